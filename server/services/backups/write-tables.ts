import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { findTables, TABLES } from '#server/db/tables.ts';

/** Writes rows from `readRows`. A column that they lack becomes null; one that the table lacks is left out. */
export async function writeRows(tx: Db, table: string, json: string): Promise<void> {
  const name = sql.id(table);
  await sql`
    insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${json}::json)`.execute(tx);
}

/** The last number that each sequence gave, by its name, as text. */
export type Numbers = Readonly<Record<string, string>>;

/** Reads them as of now, whatever the transaction sees: numbers that were drawn meanwhile are skipped. */
export async function readNumbers(db: Db): Promise<Numbers> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(db);
  const own = rows.filter(
    ({ name }) =>
      name === 'outside_questions' || TABLES.some((table) => name.startsWith(`${table}_`)),
  );
  return Object.fromEntries(own.map(({ name, last }) => [name, last]));
}

/**
 * Makes the numbers of new rows continue after the written ones, and after those of rows that were deleted: ids of events, which
 * stay, contain such numbers.
 *
 * @param numbers left out if they are not known
 */
export async function continueNumbers(tx: Db, numbers: Numbers = {}): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.id(column)}))
      from ${sql.id(table)} having count(*) > 0`.execute(tx);
  }
  // Of no column: these have the number of their newest reading, and take none with a lower one.
  await sql`
    select setval('outside_questions', max(n)) from (
      select max(applied) as n from card_subscriptions union all select max(applied) from card_holds
      union all select max(mempool_reading) from chain_state) readings
    having max(n) > 0`.execute(tx);
  await sql`
    select setval(format('%I.%I', s.schemaname, s.sequencename)::regclass, n.last::bigint)
    from json_each_text(${JSON.stringify(numbers)}::json) n(name, last)
      join pg_sequences s on s.schemaname = 'public' and s.sequencename = n.name
    where n.last::bigint > coalesce(s.last_value, 0)`.execute(tx);
}

/**
 * Gathers the planner's statistics of all tables. Without them the checks in the same transaction are planned blindly, and later
 * statements too, until something else gathers them.
 */
export async function gatherStatistics(tx: Db): Promise<void> {
  for (const table of await findTables(tx)) await sql`analyze ${sql.id(table)}`.execute(tx);
}

/** Throws if any table of this program has a row. */
export async function requireEmpty(db: Db): Promise<void> {
  for (const table of await findTables(db)) {
    const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`the database is not empty: ${table} has rows`);
  }
}
