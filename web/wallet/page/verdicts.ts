import type { ERROR_STATUS, ErrorCode } from '#contract/errors.ts';

/**
 * The meaning of an error response for the signed bytes that were sent with the call.
 *
 * - `refused`: exactly these bytes were checked, and neither stored nor sent.
 * - `made_before`: they are stored as an earlier payment.
 * - `not_taken`: this call neither stored nor sent them; it says nothing about another call with the same bytes.
 * - `unknown`: they may have been stored or sent.
 */
export type Verdict = 'refused' | 'made_before' | 'not_taken' | 'unknown';

/**
 * Every error of the contract with its status; the compiler checks this table against the contract. A response counts as a
 * verdict only if the payment service itself gives it before it stores anything, or if the same call would get it each time. Any
 * other response may follow an earlier copy of the call: browsers and proxies repeat calls that were cut off, and the server also
 * responds `unavailable` when its database fails after the bytes were stored.
 */
const ANSWERS: {
  readonly [C in ErrorCode]: { status: (typeof ERROR_STATUS)[C]; verdict: Verdict };
} = {
  bad_request: { status: 400, verdict: 'refused' },
  conflict: { status: 409, verdict: 'refused' },
  already_sent: { status: 409, verdict: 'made_before' },
  not_found: { status: 404, verdict: 'not_taken' },
  too_large: { status: 413, verdict: 'not_taken' },
  unsupported_media_type: { status: 415, verdict: 'not_taken' },
  quota_exceeded: { status: 429, verdict: 'not_taken' },
  not_sent: { status: 503, verdict: 'not_taken' },

  not_signed_in: { status: 401, verdict: 'unknown' },
  bad_gateway_token: { status: 401, verdict: 'unknown' },
  bad_metrics_token: { status: 401, verdict: 'unknown' },
  invalid_sign_in: { status: 401, verdict: 'unknown' },
  bad_key: { status: 401, verdict: 'unknown' },
  subscription_required: { status: 402, verdict: 'unknown' },
  forbidden: { status: 403, verdict: 'unknown' },
  sign_in_again: { status: 403, verdict: 'unknown' },
  signed_in_by_link: { status: 403, verdict: 'unknown' },
  missing_permission: { status: 403, verdict: 'unknown' },
  no_consent: { status: 403, verdict: 'unknown' },
  sandbox_only: { status: 403, verdict: 'unknown' },
  week_not_over: { status: 409, verdict: 'unknown' },
  earlier_week_open: { status: 409, verdict: 'unknown' },
  idempotency_in_use: { status: 409, verdict: 'unknown' },
  idempotency_mismatch: { status: 422, verdict: 'unknown' },
  too_many_requests: { status: 429, verdict: 'unknown' },
  internal: { status: 500, verdict: 'unknown' },
  unavailable: { status: 503, verdict: 'unknown' },
  gateway_not_configured: { status: 503, verdict: 'unknown' },
  bot_not_configured: { status: 503, verdict: 'unknown' },
  chain_not_configured: { status: 503, verdict: 'unknown' },
  payments_not_configured: { status: 503, verdict: 'unknown' },
};

/** The code and the text of an error response; null unless it is one of ours: our code with its own status, as JSON. */
export function readFailure(
  status: number,
  body: unknown,
): { code: ErrorCode; message: string } | null {
  if (typeof body !== 'object' || body === null) return null;
  const { code, error, translation } = body as Readonly<Record<string, unknown>>;
  if (typeof code !== 'string' || typeof error !== 'string') return null;
  if (!isCode(code) || ANSWERS[code].status !== status) return null;
  return { code, message: typeof translation === 'string' ? translation : error };
}

/** The verdict of a failed call on its payment; `code` is null if the response was not ours, or there was none. */
export function verdictOf(code: ErrorCode | null): Verdict {
  return code === null ? 'unknown' : ANSWERS[code].verdict;
}

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(ANSWERS, text);
}
