/**
 * A time in milliseconds as ISO 8601 in UTC: for responses, and for SQL as `${isoTime(nowMs)}::timestamptz`. Throws a RangeError
 * for an invalid time.
 */
export function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** The same for a time that may be unknown; null if it is. */
export function isoTimeOrNull(atMs: number | null | undefined): string | null {
  return atMs == null ? null : isoTime(atMs);
}
