import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import { resultHeader, resultLine } from '#rules/weeks/result.ts';
import { FORMULA_VERSION, missingHundredths, splitPool } from '#rules/weeks/rewards.ts';
import { distributionMs, nextWeek, type WeekName, weekEndMs, weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { operatorCommand } from '#server/operator/called-as.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { isImportOpen } from '#server/services/ledger/import-mark.ts';
import { holdForFreezing } from '#server/services/ledger/week-lock.ts';
import { banStood } from '#server/services/members/bans.ts';

export type RewardSettings = {
  /** The weekly pool in units. */
  poolUnits: bigint;
  thresholdHundredths: number;
};

/** For callers that close by the clock: leave weeks open while an import may still fill them. */
type Waiting = { waitsForImport?: boolean };

export type ClosedWeek = {
  week: WeekName;
  /** `already_closed`: done earlier or by another server; nothing was changed. */
  outcome: 'closed' | 'already_closed';
  distributedUnits: bigint;
  recipients: number;
};

/** Shares written by one statement. */
const SHARES_PER_STATEMENT = 20_000;

/**
 * Freezes a week that is over and shares out its pool, exactly once: a second call, even at the same
 * moment from another process, finds it done (decisions 13 to 16 and 27). The shares stay
 * `owed`; paying them is another step.
 *
 * Throws `week_not_over` before its end, `earlier_week_open` when an earlier week must come first, and with
 * `waitsForImport` a `conflict` while an import is unfinished.
 */
export async function closeWeek(
  db: Db,
  input: { week: WeekName; nowMs: number } & RewardSettings & Waiting,
): Promise<ClosedWeek> {
  if (input.nowMs < weekEndMs(input.week)) {
    throw new AppError('week_not_over', `The week of ${input.week} is not over.`);
  }
  return withLongStatements(() =>
    db.transaction().execute(async (tx) => {
      await holdForFreezing(tx);
      const done = await findClosedWeek(tx, input.week);
      if (done) return { ...done, outcome: 'already_closed' };
      await requireNextInOrder(tx, input.week);
      if (input.waitsForImport && (await isImportOpen(tx))) throw importOpen();
      return freezeAndShare(tx, input);
    }),
  );
}

/**
 * Closes every week that is over at `nowMs`, oldest first (decision 16). Returns what it closed;
 * nothing on an empty database.
 */
export async function closePastWeeks(
  db: Db,
  input: { nowMs: number; onClosed?: (week: ClosedWeek) => void } & RewardSettings & Waiting,
): Promise<ClosedWeek[]> {
  const closed: ClosedWeek[] = [];
  const running = weekOf(input.nowMs);
  let week = await findNextToClose(db);
  while (week !== null && week < running) {
    const result = await closeWeek(db, { ...input, week });
    if (result.outcome === 'closed') {
      closed.push(result);
      input.onClosed?.(result);
    }
    week = nextWeek(week);
  }
  return closed;
}

/** The oldest week that is not frozen and may hold points; null if nobody has any. */
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
    select distributed,
      (select count(*)::int from shares s where s.week = w.week) as recipients
    from weeks w where week = ${week}`.execute(tx);
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

type WeekMember = {
  id: bigint;
  points: number;
  /** When the account was created, in ms. */
  created_ms: number;
};

async function freezeAndShare(
  tx: Db,
  input: { week: WeekName } & RewardSettings,
): Promise<ClosedWeek> {
  const { week, poolUnits, thresholdHundredths } = input;
  const eligible = await readEligible(tx, week, thresholdHundredths);
  const amounts = splitPool(
    poolUnits,
    eligible.map((member) => ({
      id: String(member.id),
      hundredths: member.points,
      createdAtMs: member.created_ms,
      accountNumber: Number(member.id),
    })),
  );
  const distributed = eligible.length > 0 ? poolUnits : 0n;
  const resultHash = await writeShares(tx, input, eligible, amounts);
  await holdAgain(tx, week);
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members,
                       eligible_members, total_points, eligible_points, distributed, result_hash)
    select ${week}::date, ${isoTime(distributionMs(week))}::timestamptz,
      ${poolUnits}::bigint, ${thresholdHundredths}::int, ${FORMULA_VERSION}::int, count(*),
      ${eligible.length}::int, coalesce(sum(points), 0),
      ${eligible.reduce((sum, member) => sum + member.points, 0)}::bigint, ${distributed}::bigint,
      ${resultHash}
    from week_totals where week = ${week}`.execute(tx);
  await sql`
    update member_totals t set earned = t.earned + s.amount
    from shares s where s.week = ${week}::date and s.member_id = t.member_id`.execute(tx);
  await requireWholePool(tx, week, distributed);
  await writeAudit(tx, {
    actor: 'system',
    action: 'week_closed',
    entity: 'week',
    entityId: week,
    after: { shares: eligible.length, distributed: String(distributed), resultHash },
  });
  return { week, outcome: 'closed', distributedUnits: distributed, recipients: eligible.length };
}

