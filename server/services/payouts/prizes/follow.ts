import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** Gives the prizes of a payout the state that the payout has just taken, in the transaction that writes it. */
export async function followPayout(tx: Db, payoutId: bigint, nowMs: number): Promise<void> {
  await sql`
    update prizes z set
      status = case p.state when 'sent' then 'sent' when 'confirmed' then 'paid' else 'failed' end,
      txid = case when p.state = 'failed' then null else p.txid end,
      payout_id = case when p.state = 'failed' then null else z.payout_id end,
      paid_at = case when p.state = 'confirmed' then ${isoTime(nowMs)}::timestamptz end
    from payouts p
    where p.id = ${String(payoutId)}::bigint and z.payout_id = p.id
      and p.state in ('sent', 'confirmed', 'failed')`.execute(tx);
}
