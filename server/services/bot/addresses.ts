import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isPayable } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';

/** Where a member's coins go; null: they have set none. */
export async function readAddress(db: Db, memberId: bigint): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select primary_address as address from members where id = ${memberId}::bigint`.execute(db);
  return rows[0]?.address ?? null;
}

/** Whether coins can be paid to a text on this chain. */
export function isPayableAddress(text: string, coin: Coin): boolean {
  return isPayable(text, coin);
}
