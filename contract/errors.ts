/**
 * The named errors of the contract with their HTTP status. Decision 28: an error answer is
 * `{ "error": "<text>" }`; `code` beside it is the name below, for programs.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  not_signed_in: 401,
  bad_gateway_token: 401,
  bad_metrics_token: 401,
  invalid_sign_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  week_not_over: 409,
  earlier_week_open: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  not_built: 501,
  unavailable: 503,
  gateway_not_configured: 503,
  bot_not_configured: 503,
  payments_not_configured: 503,
} as const;

/** The name of an expected failure. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error answer (decision 28). */
export type ErrorBody = { error: string; code?: ErrorCode };

/**
 * An expected failure: its message reaches the caller as it is, with the status of its code.
 * Anything else that is thrown becomes a 500 with a generic text.
 */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'AppError';
    this.code = code;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
