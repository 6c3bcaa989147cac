import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The address that receives the coins of a person played by a visitor; null if there is none yet. */
export async function readPlayerAddress(db: Db, telegramId: string): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select primary_address as address from members
    where telegram_id = ${telegramId}::bigint`.execute(db);
  return rows[0]?.address ?? null;
}
