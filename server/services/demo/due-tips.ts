import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Makes the next run look at every tip that may change, even if it was looked at recently: a visitor is waiting. */
export async function makeTipsDue(db: Db): Promise<void> {
  await sql`update tips set looked_at = null where state in ('waiting_address', 'open')`.execute(
    db,
  );
}

/** True while a tip whose payee has an address waits to be opened: the chain could not be read in time. */
export async function hasUnopenedTip(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from tips t join members m on m.id = t.payee_id
      where t.state = 'waiting_address' and m.primary_address is not null) as waits`.execute(db);
  return rows[0]?.waits ?? false;
}
