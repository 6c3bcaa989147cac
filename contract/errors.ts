import { type Messages, messagesIn } from '#rules/messages/messages.ts';

/**
 * The named errors of the contract with their HTTP status. An error response is `{ "error": "<text>" }`; its `code`, for
 * programs, is the name below (docs/spec/site.md#9-error-answers).
 */
export const ERROR_STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  bad_gateway_token: 401,
  bad_metrics_token: 401,
  invalid_sign_in: 401,
  bad_key: 401,
  subscription_required: 402,
  forbidden: 403,
  sign_in_again: 403,
  signed_in_by_link: 403,
  missing_permission: 403,
  no_consent: 403,
  sandbox_only: 403,
  not_found: 404,
  conflict: 409,
  already_sent: 409,
  week_not_over: 409,
  earlier_week_open: 409,
  idempotency_in_use: 409,
  idempotency_mismatch: 422,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  quota_exceeded: 429,
  internal: 500,
  unavailable: 503,
  not_sent: 503,
  gateway_not_configured: 503,
  bot_not_configured: 503,
  chain_not_configured: 503,
  payments_not_configured: 503,
} as const;

/** The code of an expected failure. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. */
export type ErrorBody = {
  error: string;
  code?: ErrorCode;
  /** `error` in the language that the request accepts best, if the catalogue has it and it is not English. */
  translation?: string;
  /** For forms: the problem of each field. */
  fields?: { [field: string]: string };
  /** `fields` in the language of `translation`, as far as they differ. */
  translatedFields?: { [field: string]: string };
};

/**
 * The same on calls with access `key`, as `application/problem+json` (RFC 9457). `code` identifies the problem, so `type` stays
 * `about:blank` and `title` is the status in words.
 */
export type ProblemBody = {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
};

const ENGLISH = messagesIn('en');

/** The text of a failure: in English alone, or in the languages of the catalogue, for those that members meet. */
export type ErrorText = string | ((m: Messages) => string);

/** For forms: the problem of each field. */
export type FieldTexts = { readonly [field: string]: ErrorText };

/**
 * An expected failure: its message reaches the caller unchanged, with the status of its code. Anything else that is thrown
 * becomes a 500 with a generic message.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The time after which to retry, if known; becomes `Retry-After`. */
  readonly retryAfterSeconds: number | null;
  /** For forms: the problem of each field. */
  readonly fields: FieldTexts | null;
  readonly #text: ErrorText;

  constructor(
    code: ErrorCode,
    text: ErrorText,
    rest: { retryAfterSeconds?: number; fields?: FieldTexts } = {},
  ) {
    super(typeof text === 'string' ? text : text(ENGLISH));
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = rest.retryAfterSeconds ?? null;
    this.fields = rest.fields ?? null;
    this.#text = text;
  }

  /** The message in a language of the catalogue; English if it has none in others. */
  messageIn(m: Messages): string {
    return typeof this.#text === 'string' ? this.#text : this.#text(m);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
