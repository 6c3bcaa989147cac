import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { missingHundredths, splitByPoints } from '#rules/weeks/rewards.ts';
import { type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { banStood } from '#server/services/members/bans.ts';

/**
 * The range of member numbers whose shares one statement writes. Limits what the database holds at once, and how long it takes.
 */
const NUMBERS_PER_STATEMENT = 131_072;
/** The number of members whose lines are returned as one text, of about half a megabyte. */
const LINES_PER_TEXT = sql.lit(16_384);

type Week = { week: WeekName; poolUnits: bigint; thresholdHundredths: number };
/** The status of a new share: to be paid, or settled elsewhere (docs/spec/week.md#13-weeks-settled-elsewhere). */
type NewStatus = 'owed' | 'settled';

/**
 * Splits the pool of a week (docs/spec/week.md#4-shares-and-rounding), writes a share for everybody eligible, and adds it to
 * their earnings. The rows never leave the database: the split knows members only by their points (`splitByPoints`), and the
 * database knows the oldest among those with the same points.
 *
 * @param tx a transaction during which no event is taken
 * @param takeLines called with the lines of the written shares, in order, as `rules/weeks/result.ts` describes them
 * @returns the number of shares, and the sum of their members' points, in hundredths
 */
export async function writeShares(
  tx: Db,
  input: Week & { status: NewStatus },
  takeLines: (lines: string) => void,
): Promise<{ recipients: number; hundredths: number }> {
  // A million members are sorted and kept in memory rather than on disk.
  await sql`set local work_mem = '64MB'`.execute(tx);
  await listEligible(tx, input);
  const groups = await readGroups(tx);
  const split = splitByPoints(
    input.poolUnits,
    new Map(groups.map(({ points, members }) => [points, members])),
  );
  const amounts = groups.map(({ points, before }) => {
    const { units = 0n, extra = 0 } = split.get(points) ?? {};
    return { points, units, lastWithExtra: before + extra };
  });
  const most = await findHighestNumber(tx);
  const { week, status } = input;
  for (let from = 0; from <= most; from += NUMBERS_PER_STATEMENT) {
    const to = from + NUMBERS_PER_STATEMENT;
    for (const lines of await writeSome(tx, { week, status, amounts, from, to })) takeLines(lines);
  }
  return {
    recipients: groups.reduce((sum, { members }) => sum + members, 0),
    hundredths: groups.reduce((sum, { points, members }) => sum + points * members, 0),
  };
}

/**
 * Lists the members who share the pool, each with their place in the order by which the split breaks ties: more points first,
 * then the older account.
 */
async function listEligible(tx: Db, { week, thresholdHundredths }: Week): Promise<void> {
  const endsAt = isoTime(weekEndMs(week));
  await sql`
    create temporary table eligible on commit drop as
    select *, row_number() over (order by points desc, created_at, member_id) as rank
    from (
      select w.member_id, w.points, date_trunc('milliseconds', m.created_at) as created_at
      from week_totals w join members m on m.id = w.member_id
      where w.week = ${sql.lit(week)}::date
        and w.points >= ${sql.lit(missingHundredths(0, thresholdHundredths))}
        and not ${banStood(endsAt)}) e
    order by member_id`.execute(tx);
  await sql`create index on eligible (member_id)`.execute(tx);
}

/** The number of members with the same points, and the number with more, for each number of points. */
async function readGroups(tx: Db): Promise<{ points: number; members: number; before: number }[]> {
  const { rows } = await sql<{ points: number; members: number; before: number }>`
    select points, count(*)::int as members, (min(rank) - 1)::int as before
    from eligible group by points`.execute(tx);
  return rows;
}

async function findHighestNumber(tx: Db): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(member_id)::float8 as most from eligible`.execute(tx);
  return rows[0]?.most ?? -1;
}

type Amount = { points: number; units: bigint; lastWithExtra: number };
type Some = {
  week: WeekName;
  status: NewStatus;
  amounts: readonly Amount[];
  from: number;
  to: number;
};

/** Writes shares in the order of the members' numbers, `from` … `to` - 1, so that indexes grow at their end. */
async function writeSome(tx: Db, { week, status, amounts, from, to }: Some): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    with written as (
      insert into shares (week, member_id, points, amount, rank, account_created_at, status)
      select ${week}::date, e.member_id, e.points,
        a.units + case when e.rank <= a.last_with_extra then 1 else 0 end, e.rank, e.created_at, ${status}
      from eligible e join unnest(${amounts.map(({ points }) => points)}::int[],
          ${amounts.map(({ units }) => String(units))}::bigint[],
          ${amounts.map(({ lastWithExtra }) => lastWithExtra)}::int[]) as a(points, units, last_with_extra)
          on a.points = e.points
      where e.member_id >= ${from}::bigint and e.member_id < ${to}::bigint
      order by e.member_id
      returning member_id, points, amount, account_created_at),
    earned as (
      update member_totals t set earned = t.earned + w.amount
      from written w where t.member_id = w.member_id
        and t.member_id >= ${from}::bigint and t.member_id < ${to}::bigint)
    select string_agg(member_id || ';' || points || ';'
        || (extract(epoch from account_created_at) * 1000)::bigint || ';' || amount || chr(10),
        '' order by member_id) as text
    from written group by member_id / ${LINES_PER_TEXT} order by member_id / ${LINES_PER_TEXT}`.execute(
    tx,
  );
  return rows.map(({ text }) => text);
}
