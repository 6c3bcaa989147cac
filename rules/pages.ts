/**
 * The most rows in a response whose specified form has no pages or total. When it is full, more may follow: `page` gets them, if
 * the call takes it, and the screens say so.
 */
export const MAX_LISTED = 500;

/** The most bans listed in a member's history, newest first. */
export const MAX_BANS_LISTED = 100;

/** The number of pages of `limit` entries (1 or more) for `total` entries; 0 for none. */
export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}
