import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** A member's number, by Telegram id; 0 if there is none. */
export async function numberOf(db: Db, telegramId: string | bigint): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  return rows[0]?.id ?? 0n;
}
