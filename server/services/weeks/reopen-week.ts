import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { storableText } from '#rules/names.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { findLastFrozen } from '#server/services/ledger/running-week.ts';
import { announceTotals } from '#server/services/ledger/totals-version.ts';
import { holdForFreezing } from '#server/services/ledger/week-lock.ts';
import { requireWeek } from './closed-weeks.ts';
import { hadFailed } from './holds.ts';
import { leavePool } from './withheld.ts';

/** The result of a closing, before it is undone. */
export type Reopening = {
  week: WeekName;
  resultHash: string;
  distributedUnits: bigint;
  shares: number;
  /** The shares that will be held when the week is closed again: member numbers and reasons. */
  holds: readonly (readonly [member: string, reason: string])[];
};

/**
 * Reopens the newest closed week, as if it had not been closed: deletes its shares and takes back what members earned with them
 * (docs/spec/week.md#16-reopening). Closing it again applies the same rules, and its payer stays the same. The earlier result
 * stays in the week's history, and held shares will be held again. Events that were booked into the following week stay there.
 *
 * Throws `bad_request` without a reason, `not_found` if the week is not closed, `conflict` if it is not the newest closed one or
 * a share of it is or was in a payout.
 *
 * @param input.actor as in the audit log
 */
export async function reopenWeek(
  db: Db,
  input: { week: WeekName; reason: string; actor: string },
): Promise<Reopening> {
  const { week, actor } = input;
  const reason = storableText(input.reason).trim();
  if (reason === '') throw new AppError('bad_request', 'Say why the week is reopened.');
  return db.transaction().execute(async (tx) => {
    const { holds, ...before } = await requireReopenable(tx, week);
    await sql`
      insert into reopened_weeks (week, frozen_at, distributed, result_hash, holds, settlement)
      select week, frozen_at, distributed, result_hash, ${JSON.stringify(holds)}::jsonb, settlement
      from weeks where week = ${week}::date`.execute(tx);
    await sql`
      update member_totals t set earned = t.earned - s.amount
      from shares s where s.week = ${week}::date and s.member_id = t.member_id`.execute(tx);
    await sql`delete from shares where week = ${week}::date`.execute(tx);
    await sql`delete from weeks where week = ${week}::date`.execute(tx);
    await leavePool(tx, week);
    // Later ones counted this week's shares as owed. Its own pool stays as it was read, if it was.
    await sql`
      delete from pool_readings where week > ${week}::date or week = ${week}::date and height = 0`.execute(
      tx,
    );
    await announceTotals(tx);
    await writeAudit(tx, {
      actor,
      action: 'week_reopened',
      entity: 'week',
      entityId: week,
      before: { ...before, distributedUnits: String(before.distributedUnits), holds },
      after: { reason },
    });
    return { ...before, holds };
  });
}

/** The closing that `reopenWeek` would take back. Changes nothing; throws the same errors. */
export async function readReopening(db: Db, week: WeekName): Promise<Reopening> {
  return db.transaction().execute((tx) => requireReopenable(tx, week));
}

// Locks the shares, so that a payout that is about to claim one waits, and then finds none.
async function requireReopenable(tx: Db, week: WeekName): Promise<Reopening> {
  await holdForFreezing(tx);
  const row = await requireWeek(tx, week);
  const newest = await findLastFrozen(tx);
  if (newest !== week) {
    throw new AppError(
      'conflict',
      `Weeks are reopened newest first: the newest closed one is ${newest}.`,
    );
  }
  const { rows } = await sql<{ shares: number; taken: number; holds: [string, string][] | null }>`
    with locked as (
      select week, member_id, status, hold_reason from shares where week = ${week}::date for update)
    select count(*)::int as shares, (count(*) filter (where status not in ('owed', 'held', 'settled')
        or status = 'held' and ${hadFailed}))::int as taken,
      json_agg(json_build_array(member_id::text, hold_reason) order by member_id)
        filter (where status = 'held') as holds
    from locked s`.execute(tx);
  const { shares = 0, taken = 0, holds } = rows[0] ?? {};
  if (taken > 0) {
    throw new AppError(
      'conflict',
      `${taken} shares of the week of ${week} are in a payout, were paid, or failed: it stays closed.`,
    );
  }
  return {
    week,
    resultHash: row.result_hash,
    distributedUnits: row.distributed,
    shares,
    holds: holds ?? [],
  };
}
