import { sql } from 'kysely';
import type { Payment } from '#contract/creator/dashboard.ts';
import { formatAmount } from '#rules/amounts.ts';
import { displayNameFor, knownName, type MemberNames } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import type { Db } from '#server/db/connect.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import { distributedAt } from './stats.ts';

type PaymentRow = {
  id: string;
  type: 'weekly_reward' | 'tip_received' | 'faucet';
  amount: bigint;
  at: Date;
  txid: string | null;
  status: Payment['status'];
  week: string | null;
  rank: number | null;
  paid_note: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/**
 * A member's payment history, newest first: shares of closed weeks, paid or still owed, received tips and faucet claims
 * (docs/spec/dashboard.md#6-recent-payment-history). Points are not payments, so approved content is not among them.
 */
export async function readCreatorPayments(
  db: Db,
  input: { memberId: bigint; page: number; limit: number; explorerTxUrl: string | null },
) {
  const { memberId, page, limit } = input;
  const [total, rows] = await Promise.all([countPayments(db, memberId), readPage(db, input)]);
  return {
    payments: rows.map((row) => paymentOf(row, input.explorerTxUrl)),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

async function countPayments(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ((select count(*) from shares where member_id = ${memberId} and amount > 0)
      + (select count(*) from activity_events e
         where counterpart_id = ${memberId} and type = 'tip' and ${isStanding})
      + (select count(*) from activity_events
         where member_id = ${memberId} and type = 'faucet' and amount is not null))::int as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

// No more rows of each kind than this page can show: each is read from the end of an index.
async function readPage(
  db: Db,
  { memberId, page, limit }: { memberId: bigint; page: number; limit: number },
): Promise<PaymentRow[]> {
  const most = page * limit;
  const { rows } = await sql<PaymentRow>`
    with shared as (
      select 'week-' || week as id, 'weekly_reward' as type, amount, ${distributedAt} as at, txid, status,
        week::text as week, rank, null::bigint as from_id, 0::bigint as seq,
        (select note from hand_payments h where h.id = shares.hand_payment_id) as paid_note
      from shares where member_id = ${memberId} and amount > 0 order by week desc limit ${most}),
    tipped as (
      select 'event-' || seq as id, 'tip_received' as type, amount, at, txid, null as status,
        null as week, null::int as rank, member_id as from_id, seq, null as paid_note
      from activity_events e where counterpart_id = ${memberId} and type = 'tip' and ${isStanding}
      order by at desc, seq desc limit ${most}),
    given as (
      select 'event-' || seq as id, 'faucet' as type, amount, at, txid, null as status,
        null as week, null::int as rank, null::bigint as from_id, seq, null as paid_note
      from activity_events where member_id = ${memberId} and type = 'faucet' and amount is not null
      order by at desc, seq desc limit ${most})
    select p.*, m.username, m.first_name, m.last_name
    from (
      select * from (select * from shared union all select * from tipped union all select * from given) each
      order by at desc, seq desc limit ${limit} offset ${(page - 1) * limit}) p
    left join members m on m.id = p.from_id
    order by p.at desc, p.seq desc`.execute(db);
  return rows;
}

function paymentOf(row: PaymentRow, explorerTxUrl: string | null): Payment {
  return {
    id: row.id,
    type: row.type,
    amount: formatAmount(row.amount),
    description: descriptionOf(row),
    week: row.week,
    place: row.rank,
    from: row.type === 'tip_received' ? knownName(namesOf(row)) : null,
    createdAt: row.at.toISOString(),
    txHash: row.txid,
    explorerUrl: explorerUrl(explorerTxUrl, row.txid),
    status: row.status,
    paidNote: row.paid_note,
  };
}

function descriptionOf(row: PaymentRow): string {
  switch (row.type) {
    case 'weekly_reward':
      return `Share of the week that ended on ${row.week}, place ${row.rank}`;
    case 'tip_received':
      return `Tip from ${displayNameFor(namesOf(row))}`;
    case 'faucet':
      return 'Claimed from the faucet';
  }
}

function namesOf(row: PaymentRow): MemberNames {
  return { username: row.username, firstName: row.first_name, lastName: row.last_name };
}
