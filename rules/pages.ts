/**
 * Most rows in an answer whose specified form has no pages or total. A full one may have more after it: `page` gets them,
 * where the call takes it, and the screens say so.
 */
export const MAX_LISTED = 500;

/** Most bans in a member's history of them, the latest. */
export const MAX_BANS_LISTED = 100;

/** How many pages of `limit` entries (1 or more) `total` entries fill; 0 for none. */
export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}
