import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { m } from '#web/messages.ts';

/**
 * The error that all failed calls throw. `status` is the HTTP status, or 0 if there was no response (no connection, or too slow).
 * The message is `{status}: {body text or status text}` (docs/spec/site.md#8-calls-by-the-browser).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly bodyText: string;
  readonly statusText: string;

  constructor(status: number, bodyText: string, statusText = '') {
    const text = bodyText || statusText;
    super(status === 0 ? text : `${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.bodyText = bodyText;
    this.statusText = statusText;
  }
}

/** The text to show for a failure: the server's own sentence if there is one, never a proxy's page. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return spokenText(error) ?? answeredText(error.status);
  return error instanceof Error && error.message !== '' ? error.message : m.api_went_wrong();
}

/** The reason why a read failed, as a sentence: not signed in, refused, or no response. */
export function loadFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return m.api_not_signed_in();
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const reason = errorText(error);
  return asSentence(isRefused ? m.api_refused({ reason }) : reason);
}

/** `Failed to …: the server's message`; only `Failed to …` if the server sent none. */
export function failureText(what: string, error: unknown): string {
  const said = error instanceof ApiError ? spokenText(error) : errorText(error);
  return said === undefined ? what : `${what}: ${said}`;
}

/** The text ending in one full stop, so that another sentence can follow. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The server's message, or our own if there was no response; undefined for any other text. */
function spokenText(error: ApiError): string | undefined {
  if (error.status === 0) return error.message;
  return stringIn(error.bodyText, 'translation') ?? sentenceOf(error.bodyText);
}

function answeredText(status: number): string {
  return status < 400 ? m.api_unexpected() : m.api_status({ status: String(status) });
}

/** The `error` of a response `{ "error": "…" }`, in English; undefined for any other text. */
export function sentenceOf(bodyText: string): string | undefined {
  return stringIn(bodyText, 'error');
}

function stringIn(bodyText: string, name: 'error' | 'translation'): string | undefined {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(bodyText);
    const text: unknown = body?.[name];
    return typeof text === 'string' && text !== '' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The server's message for each field of a form, in the language of the page if it has it; none for any other failure. */
export function fieldProblems(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map([
    ...textsIn(error.bodyText, 'fields'),
    ...textsIn(error.bodyText, 'translatedFields'),
  ]);
}

function textsIn(bodyText: string, name: 'fields' | 'translatedFields'): [string, string][] {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(bodyText);
    const texts: unknown = body?.[name];
    if (typeof texts !== 'object' || texts === null) return [];
    return Object.entries(texts).flatMap(([field, text]) =>
      typeof text === 'string' ? [[field, text]] : [],
    );
  } catch {
    return [];
  }
}

/** The error code of a failed response; undefined for any other failure. */
export function errorCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    // The server's own error body, typed by the contract; anything else has no code.
    return (JSON.parse(error.bodyText) as Partial<ErrorBody> | null)?.code;
  } catch {
    return undefined;
  }
}
