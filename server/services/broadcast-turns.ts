import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * Takes the turn to send for `leaseMs`. One server sends at a time, so that all together keep Telegram's
 * limits; a lease rather than a lock of the database's, since the embedded engine has a single connection.
 * All times are the database's.
 *
 * @returns for how long somebody else still has the turn; 0: it is taken
 */
export async function takeTurn(
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
  // Its holder may leave it meanwhile, and before version 17 PostgreSQL takes nothing off what is infinite.
  const held = await sql<{ ms: number | null }>`
    select case when isfinite(held_until)
      then extract(epoch from held_until - clock_timestamp())::float8 * 1000 end as ms
    from broadcast_sender`.execute(db);
  return { heldForMs: Math.max(1, held.rows[0]?.ms ?? 0) };
}

/** Keeps the turn for another `leaseMs`; false when somebody else has taken it. */
export async function keepTurn(
  db: Db,
  input: { holder: string; leaseMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update broadcast_sender
    set held_until = clock_timestamp() + ${input.leaseMs}::float8 * interval '1 ms'
    where holder = ${input.holder} returning 1`.execute(db);
  return rows.length > 0;
}

/** Lets somebody else have it at once. */
export async function leaveTurn(db: Db, { holder }: { holder: string }): Promise<void> {
  await sql`
    update broadcast_sender set held_until = '-infinity' where holder = ${holder}`.execute(db);
}

/** Telegram wants nothing for so long: every server obeys, also one that starts meanwhile. */
export async function noteBusy(db: Db, { ms }: { ms: number }): Promise<void> {
  await sql`
    update broadcast_sender
    set busy_until = greatest(busy_until, clock_timestamp() + ${ms}::float8 * interval '1 ms')`.execute(
    db,
  );
}
