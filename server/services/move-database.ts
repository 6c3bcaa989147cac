import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from './check-ledger.ts';

/** Every table with rows of ours, what is referred to before what refers to it. */
const TABLES = [
  'members',
  'member_totals',
  'activity_events',
  'point_entries',
  'day_totals',
  'week_totals',
  'weeks',
  'payments',
  'payment_outputs',
  'payment_shares',
  'shares',
  'submissions',
  'showcase_state',
  'showcase_removed',
  'audit_log',
  'sessions',
  'used_sign_ins',
  'sign_in_requests',
  'sign_in_blocks',
  'press_leases',
  'settings',
  'jobs',
  'broadcasts',
  'broadcast_recipients',
  'broadcast_sender',
  'bot_messages',
  'subscriptions',
  'plan_usage',
  'apps',
  'app_consents',
  'consent_questions',
  'app_blocks',
  'app_messages',
  'payment_requests',
  'escrows',
  'api_keys',
  'api_key_minutes',
  'api_key_days',
  'idempotency_keys',
  'card_checkouts',
  'card_subscriptions',
  'card_holds',
  'stripe_events',
  'coin_invoices',
  'coin_payments',
  'credit_entries',
  'coin_watch',
  'plan_notices',
  'webhook_deliveries',
] as const;

const ROWS_AT_ONCE = 10_000;

export type MovedTable = { table: string; rows: number };

/**
 * Copies a whole database into an empty one of the same version and proves the copy: each table has the same
 * rows, and all totals equal the ledger (decision 41). All or nothing: what fails leaves the target empty.
 *
 * Throws an Error that says what is in the way.
 */
export async function moveDatabase(
  from: Db,
  to: Db,
  onTable: (moved: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  await requireAllTables(from);
  await requireEmpty(to);
  // Rows are compared by their text, in which times stand in the session's zone.
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

// As text from end to end: no number or time passes through a type of JavaScript's. By the key, since a row may name an
// earlier one of its table.
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

/** New rows get numbers behind those that came. */
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

/** A table that somebody added and forgot here would be left behind. */
async function requireAllTables(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`.execute(
    db,
  );
  const known: readonly string[] = TABLES;
  const unknown = rows.filter(({ table }) => !known.includes(table));
  if (unknown.length > 0) throw new Error(`unknown tables: ${unknown.map((row) => row.table)}`);
}

async function requireEmpty(db: Db): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`the database is not empty: ${table} has rows`);
  }
}
