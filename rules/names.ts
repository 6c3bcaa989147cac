/** Members' names: how they are cleaned, shown and searched (docs/spec/board.md#6-names, docs/spec/board.md#4-search). */

/** A member's names as stored; absent, null, empty and blank all mean "none". */
export interface MemberNames {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Without the leading `@`. */
  readonly username?: string | null | undefined;
}

/** A name as a leaderboard entry carries it. */
export interface BoardName {
  readonly displayName: string;
  /** The kind of `displayName`: `username` is bare, and the site puts the `@` before it. */
  readonly displayType: 'firstName' | 'username' | 'other';
}

const ANONYMOUS = 'Anonymous User';
const NAME_MAX_CODE_POINTS = 64;

/** A creator's name: first plus last name if there is a first; else `@username`; else 'Anonymous User'. */
export function displayNameFor(names: MemberNames): string {
  const { displayName, displayType } = boardName(names);
  return displayType === 'username' ? `@${displayName}` : displayName;
}

/** The same; null instead of 'Anonymous User', for texts in other languages. */
export function knownName(names: MemberNames): string | null {
  return boardName(names).displayType === 'other' ? null : displayNameFor(names);
}

/** A leaderboard name: first name [plus last]; else the bare username; else 'Anonymous User'. */
export function boardName(names: MemberNames): BoardName {
  const first = names.firstName?.trim();
  const last = names.lastName?.trim();
  const username = names.username?.trim();
  if (first) return { displayName: last ? `${first} ${last}` : first, displayType: 'firstName' };
  if (username) return { displayName: username, displayType: 'username' };
  return { displayName: ANONYMOUS, displayType: 'other' };
}

// Bidirectional and zero-width marks reorder or hide the text around a name; the Hangul fillers and the blank Braille pattern
// make names that look empty. Lone surrogates and NUL cannot be stored as UTF-8 text. White-space controls are left out: they
// become a space.
const STRIPPED =
  /(?![\t\n\v\f\r])[\p{Control}\p{Surrogate}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u3164\uffa0\u2800]/gu;

/** Removes characters that hide or reorder text or cannot be stored; line breaks and tabs stay. */
export function withoutHidden(text: string): string {
  return text.replace(STRIPPED, '');
}

/**
 * Cleans a name from outside: strips control, bidirectional, zero-width and blank-looking characters and lone surrogates, turns
 * each run of white space into one space, trims, normalises to NFC and cuts after 64 code points. Idempotent.
 *
 * @param text anything
 * @returns 0 to 64 code points, well-formed
 */
export function cleanName(text: string): string {
  return [...cleanLine(text)].slice(0, NAME_MAX_CODE_POINTS).join('').trimEnd();
}

/** The same without the cut, for names that are refused when too long. */
export function cleanLine(text: string): string {
  // Strip before NFC: a hidden mark between a letter and its accent would keep them apart.
  return text.replace(STRIPPED, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

// Marks that join letters or emoji are kept: some languages and many emoji need them.
const UNSEEN_MARKS =
  /(?![\t\n\r])[\p{Control}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Cleans a title or a description from outside: strips control characters, marks that change the direction of the text around
 * them, and lone surrogates; trims and normalises to NFC. Line breaks stay.
 */
export function cleanText(text: string): string {
  return text.replace(UNSEEN_MARKS, '').normalize('NFC').trim();
}

/** Replaces U+0000 and lone surrogates, which a database cannot store, by U+FFFD. */
export function storableText(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
}

/**
 * Folds a text for case-insensitive substring search: NFKC and lower case, independent of locale, so that server and site agree.
 * Apply it to both the name and the search term. Idempotent. `%`, `_` and `\` are not changed (escape them in a LIKE).
 */
export function foldForSearch(text: string): string {
  // ASCII, as most names are, changes only its case in the steps below.
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  // The form of the Greek sigma depends on the next letter, which a substring does not know. Lower case can leave composed forms
  // apart, hence NFKC again.
  return text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** Returns whether the text has the form of a Telegram username: 3 to 32 of A-Z, a-z, 0-9 and `_`, without `@`. */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_]{3,32}$/.test(text);
}
