import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type {
  ShareStatus,
  UserWeeks,
  WeekList,
  WeekPage,
  WeekShare,
} from '#contract/site/weeks.ts';
import { formatAmount } from '#rules/amounts.ts';
import { boardName } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { isDistributed, isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { readPolicyOf } from '#server/services/policies/policies.ts';
import { readResultBalance } from './pool-reading.ts';
import { readWeekHunts } from './week-hunts.ts';
import { explorerUrl } from './weekly-rewards.ts';

/** The note of the payment by hand of a share `s`, as a column. */
const PAID_NOTE = sql`(select note from hand_payments h where h.id = s.hand_payment_id) as paid_note`;

type PageRequest = { page: number; limit: number };

/** All closed weeks, newest first. A page past the end is an empty list. */
export async function readWeeks(db: Db, input: PageRequest & { nowMs: number }): Promise<WeekList> {
  const { page, limit, nowMs } = input;
  const { rows } = await sql<WeekRow & { total: number }>`
    select ${WEEK_COLUMNS}, (select count(*)::int from weeks) as total
    from weeks order by week desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const total = rows[0]?.total ?? (await countWeeks(db));
  return { weeks: rows.map((row) => weekOf(row, nowMs)), pagination: paginate(total, input) };
}

/** A closed week with a page of its shares, by rank. Throws `not_found` for any other week. */
export async function readWeek(
  db: Db,
  input: PageRequest & { week: string; nowMs: number; explorerTxUrl: string | null },
): Promise<WeekPage> {
  const row = await requireWeek(db, input.week);
  const statuses = await sql<{ status: ShareStatus; members: number; amount: string }>`
    select status, count(*)::int as members, sum(amount)::text as amount
    from shares where week = ${input.week}::date and amount > 0 group by status order by status`.execute(
    db,
  );
  return {
    ...weekOf(row, input.nowMs),
    weeklyRewardPool: formatAmount(row.pool),
    minActivityThreshold: toPoints(row.threshold),
    formulaVersion: row.formula_version,
    activeUsers: row.active_members,
    totalActivityPoints: toPoints(Number(row.total_points)),
    eligibleActivityPoints: toPoints(Number(row.eligible_points)),
    policy: await readWeekPolicy(db, row),
    ...(await readWeekBalance(db, row)),
    resultHash: row.result_hash,
    earlierResults: await readEarlierResults(db, input.week),
    statuses: statuses.rows.map((each) => ({
      ...each,
      amount: formatAmount(BigInt(each.amount)),
    })),
    ...(await readWeekHunts(db, input.week)),
    shares: await readShares(db, input),
    pagination: paginate(row.eligible_members, input),
  };
}

/** The dated policy of a closed week. */
async function readWeekPolicy(db: Db, row: WeekRow): Promise<WeekPage['policy']> {
  const { policy_hash: hash, highest_share: highest, counted_points: counted } = row;
  if (hash === null || highest === null || counted === null) return null;
  return {
    hash,
    ...(await readPolicyOf(db, row.week)),
    countedPoints: toPoints(Number(counted)),
    highestShare: formatAmount(highest),
  };
}

async function readWeekBalance(db: Db, row: WeekRow): Promise<Pick<WeekPage, 'balance'>> {
  const read = await readResultBalance(db, row);
  if (read === null) return {};
  const balance = {
    balancePart: read.partHundredths / 100,
    mostPool: formatAmount(read.mostUnits),
    balance: formatAmount(read.balanceUnits),
    debts: formatAmount(read.debtsUnits),
    height: read.height,
  };
  return { balance };
}

/** The undone closings of a week, oldest first (docs/spec/week.md#16-reopening). */
async function readEarlierResults(db: Db, week: string): Promise<WeekPage['earlierResults']> {
  const { rows } = await sql<{ result_hash: string; frozen_at: Date; reopened_at: Date }>`
    select result_hash, frozen_at, reopened_at from reopened_weeks
    where week = ${week}::date order by id`.execute(db);
  return rows.map((row) => ({
    resultHash: row.result_hash,
    closedAt: row.frozen_at.toISOString(),
    reopenedAt: row.reopened_at.toISOString(),
  }));
}

/** A member's closed weeks, newest first. Throws `not_found` for an unknown member. */
export async function readUserWeeks(
  db: Db,
  input: PageRequest & { telegramId: string; nowMs: number; explorerTxUrl: string | null },
): Promise<UserWeeks> {
  const members = await sql<{ id: bigint; total: number }>`
    select id, (select count(*)::int from week_totals t join weeks w using (week)
                where t.member_id = m.id) as total
    from members m where telegram_id = ${input.telegramId}::bigint`.execute(db);
  const [member] = members.rows;
  if (!member) throw new AppError('not_found', (m) => m.refusal_no_telegram_member());
  const { rows } = await sql<UserWeekRow>`
    select week, distribution_at, t.points, s.rank, s.amount, s.status, s.txid, ${PAID_NOTE}
    from weeks join week_totals t using (week)
    left join shares s using (week, member_id)
    where t.member_id = ${member.id}
    order by week desc limit ${input.limit} offset ${(input.page - 1) * input.limit}`.execute(db);
  return {
    weeks: rows.map((row) => ({
      week: row.week,
      isProvisional: !isDistributed(row.week, input.nowMs),
      rank: row.rank,
      activityPoints: toPoints(row.points),
      share: row.amount === null ? null : formatAmount(row.amount),
      status: row.status,
      explorerUrl: explorerUrl(input.explorerTxUrl, row.txid),
      paidNote: row.paid_note,
    })),
    pagination: paginate(member.total, input),
  };
}

/** The closed weeks' names, newest first. */
export async function readWeekNames(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select week from weeks order by week desc limit ${limit}`.execute(db);
  return rows.map((row) => row.week);
}

// Listed one by one: a server that runs during an upgrade could not read a row with an additional column.
const WEEK_COLUMNS = sql`week, distribution_at, pool, threshold, formula_version, active_members, eligible_members,
  total_points, eligible_points, distributed, result_hash, policy_hash, highest_share, counted_points, carried_in,
  carried_out, coalesce(recipients, eligible_members) as recipients`;

/** A row of a closed week. */
export type WeekRow = {
  week: string;
  distribution_at: Date;
  pool: bigint;
  threshold: number;
  formula_version: number;
  active_members: number;
  eligible_members: number;
  total_points: bigint;
  eligible_points: bigint;
  distributed: bigint;
  result_hash: string;
  /** Null, as the next two, without a dated policy. */
  policy_hash: string | null;
  highest_share: bigint | null;
  counted_points: bigint | null;
  carried_in: bigint;
  carried_out: bigint;
  /** Of the eligible members, those whose share is above 0. */
  recipients: number;
};

/** Throws `not_found` for a week that is not closed, and for text that is not a week. */
export async function requireWeek(db: Db, week: string): Promise<WeekRow> {
  const { rows } = isWeekName(week)
    ? await sql<WeekRow>`select ${WEEK_COLUMNS} from weeks where week = ${week}::date`.execute(db)
    : { rows: [] };
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_no_closed_week());
  return row;
}

