import type { Database } from '#server/db/connect.ts';
import type { LedgerFigures } from './figures.ts';
import type { Numbers } from './write-tables.ts';

/** The format of the lines below. A program reads its own format and earlier ones. */
export const FORMAT = 1;

/** The first line of a backup: its origin, and the migrations that its schema has had. */
export type Header = {
  kind: 'backup';
  format: number;
  /** The version of the program that read the database. */
  program: string;
  engine: Database['engine'];
  madeAt: string;
  migrations: string[];
  tables: string[];
  /** The ids of the secrets that have sealed something in it. */
  secretIds: string[];
};

/**
 * A backup is lines of JSON: the header, the secret, files, each table with its rows, the numbers, and the figures. A line that is
 * an array holds rows of the table named last.
 */
export type Line =
  | Header
  /** In hex; the first one seals. */
  | { kind: 'secret'; keys: string[] }
  /** The settings file as it is, with tokens and passwords. */
  | { kind: 'settings'; text: string }
  /** A file that the site is made from, with its content in base64. */
  | { kind: 'file'; name: string; content: string }
  | { kind: 'table'; table: string }
  /** Ends a table with the sum of its rows. */
  | { kind: 'counted'; table: string; rows: number; sum: string }
  /** Older backups have none. */
  | { kind: 'numbers'; numbers: Numbers }
  | { kind: 'figures'; figures: LedgerFigures }
  /** The last line: the number of lines before it, and the SHA-256 of all of them. */
  | { kind: 'end'; lines: number; sha256: string };

/** Returns whether a line contains rows. */
export function holdsRows(line: string): boolean {
  return line.startsWith('[');
}

/** Reads a line that contains no rows. It was written by this program, or by somebody who has the key. */
export function readLine(line: string): Line {
  return JSON.parse(line);
}

/** Splits text into lines at LF only, since JSON may contain any other line end. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let open: string[] = [];
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      yield open.join('') + part;
      open = [];
    }
    open.push(last);
  }
  if (open.join('') !== '') throw new Error('its last line is cut off');
}
