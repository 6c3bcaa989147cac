import type { FastifyInstance } from 'fastify';
import { writeVerifierKey } from '#rules/log/note.ts';
import {
  cosign,
  findCosignedNote,
  readWitnessKey,
  type WitnessDeps,
} from '#server/services/log/witness.ts';
import { sendNotFound } from '../errors.ts';

/** A checkpoint with 32 signatures and a proof of 63 hashes; those of other kinds than Ed25519 are larger. */
const BODY_LIMIT = 64 * 1024;
const TYPES = { size: 'text/x.tlog.size', text: 'text/plain; charset=utf-8' };

/**
 * Cosigns the logs of others (C2SP tlog-witness) below `/witness`. Not in the contract: the format is that of the specification.
 */
export function addWitness(app: FastifyInstance, deps: WitnessDeps): void {
  const config = { lane: 'public' } as const;
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    own.post(
      '/witness/add-checkpoint',
      { config, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const { status, text } = await cosign(deps, body);
        const type = status === 409 ? TYPES.size : TYPES.text;
        return reply.code(status).header('cache-control', 'no-store').type(type).send(text);
      },
    );
    own.get('/witness/verifier-key', { config }, async (_request, reply) =>
      reply.type(TYPES.text).send(`${writeVerifierKey(await readWitnessKey(deps))}\n`),
    );
    own.get<{ Params: { hash: string } }>(
      '/witness/:hash/checkpoint',
      { config },
      async (request, reply) => {
        const note = await findCosignedNote(deps.db, request.params.hash);
        return note === null ? sendNotFound(request, reply) : reply.type(TYPES.text).send(note);
      },
    );
  });
}