type UserWeekRow = {
  week: string;
  distribution_at: Date;
  points: number;
  rank: number | null;
  amount: bigint | null;
  status: ShareStatus | null;
  txid: string | null;
  paid_note: string | null;
};

type ShareRow = {
  rank: number;
  member_id: bigint;
  points: number;
  counted: number | null;
  amount: bigint;
  status: ShareStatus;
  txid: string | null;
  paid_note: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  hidden: boolean;
};

// By rank and not by offset, so that the last page of a million shares costs no more than the first.
async function readShares(
  db: Db,
  input: PageRequest & { week: string; explorerTxUrl: string | null },
): Promise<WeekShare[]> {
  const after = (input.page - 1) * input.limit;
  const { rows } = await sql<ShareRow>`
    select s.rank, s.member_id, s.points, s.counted_points as counted, s.amount, s.status, s.txid, ${PAID_NOTE},
      m.username, m.first_name, m.last_name, m.hidden_at is not null as hidden
    from shares s join members m on m.id = s.member_id
    where s.week = ${input.week}::date
      and s.rank > ${after}::bigint and s.rank <= ${after + input.limit}::bigint
    order by s.rank`.execute(db);
  return rows.map((row) => ({
    rank: row.rank,
    userId: String(row.member_id),
    ...boardName(
      row.hidden
        ? {}
        : { username: row.username, firstName: row.first_name, lastName: row.last_name },
    ),
    activityPoints: toPoints(row.points),
    countedPoints: row.counted === null ? null : toPoints(row.counted),
    share: formatAmount(row.amount),
    status: row.status,
    explorerUrl: explorerUrl(input.explorerTxUrl, row.txid),
    paidNote: row.paid_note,
  }));
}

function weekOf(row: WeekRow, nowMs: number): WeekList['weeks'][number] {
  return {
    week: row.week,
    isProvisional: !isDistributed(row.week, nowMs),
    distributionAt: row.distribution_at.toISOString(),
    totalDistributed: formatAmount(row.distributed),
    totalRecipients: row.recipients,
    carriedIn: formatAmount(row.carried_in),
    carriedOut: formatAmount(row.carried_out),
  };
}

async function countWeeks(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from weeks`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

function paginate(total: number, { page, limit }: PageRequest) {
  return { total, page, totalPages: countPages(total, limit) };
}
