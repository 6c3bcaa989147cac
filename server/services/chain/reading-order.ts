import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Numbers a reading from a card processor or a node; call it before reading. A reading with a higher number is at least as
 * recent, so the answer with the higher number counts.
 */
export async function nextReading(db: Db): Promise<bigint> {
  const { rows } = await sql<{ n: string }>`
    select nextval('outside_questions')::text as n`.execute(db);
  return BigInt(rows[0]?.n ?? 0);
}
