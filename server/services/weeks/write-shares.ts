import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { capShare, splitByPoints } from '#rules/weeks/rewards.ts';
import { type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { banStood } from '#server/services/members/bans.ts';
import { eligibleMembers } from '#server/services/policies/eligible.ts';
import type { WeekRules } from '#server/services/policies/week-rules.ts';

/**
 * The range of member numbers whose shares one statement writes. Limits what the database holds at once, and how long it takes.
 */
const NUMBERS_PER_STATEMENT = 131_072;
/** The number of members whose lines are returned as one text, of about half a megabyte. */
const LINES_PER_TEXT = sql.lit(16_384);

type Week = { week: WeekName; rules: WeekRules };
/** The status of a new share: to be paid, or settled elsewhere (docs/spec/week.md#13-weeks-settled-elsewhere). */
type NewStatus = 'owed' | 'settled';

/**
 * Splits the pool of a week (docs/spec/week.md#4-shares-and-rounding), writes a share for everybody eligible, and adds it to
 * their earnings. The rows never leave the database: the split knows members only by their points that count
 * (`splitByPoints`), and the database knows the oldest among those with the same points.
 *
 * @param tx a transaction during which no event is taken
 * @param takeLines called with the lines of the written shares, in order, as `rules/weeks/result.ts` describes them
 * @returns the number of shares and of those above 0, the sums of their members' points and of those that count, in hundredths, and the distributed
 *   units
 */
export async function writeShares(
  tx: Db,
  input: Week & { status: NewStatus },
  takeLines: (lines: string) => void,
): Promise<Written> {
  const { week, rules, status } = input;
  // A million members are sorted and kept in memory rather than on disk.
  await sql`set local work_mem = '64MB'`.execute(tx);
  await listEligible(tx, input);
  const groups = await readGroups(tx);
  const split = splitByPoints(
    rules.poolUnits,
    new Map(
      groups.filter(({ counted }) => counted > 0).map((each) => [each.counted, each.members]),
    ),
  );
  const amounts = groups.map(({ counted, before }) => {
    const share = capShare(split.get(counted) ?? { units: 0n, extra: 0 }, rules.highestUnits);
    return { counted, units: share.units, lastWithExtra: before + share.extra, extra: share.extra };
  });
  const most = await findHighestNumber(tx);
  const isCounted = rules.policyHash !== null;
  for (let from = 0; from <= most; from += NUMBERS_PER_STATEMENT) {
    const to = from + NUMBERS_PER_STATEMENT;
    const some = { week, status, amounts, isCounted, from, to };
    for (const lines of await writeSome(tx, some)) takeLines(lines);
  }
  return {
    members: sumOf(groups, ({ members }) => members),
    recipients: sumOf(amounts, ({ units, extra }, at) =>
      units > 0n ? (groups[at]?.members ?? 0) : extra,
    ),
    hundredths: sumOf(groups, ({ points }) => points),
    countedHundredths: sumOf(groups, ({ counted, members }) => counted * members),
    distributedUnits: amounts.reduce(
      (sum, { units, extra }, at) => sum + units * BigInt(groups[at]?.members ?? 0) + BigInt(extra),
      0n,
    ),
  };
}

type Written = {
  members: number;
  recipients: number;
  hundredths: number;
  countedHundredths: number;
  distributedUnits: bigint;
};

function sumOf<Each>(all: readonly Each[], figure: (each: Each, at: number) => number): number {
  return all.reduce((sum, each, at) => sum + figure(each, at), 0);
}

/**
 * Lists the members who share the pool, each with their place in the order by which the split breaks ties: more points that count
 * first, then the older account.
 */
async function listEligible(tx: Db, { week, rules }: Week): Promise<void> {
  const isBanned = banStood(isoTime(weekEndMs(week)));
  await sql`
    create temporary table eligible on commit drop as
    select *, row_number() over (order by counted desc, created_at, member_id) as rank
    from (${eligibleMembers({ week, rules, isBanned })}) e
    order by member_id`.execute(tx);
  await sql`create index on eligible (member_id)`.execute(tx);
}

/** The members with the same number of points that count: their number, all of their points, and the number with more. */
async function readGroups(
  tx: Db,
): Promise<{ counted: number; members: number; points: number; before: number }[]> {
  const { rows } = await sql<{ counted: number; members: number; points: number; before: number }>`
    select counted, count(*)::int as members, sum(points)::float8 as points,
      (min(rank) - 1)::int as before
    from eligible group by counted`.execute(tx);
  return rows;
}

async function findHighestNumber(tx: Db): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(member_id)::float8 as most from eligible`.execute(tx);
  return rows[0]?.most ?? -1;
}

type Amount = { counted: number; units: bigint; lastWithExtra: number };
type Some = {
  week: WeekName;
  status: NewStatus;
  amounts: readonly Amount[];
  /** The week has a dated policy: its shares and lines have the points that count. */
  isCounted: boolean;
  from: number;
  to: number;
};

/** Writes shares in the order of the members' numbers, `from` … `to` - 1, so that indexes grow at their end. */
async function writeSome(tx: Db, some: Some): Promise<string[]> {
  const { week, status, amounts, isCounted, from, to } = some;
  const [counted, vouched] = isCounted
    ? [sql`counted`, sql`vouched`]
    : [sql`null::int`, sql`null::int`];
  const points = isCounted ? sql`points || ';' || counted_points` : sql`points`;
  const { rows } = await sql<{ text: string }>`
    with written as (
      insert into shares (week, member_id, points, counted_points, backed_points, amount, rank, account_created_at, status)
      select ${week}::date, e.member_id, e.points, ${counted}, ${vouched},
        a.units + case when e.rank <= a.last_with_extra then 1 else 0 end, e.rank, e.created_at, ${status}
      from eligible e join unnest(${amounts.map((each) => each.counted)}::int[],
          ${amounts.map(({ units }) => String(units))}::bigint[],
          ${amounts.map(({ lastWithExtra }) => lastWithExtra)}::int[]) as a(of_counted, units, last_with_extra)
          on a.of_counted = e.counted
      where e.member_id >= ${from}::bigint and e.member_id < ${to}::bigint
      order by e.member_id
      returning member_id, points, counted_points, amount, account_created_at),
    earned as (
      update member_totals t set earned = t.earned + w.amount
      from written w where t.member_id = w.member_id
        and t.member_id >= ${from}::bigint and t.member_id < ${to}::bigint)
    select string_agg(member_id || ';' || ${points} || ';'
        || (extract(epoch from account_created_at) * 1000)::bigint || ';' || amount || chr(10),
        '' order by member_id) as text
    from written group by member_id / ${LINES_PER_TEXT} order by member_id / ${LINES_PER_TEXT}`.execute(
    tx,
  );
  return rows.map(({ text }) => text);
}
