import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { takeNoticeTurn } from './notice-turn.ts';

/** A paid share of a week whose owner has to be told. */
export type PaidShare = {
  telegramId: string;
  memberId: bigint;
  /** True for members without public pages. */
  isHidden: boolean;
  week: string;
  units: bigint;
  rank: number | null;
  txid: string | null;
  /** The key of its message (`living.ts`), so that it is sent once. */
  about: string;
};

/** Older payouts are not reported: they were made before the bot came, or while it was away. */
const NEWS_MS = 2 * 86_400_000;
const MOST_AT_ONCE = 20;

/** Paid shares that their owners want to hear of and have not been told about. The caller tells them in this same transaction. */
export async function takeShareNotices(tx: Db, nowMs: number): Promise<PaidShare[]> {
  if (!(await takeNoticeTurn(tx))) return [];
  const { rows } = await sql<{
    telegram_id: bigint;
    member_id: bigint;
    hidden: boolean;
    week: string;
    amount: bigint;
    rank: number | null;
    txid: string | null;
    about: string;
  }>`
    select m.telegram_id, m.id as member_id, m.hidden_at is not null as hidden, s.week::text as week, s.amount, s.rank, s.txid,
      'share:' || s.week || ':' || s.member_id as about
    from shares s join members m on m.id = s.member_id
    join bot_people p on p.telegram_id = m.telegram_id and p.started_at is not null
    left join bot_preferences b on b.member_id = m.id
    where s.status = 'paid' and s.paid_at > ${isoTime(nowMs - NEWS_MS)}::timestamptz
      and s.amount > 0 and coalesce(b.payout_notices, true)
      and not exists (select from bot_living l
        where l.about = 'share:' || s.week || ':' || s.member_id)
    order by s.week, s.member_id limit ${sql.lit(MOST_AT_ONCE)}`.execute(tx);
  return rows.map((row) => ({
    telegramId: String(row.telegram_id),
    memberId: row.member_id,
    isHidden: row.hidden,
    week: row.week,
    units: row.amount,
    rank: row.rank,
    txid: row.txid,
    about: row.about,
  }));
}
