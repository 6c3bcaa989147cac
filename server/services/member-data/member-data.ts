import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { COIN_ESCROW_STATES } from '#rules/apps/escrows.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { findTables } from '#server/db/tables.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { ledgerEvent } from '#server/services/ledger/event-input.ts';
import { takeHeld, withRetries } from '#server/services/ledger/ingest.ts';
import { FATES, type TableFate, type Whose } from './fates.ts';

/** All stored data about a member: the rows of each table, without the parts that would let a reader act as them. */
export type MemberExport = {
  telegramId: string;
  exportedAt: string;
  tables: Record<string, unknown[]>;
};

/** Throws `not_found` for an unknown member. */
export async function exportMember(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<MemberExport> {
  return db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const member = await requireMember(tx, telegramId);
    const tables: MemberExport['tables'] = {};
    for (const { table, fate } of await tablesOf(tx)) {
      if (fate.rows === null) continue;
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(t) - ${[...(fate.secret ?? [])]}::text[] as row from ${sql.id(table)} t
        where ${fate.rows(member)}`.execute(tx);
      if (rows.length > 0) tables[table] = rows.map(({ row }) => row);
    }
    return { telegramId, exportedAt: isoTime(nowMs), tables };
  });
}

/** The fate of a member's rows in a table. */
export type PlannedErasure = {
  table: string;
  rows: number;
  /** True if all of them are deleted; otherwise some columns are emptied, and the others stay for these reasons. */
  goes: boolean;
  emptied: string[];
  keptBecause: string[];
};

/**
 * Previews the erasure of a member: its effects, the reason if it is not possible now, and the number of coins owed to them,
 * which could not be paid any more (null if none). Throws `not_found`.
 */
export async function planErasure(
  db: Db,
  { telegramId }: { telegramId: string },
): Promise<{ tables: PlannedErasure[]; obstacles: string[]; owed: string | null }> {
  const member = await requireMember(db, telegramId);
  const tables: PlannedErasure[] = [];
  for (const { table, fate } of await tablesOf(db)) {
    if (fate.rows === null) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.id(table)} t where ${fate.rows(member)}`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) continue;
    tables.push({
      table,
      rows: count,
      goes: fate.goes,
      emptied: fate.goes ? [] : Object.keys(fate.emptied),
      keptBecause: fate.goes ? [] : Object.keys(fate.kept),
    });
  }
  const { rows } = await sql<{ units: string }>`
    select coalesce(sum(amount), 0)::text as units from (
      select amount from shares
      where member_id = ${member.id}::bigint and status in ('owed', 'held', 'failed')
      union all
      select amount from prizes
      where member_id = ${member.id}::bigint and status in ('owed', 'failed')) owed`.execute(db);
  const units = BigInt(rows[0]?.units ?? 0);
  const owed = units > 0n ? formatAmount(units) : null;
  return { tables, obstacles: await findObstacles(db, member), owed };
}

/**
 * Erases a member: their identifying data is deleted, and the data needed by the ledger, closed weeks and bookkeeping stays under
 * their number. If it is interrupted between its two steps, it can be run again. Throws `not_found`, and `conflict` with the
 * things to end first.
 */
export async function eraseMember(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<void> {
  requireNone((await planErasure(db, { telegramId })).obstacles);
  await tellServers(db, { telegramId, nowMs });
  await db.transaction().execute(async (tx) => {
    const member = await requireMember(tx, telegramId);
    // Again, now that nobody can register an app: one may have come since.
    await sql`select from members where id = ${member.id}::bigint for update`.execute(tx);
    requireNone(await findObstacles(tx, member));
    // Rows that refer to others first.
    for (const { table, fate } of (await tablesOf(tx)).reverse())
      await apply(tx, member, table, fate);
    await writeAudit(tx, {
      actor: OPERATOR,
      action: 'member_erased',
      entity: 'user',
      entityId: String(member.id),
      atMs: nowMs,
    });
  });
}

function requireNone(obstacles: readonly string[]): void {
  if (obstacles.length > 0) throw new AppError('conflict', obstacles.join(' '));
}

// Events tell every server that the names of a member have changed.
async function tellServers(db: Db, { telegramId, nowMs }: { telegramId: string; nowMs: number }) {
  const nobody = {
    username: null,
    firstName: null,
    lastName: null,
    photoUrl: null,
    profileLinkUrl: null,
  };
  const id = `erased:${randomUUID()}`;
  const event = ledgerEvent(
    { ...nobody, id, type: 'profile_changed', telegramId, atMs: nowMs },
    nowMs,
  );
  await withRetries(() => db.transaction().execute((tx) => takeHeld(tx, [event])));
}

async function apply(tx: Db, member: Whose, table: string, fate: TableFate): Promise<void> {
  if (fate.rows === null) return;
  const name = sql.id(table);
  if (fate.goes) {
    await sql`delete from ${name} t where ${fate.rows(member)}`.execute(tx);
    return;
  }
  const columns = Object.entries(fate.emptied);
  if (columns.length === 0) return;
  const isOwn =
    table === 'activity_events' ? sql`t.member_id = ${member.id}::bigint` : fate.rows(member);
  const sets = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const isLeft = columns.map(
    ([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`,
  );
  await sql`
    update ${name} t set ${sql.join(sets)}
    where ${isOwn} and (${sql.join(isLeft, sql` or `)})`.execute(tx);
}

async function findObstacles(db: Db, { id }: Whose): Promise<string[]> {
  const { rows } = await sql<{ is_staff: boolean; apps: number; escrows: number; card: boolean }>`
    select (select role <> 'member' from members where id = ${id}::bigint) as is_staff,
      (select count(*)::int from apps where member_id = ${id}::bigint and removed_at is null) as apps,
      (select count(*)::int from escrows where ${id}::bigint in (buyer_id, seller_id)
        and state = any (${[...COIN_ESCROW_STATES, 'awaiting_keys']}::text[])) as escrows,
      exists (select from subscriptions where member_id = ${id}::bigint and source = 'card'
        and status in ('active', 'past_due', 'suspended') and not ends_at_expiry) as card`.execute(
    db,
  );
  const [found] = rows;
  return [
    ...(found?.is_staff ? ['Take the role away first: this is an administrator.'] : []),
    ...(found?.apps ? ['Have the registered apps removed in My Apps first.'] : []),
    ...(found?.escrows ? ['An escrow is not over yet.'] : []),
    ...(found?.card ? ['Cancel the card subscription first: it would be charged again.'] : []),
  ];
}

async function requireMember(db: Db, telegramId: string): Promise<Whose> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new AppError('not_found', `There is no member ${telegramId}.`);
  return { id, telegramId };
}

/** The tables with personal data, referenced ones first. */
async function tablesOf(db: Db): Promise<{ table: string; fate: TableFate }[]> {
  return (await findTables(db)).flatMap((table) => {
    const fate = FATES[table];
    return fate ? [{ table, fate }] : [];
  });
}
