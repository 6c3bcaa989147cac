import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * A place among all questions to the outside, to be taken before one is asked: the answer to a later question has
 * seen at least what the answer to an earlier one has, so that of two the later one is right.
 */
export async function nextQuestion(db: Db): Promise<bigint> {
  const { rows } = await sql<{ n: string }>`
    select nextval('outside_questions')::text as n`.execute(db);
  return BigInt(rows[0]?.n ?? 0);
}
