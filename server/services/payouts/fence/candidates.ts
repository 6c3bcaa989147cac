import { sql } from 'kysely';
import type { UnpaidShare } from '#rules/weeks/paid-shares.ts';
import type { Db } from '#server/db/connect.ts';
import type { PayoutState } from '../state.ts';

/** A share that some copy of this database may have paid, and the payout here that was about to pay it. */
export type Candidate = UnpaidShare & { payoutId: bigint | null };

/**
 * Shares at these addresses that count as unpaid: owed, held, failed, or in a payout that the wallet does not know. Locks them
 * until the transaction ends.
 *
 * @param idle payouts that have sent nothing: not signed, or signed without the wallet ever seeing the transaction
 */
export async function readCandidates(
  tx: Db,
  addresses: readonly string[],
  idle: readonly bigint[],
): Promise<(Candidate & { isHeld: boolean })[]> {
  const { rows } = await sql<{
    week: string;
    member_id: bigint;
    amount: bigint;
    address: string;
    distribution_at: Date;
    payout_id: bigint | null;
    is_held: boolean;
  }>`
    select s.week, s.member_id, s.amount, coalesce(o.address, m.primary_address) as address,
      w.distribution_at, s.payout_id, s.status = 'held' as is_held
    from shares s join weeks w using (week) join members m on m.id = s.member_id
      left join payout_shares o
        on o.payout_id = s.payout_id and o.week = s.week and o.member_id = s.member_id
    where (s.status in ('owed', 'held', 'failed')
        or s.status = 'paying' and s.payout_id in (
          select value::bigint from jsonb_array_elements_text(${JSON.stringify(idle.map(String))}::jsonb)))
      and coalesce(o.address, m.primary_address) in (
        select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
    for update of s`.execute(tx);
  return rows.map((row) => ({
    week: row.week,
    memberId: row.member_id,
    units: row.amount,
    address: row.address,
    distributionMs: row.distribution_at.getTime(),
    payoutId: row.payout_id,
    isHeld: row.is_held,
  }));
}

/** A payout whose payment has not been seen yet. */
export type WaitingPayout = {
  id: bigint;
  state: PayoutState;
  txid: string | null;
  createdAtMs: number;
  shares: number;
};

/** The payouts that are not known to be sent yet, oldest first. */
export async function readWaiting(db: Db): Promise<WaitingPayout[]> {
  const { rows } = await sql<{
    id: bigint;
    state: PayoutState;
    txid: string | null;
    created_at: Date;
    shares: number;
  }>`
    select id, state, txid, created_at,
      (select count(*)::int from payout_shares where payout_id = p.id) as shares
    from payouts p where state in ('building', 'signed', 'calling', 'unclear') order by id`.execute(
    db,
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAtMs: created_at.getTime() }));
}

/** The first time at which the oldest unpaid share could be paid, in ms; null if there is none. */
export async function readOldestUnpaidMs(db: Db): Promise<number | null> {
  // Two reads, because each has a partial index of its own.
  const { rows } = await sql<{ at: Date | null }>`
    select min(distribution_at) as at from weeks where week in (
      (select min(s.week) from shares s join weeks w using (week)
        where s.status in ('owed', 'held', 'failed') and s.amount > 0 and w.settlement = 'here'),
      (select min(week) from shares where payout_id is not null and status = 'paying'))`.execute(
    db,
  );
  return rows[0]?.at?.getTime() ?? null;
}
