// The addresses of pages about one thing; beside `paths.ts`, because the landing page loads that and needs none of these.

/** The address of an invoice's page. */
export function invoicePath(id: string): string {
  return `/developers/subscription/invoices/${id}`;
}

/** The address of a closed week's page; `week` is the date of its Sunday. */
export function weekPath(week: string): string {
  return `/weeks/${week}`;
}

/** The address of a treasure hunt's page. */
export function huntPath(id: string): string {
  return `/hunts/${id}`;
}

/** The hidden link of a clue; its secret follows behind a `#`. */
export const HUNT_FOUND = huntPath('found');

/** The address of a creator's page. */
export function creatorPath(username: string): string {
  return `/creator/${encodeURIComponent(username)}`;
}

/** The address of a member's page, by the member number. */
export function memberPath(number: string): string {
  return `/members/${number}`;
}

/** The address of a week's page that shows a member's share to chats (docs/spec/site.md#21-posters). */
export function sharePath(week: string, number: string): string {
  return weekPath(week) + memberPath(number);
}

/** The address of the picture that the server draws for the page at this path (docs/spec/site.md#21-posters). */
export function posterPath(path: string): string {
  return `/posters${path}.png`;
}
