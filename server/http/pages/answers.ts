import type { FastifyInstance } from 'fastify';
import type { FirstViewCall } from '#contract/first-view.ts';
import { ROUTES } from '#contract/routes.ts';
import { within } from '#server/db/time-limits.ts';
import { OWN_CALL } from '../request-log.ts';
import type { Answered } from './page-cache.ts';

/**
 * The answer to a call of a page; or the settings that it shows (`ShownSettings`), which stand among the answers so that a change
 * of them renders the page again.
 */
export type Answer = Answered & { call: FirstViewCall | 'settings' };

/** Makes a page's calls through the server's own routes, so that the page gets the same answers as a browser. */
export function answerAll(
  app: FastifyInstance,
  calls: FirstViewCall[],
  byMs: number,
): Promise<Answer[]> {
  return Promise.all(
    calls.map(async (call) => {
      const asked = () => app.inject({ method: 'GET', url: urlOf(call), headers: OWN_CALL });
      const response = await inTime(byMs, asked).catch(() => null);
      return { call, status: response?.statusCode ?? 0, text: response?.payload ?? '' };
    }),
  );
}

/** Returns the work's answer; throws `TooSlowError` at the time `byMs` of `performance.now()`. */
export function inTime<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  return within(Math.max(0, byMs - performance.now()), work);
}

function urlOf(call: FirstViewCall): string {
  const path = ROUTES[call.route].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(call.query).toString();
  return query ? `${path}?${query}` : path;
}
