import type { Database } from '#server/db/connect.ts';
import type { LedgerFigures } from './figures.ts';

/** Of the lines below. A program reads its own format and those before. */
export const FORMAT = 1;

/** The first line of a backup: where it comes from, and what its schema has seen. */
export type Header = {
  kind: 'backup';
  format: number;
  /** The version of the program that read the database. */
  program: string;
  engine: Database['engine'];
  madeAt: string;
  migrations: string[];
  tables: string[];
  /** Which secrets have sealed something in it, by their ids. */
  secretIds: string[];
};

/**
 * A backup is lines of JSON: the header, the secret, files, each table with its rows, and the figures. A line that is an array
 * holds rows of the table named last.
 */
export type Line =
  | Header
  /** As hex; the first one seals. */
  | { kind: 'secret'; keys: string[] }
  /** A file that the site is made from, its content in base64. */
  | { kind: 'file'; name: string; content: string }
  | { kind: 'table'; table: string }
  /** Ends a table: what its rows come to. */
  | { kind: 'counted'; table: string; rows: number; sum: string }
  | { kind: 'figures'; figures: LedgerFigures }
  /** The last one: how many lines were before it, and the SHA-256 of all of them. */
  | { kind: 'end'; lines: number; sha256: string };

/** Whether a line holds rows. */
export function holdsRows(line: string): boolean {
  return line.startsWith('[');
}

/** Reads a line that holds no rows. It was written by this program, or by whoever has the key. */
export function readLine(line: string): Line {
  return JSON.parse(line);
}

/** Text as lines: breaks at LF alone, since JSON may hold any other line end. */
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
