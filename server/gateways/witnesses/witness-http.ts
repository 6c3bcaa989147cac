import { tracedCall } from '#server/trace/trace.ts';
import { readBounded } from '../bounded-body.ts';
import type { Witness } from './witness.ts';

const TIMEOUT_MS = 10_000;
/** Room for the cosignatures of several keys. */
const MAX_ANSWER_BYTES = 16 * 1024;

/**
 * Opens a witness at its address.
 *
 * @param witness.url without `/add-checkpoint`
 */
export function createWitness(
  { vkey, url }: { vkey: string; url: string },
  timeoutMs = TIMEOUT_MS,
): Witness {
  const address = `${url}/add-checkpoint`;
  return {
    vkey,
    async addCheckpoint(body) {
      const signal = AbortSignal.timeout(timeoutMs);
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'user-agent': 'quarterdeck' };
      const answer = await tracedCall('POST', address, () =>
        fetch(address, { method: 'POST', body, headers, signal, redirect: 'manual' }),
      );
      return { status: answer.status, text: await readBounded(answer, MAX_ANSWER_BYTES) };
    },
  };
}