/**
 * Writes a share for each, and returns the hash of the text that `rules/weeks/result.ts` describes.
 * `eligible` is in the order of the members' numbers, so that indexes grow at their end. Each piece is
 * built and hashed while the database writes the one before.
 */
async function writeShares(
  tx: Db,
  input: { week: WeekName } & RewardSettings,
  eligible: readonly WeekMember[],
  amounts: ReadonlyMap<string, bigint>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(resultHeader({ ...input, formulaVersion: FORMULA_VERSION }));
  const ranks = ranksOf(eligible);
  let written: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < eligible.length; from += SHARES_PER_STATEMENT) {
    const shares = eligible.slice(from, from + SHARES_PER_STATEMENT).map((member, index) => ({
      ...member,
      rank: ranks[from + index] ?? 0,
      units: amounts.get(String(member.id)) ?? 0n,
    }));
    const insert = insertShares(input.week, shares);
    await written;
    written = insert.execute(tx);
    hash.update(shares.map(lineOf).join(''));
  }
  await written;
  return hash.digest('hex');
}

/** Each member's place in the week, as the split breaks its ties: more points first, then the older account. */
function ranksOf(members: readonly WeekMember[]): Uint32Array {
  // By points first: sorting each nearly sorted group alone takes a third of the time.
  const groups = new Map<number, number[]>();
  for (const [index, { points }] of members.entries()) {
    const group = groups.get(points);
    if (group) group.push(index);
    else groups.set(points, [index]);
  }
  const createdMs = (index: number) => members[index]?.created_ms ?? 0;
  const ranks = new Uint32Array(members.length);
  let rank = 0;
  for (const points of [...groups.keys()].sort((one, other) => other - one)) {
    // Members are in the order of their numbers.
    const group = groups.get(points) ?? [];
    group.sort((one, other) => createdMs(one) - createdMs(other) || one - other);
    for (const index of group) {
      rank += 1;
      ranks[index] = rank;
    }
  }
  return ranks;
}

function lineOf({ id, points, created_ms: createdAtMs, units }: Share): string {
  return resultLine({ memberNumber: Number(id), hundredths: points, createdAtMs, units });
}

async function readEligible(tx: Db, week: WeekName, threshold: number): Promise<WeekMember[]> {
  const endsAt = isoTime(weekEndMs(week));
  const { rows } = await sql<WeekMember>`
    select m.id, w.points, floor(extract(epoch from m.created_at) * 1000)::float8 as created_ms
    from week_totals w join members m on m.id = w.member_id
    where w.week = ${week} and w.points >= ${missingHundredths(0, threshold)}::int
      and not ${banStood(endsAt)}
    order by m.id`.execute(tx);
  return rows;
}

/** After a reopening: what somebody held before must not be paid because the week was closed anew. */
async function holdAgain(tx: Db, week: WeekName): Promise<void> {
  await sql`
    update shares s set status = 'held', hold_reason = hold ->> 1
    from (select holds from reopened_weeks where week = ${week}::date order by id desc limit 1) r,
      jsonb_array_elements(r.holds) hold
    where s.week = ${week}::date and s.member_id = (hold ->> 0)::bigint`.execute(tx);
}

type Share = WeekMember & { rank: number; units: bigint };

function insertShares(week: WeekName, shares: readonly Share[]) {
  // Arrays as text are read in a third of the time of the same rows as JSON.
  const listed = (read: (share: Share) => unknown) => `{${shares.map(read).join(',')}}`;
  return sql`
    insert into shares (week, member_id, points, amount, rank, account_created_at)
    select ${week}::date, member_id, points, amount, rank, to_timestamp(created_ms / 1000.0)
    from unnest(
      ${listed(({ id }) => id)}::text::bigint[],
      ${listed(({ points }) => points)}::text::integer[],
      ${listed(({ units }) => units)}::text::bigint[],
      ${listed(({ rank }) => rank)}::text::integer[],
      ${listed(({ created_ms }) => created_ms)}::text::float8[]
    ) as s(member_id, points, amount, rank, created_ms)`;
}

// A wrong total is the worst that can happen: the database itself must agree before the week is kept.
async function requireWholePool(tx: Db, week: WeekName, distributed: bigint): Promise<void> {
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(amount), 0)::text as total from shares where week = ${week}`.execute(tx);
  if (BigInt(rows[0]?.total ?? -1) !== distributed) {
    throw new Error(`the shares of ${week} do not add up to its pool`);
  }
}
