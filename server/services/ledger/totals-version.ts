import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Makes every server read the board again, after changes of totals that come with no event. Runs in the caller's transaction, so
 * that servers see the change and the new version together.
 */
export async function announceTotals(tx: Db): Promise<void> {
  await sql`
    insert into settings (key, value) values ('totals_version', '1')
    on conflict (key) do update set value = to_jsonb(settings.value::bigint + 1)`.execute(tx);
}
