import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Takes the lease to send for `leaseMs`. Only one server sends at a time, so that together they keep Telegram's limits. A lease
 * rather than an advisory lock, because the embedded engine has a single connection. All times are the database's.
 *
 * @returns the time for which another server still has the lease, in ms; 0 if it was taken
 */
export async function takeLease(
  db: Db,
  input: { holder: string; leaseMs: number },
): Promise<{ heldForMs: number }> {
  const { holder, leaseMs } = input;
  const { rows } = await sql`
    insert into broadcast_sender as s (holder, held_until)
    values (${holder}, clock_timestamp() + ${leaseMs}::float8 * interval '1 ms')
    on conflict (only_row) do update set holder = excluded.holder, held_until = excluded.held_until
    where s.holder = excluded.holder or s.held_until < clock_timestamp()
    returning 1`.execute(db);
  if (rows.length > 0) return { heldForMs: 0 };
  // The holder may have released it just now, and before version 17 PostgreSQL cannot subtract from infinity.
  const held = await sql<{ ms: number | null }>`
    select case when isfinite(held_until)
      then extract(epoch from held_until - clock_timestamp())::float8 * 1000 end as ms
    from broadcast_sender`.execute(db);
  return { heldForMs: Math.max(1, held.rows[0]?.ms ?? 0) };
}

/** Keeps the lease for another `leaseMs`; false if another server has taken it. */
export async function renewLease(
  db: Db,
  input: { holder: string; leaseMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update broadcast_sender
    set held_until = clock_timestamp() + ${input.leaseMs}::float8 * interval '1 ms'
    where holder = ${input.holder} returning 1`.execute(db);
  return rows.length > 0;
}

/** Lets another server take the lease at once. */
export async function releaseLease(db: Db, { holder }: { holder: string }): Promise<void> {
  await sql`
    update broadcast_sender set held_until = '-infinity' where holder = ${holder}`.execute(db);
}

/** Records the time that Telegram wants us to wait; every server obeys, including one that starts later. */
export async function noteBusy(db: Db, { ms }: { ms: number }): Promise<void> {
  await sql`
    update broadcast_sender
    set busy_until = greatest(busy_until, clock_timestamp() + ${ms}::float8 * interval '1 ms')`.execute(
    db,
  );
}
