import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { watchCoins } from '#server/services/chain/expect.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { PAYOUT_BOOKS, type PayoutBook } from './books.ts';
import { followPayout } from './prizes/follow.ts';
import type { PayoutState } from './state.ts';

/** The result of a step. Missing fields stay as they are. */
export type PayoutChange = {
  state: PayoutState;
  /** In one line; null clears it. */
  problem: string | null;
  txid?: string;
  rawTx?: string;
  inputs?: readonly Outpoint[];
  fee?: bigint;
  confirmations?: number;
};

/** Identifies a payout; of the weekly shares unless `book` says otherwise. */
export type PayoutKey = { id: bigint; book?: PayoutBook };

/** Ensures that nobody has changed the payout since the step read it. */
export type PayoutGuard = PayoutKey & {
  /** The allowed states; in any other, nothing is written. */
  from: readonly PayoutState[];
  /** Also refuse if it was sent again since. */
  attempts?: number;
};

/**
 * Records a step, with its effect on the shares, the prizes and the audit log, in one transaction. Returns the
 * payout's state afterwards, which differs from the change's if another server was faster.
 */
export async function writePayout(
  db: Db,
  guard: PayoutGuard,
  change: PayoutChange,
  nowMs: number,
): Promise<PayoutState> {
  return db.transaction().execute((tx) => writePayoutIn(tx, guard, change, nowMs));
}

/** The same, in an open transaction. */
export async function writePayoutIn(
  tx: Db,
  guard: PayoutGuard,
  change: PayoutChange,
  nowMs: number,
): Promise<PayoutState> {
  const before = await lockPayout(tx, guard);
  const isTheSame = guard.attempts === undefined || guard.attempts === before.attempts;
  if (!guard.from.includes(before.state) || !isTheSame) return before.state;
  const { book = 'shares' } = guard;
  const { entity } = PAYOUT_BOOKS[book];
  await writeRow(tx, guard, change, nowMs);
  const isRenamed = change.txid !== undefined && change.txid !== before.txid;
  if (change.state !== before.state || isRenamed) {
    if (book === 'shares') {
      await writeShares(tx, guard.id, { state: change.state, txidBefore: before.txid }, nowMs);
      await followPayout(tx, guard.id, nowMs);
    }
    await writeAudit(tx, {
      actor: 'system',
      action: `${entity}_${change.state}`,
      entity,
      entityId: String(guard.id),
      before: { state: before.state, ...(before.txid !== null && { txid: before.txid }) },
      after: { state: change.state, txid: change.txid ?? before.txid, problem: change.problem },
    });
  }
  return change.state;
}

/**
 * Notes that a payout's bytes are about to be sent, so that nobody gives it up meanwhile; clears its problem. Returns null if it
 * is no longer `signed`; otherwise the number of this attempt, and whether an earlier one may have brought the bytes to a node.
 */
export async function noteAttempt(
  db: Db,
  { id, book = 'shares' }: PayoutKey,
): Promise<{ attempts: number; wasExposed: boolean } | null> {
  const { rows } = await sql<{ attempts: number; was_exposed: boolean }>`
    update ${PAYOUT_BOOKS[book].table} p
    set exposed = true, attempts = p.attempts + 1, problem = null
    from (select id, exposed from ${PAYOUT_BOOKS[book].table} where id = ${String(id)}::bigint for update) old
    where p.id = old.id and p.state = 'signed'
    returning p.attempts, old.exposed as was_exposed`.execute(db);
  const [row] = rows;
  return row ? { attempts: row.attempts, wasExposed: row.was_exposed } : null;
}

/** Decides which caller uses a wallet that sends by itself: true for one caller, ever. */
export async function claimCall(
  db: Db,
  { id, book = 'shares' }: PayoutKey,
  nowMs: number,
): Promise<boolean> {
  const { table, entity } = PAYOUT_BOOKS[book];
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update ${table} set state = 'calling', called_at = ${isoTime(nowMs)}::timestamptz
      where id = ${String(id)}::bigint and state = 'building' returning id`.execute(tx);
    if (rows.length === 0) return false;
    await writeAudit(tx, {
      actor: 'system',
      action: `${entity}_calling`,
      entity,
      entityId: String(id),
      before: { state: 'building' },
      after: { state: 'calling' },
    });
    return true;
  });
}

/** Locks a payout until the transaction ends. Throws if there is none. */
export async function lockPayout(tx: Db, { id, book = 'shares' }: PayoutKey) {
  const { rows } = await sql<{ state: PayoutState; txid: string | null; attempts: number }>`
    select state, txid, attempts from ${PAYOUT_BOOKS[book].table}
    where id = ${String(id)}::bigint for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`there is no payout ${id}`);
  return row;
}

async function writeRow(
  tx: Db,
  { id, book = 'shares' }: PayoutKey,
  change: PayoutChange,
  nowMs: number,
): Promise<void> {
  const { state, problem, txid, rawTx, inputs, fee, confirmations } = change;
  const now = isoTime(nowMs);
  await sql`
    update ${PAYOUT_BOOKS[book].table} set state = ${state}, problem = ${problem},
      txid = coalesce(${txid ?? null}::text, txid),
      raw_tx = coalesce(${rawTx ?? null}::text, raw_tx),
      inputs = coalesce(${inputs ? JSON.stringify(inputs) : null}::jsonb, inputs),
      fee = coalesce(${fee === undefined ? null : String(fee)}::bigint, fee),
      confirmations = coalesce(${confirmations ?? null}::int, confirmations),
      sent_at = case when ${state} = 'sent' then coalesce(sent_at, ${now}::timestamptz) else sent_at end,
      confirmed_at = case when ${state} = 'confirmed' then ${now}::timestamptz else confirmed_at end
    where id = ${String(id)}::bigint`.execute(tx);
  // Stored before the bytes are sent: anybody can change their id on the way.
  if (inputs) await watchCoins(tx, { kind: 'site', ofId: 0n }, inputs.map(outputName));
}

async function writeShares(
  tx: Db,
  id: bigint,
  { state, txidBefore }: { state: PayoutState; txidBefore: string | null },
  nowMs: number,
): Promise<void> {
  const payout = sql`${String(id)}::bigint`;
  switch (state) {
    case 'sent':
      await sql`
        update shares s set status = 'sent', txid = p.txid
        from payouts p where p.id = ${payout} and s.payout_id = p.id`.execute(tx);
      // A week is shown with its first transaction.
      await sql`
        update weeks w set txid = p.txid from payouts p
        where p.id = ${payout} and (w.txid is null or w.txid = ${txidBefore}::text)
          and w.week in (select week from payout_shares where payout_id = p.id)`.execute(tx);
      return;
    case 'confirmed':
      await sql`
        update shares s set status = 'paid', txid = p.txid, paid_at = ${isoTime(nowMs)}::timestamptz
        from payouts p where p.id = ${payout} and s.payout_id = p.id`.execute(tx);
      return;
    case 'failed':
      await sql`
        update weeks w set txid = null from payouts p
        where p.id = ${payout} and w.txid = p.txid`.execute(tx);
      await sql`
        update shares set status = 'failed', payout_id = null, txid = null
        where payout_id = ${payout}`.execute(tx);
      return;
    default:
      return;
  }
}
