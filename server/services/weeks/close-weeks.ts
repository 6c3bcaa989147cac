import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import { resultHeader } from '#rules/weeks/result.ts';
import { COUNTED_FORMULA_VERSION, FORMULA_VERSION } from '#rules/weeks/rewards.ts';
import { distributionMs, nextWeek, type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { isImportOpen } from '#server/services/ledger/import-mark.ts';
import { holdForFreezing } from '#server/services/ledger/week-lock.ts';
import { banStood } from '#server/services/members/bans.ts';
import { eligibleMembers } from '#server/services/policies/eligible.ts';
import { type RewardSettings, readWeekRules } from '#server/services/policies/week-rules.ts';
import type { PoolSource } from './free-coins.ts';
import { forgetLook, poolWaits, readPool, readResultBalance } from './pool-reading.ts';
import { findSettlement } from './settlement.ts';
import { joinPool } from './withheld.ts';
import { writeShares } from './write-shares.ts';

/** For callers that close by the clock: leave weeks open while an import may still fill them. */
type Waiting = { waitsForImport?: boolean };
/** Needed for a policy whose pool is a part of the wallet's balance. */
type Source = { poolSource?: PoolSource | null };

export type ClosedWeek = {
  week: WeekName;
  /** `already_closed`: closed earlier or by another server; this call changed nothing. */
  outcome: 'closed' | 'already_closed';
  distributedUnits: bigint;
  recipients: number;
};

/**
 * Freezes a week that is over and shares out its pool, exactly once: a second call finds it done, even at the same moment from
 * another process (docs/spec/week.md#5-closing). The shares become `owed`, to be paid in another step, or `settled`, if this site
 * does not pay them (docs/spec/week.md#13-weeks-settled-elsewhere).
 *
 * Throws `week_not_over` before its end, `earlier_week_open` if an earlier week must come first, and with `waitsForImport` a
 * `conflict` while an import is unfinished.
 */
export async function closeWeek(
  db: Db,
  input: { week: WeekName; nowMs: number } & RewardSettings & Waiting & Source,
): Promise<ClosedWeek> {
  if (input.nowMs < weekEndMs(input.week)) {
    throw new AppError('week_not_over', `The week of ${input.week} is not over.`);
  }
  // Only once all earlier weeks are closed is it known what is owed.
  if ((await findNextToClose(db)) === input.week) await preparePool(db, input);
  return withLongStatements(() =>
    db.transaction().execute(async (tx) => {
      await holdForFreezing(tx);
      const done = await findClosedWeek(tx, input.week);
      if (done) return { ...done, outcome: 'already_closed' };
      await requireNextInOrder(tx, input.week);
      return freezeAndShare(tx, input);
    }),
  );
}

/**
 * Closes every week that is over at `nowMs`, oldest first. Returns the weeks that this call closed; none on an empty database.
 * Each next week is read under the lock: until the first week is closed, an event may still begin an earlier one.
 */
export async function closePastWeeks(
  db: Db,
  input: { nowMs: number; onClosed?: (week: ClosedWeek) => void } & RewardSettings &
    Waiting &
    Source,
): Promise<ClosedWeek[]> {
  const closed: ClosedWeek[] = [];
  for (;;) {
    const week = await findNextToClose(db);
    if (week === null || input.nowMs < weekEndMs(week)) break;
    await preparePool(db, { ...input, week });
    const result = await closeNext(db, input);
    if (!result) break;
    closed.push(result);
    input.onClosed?.(result);
  }
  return closed;
}

/** Outside of the transaction that closes the week, because a slow node must not hold back every event. */
async function preparePool(
  db: Db,
  input: { week: WeekName; nowMs: number } & Waiting & Source,
): Promise<void> {
  // The rest of the import may begin an earlier week.
  if (input.waitsForImport && (await isImportOpen(db))) throw importOpen();
  await readPool(db, input);
}

/** Closes the next week if it is over at `nowMs`. Returns null if it is not, or if no week is left. */
function closeNext(
  db: Db,
  input: { nowMs: number } & RewardSettings & Waiting,
): Promise<ClosedWeek | null> {
  return withLongStatements(() =>
    db.transaction().execute(async (tx) => {
      await holdForFreezing(tx);
      const week = await findNextToClose(tx);
      if (week === null || input.nowMs < weekEndMs(week)) return null;
      return freezeAndShare(tx, { ...input, week });
    }),
  );
}

/** The oldest week that is not frozen and may contain points; null if nobody has any. */
export async function findNextToClose(db: Db): Promise<WeekName | null> {
  const { rows } = await sql<{ last: WeekName | null; first: WeekName | null }>`
    select (select max(week) from weeks) as last,
           (select min(week) from week_totals) as first`.execute(db);
  const row = rows[0];
  if (row?.last) return nextWeek(row.last);
  return row?.first ?? null;
}

async function findClosedWeek(tx: Db, week: WeekName): Promise<Omit<ClosedWeek, 'outcome'> | null> {
  const { rows } = await sql<{ distributed: bigint; recipients: number }>`
    select distributed, coalesce(recipients, eligible_members) as recipients from weeks where week = ${week}`.execute(
    tx,
  );
  const [row] = rows;
  return row ? { week, distributedUnits: row.distributed, recipients: row.recipients } : null;
}

async function requireNextInOrder(tx: Db, week: WeekName): Promise<void> {
  const next = await findNextToClose(tx);
  if (next === null || next === week) return;
  if (next < week) {
    throw new AppError('earlier_week_open', `The week of ${next} has to be closed first.`);
  }
  throw new AppError('conflict', `The week of ${week} lies before the first week.`);
}

function importOpen(): AppError {
  return new AppError(
    'conflict',
    `weeks wait for an import: one that was cut off has to be started again, or given up with \`${operatorCommand('close-week --all')}\``,
  );
}

async function freezeAndShare(
  tx: Db,
  input: { week: WeekName } & RewardSettings & Waiting,
): Promise<ClosedWeek> {
  const { week } = input;
  if (input.waitsForImport && (await isImportOpen(tx))) throw importOpen();
  const settlement = await findSettlement(tx, week);
  // A week that is paid elsewhere cannot pay shares that were withheld here.
  const takesWithheld = settlement === 'here' && (await keepsPool(tx, input));
  const withheldUnits = takesWithheld ? await joinPool(tx, week) : 0n;
  const rules = await readWeekRules(tx, { ...input, withheldUnits });
  if (rules.estimate !== null) throw poolWaits(week, 'the balance is not read yet');
  const { poolUnits, thresholdHundredths, highestUnits, policyHash, carriedUnits } = rules;
  const formulaVersion = policyHash === null ? FORMULA_VERSION : COUNTED_FORMULA_VERSION;
  const hash = createHash('sha256');
  const balance = await readResultBalance(tx, { week, carried_in: carriedUnits });
  const policy = policyHash === null ? null : { hash: policyHash, highestUnits, balance };
  hash.update(resultHeader({ week, poolUnits, thresholdHundredths, formulaVersion, policy }));
  const status = settlement === 'elsewhere' ? 'settled' : 'owed';
  const written = await writeShares(tx, { week, rules, status }, (lines) => hash.update(lines));
  const resultHash = hash.digest('hex');
  const { members, hundredths, distributedUnits: distributed } = written;
  const recipients = policyHash === null ? null : written.recipients;
  // With a policy, the next week gets what is left.
  const carriedOut = policyHash === null ? 0n : poolUnits - distributed;
  await holdAgain(tx, week);
  if (policyHash !== null) await forgetLook(tx);
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members,
                       eligible_members, total_points, eligible_points, distributed, result_hash,
                       settlement, policy_hash, highest_share, counted_points, carried_in, carried_out, recipients)
    select ${week}::date, ${isoTime(distributionMs(week))}::timestamptz,
      ${poolUnits}::bigint, ${thresholdHundredths}::int, ${formulaVersion}::int, count(*),
      ${members}::int, coalesce(sum(points), 0), ${hundredths}::bigint, ${distributed}::bigint,
      ${resultHash}, ${settlement}, ${policyHash}, ${policy && highestUnits}::bigint,
      ${policy && written.countedHundredths}::bigint, ${carriedUnits}::bigint, ${carriedOut}::bigint, ${recipients}::int
    from week_totals where week = ${week}`.execute(tx);
  await requireWholePool(tx, week, distributed);
  await writeAudit(tx, {
    actor: 'system',
    action: 'week_closed',
    entity: 'week',
    entityId: week,
    after: {
      shares: members,
      distributed: String(distributed),
      resultHash,
      ...(policyHash !== null && { policyHash, carriedOut: String(carriedOut) }),
      ...(settlement !== 'here' && { settlement }),
    },
  });
  return {
    week,
    outcome: 'closed',
    distributedUnits: distributed,
    recipients: recipients ?? members,
  };
}

/** Returns whether a week's pool is shared or carried on. Without a policy, a week that nobody shares lets its pool go. */
async function keepsPool(tx: Db, input: { week: WeekName } & RewardSettings): Promise<boolean> {
  const { week } = input;
  const rules = await readWeekRules(tx, input);
  if (rules.policyHash !== null) return true;
  const isBanned = banStood(isoTime(weekEndMs(week)));
  const { rows } = await sql`
    select from (${eligibleMembers({ week, rules, isBanned })}) e limit 1`.execute(tx);
  return rows.length > 0;
}

/** Holds shares again after a reopening: closing the week again must not release a share that was held before. */
async function holdAgain(tx: Db, week: WeekName): Promise<void> {
  await sql`
    update shares s set status = 'held', hold_reason = hold ->> 1
    from (select holds from reopened_weeks where week = ${week}::date order by id desc limit 1) r,
      jsonb_array_elements(r.holds) hold
    where s.week = ${week}::date and s.member_id = (hold ->> 0)::bigint`.execute(tx);
}

// A wrong total would be the worst error, so the database itself must agree before the week is stored. A constraint of its row
// holds that what was distributed and what is carried over are the whole pool.
async function requireWholePool(tx: Db, week: WeekName, distributed: bigint): Promise<void> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(amount), 0)::text as total from shares where week = ${week}`.execute(tx);
  if (BigInt(rows[0]?.total ?? -1) !== distributed) {
    throw new Error(`the shares of ${week} do not add up to its pool`);
  }
}
