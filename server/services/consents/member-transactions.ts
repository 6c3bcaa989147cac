import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1Transaction } from '#contract/v1/members.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import { cursorOf, pageOfRows, placeOf } from '#server/db/cursors.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';
import type { ReachedMember } from './reach.ts';

export type TransactionsInput = {
  type: V1Transaction['type'] | undefined;
  /** ISO 8601. */
  since: string | undefined;
  limit: number;
  cursor: string | undefined;
};

/** In the format in which `to_char` writes times here: in microseconds, for the cursor. */
const EXACT_TIME = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
const PLACE = [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, /^[ew]\d{1,18}$/] as const;

/**
 * A member's coin transactions: events reported by the wallet bot, and weekly rewards that were sent. Newest first. Additions
 * during paging do not move the entries after the cursor.
 *
 * Throws `bad_request` for another list's cursor or an invalid time.
 */
export async function readTransactions(
  db: Db,
  { memberId }: ReachedMember,
  input: TransactionsInput,
): Promise<{ data: V1Transaction[]; nextCursor: string | null }> {
  const [before = null, beforeKey = null] =
    input.cursor === undefined ? [] : requirePlace(input.cursor);
  const since = input.since === undefined ? null : requireTime(input.since);
  const { type = null, limit } = input;
  // Each part has its own limit, so that none is read completely.
  const isListed = (at: ReturnType<typeof sql>, key: ReturnType<typeof sql>) => sql`
    (${since}::timestamptz is null or ${at} >= ${since}::timestamptz)
    and (${before}::timestamptz is null or (${at}, ${key}) < (${before}::timestamptz, ${beforeKey}::text))`;
  const eventKey = sql`'e' || lpad(e.seq::text, 18, '0')`;
  const isEvent = isListed(sql`e.at`, eventKey);
  const mostRows = sql`${limit + 1}::int`;
  const { rows } = await sql<TransactionRow>`
    select type, to_char(at at time zone 'UTC', ${EXACT_TIME}) as at, key, amount, txid from (
      (select case e.type when 'tip' then 'tip_sent' else e.type end as type, e.at,
          ${eventKey} as key, e.amount, e.txid
        from activity_events e
        where e.member_id = ${memberId}::bigint and e.type in ('tip', 'send', 'faucet') and ${isStanding}
          and (${type}::text is null
            or case e.type when 'tip' then 'tip_sent' else e.type end = ${type}::text)
          and ${isEvent}
        order by e.at desc, key desc limit ${mostRows})
      union all
      (select 'tip_received', e.at, ${eventKey} as key, e.amount, e.txid
        from activity_events e
        where e.counterpart_id = ${memberId}::bigint and e.type = 'tip' and ${isStanding}
          and (${type}::text is null or ${type}::text = 'tip_received') and ${isEvent}
        order by e.at desc, key desc limit ${mostRows})
      union all
      (select 'weekly_reward', s.paid_at, 'w' || to_char(s.week, 'YYYYMMDD') as key, s.amount, s.txid
        from shares s
        where s.member_id = ${memberId}::bigint and s.status = 'paid' and s.paid_at is not null
          and (${type}::text is null or ${type}::text = 'weekly_reward')
          and ${isListed(sql`s.paid_at`, sql`'w' || to_char(s.week, 'YYYYMMDD')`)}
        order by s.paid_at desc, key desc limit ${mostRows})) listed
    order by listed.at desc, key desc limit ${mostRows}`.execute(db);
  const { page, nextCursor } = pageOfRows(rows, limit, ({ at, key }) =>
    cursorOf('transactions', [at, key]),
  );
  return { data: page.map(transactionOf), nextCursor };
}

type TransactionRow = {
  type: V1Transaction['type'];
  at: string;
  key: string;
  amount: bigint | null;
  txid: string | null;
};

function transactionOf({ type, at, key, amount, txid }: TransactionRow): V1Transaction {
  return {
    id: key.replace(/^e0*/, 'e'),
    type,
    at,
    amount: amount === null ? null : formatAmount(amount),
    direction: type === 'tip_sent' || type === 'send' ? 'out' : 'in',
    txid,
  };
}

function requirePlace(cursor: string): string[] {
  const place = placeOf('transactions', cursor, PLACE);
  requireTime(place[0] ?? '');
  return place;
}

function requireTime(text: string): string {
  // A 31st of February matches the format, and would fail in the database.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay =
    text >= '0001' &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text.slice(0, 10));
  if (!isDay || Number.isNaN(Date.parse(text))) {
    throw new AppError('bad_request', 'This time does not exist.');
  }
  return text;
}
