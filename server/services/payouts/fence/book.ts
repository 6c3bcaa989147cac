import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { writePayoutIn } from '../writes.ts';
import type { Candidate, WaitingPayout } from './candidates.ts';

/** Thrown if something changed since it was read. The next run looks again. */
export class BookingLost extends Error {}

/** A transaction of the wallet; `rawTx` in hex. */
type Found = { txid: string; rawTx: string; sentAtMs: number };

/**
 * Books a transaction that another copy of this database sent as the payout that it was, and marks its shares `sent`. A payout
 * here that was about to pay some of them becomes void, and its other shares are owed again. Throws {@link BookingLost}.
 *
 * @param shares the shares that it paid, locked by the caller; not empty
 * @param waiting the payouts that may contain them
 * @param actor `system`, or `operator` if the operator said so
 */
export async function bookFound(
  tx: Db,
  found: Found & { actor: string },
  shares: readonly Candidate[],
  waiting: readonly WaitingPayout[],
  nowMs: number,
): Promise<void> {
  const { txid, actor } = found;
  for (const payout of waiting.filter(({ id }) => shares.some((each) => each.payoutId === id))) {
    await voidPayout(tx, payout, `its shares were paid by ${txid}`, nowMs);
  }
  // A payout that failed here was in the chain after all.
  await sql`update payouts set txid = null where txid = ${txid} and state = 'failed'`.execute(tx);
  const id = await writePayout(tx, shares, found);
  await writeAudit(tx, {
    actor,
    action: 'payout_found',
    entity: 'payout',
    entityId: String(id),
    after: { txid, shares: shares.length },
  });
  const change = { state: 'sent', txid, problem: null } as const;
  await writePayoutIn(tx, { id, from: ['building'] }, change, nowMs);
}

/**
 * Ends a payout that has sent nothing; its shares are owed again. If it has begun to send meanwhile, they stay `paying`, and cannot
 * be booked.
 */
async function voidPayout(
  tx: Db,
  { id, state }: WaitingPayout,
  problem: string,
  nowMs: number,
): Promise<void> {
  const { rows } = await sql<{ week: string; member_id: bigint }>`
    select week, member_id from payout_shares where payout_id = ${String(id)}::bigint`.execute(tx);
  await writePayoutIn(tx, { id, from: [state] }, { state: 'failed', problem }, nowMs);
  const listed = JSON.stringify(rows.map((row) => ({ ...row, member_id: String(row.member_id) })));
  await sql`
    update shares s set status = 'owed'
    from json_to_recordset(${listed}::json) as l(week date, member_id bigint)
    where s.week = l.week and s.member_id = l.member_id and s.status = 'failed'`.execute(tx);
}

async function writePayout(
  tx: Db,
  shares: readonly Candidate[],
  { rawTx, sentAtMs }: Found,
): Promise<bigint> {
  const amount = shares.reduce((sum, { units }) => sum + units, 0n);
  const sentAt = isoTime(sentAtMs);
  const { rows } = await sql<{ id: bigint }>`
    insert into payouts (method, raw_tx, amount, exposed, created_at, sent_at)
    values ('raw', ${rawTx}, ${String(amount)}::bigint, true, ${sentAt}::timestamptz, ${sentAt}::timestamptz)
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a payout was not written');
  const listed = JSON.stringify(
    shares.map(({ week, memberId, units, address }) => ({
      week,
      member_id: String(memberId),
      amount: String(units),
      address,
    })),
  );
  const taken = await sql<{ taken: number }>`
    with listed as (
      select * from json_to_recordset(${listed}::json) as l(
        week date, member_id bigint, amount bigint, address text)),
    outputs as (
      insert into payout_outputs (payout_id, address, amount)
      select ${String(id)}::bigint, address, sum(amount) from listed group by address),
    rows as (
      insert into payout_shares (payout_id, week, member_id, address, amount)
      select ${String(id)}::bigint, week, member_id, address, amount from listed),
    taken as (
      update shares s set status = 'paying', payout_id = ${String(id)}::bigint, hold_reason = null
      from listed l
      where s.week = l.week and s.member_id = l.member_id and s.amount = l.amount
        and s.status in ('owed', 'held', 'failed')
      returning 1)
    select count(*)::int as taken from taken`.execute(tx);
  if (taken.rows[0]?.taken !== shares.length) throw new BookingLost();
  return id;
}
