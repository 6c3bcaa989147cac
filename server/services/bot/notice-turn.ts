import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';

/**
 * Takes the turn to write notices about payments until the transaction ends; false while another server has it. It is a statement of
 * its own, before the one that reads unsent notices, so that it sees everything that others have sent.
 */
export async function takeNoticeTurn(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCKS.notices}) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}
