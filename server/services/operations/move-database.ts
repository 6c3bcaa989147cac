import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { requireAllTables, TABLES } from '#server/db/tables.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';

const ROWS_AT_ONCE = 10_000;

export type MovedTable = { table: string; rows: number };

/**
 * Copies a whole database into an empty one of the same version and proves the copy: each table has the same
 * rows, and all totals equal the ledger (decision 41). All or nothing: a failure leaves the target empty.
 *
 * Throws an Error that says what is wrong.
 */
export async function moveDatabase(
  from: Db,
  to: Db,
  onTable: (moved: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  await requireAllTables(from);
  await requireEmpty(to);
  // Rows are compared as text, in which times have the session's zone.
  await sql`set time zone 'UTC'`.execute(from);
  return to.transaction().execute(async (tx) => {
    await sql`set local time zone 'UTC'`.execute(tx);
    const moved: MovedTable[] = [];
    for (const table of TABLES) {
      await copy(from, tx, table);
      const [source, target] = [await fingerprint(from, table), await fingerprint(tx, table)];
      if (source.rows !== target.rows || source.sum !== target.sum) {
        throw new Error(`${table} is not the same in both databases; nothing was moved`);
      }
      moved.push({ table, rows: source.rows });
      onTable({ table, rows: source.rows });
    }
    await continueNumbers(tx);
    const [difference] = await checkLedger(tx);
    if (difference) {
      throw new Error(
        `the totals differ from the ledger (${difference.total}, ${difference.key}); nothing was moved`,
      );
    }
    return moved;
  });
}

// As text from end to end: no number or time passes through a JavaScript type. In key order, since a row may refer to
// an earlier one of its table.
async function copy(from: Db, tx: Db, table: string): Promise<void> {
  const name = sql.id(table);
  const key = await readKey(from, table);
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await sql<{ rows: string; count: number }>`
      select coalesce(json_agg(t), '[]')::text as rows, count(*)::int as count
      from (select * from ${name} order by ${key} limit ${sql.lit(ROWS_AT_ONCE)} offset ${sql.lit(offset)}) t`.execute(
      from,
    );
    const [piece] = rows;
    if (!piece || piece.count === 0) return;
    await sql`
      insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${piece.rows}::json)`.execute(tx);
  }
}

async function readKey(db: Db, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ attname: string }>`
    select a.attname from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary
    order by array_position(i.indkey::int2[], a.attnum)`.execute(db);
  return rows.length > 0 ? sql.join(rows.map(({ attname }) => sql.id(attname))) : sql`ctid`;
}

async function fingerprint(db: Db, table: string): Promise<{ rows: number; sum: string }> {
  const { rows } = await sql<{ rows: number; sum: string }>`
    select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum
    from ${sql.id(table)} t`.execute(db);
  return rows[0] ?? { rows: -1, sum: '' };
}

/** Numbers new rows after the copied ones. */
async function continueNumbers(tx: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.id(column)}))
      from ${sql.id(table)} having count(*) > 0`.execute(tx);
  }
}

async function requireEmpty(db: Db): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`the database is not empty: ${table} has rows`);
  }
}
