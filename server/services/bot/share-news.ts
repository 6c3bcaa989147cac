import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { takeNewsTurn } from './news-turn.ts';

/** A share of a week that was paid, and of which its owner is to be told. */
export type PaidShare = {
  telegramId: string;
  week: string;
  units: bigint;
  rank: number | null;
  txid: string | null;
  /** Under which its message is kept (`living.ts`): told once. */
  about: string;
};

/** Older payouts are no news: they were made before the bot came, or while it was away. */
const NEWS_MS = 2 * 86_400_000;
const MOST_AT_ONCE = 20;

/** Paid shares of which their owners have not been told and want to be. The caller tells of them in this same transaction. */
export async function takeShareNews(tx: Db, nowMs: number): Promise<PaidShare[]> {
  if (!(await takeNewsTurn(tx))) return [];
  const { rows } = await sql<{
    telegram_id: bigint;
    week: string;
    amount: bigint;
    rank: number | null;
    txid: string | null;
    about: string;
  }>`
    select m.telegram_id, s.week::text as week, s.amount, s.rank, s.txid,
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
    week: row.week,
    units: row.amount,
    rank: row.rank,
    txid: row.txid,
    about: row.about,
  }));
}
