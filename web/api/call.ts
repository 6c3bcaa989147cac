import type { Api, ApiInput, ApiResponse } from '#contract/api.ts';
import { SITE_ROUTES } from '#contract/site-routes.ts';
import { language, m } from '#web/messages.ts';
import { ApiError, errorCode } from './api-error.ts';
import { askForOwnSignIn } from './own-sign-in.ts';
import { viewerTokenHeader } from './viewer-token.ts';

export { ApiError, errorText, sentenceOf } from './api-error.ts';

/** The name of a call that the site can make. */
export type CallId = keyof Api & keyof typeof SITE_ROUTES;

type Empty = Record<never, never>;
type Part<K extends string, T> = [T] extends [undefined]
  ? Empty
  : Empty extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** The input of a call: only the parts that its endpoint has; `{}` if there are none. */
export type CallInput<R extends CallId> = Part<'params', ApiInput<R>['params']> &
  Part<'query', ApiInput<R>['query']> &
  Part<'body', ApiInput<R>['body']>;

/** The longest wait for a response, in ms, except in calls that wait for a person. */
export const CALL_TIMEOUT_MS = 15_000;

/**
 * Makes one call of the contract, with cookies. Throws `ApiError` for every response that is not OK, for no response, and for one
 * that is not JSON; when `signal` aborts the call, its reason is thrown. A call that requires the member's own sign-in asks for
 * it, and is then made once more.
 */
export async function call<R extends CallId>(
  route: R,
  input: CallInput<R>,
  options: SendOptions = {},
): Promise<ApiResponse<R>> {
  const parts: LooseInput = input;
  const { method } = SITE_ROUTES[route];
  const once = () => send(method, urlOf(route, parts), parts.body, options);
  const answer = await once().catch(async (error: unknown) => {
    if (errorCode(error) !== 'signed_in_by_link' || !(await askForOwnSignIn())) throw error;
    return once();
  });
  return answer as ApiResponse<R>; // The contract's parse boundary.
}

type SendOptions = { signal?: AbortSignal; timeoutMs?: number };

/** The same for a call that is not in the contract's table; the response is not checked. */
export async function send(
  method: string,
  url: string,
  body: unknown,
  options: SendOptions = {},
): Promise<unknown> {
  const { timeoutMs = CALL_TIMEOUT_MS } = options;
  const deadline = withDeadline(options.signal, timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        // Errors are then also in the language of the page, which may not be the browser's.
        'accept-language': language,
        ...(await viewerTokenHeader(method)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: deadline.signal,
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return parseAnswer(response.status, text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (options.signal?.aborted) throw error;
    throw new ApiError(
      0,
      deadline.passed()
        ? m.api_too_slow({ seconds: String(timeoutMs / 1000) })
        : m.api_no_connection(),
    );
  } finally {
    deadline.clear();
  }
}

export type LooseInput = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
};

/** The URL of a call: params filled into the path, the query in the given order. */
export function urlOf(route: keyof typeof SITE_ROUTES, input: LooseInput): string {
  return addressOf(SITE_ROUTES[route].path, input);
}

/** The same for a path that is not in the contract's table. */
export function addressOf(template: string, input: LooseInput): string {
  const path = template.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new RangeError(`${template} needs the parameter ${name}`);
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
    throw new ApiError(status, m.api_unexpected());
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
