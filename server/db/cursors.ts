import { AppError } from '#contract/errors.ts';

/**
 * List cursors: the position of the last returned row, encoded so that clients do not construct their own. A cursor grants
 * nothing: every page checks the owner of its rows again, so a forged cursor only begins somewhere else.
 */

/** @param place the position of the last row; its parts contain no `|` */
export function cursorOf(kind: string, place: readonly string[]): string {
  return Buffer.from([kind, ...place].join('|')).toString('base64url');
}

/**
 * The position in a cursor. Throws `bad_request` for any text that {@link cursorOf} would not write for this list.
 *
 * @param forms a pattern for each part, which must match completely
 */
export function placeOf(kind: string, cursor: string, forms: readonly RegExp[]): string[] {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [given, ...place] = text.split('|');
  const isOurs =
    given === kind &&
    place.length === forms.length &&
    forms.every((form, index) => form.test(place[index] ?? '')) &&
    // Refuses another spelling of the same bytes.
    cursorOf(kind, place) === cursor;
  if (!isOurs) throw new AppError('bad_request', 'This cursor belongs to another list.');
  return place;
}

/** The rows of a page, read with one more than `limit`, and the cursor after them. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorAfter(last) : null };
}
