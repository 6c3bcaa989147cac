import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Only one server at a time reads a bot's updates: Telegram refuses a second reader. A row with an expiry rather than an
 * advisory lock, because the embedded engine has one session and a pool has no connection to keep. All times are the
 * database's.
 */

// Another bot's offset would skip this one's updates.
const nameOf = (botId: string) => `updates:${botId}`;

type Lease = { botId: string; holder: string };

/** Takes or renews the lease. Returns the offset to continue from; null while another server has the lease. */
export async function takeUpdateLease(
  db: Db,
  { botId, holder, seconds }: Lease & { seconds: number },
): Promise<number | null> {
  const { rows } = await sql<{ next_offset: bigint }>`
    insert into press_leases as held (name, holder, ends_at, next_offset)
    values (${nameOf(botId)}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}), 0)
    on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where held.holder = excluded.holder or held.ends_at <= clock_timestamp()
    returning next_offset`.execute(db);
  return rows[0] ? Number(rows[0].next_offset) : null;
}

/** Saves the next offset, unless another server has the lease by now. */
export async function saveUpdateOffset(
  db: Db,
  { botId, holder, nextOffset }: Lease & { nextOffset: number },
): Promise<void> {
  await sql`
    update press_leases set next_offset = ${nextOffset}
    where name = ${nameOf(botId)} and holder = ${holder}`.execute(db);
}

/** Lets another server take over at once. */
export async function releaseUpdateLease(db: Db, { botId, holder }: Lease): Promise<void> {
  await sql`
    update press_leases set ends_at = clock_timestamp()
    where name = ${nameOf(botId)} and holder = ${holder}`.execute(db);
}
