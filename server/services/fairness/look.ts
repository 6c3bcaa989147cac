import { sql } from 'kysely';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { findSignals, pointsOf } from '#rules/fairness/find-signals.ts';
import { pulseOf } from '#rules/fairness/pulse.ts';
import type { Signal } from '#rules/fairness/signal.ts';
import { type SharedWeek, unitsInQuestion } from '#rules/fairness/without.ts';
import { isoTime } from '#rules/times.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { readCountedShares } from '#server/services/policies/counted-shares.ts';
import { type RewardSettings, readWeekRules } from '#server/services/policies/week-rules.ts';
import { readFairnessWeek } from './read-week.ts';

/** The most signals kept for a week: the largest ones. */
const MOST_SIGNALS = 1000;
/** The most tips kept for a signal: the oldest ones. */
const MOST_TIPS = 200;
/** How often the running week is checked while it changes. */
const RUNNING_EVERY = '10 minutes';
/** The most weeks in one run; the others wait for the next one. */
const WEEKS_AT_ONCE = 4;

/**
 * Checks the running week, and each closed week that changed since its last check, and stores what stands out. The same tips give
 * the same signals; a note on a signal that is found again stays. A week whose check fails does not keep the others from theirs.
 *
 * @returns the checked weeks. Throws the first failure, after all checks
 */
