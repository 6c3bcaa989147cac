import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { AppError } from '#contract/errors.ts';
import type { Secrets } from '#server/db/secrets.ts';
import {
  type Arrival,
  answerProof,
  NONCE_BYTES,
  PROOF_BYTES,
  REACHED_PATH,
} from '#server/services/operations/reached.ts';

const hex = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${2 * bytes}}$` });
const Query = Type.Object(
  { nonce: hex(NONCE_BYTES), proof: hex(PROOF_BYTES) },
  { additionalProperties: false },
);

/** Answers only the operator's own tools (`quarterdeck doctor`). Not in the contract: for others the address does not exist. */
export function addReached(app: FastifyInstance, { secrets }: { secrets: Secrets }): void {
  app.get(REACHED_PATH, async (request, reply) => {
    const { query, headers, socket, ip } = request;
    const proof = Value.Check(Query, query) ? answerProof(secrets, query) : null;
    if (proof === null) throw new AppError('not_found', 'There is nothing here.');
    const forwarded = headers['x-forwarded-for'];
    const arrival: Arrival = {
      peer: socket.remoteAddress ?? '',
      address: ip,
      forwardedFor: forwarded === undefined ? null : String(forwarded),
    };
    return reply.header('cache-control', 'no-store').send({ proof, ...arrival });
  });
}
