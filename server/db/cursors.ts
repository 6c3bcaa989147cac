import { AppError } from '#contract/errors.ts';

/**
 * List cursors: the place of the last row returned, encoded so that clients do not construct their own. A cursor grants
 * nothing: every page checks again whose rows they are, so a forged one only begins somewhere else.
 */

/** @param place of the last row; its parts contain no `|` */
export function cursorOf(kind: string, place: readonly string[]): string {
  return Buffer.from([kind, ...place].join('|')).toString('base64url');
}

/**
 * The place in a cursor. Throws `bad_request` for anything that {@link cursorOf} would not write for this list.
 *
 * @param forms what each whole part must match
 */
export function placeOf(kind: string, cursor: string, forms: readonly RegExp[]): string[] {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [given, ...place] = text.split('|');
  const isOurs =
    given === kind &&
    place.length === forms.length &&
    forms.every((form, index) => form.test(place[index] ?? '')) &&
    // Another spelling of the same bytes.
    cursorOf(kind, place) === cursor;
  if (!isOurs) throw new AppError('bad_request', 'This cursor is none of this list.');
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