export async function lookAtWeeks(
  db: Db,
  { nowMs, coin, poolUnits, thresholdHundredths }: RewardSettings & { coin: Coin; nowMs: number },
): Promise<WeekName[]> {
  const running = runningWeek(nowMs, await findLastFrozen(db));
  const at = sql`${isoTime(nowMs)}::timestamptz`;
  const { rows } = await sql<{ week: string }>`
    select c.week::text as week
    from (
      select week, frozen_at from weeks
      union all select ${running}::date, ${at} - ${sql.lit(RUNNING_EVERY)}::interval
    ) c
    left join fairness_weeks f using (week)
    left join lateral (
      select coalesce(sum(t.points), 0)::bigint as points,
        coalesce(sum(t.transactions), 0)::bigint as transactions
      from week_totals t where t.week = c.week and f.looked_at <= c.frozen_at
    ) now on true
    where f.week is null
      or (f.looked_at <= c.frozen_at and ((f.points, f.transactions) <> (now.points, now.transactions) or ${hasFinishers}))
    order by c.week desc limit ${sql.lit(WEEKS_AT_ONCE)}`.execute(db);
  const failures: unknown[] = [];
  for (const { week } of rows) {
    const look = lookAtWeek(db, { week, nowMs, poolUnits, thresholdHundredths, coin });
    await look.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return rows.map(({ week }) => week);
}

/** True if members have finished a running treasure hunt since the look at `f`. */
const hasFinishers = sql`exists (
  select from hunts h where h.state = 'open' and f.looked_at <= (
    select p.finished_at from hunt_players p where p.hunt_id = h.id and p.place is not null order by p.place desc limit 1))`;

/** Checks one week again, and replaces the earlier findings. Weeks without a tip and a treasure hunt have no signals. */
export async function lookAtWeek(
  db: Db,
  {
    week,
    nowMs,
    coin,
    ...settings
  }: RewardSettings & { week: WeekName; coin: Coin; nowMs: number },
): Promise<void> {
  // Read before the tips: the next check sees tips that arrive while they are read.
  const { at, ...totals } = await readTotals(db, { week, nowMs });
  const input = await readFairnessWeek(db, { week, leastUnits: leastPayment(coin) });
  const signals = findSignals(input).slice(0, MOST_SIGNALS);
  const points = new Map(input.members.map(({ id, hundredths }) => [id, hundredths]));
  const shared =
    (await readClosed(db, week)) ?? (await readRunning(db, { ...settings, week, nowMs }));
  const units = unitsInQuestion({ ...shared, points }, signals);
  const pulse = pulseOf({
    endMs: input.endMs,
    earners: input.members.filter(({ hundredths }) => hundredths > 0),
    tips: input.tips,
  });
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into fairness_weeks (week, looked_at, points, transactions, tips, earners, new_earners,
        top_ten_part, gini, mutual_part)
      values (${week}::date, ${at}::timestamptz, ${totals.points}::bigint, ${totals.transactions}::bigint,
        ${input.tips.length}, ${pulse.earners}, ${pulse.newEarners}, ${pulse.topTenPart}, ${pulse.gini},
        ${pulse.mutualPart})
      on conflict (week) do update set looked_at = excluded.looked_at, points = excluded.points,
        transactions = excluded.transactions, tips = excluded.tips, earners = excluded.earners,
        new_earners = excluded.new_earners, top_ten_part = excluded.top_ten_part,
        gini = excluded.gini, mutual_part = excluded.mutual_part`.execute(tx);
    const found = signals.map((signal, index) => rowOf(signal, units[index] ?? 0n));
    await sql`
      with found as (
        select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(kind text, shape text,
          members bigint[], hold_worthy boolean, strength float8, points bigint,
          points_by_member jsonb, units bigint, tip_count int, tips text[], figures jsonb)
      ), gone as (
        delete from fairness_signals s
        where s.week = ${week}::date
          and not exists (select from found f where f.kind = s.kind and f.members = s.members)
      )
      insert into fairness_signals (week, kind, shape, members, hold_worthy, strength, points,
        points_by_member, units, tip_count, tips, figures, found_at)
      select ${week}::date, f.*, ${at}::timestamptz from found f
      on conflict (week, kind, members) do update set shape = excluded.shape,
        hold_worthy = excluded.hold_worthy, strength = excluded.strength, points = excluded.points,
        points_by_member = excluded.points_by_member, units = excluded.units,
        tip_count = excluded.tip_count, tips = excluded.tips, figures = excluded.figures`.execute(
      tx,
    );
  });
}

function rowOf(signal: Signal, units: bigint): object {
  return {
    kind: signal.kind,
    shape: signal.shape ?? null,
    members: signal.members,
    hold_worthy: signal.holdWorthy,
    strength: signal.strength,
    points: pointsOf(signal),
    points_by_member: Object.fromEntries(signal.pointsInQuestion),
    units: String(units),
    tip_count: signal.tips.length,
    tips: signal.tips.slice(0, MOST_TIPS),
    figures: signal.figures,
  };
}

/**
 * The week's totals now, and the time. By the database's clock, which says when a week was closed, if the server's is ahead: the tips
 * between this look and the closing would seem to be looked at.
 */
async function readTotals(
  db: Db,
  { week, nowMs }: { week: WeekName; nowMs: number },
): Promise<{ points: string; transactions: string; at: string }> {
  const { rows } = await sql<{ points: string; transactions: string; at: Date }>`
    select coalesce(sum(points), 0)::text as points,
      coalesce(sum(transactions), 0)::text as transactions,
      least(${isoTime(nowMs)}::timestamptz, statement_timestamp()) as at
    from week_totals where week = ${week}::date`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return { ...row, at: row.at.toISOString() };
}

type Shared = Omit<SharedWeek, 'points'>;

/** The rules by which a closed week was shared out, and the points that counted in it; null while it runs. */
async function readClosed(db: Db, week: WeekName): Promise<Shared | null> {
  const { rows } = await sql<{ pool: bigint; highest: bigint | null; threshold: number }>`
    select pool, highest_share as highest, threshold from weeks where week = ${week}::date`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { pool: poolUnits, highest, threshold: thresholdHundredths } = row;
  const highestUnits = highest ?? poolUnits;
  const counted = highest === null ? null : await readCounted(db, week);
  return { poolUnits, highestUnits, thresholdHundredths, counted };
}

async function readCounted(db: Db, week: WeekName): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; counted: number }>`
    select member_id::float8 as id, counted_points as counted from shares
    where week = ${week}::date`.execute(db);
  return new Map(rows.map(({ id, counted }) => [id, counted]));
}

async function readRunning(
  db: Db,
  input: RewardSettings & { week: WeekName; nowMs: number },
): Promise<Shared> {
  const rules = await readWeekRules(db, input);
  const shares = await readCountedShares(db, { ...input, rules });
  const counted = shares && new Map([...shares].map(([id, { hundredths }]) => [id, hundredths]));
  return { ...rules, counted };
}
