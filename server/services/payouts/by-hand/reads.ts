import { sql } from 'kysely';
import type { HandPayment, UnpaidShares, UnpaidWeeks } from '#contract/admin/hand-payments.ts';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { displayNameFor } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { isoTime } from '#rules/times.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

type PageRequest = { page: number; limit: number };

/** The most weeks listed: ten years. */
const MOST_WEEKS = 520;

/** The distributed weeks with shares that are neither paid nor being paid, newest first. */
export async function readUnpaidWeeks(db: Db, nowMs: number): Promise<UnpaidWeeks['weeks']> {
  const { rows } = await sql<{ week: string; shares: number; units: string }>`
    select s.week, count(*)::int as shares, sum(s.amount)::text as units
    from shares s join weeks w using (week)
    where s.status in ('owed', 'failed') and s.amount > 0
      and w.distribution_at <= ${isoTime(nowMs)}::timestamptz
    group by s.week order by s.week desc limit ${sql.lit(MOST_WEEKS)}`.execute(db);
  return rows.map(({ week, shares, units }) => ({
    week,
    shares,
    amount: formatAmount(BigInt(units)),
  }));
}

/** The unpaid shares of one week, in the order of the members' numbers. */
export async function readUnpaidShares(
  db: Db,
  { week, page, limit }: PageRequest & { week: string },
): Promise<UnpaidShares> {
  if (!isWeekName(week)) throw new AppError('not_found', (m) => m.refusal_no_closed_week());
  const { rows } = await sql<ShareRow>`
    select s.member_id, s.amount, s.status, m.primary_address, m.username, m.first_name, m.last_name,
      (count(*) over ())::int as total
    from shares s join members m on m.id = s.member_id
    where s.week = ${week}::date and s.status in ('owed', 'failed') and s.amount > 0
    order by s.member_id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countUnpaid(db, week));
  return {
    shares: rows.map((row) => ({
      userId: String(row.member_id),
      displayName: nameOf(row),
      amount: formatAmount(row.amount),
      status: row.status,
      address: row.primary_address,
    })),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

async function countUnpaid(db: Db, week: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from shares
    where week = ${week}::date and status in ('owed', 'failed') and amount > 0`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Recorded payments, newest first, including those taken back. */
export async function readHandPayments(
  db: Db,
  { page, limit, pageOf }: PageRequest & { pageOf: (txid: string | null) => string | null },
) {
  const { rows } = await sql<PaymentRow>`
    select p.*, s.shares, s.member_id, m.username, m.first_name, m.last_name
    from (select * from hand_payments order by id desc limit ${limit} offset ${(page - 1) * limit}) p
    cross join lateral (
      select count(*)::int as shares, case when count(*) = 1 then min(member_id) end as member_id
      from hand_payment_shares where hand_payment_id = p.id) s
    left join members m on m.id = s.member_id
    order by p.id desc`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from hand_payments`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  return {
    payments: rows.map((row) => paymentOf(row, pageOf)),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

type Names = { username: string | null; first_name: string | null; last_name: string | null };
type ShareRow = Names & {
  member_id: bigint;
  amount: bigint;
  status: 'owed' | 'failed';
  primary_address: string | null;
  total: number;
};
type PaymentRow = Names & {
  id: bigint;
  week: string;
  amount: bigint;
  shares: number;
  member_id: bigint | null;
  txid: string | null;
  note: string | null;
  checked: boolean;
  recorded_by: string;
  recorded_at: Date;
  taken_back_by: string | null;
  taken_back_at: Date | null;
  taken_back_why: string | null;
};

function paymentOf(row: PaymentRow, pageOf: (txid: string | null) => string | null): HandPayment {
  return {
    id: String(row.id),
    week: row.week,
    amount: formatAmount(row.amount),
    shares: row.shares,
    memberName: row.member_id === null ? null : nameOf(row),
    txid: row.txid,
    explorerUrl: pageOf(row.txid),
    note: row.note,
    isChecked: row.checked,
    recordedBy: row.recorded_by,
    recordedAt: row.recorded_at.toISOString(),
    takenBack:
      row.taken_back_at === null
        ? null
        : {
            at: row.taken_back_at.toISOString(),
            by: row.taken_back_by ?? '',
            reason: row.taken_back_why ?? '',
          },
  };
}

function nameOf(row: Names): string {
  return displayNameFor({
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
  });
}
