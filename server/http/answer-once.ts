import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { beginOnce, endOnce, releaseOnce } from '#server/services/idempotency.ts';
import type { KeyCaller } from '#server/services/key-caller.ts';

/** Does a call's work, or gives the answer that the same call got before. */
export type AnswerOnce = (
  call: { request: FastifyRequest; reply: FastifyReply; caller: KeyCaller },
  work: (idempotencyId: string) => Promise<unknown>,
) => Promise<unknown>;

/** Visible ASCII. Node puts repeated headers together with a space, which is none. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Answers each call with an API key that changes something once: sent again with the same `Idempotency-Key` and
 * body it gets the first answer (header `Idempotent-Replayed`), for 24 hours. Refusals by the work itself are
 * answers too; failures of ours and limits are not kept, so that the call can be tried again.
 */
export function createAnswerOnce(deps: { db: Db; now: () => number }): AnswerOnce {
  const { db, now } = deps;
  return async ({ request, reply, caller }, work) => {
    const { id, answer } = await beginOnce(db, {
      memberId: caller.ownerId,
      appId: caller.app?.id ?? null,
      key: requireIdempotencyKey(request),
      requestHash: hashOf(request),
      nowMs: now(),
    });
    if (answer) {
      reply.header('idempotent-replayed', 'true');
      return replay(answer);
    }
    try {
      const result = await work(id);
      await endOnce(db, id, { status: 200, response: JSON.stringify(result) });
      return result;
    } catch (error) {
      if (error instanceof AppError && isKept(error)) {
        const { code, message } = error;
        await endOnce(db, id, {
          status: error.status,
          response: JSON.stringify({ code, message }),
        });
      } else {
        // Where even this fails, the lease ends by itself.
        await releaseOnce(db, id, now()).catch(() => {});
      }
      throw error;
    }
  };
}

function isKept({ status, code }: AppError): boolean {
  return status < 500 && status !== ERROR_STATUS.too_many_requests && code !== 'idempotency_in_use';
}

function requireIdempotencyKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError(
      'bad_request',
      'Send an Idempotency-Key of 1 to 255 characters without spaces: the same for each try of one call.',
    );
  }
  return key;
}

function hashOf({ method, url, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest();
}

function replay({ status, response }: { status: number; response: string }): unknown {
  const kept: unknown = JSON.parse(response);
  if (status === 200) return kept;
  // Written by this file alone, above.
  const { code, message } = kept as { code: ErrorCode; message: string };
  throw new AppError(code, message);
}
