import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { withLongStatements } from '#server/db/time-limits.ts';

/** Some rows of a table: a JSON array on one line, in the form that `json_populate_recordset` reads. */
export type Rows = { json: string; count: number };

/** The sum of all rows of a table, in any order of its rows and columns: their number, and the sum of their hashes. */
export type TableSum = { rows: number; sum: string };

/** The approximate length of text read at once, unless a single row is longer. */
const TEXT_AT_ONCE = 1024 * 1024;
const MOST_ROWS_AT_ONCE = 5_000;

/**
 * Runs work that sees the whole database as of this moment, while others go on writing. On the embedded engine, which has one
 * session, they wait.
 */
export function withSnapshot<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    await writeAlike(tx);
    return work(tx);
  });
}

/** Makes a transaction write every value as text in the same way, regardless of the server's settings. */
export async function writeAlike(tx: Db): Promise<void> {
  for (const setting of [
    "time zone 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ]) {
    await sql.raw(`set local ${setting}`).execute(tx);
  }
}

/**
 * All rows of a table in the order of its key, since a row may refer to an earlier one of its table. Values stay text from end to
 * end: no number or time passes through a JavaScript type.
 *
 * @param tx a transaction of `withSnapshot`; reads one table at a time
 * @returns the sum of the rows, as `sumTable` computes it
 */
export async function* readRows(tx: Db, table: string): AsyncGenerator<Rows, TableSum> {
  const name = sql.id(table);
  await sql`
    declare rows_of_table no scroll cursor for
    select row, hashtextextended(row, 0)::text as hash
    from (select to_jsonb(t)::text as row from ${name} t order by ${await readKey(tx, table)}) each`.execute(
    tx,
  );
  let atOnce = 1;
  let count = 0;
  let sum = 0n;
  for (;;) {
    const { rows } = await withLongStatements(() =>
      sql<{ row: string; hash: string }>`fetch ${sql.lit(atOnce)} from rows_of_table`.execute(tx),
    );
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    for (const { hash } of rows) sum += BigInt(hash);
    count += rows.length;
    yield { json, count: rows.length };
    // At most doubled, so that long rows after short ones are noticed early.
    const fitting = Math.ceil((rows.length * TEXT_AT_ONCE) / json.length);
    atOnce = Math.min(atOnce * 2, fitting, MOST_ROWS_AT_ONCE);
  }
  await sql`close rows_of_table`.execute(tx);
  return { rows: count, sum: String(sum) };
}

async function readKey(db: Db, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ attname: string }>`
    select a.attname from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary
    order by array_position(i.indkey::int2[], a.attnum)`.execute(db);
  return rows.length > 0 ? sql.join(rows.map(({ attname }) => sql.id(attname))) : sql`ctid`;
}

/** The sum of a table's rows, computed by the database. */
export async function sumTable(tx: Db, table: string): Promise<TableSum> {
  const { rows } = await sql<TableSum>`
    select count(*)::int as rows, coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)::numeric), 0)::text as sum
    from ${sql.id(table)} t`.execute(tx);
  return rows[0] ?? { rows: -1, sum: '' };
}
