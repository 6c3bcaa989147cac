import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { WAITING_TOLD_EVERY_MS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { writeTipNotice } from './notices.ts';

/**
 * Payees who cannot be paid yet. Other people's commands make no account for them, and the bot writes to them at most once a day.
 */

/** Links tips to payees who have an account by now. */
export async function linkPayees(db: Db): Promise<void> {
  await sql`
    update tips t set payee_id = m.id, payee_telegram_id = null from members m
    where t.payee_id is null and m.telegram_id = t.payee_telegram_id and m.id <> t.payer_id`.execute(
    db,
  );
}

/** The number of tips that wait until this person has an address. If they have one, the tips are being opened. */
export async function countWaitingTips(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tips where ${waitFor(telegramId, nowMs)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The most tips declined in one call; the next press declines more. */
const MOST_DECLINED = 200;

/** Declines the tips that wait for this person. Returns their number. */
export async function declineWaitingTips(
  tx: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    with waiting as materialized (
      select id from tips where ${waitFor(telegramId, nowMs)}
      order by id limit ${sql.lit(MOST_DECLINED)} for update)
    update tips t set state = 'refused' from waiting w where t.id = w.id returning t.id`.execute(
    tx,
  );
  for (const { id } of rows) await writeTipNotice(tx, { number: id, kind: 'refused', nowMs });
  return rows.length;
}

/**
 * Returns whether this person may be told now that tips wait for them, and notes that they are: once a day, if they have started
 * the bot and want to hear of tips.
 */
export async function takeWaitingNotice(
  tx: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update bot_people p set tips_told_at = ${isoTime(nowMs)}::timestamptz
    where p.telegram_id = ${telegramId}::bigint and p.started_at is not null
      and (p.tips_told_at is null
        or p.tips_told_at <= ${isoTime(nowMs - WAITING_TOLD_EVERY_MS)}::timestamptz)
      and not exists (
        select from members m left join bot_preferences b on b.member_id = m.id
        where m.telegram_id = p.telegram_id and (m.refuses_tips or not coalesce(b.tip_notices, true)))
    returning 1`.execute(tx);
  return rows.length > 0;
}

function waitFor(telegramId: string, nowMs: number) {
  const member = sql`select id from members where telegram_id = ${telegramId}::bigint`;
  return sql<boolean>`(state = 'waiting_address' and expires_at > ${isoTime(nowMs)}::timestamptz
    and (payee_telegram_id = ${telegramId}::bigint or payee_id = (${member}))
    and not exists (${member} and primary_address is not null))`;
}
