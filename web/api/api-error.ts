/**
 * The one error of calls. `status` is the HTTP status, or 0 when no answer came (no connection, or
 * too slow). The message is `{status}: {body text or status text}` (public document, section 7).
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

/** The text to show for a failure: the server's own sentence if it sent one. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error.bodyText) ?? error.message;
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong';
}

/** The `error` of an answer `{ "error": "…" }`; undefined for any other text. */
export function sentenceOf(bodyText: string): string | undefined {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
    return typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
  } catch {
    return undefined;
  }
}
