import { sql } from 'kysely';
import { FAUCET_EVERY_MS } from '#rules/faucet.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { payoutComment } from '#server/services/payouts/payouts.ts';
import { writePayout } from '#server/services/payouts/writes.ts';

/** If the wallet is the pool's after all, a weekly payout is among the payments of this period. In ms. */
const LOOK_BACK_MS = 8 * FAUCET_EVERY_MS;

/**
 * Checks for payments of the faucet's wallet that are missing from this database, for example after an older copy replaced it.
 * Claims paid in them would be paid again. Nothing new is paid for 24 hours after the last such payment, so that nobody is paid
 * too soon, and earlier claims are given up, however long ago the last such payment was.
 *
 * @returns the reason why nothing is paid now; null if payments go on
 */
export async function stopIfUnknown(
  db: Db,
  wallet: Pick<Wallet, 'listSent'>,
  nowMs: number,
): Promise<string | null> {
  const { transactions } = await wallet.listSent({ block: null, ms: nowMs - LOOK_BACK_MS });
  const isPool = await areOfThePool(
    db,
    transactions.map(({ txid }) => txid),
  );
  if (isPool)
    return 'the wallet is the one that the weekly pool is paid from: give the faucet its own';
  const known = await readKnown(db, nowMs);
  const lastMs = transactions
    .filter(({ txid, comment }) => !known.has(txid) && !(comment !== null && known.has(comment)))
    .reduce((last, { sentAtMs }) => Math.max(last, sentAtMs), 0);
  if (lastMs === 0) return null;
  const untilMs = lastMs + FAUCET_EVERY_MS;
  const problem = `the wallet has sent something that this database does not know; claims are paid again from ${isoTime(untilMs)}`;
  const isOver = nowMs >= untilMs;
  await stopWaiting(db, { lastMs, problem, isOver, nowMs });
  return isOver ? null : problem;
}

async function areOfThePool(db: Db, txids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from payouts
    where txid in (select jsonb_array_elements_text(${JSON.stringify(txids)}::jsonb))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Ids of the faucet's transactions, and the comments of those whose id is not known yet. */
async function readKnown(db: Db, nowMs: number): Promise<Set<string>> {
  const { rows } = await sql<{ id: bigint; txid: string | null; created_at: Date }>`
    select id, txid, created_at from faucet_payments
    where greatest(created_at, called_at, sent_at) > ${isoTime(nowMs - LOOK_BACK_MS)}::timestamptz
      or state not in ('confirmed', 'failed')`.execute(db);
  return new Set(
    rows.flatMap(({ id, txid, created_at }) => [
      ...(txid === null ? [] : [txid]),
      payoutComment({ id, book: 'faucet', createdAtMs: created_at.getTime() }),
    ]),
  );
}

async function stopWaiting(
  db: Db,
  input: { lastMs: number; problem: string; isOver: boolean; nowMs: number },
): Promise<void> {
  const { lastMs, problem, isOver, nowMs } = input;
  const { rows } = await sql<{ id: bigint; is_before: boolean }>`
    select id, created_at <= ${isoTime(lastMs)}::timestamptz as is_before
    from faucet_payments where state = 'building' order by id`.execute(db);
  for (const { id, is_before } of rows) {
    if (isOver && !is_before) continue;
    const state = is_before ? 'failed' : 'building';
    await writePayout(db, { id, book: 'faucet', from: ['building'] }, { state, problem }, nowMs);
  }
}
