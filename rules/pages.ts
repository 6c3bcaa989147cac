/** How many pages of `limit` entries (1 or more) `total` entries fill; 0 for none. */
export function countPages(total: number, limit: number): number {
  return Math.ceil(total / limit);
}
