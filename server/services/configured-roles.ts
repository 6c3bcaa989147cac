import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Makes the owner and the administrators of the configuration members with that role (decision 23).
 * Others keep the role that the database gives them. Nothing is known of who the new ones are:
 * whatever is reported of them, however old, is news.
 */
export async function grantConfiguredRoles(
  db: Db,
  input: { ownerTelegramId: string | null; adminTelegramIds: string[]; nowMs: number },
): Promise<void> {
  for (const telegramId of input.adminTelegramIds)
    await grant(db, telegramId, 'admin', input.nowMs);
  if (input.ownerTelegramId) await grant(db, input.ownerTelegramId, 'owner', input.nowMs);
}

async function grant(db: Db, telegramId: string, role: 'admin' | 'owner', nowMs: number) {
  const now = new Date(nowMs).toISOString();
  await sql`
    with made as (
      insert into members (telegram_id, role, created_at)
      values (${telegramId}::bigint, ${role}, ${now}::timestamptz)
      on conflict (telegram_id) do update set role = excluded.role
      returning id)
    insert into member_totals (member_id) select id from made on conflict do nothing`.execute(db);
}
