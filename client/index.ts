import { OPERATIONS, type Operations } from './operations.ts';
import type { CallOptions, ClientOptions } from './options.ts';

export type * from './operations.ts';
export type { CallOptions, ClientOptions } from './options.ts';
export { verifyWebhook, type WebhookMessage } from './webhooks.ts';

/** Thrown for a call that was refused or did not get through (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** The API's error code, such as `no_consent`; null if the response was not an API error. */
  readonly code: string | null;
  /** For forms: the problem of each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before retrying; null if the server does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    message: string,
    rest: {
      code?: string | null;
      fields?: Readonly<Record<string, string>>;
      retryAfterSeconds?: number | null;
    } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = rest.code ?? null;
    this.fields = rest.fields ?? {};
    this.retryAfterSeconds = rest.retryAfterSeconds ?? null;
  }
}

/** Every call of the API, by name. */
export type Client = {
  readonly [Id in keyof Operations]: Operations[Id];
};

type Input = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
};

const RETRIES = 2;
const TIMEOUT_MS = 30_000;
const BODYLESS: readonly string[] = ['GET', 'DELETE'];
const FIRST_PAUSE_MS = 500;
/** In ms. If the server asks for a longer pause, the client does not retry: the caller knows better what to do. */
const LONGEST_PAUSE_MS = 30_000;

/** A client for one server. It holds no state beyond its options. */
export function createClient(options: ClientOptions): Client {
  const calls = Object.keys(OPERATIONS).map((id) => [
    id,
    (input: Input = {}, rest: CallOptions = {}) =>
      send(options, OPERATIONS[id as keyof Operations], input, rest), // A key of the same table.
  ]);
  // The table and the types are generated from the same document.
  return Object.fromEntries(calls) as Client;
}

/**
 * Iterates over every item of a list; each page is fetched when it is needed.
 *
 * @example for await (const transaction of listAll((query) => client.getV1Transactions({ query }))) …
 */
export async function* listAll<Item>(
  readPage: (query: { cursor?: string }) => Promise<{ data: Item[]; nextCursor: string | null }>,
): AsyncGenerator<Item, void, undefined> {
  let cursor: string | null = null;
  do {
    const page: { data: Item[]; nextCursor: string | null } = await readPage(
      cursor === null ? {} : { cursor },
    );
    yield* page.data;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

type Operation = (typeof OPERATIONS)[keyof Operations];

async function send(
  options: ClientOptions,
  operation: Operation,
  input: Input,
  rest: CallOptions,
): Promise<unknown> {
  const url = addressOf(options.baseUrl, operation.path, input);
  const isRead = operation.method === 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  const takesBody = !BODYLESS.includes(operation.method);
  if (takesBody) headers['content-type'] = 'application/json';
  if (operation.auth === 'key') headers.authorization = `Bearer ${requireKey(options)}`;
  if (!isRead) headers['idempotency-key'] = rest.idempotencyKey ?? crypto.randomUUID();
  const request = {
    method: operation.method,
    headers,
    ...(takesBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
  };
  for (let tried = 0; ; tried += 1) {
    try {
      return await sendOnce(options, url, request, rest.signal);
    } catch (error) {
      const pauseMs = pauseAfter(error, tried, options.retries ?? RETRIES);
      if (pauseMs === null || rest.signal?.aborted) throw error;
      await pause(pauseMs, rest.signal);
    }
  }
}

async function sendOnce(
  options: ClientOptions,
  url: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  signal?.throwIfAborted();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs ?? TIMEOUT_MS);
  const cancel = () => deadline.abort();
  signal?.addEventListener('abort', cancel);
  try {
    const { fetch = globalThis.fetch } = options;
    const response = await fetch(url, { ...request, redirect: 'error', signal: deadline.signal });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    throw errorOf(response, text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    signal?.throwIfAborted();
    throw new ApiError(0, deadline.signal.aborted ? 'No answer in time' : 'No connection');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function addressOf(baseUrl: string, path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name];
    // An empty value or dots would change the path.
    if (!value || /^\.+$/.test(value)) throw new TypeError(`${name} is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return baseUrl.replace(/\/+$/, '') + filled + (text === '' ? '' : `?${text}`);
}

function requireKey({ apiKey }: ClientOptions): string {
  if (!apiKey) throw new TypeError('This call needs an apiKey.');
  return apiKey;
}

/** Reads both error formats: problem details (RFC 9457) and `{ error, code, fields }`. */
function errorOf(response: Response, text: string): ApiError {
  const body = parse(text);
  const message = stringIn(body, 'detail') ?? stringIn(body, 'error') ?? response.statusText;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(response.status, message || `Status ${response.status}`, {
    code: stringIn(body, 'code'),
    fields: isRecord(body.fields)
      ? Object.fromEntries(
          Object.entries(body.fields).filter(
            (each): each is [string, string] => typeof each[1] === 'string',
          ),
        )
      : {},
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringIn(body: Record<string, unknown>, name: string): string | null {
  const value = body[name];
  return typeof value === 'string' ? value : null;
}

/** How long to wait before the next try, in ms; null: do not retry. */
function pauseAfter(error: unknown, tried: number, retries: number): number | null {
  if (!(error instanceof ApiError) || tried >= retries) return null;
  const mayPass = [0, 429, 502, 503, 504].includes(error.status);
  if (!mayPass || error.code === 'quota_exceeded') return null;
  const ownMs = FIRST_PAUSE_MS * 2 ** tried * (0.5 + Math.random() / 2);
  const pauseMs = error.retryAfterSeconds === null ? ownMs : error.retryAfterSeconds * 1000;
  return pauseMs > LONGEST_PAUSE_MS ? null : pauseMs;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}
