import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type Payout, readUnfinishedPayouts } from '#server/services/payouts/payouts.ts';

/** The figures of the faucet: the claims and units of this UTC day, and the claims that are not settled, oldest first. */
export type FaucetFigures = { claimsToday: number; unitsToday: bigint; unfinished: Payout[] };

export async function readFaucetFigures(db: Db, nowMs: number): Promise<FaucetFigures> {
  const today = `${isoTime(nowMs).slice(0, 10)}T00:00:00Z`;
  const { rows } = await sql<{ claims: number; units: bigint }>`
    select count(*)::int as claims, coalesce(sum(amount), 0)::bigint as units
    from faucet_payments
    where created_at >= ${today}::timestamptz and state <> 'failed'`.execute(db);
  return {
    claimsToday: rows[0]?.claims ?? 0,
    unitsToday: rows[0]?.units ?? 0n,
    unfinished: await readUnfinishedPayouts(db, 'faucet'),
  };
}
