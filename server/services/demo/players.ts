import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';

/** The address that receives the coins of a person played by a visitor; null if there is none yet. */
export async function readPlayerAddress(db: Db, telegramId: string): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select primary_address as address from members
    where telegram_id = ${telegramId}::bigint`.execute(db);
  return rows[0]?.address ?? null;
}

/** The members who receive coins at these addresses, by address; a person played by a visitor goes first. */
export async function readMembersAt(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, { telegramId: string; name: string }>> {
  const { rows } = await sql<NameFields & { telegram_id: bigint; address: string }>`
    select primary_address as address, telegram_id, username, first_name, last_name from members
    where primary_address = any(${addresses}::text[]) and hidden_at is null
    order by telegram_id`.execute(db);
  // The ids of played people are the highest, and the last one of an address stays.
  return new Map(
    rows.map((row) => [row.address, { telegramId: String(row.telegram_id), name: nameOf(row) }]),
  );
}
