import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Where the coins of somebody go whom a visitor plays; null: nowhere yet. */
export async function readPlayerAddress(db: Db, telegramId: string): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select primary_address as address from members
    where telegram_id = ${telegramId}::bigint`.execute(db);
  return rows[0]?.address ?? null;
}
