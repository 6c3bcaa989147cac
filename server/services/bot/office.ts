import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The work that waits for administrators, in numbers. */
export type Office = {
  /** The number of submissions, and the time since which the oldest waits. */
  pending: number;
  oldestPendingMs: number | null;
  heldShares: number;
  /** The problems reported to the owner. */
  problems: number;
  /** The newest payout that was sent, in units; null if there is none. */
  lastPayout: { units: bigint; atMs: number } | null;
};

export async function readOffice(db: Db): Promise<Office> {
  const { rows } = await sql<{
    pending: number;
    oldest: Date | null;
    held: number;
    problems: number;
    units: bigint | null;
    sent_at: Date | null;
  }>`
    select (select count(*)::int from submissions where status = 'pending') as pending,
      (select min(submitted_at) from submissions where status = 'pending') as oldest,
      (select count(*)::int from shares where status = 'held') as held,
      (select count(*)::int from alerts where is_on) as problems, p.amount as units, p.sent_at
    from (select 1) one left join lateral (
      select amount, sent_at from payouts where sent_at is not null
      order by sent_at desc limit 1) p on true`.execute(db);
  const [row] = rows;
  const units = row?.units ?? null;
  return {
    pending: row?.pending ?? 0,
    oldestPendingMs: row?.oldest?.getTime() ?? null,
    heldShares: row?.held ?? 0,
    problems: row?.problems ?? 0,
    lastPayout: units === null ? null : { units, atMs: row?.sent_at?.getTime() ?? 0 },
  };
}
