import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { takeNoticeTurn } from './notice-turn.ts';

/** A week that paid a member nothing, which they have to be told. Points in hundredths, `units` in units. */
export type UnpaidWeek = {
  telegramId: string;
  week: string;
  why:
    | { kind: 'below_threshold'; hundredths: number; thresholdHundredths: number }
    /** A policy counted none of their points. */
    | { kind: 'none_counted'; hundredths: number }
    /** Their share waits for an address. */
    | { kind: 'no_address'; units: bigint };
  /** The key of its message (`living.ts`), so that it is sent once. */
  about: string;
};

type Row = {
  telegram_id: bigint;
  week: string;
  points: number;
  threshold: number;
  units: bigint | null;
  counted: number | null;
  about: string;
};

/** Older weeks are not reported. */
const NEWS_MS = 2 * 86_400_000;
const MOST_AT_ONCE = 20;

/**
 * Members who earned points in a recently distributed week, got nothing, and want to know. Banned members, and members whose
 * share is held, are told elsewhere. The caller tells them in this same transaction.
 */
export async function takeWeekNotices(tx: Db, nowMs: number): Promise<UnpaidWeek[]> {
  if (!(await takeNoticeTurn(tx))) return [];
  const { rows } = await sql<Row>`
    select m.telegram_id, w.week::text as week, t.points, w.threshold, s.amount as units, s.counted_points as counted,
      'week:' || w.week || ':' || m.id as about
    from weeks w join week_totals t on t.week = w.week
    join members m on m.id = t.member_id
    join bot_people p on p.telegram_id = m.telegram_id and p.started_at is not null
    left join shares s on s.week = w.week and s.member_id = m.id
    left join bot_preferences b on b.member_id = m.id
    where w.distribution_at <= ${isoTime(nowMs)}::timestamptz
      and w.distribution_at > ${isoTime(nowMs - NEWS_MS)}::timestamptz
      and w.pool > 0 and t.points > 0 and coalesce(b.payout_notices, true)
      and (t.points < w.threshold and s.amount is null
        or s.status = 'owed' and (s.counted_points = 0 or s.amount > 0 and m.primary_address is null))
      and not exists (select from bot_living l where l.about = 'week:' || w.week || ':' || m.id)
    order by w.week, m.id limit ${sql.lit(MOST_AT_ONCE)}`.execute(tx);
  return rows.map((row) => ({
    telegramId: String(row.telegram_id),
    week: row.week,
    why: reasonOf(row),
    about: row.about,
  }));
}

function reasonOf({ points: hundredths, threshold, units, counted }: Row): UnpaidWeek['why'] {
  if (units === null) {
    return { kind: 'below_threshold', hundredths, thresholdHundredths: threshold };
  }
  return counted === 0 ? { kind: 'none_counted', hundredths } : { kind: 'no_address', units };
}
