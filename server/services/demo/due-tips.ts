import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Makes the next run look at every tip that may change, even if it was looked at recently: a visitor is waiting. */
export async function makeTipsDue(db: Db): Promise<void> {
  await sql`update tips set looked_at = null where state in ('waiting_address', 'open')`.execute(
    db,
  );
}
