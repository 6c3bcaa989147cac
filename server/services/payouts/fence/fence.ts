import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { writeAudit } from '#server/services/audit/write.ts';

/** The time from which all payments of the wallet are known, and whether payouts are stopped. Times in ms. */
export type Fence = {
  coveredFromMs: number;
  checkedAtMs: number;
  block: string | null;
  /** The reason why nothing is signed or sent; null if payouts go on. */
  reason: string | null;
  /** True in a restored copy until the operator confirms that the host of the backup is stopped. */
  oldHostMayRun: boolean;
};

/** The reason for which payouts stop by themselves. */
export const UNKNOWN_PAYMENT = 'the wallet shows a payment that this database does not know';

/**
 * Reads the fence, and locks it until the transaction ends: one server at a time accounts for what the wallet sent.
 *
 * @param nowMs the beginning of a new fence, if the database has none
 */
export async function lockFence(tx: Db, nowMs: number): Promise<Fence> {
  const now = isoTime(nowMs);
  await sql`
    insert into payout_fence (covered_from, checked_at)
    values (${now}::timestamptz, ${now}::timestamptz) on conflict do nothing`.execute(tx);
  const [row] = await readRows(tx, true);
  if (!row) throw new Error('the fence was not written');
  return row;
}

/** The fence of a database that looks at its wallet for the first time. */
export function newFence(nowMs: number): Fence {
  return {
    coveredFromMs: nowMs,
    checkedAtMs: nowMs,
    block: null,
    reason: null,
    oldHostMayRun: false,
  };
}

/** The fence as it is; null if this database has never looked at a wallet. */
export async function readFence(db: Db): Promise<Fence | null> {
  const [row] = await readRows(db, false);
  return row ?? null;
}

async function readRows(db: Db, isLocked: boolean): Promise<Fence[]> {
  const { rows } = await sql<{
    covered_from: Date;
    checked_at: Date;
    checked_block: string | null;
    reason: string | null;
    old_host_may_run: boolean;
  }>`
    select covered_from, checked_at, checked_block, reason, old_host_may_run from payout_fence
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows.map((row) => ({
    coveredFromMs: row.covered_from.getTime(),
    checkedAtMs: row.checked_at.getTime(),
    block: row.checked_block,
    reason: row.reason,
    oldHostMayRun: row.old_host_may_run,
  }));
}

/**
 * The reason why this database must not act at all; null if it may. The host that a backup came from may still run: two bots would
 * answer, and two wallets would pay, before either one sees the other's payments.
 */
export async function findHold(db: Db): Promise<string | null> {
  const fence = await readFence(db);
  if (!fence?.oldHostMayRun) return null;
  return `${fence.reason}, and nobody has confirmed that the old host is stopped`;
}

/** The command by which the operator confirms it. */
export const confirmCommand = () => operatorCommand('fence confirm --i-have-made-sure');

/** The same reason with the command that ends it, in one line. */
export async function describeHold(db: Db): Promise<string | null> {
  const hold = await findHold(db);
  return hold === null ? null : `${hold}: ${confirmCommand()}`;
}

/** Ends that hold. Payouts still wait until the wallet's payments are accounted for. Returns false if there was none. */
export async function confirmOldHostStopped(
  db: Db,
  { actor, nowMs }: { actor: string; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { oldHostMayRun, reason } = await lockFence(tx, nowMs);
    if (!oldHostMayRun) return false;
    await sql`update payout_fence set old_host_may_run = false`.execute(tx);
    await writeAudit(tx, {
      actor,
      action: 'old_host_stopped',
      entity: 'payouts',
      entityId: 'all',
      before: { reason },
    });
    return true;
  });
}

/**
 * Stops all payouts until everything that the wallet has sent is accounted for, for example after a backup was restored. Then
 * they go on by themselves.
 *
 * @param input.actor a Telegram id, `operator` or `system`
 */
export async function raiseFence(
  db: Db,
  input: { reason: string; atMs: number; actor?: string },
): Promise<void> {
  await db.transaction().execute((tx) => raiseFenceIn(tx, input));
}

/**
 * The same, in an open transaction.
 *
 * @param input.oldHostMayRun the database is a copy: it also keeps still until {@link confirmOldHostStopped}
 */
export async function raiseFenceIn(
  tx: Db,
  input: { reason: string; atMs: number; actor?: string; oldHostMayRun?: boolean },
): Promise<void> {
  const { reason, atMs, actor = OPERATOR, oldHostMayRun = false } = input;
  const fence = await lockFence(tx, atMs);
  if (fence.reason !== null && !oldHostMayRun) return;
  await sql`
    update payout_fence set raised_at = ${isoTime(atMs)}::timestamptz, reason = ${reason},
      old_host_may_run = ${oldHostMayRun}`.execute(tx);
  await writeAudit(tx, {
    actor,
    action: 'payouts_stopped',
    entity: 'payouts',
    entityId: 'all',
    after: { reason },
  });
}

/** Lets payouts go on, in the transaction that found everything accounted for. */
export async function lowerFence(tx: Db, fence: Fence): Promise<void> {
  if (fence.reason === null) return;
  await sql`update payout_fence set raised_at = null, reason = null`.execute(tx);
  await writeAudit(tx, {
    actor: 'system',
    action: 'payouts_resumed',
    entity: 'payouts',
    entityId: 'all',
    before: { reason: fence.reason },
  });
}

/** Records that everything sent since `coveredFromMs` is known now, and where the next reading begins. */
export async function moveFence(
  tx: Db,
  to: { coveredFromMs: number; checkedAtMs: number; block: string | null },
): Promise<void> {
  await sql`
    update payout_fence set covered_from = ${isoTime(to.coveredFromMs)}::timestamptz,
      checked_at = ${isoTime(to.checkedAtMs)}::timestamptz, checked_block = ${to.block}`.execute(
    tx,
  );
}
