import { type BoardName, boardName, displayNameFor } from '#rules/names.ts';

/** The names in a row that joins `members`. */
export type NameFields = {
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/** A member's display name: first and last name, otherwise `@username`, otherwise 'Anonymous User'. */
export function nameOf(row: NameFields): string {
  return displayNameFor(namesIn(row));
}

/** The kind of that name. */
export function nameTypeOf(row: NameFields): BoardName['displayType'] {
  return boardName(namesIn(row)).displayType;
}

function namesIn(row: NameFields) {
  return { firstName: row.first_name, lastName: row.last_name, username: row.username };
}
