import { AppError } from '#contract/errors.ts';

/**
 * Cursors of lists: the place of the last row that was given, written so that nobody takes it for something to make up.
 * It opens nothing: every page asks again whose rows they are, so that a forged one only begins somewhere else.
 */

/** @param place of the last row; without `|` in its parts */
export function cursorOf(kind: string, place: readonly string[]): string {
  return Buffer.from([kind, ...place].join('|')).toString('base64url');
}

/**
 * The place in a cursor. Throws `bad_request` for everything that {@link cursorOf} does not write of this kind.
 *
 * @param forms what each part has to look like, as a whole
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

/** The rows of a page, of which one more than `limit` was asked for, and the cursor behind them. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorAfter(last) : null };
}
