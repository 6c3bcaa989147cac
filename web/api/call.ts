import type { Api, ApiInput, ApiResponse } from '#contract/api.ts';
import { ROUTES } from '#contract/routes.ts';
import { ApiError } from './api-error.ts';
import { viewerTokenHeader } from './viewer-token.ts';

export { ApiError, errorText, sentenceOf } from './api-error.ts';

/** The name of a call that the site can make. */
export type CallId = keyof Api & keyof typeof ROUTES;

type Empty = Record<never, never>;
type Part<K extends string, T> = [T] extends [undefined]
  ? Empty
  : Empty extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a call takes: only the parts that its endpoint has; `{}` where it takes nothing. */
export type CallInput<R extends CallId> = Part<'params', ApiInput<R>['params']> &
  Part<'query', ApiInput<R>['query']> &
  Part<'body', ApiInput<R>['body']>;

/** The longest wait for an answer, except in calls that wait for a person. */
export const CALL_TIMEOUT_MS = 15_000;

/**
 * Makes one call of the contract, with cookies. Throws `ApiError` for every answer that is not OK,
 * for no answer, and for one that is not JSON; when `signal` ends the call, its reason is thrown.
 */
export async function call<R extends CallId>(
  route: R,
  input: CallInput<R>,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<ApiResponse<R>> {
  const parts: LooseInput = input;
  const { timeoutMs = CALL_TIMEOUT_MS } = options;
  const deadline = withDeadline(options.signal, timeoutMs);
  try {
    const { method } = ROUTES[route];
    const response = await fetch(urlOf(route, parts), {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(await viewerTokenHeader(method)),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: parts.body === undefined ? null : JSON.stringify(parts.body),
      signal: deadline.signal,
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return parseAnswer(response.status, text) as ApiResponse<R>; // The contract's parse boundary.
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (options.signal?.aborted) throw error;
    throw new ApiError(
      0,
      deadline.passed()
        ? `The server did not answer within ${timeoutMs / 1000} seconds`
        : 'No connection to the server',
    );
  } finally {
    deadline.clear();
  }
}

type LooseInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
};

/** The URL of a call: params filled into the path, the query in the given order. */
export function urlOf(route: keyof typeof ROUTES, input: LooseInput): string {
  const path = ROUTES[route].path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new RangeError(`${route} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

function parseAnswer(status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(status, 'The server sent an unexpected answer');
  }
}

/** One signal for "the caller gave up" and "too slow"; `AbortSignal.any` is too new for some phones. */
function withDeadline(outer: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(outer?.reason);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutMs);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    passed: () => late,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', giveUp);
    },
  };
}
