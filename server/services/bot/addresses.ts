import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { readAddress as readPayable } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';

/** The address that receives a member's coins; null if they have set none. */
export async function readAddress(db: Db, memberId: bigint): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select primary_address as address from members where id = ${memberId}::bigint`.execute(db);
  return rows[0]?.address ?? null;
}

/** The text as an address that coins can be paid to on this chain, in its stored spelling; null if it is none. */
export function payableAddress(text: string, coin: Coin): string | null {
  return readPayable(text, coin);
}
