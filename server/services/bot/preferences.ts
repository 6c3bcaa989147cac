import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** A member's settings in the bot, or on the site. */
export type Preferences = {
  broadcasts: boolean;
  tipNotices: boolean;
  reviewNotices: boolean;
  payoutNotices: boolean;
  refusesTips: boolean;
  /** On public pages. */
  hidden: boolean;
};

/** The preferences that `setPreference` changes; others have services of their own (services/creators, services/tips). */
export type PreferenceName = Exclude<keyof Preferences, 'hidden' | 'refusesTips'>;

/** A member's preferences; those of a new member if nothing was set. */
export async function readPreferences(db: Db, memberId: bigint): Promise<Preferences> {
  const { rows } = await sql<Preferences>`
    select not m.broadcasts_off as broadcasts, coalesce(p.tip_notices, true) as "tipNotices",
      coalesce(p.review_notices, true) as "reviewNotices",
      coalesce(p.payout_notices, true) as "payoutNotices",
      m.refuses_tips as "refusesTips", m.hidden_at is not null as hidden
    from members m left join bot_preferences p on p.member_id = m.id
    where m.id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is no such member');
  return row;
}

const COLUMNS = {
  tipNotices: 'tip_notices',
  reviewNotices: 'review_notices',
  payoutNotices: 'payout_notices',
} as const;

/** Sets one preference; a repeat changes nothing. */
export async function setPreference(
  tx: Db,
  { memberId, name, isOn }: { memberId: bigint; name: PreferenceName; isOn: boolean },
): Promise<void> {
  if (name === 'broadcasts') {
    await sql`
      update members set broadcasts_off = ${!isOn} where id = ${memberId}::bigint`.execute(tx);
    return;
  }
  const column = sql.id(COLUMNS[name]);
  await sql`
    insert into bot_preferences (member_id, ${column}) values (${memberId}::bigint, ${isOn})
    on conflict (member_id) do update set ${column} = excluded.${column}`.execute(tx);
}
