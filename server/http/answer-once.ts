import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import { beginOnce, endOnce, releaseOnce } from '#server/services/keys/idempotency.ts';

/** Does a call's work, or returns the answer that the same call got before. */
export type AnswerOnce = (
  call: { request: FastifyRequest; reply: FastifyReply; caller: KeyCaller },
  work: (idempotencyId: string) => Promise<unknown>,
) => Promise<unknown>;

/** Visible ASCII. Node joins repeated headers with a space, which this refuses. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs each POST with an API key once: repeated with the same `Idempotency-Key` and body, it gets the first answer (header
 * `Idempotent-Replayed`) for 24 hours. Refusals by the work itself count as answers; our own failures and limits do not, so the
 * call can be retried.
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
        // If even this fails, the lease expires.
        const released = releaseOnce(db, id, now()).catch(() => {});
        // Do not make the caller wait a second time for a database that does not respond.
        if (!(error instanceof DatabaseOutage)) await released;
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
      'Send an Idempotency-Key of 1 to 255 characters without spaces, the same for every retry of a call.',
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
  // Only this file writes these rows, above.
  const { code, message } = kept as { code: ErrorCode; message: string };
  throw new AppError(code, message);
}
