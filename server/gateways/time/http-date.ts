import { tracedCall } from '#server/trace/trace.ts';
import type { TimeSource } from './time-source.ts';

const TIMEOUT_MS = 5_000;
/** The header has whole seconds, and the answer takes a while to arrive. */
const OFF_BY_MS = 60_000;

/** Reads the time from the `Date` header of a web server. Only its front page is fetched; no token is sent. */
export function createHttpTimeSource({ name, url }: { name: string; url: string }): TimeSource {
  return {
    name,
    offByMs: OFF_BY_MS,
    async readMs() {
      const response = await tracedCall('HEAD', url, () =>
        fetch(url, {
          method: 'HEAD',
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      const ms = Date.parse(response.headers.get('date') ?? '');
      if (Number.isNaN(ms)) throw new Error(`${name} gave no time`);
      return ms;
    },
  };
}
