const DAY_MS = 86_400_000;

/** The first day on which a ban can end, in the format of a date field: tomorrow, UTC. */
export function earliestExpiry(nowMs: number): string {
  return new Date(nowMs + DAY_MS).toISOString().slice(0, 10);
}

/**
 * The end of a ban with this date: the start of that UTC day.
 *
 * @param date `YYYY-MM-DD`, or empty for a ban that lasts until it is lifted
 * @returns null for an empty date, `past` for a day that has begun or is not a date
 */
export function expiryOf(date: string, nowMs: number): string | null | 'past' {
  if (date === '') return null;
  const atMs = Date.parse(`${date}T00:00:00Z`);
  return atMs > nowMs ? new Date(atMs).toISOString() : 'past';
}
