import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { ledgerEvent } from '#server/services/ledger/event-input.ts';
import { takeHeld, withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';

/** The id of the event of a paid claim. It includes the time, because numbers repeat after a database is recreated. */
export function faucetEventId(id: bigint, claimedMs: number): string {
  return `faucet:${id}:${claimedMs}`;
}

/** Books every confirmed payment of the faucet in the ledger, once. It earns its point for the time of the claim. */
export async function bookConfirmed(db: Db, nowMs: number): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    select id from faucet_payments
    where state = 'confirmed' and booked_at is null order by id`.execute(db);
  for (const { id } of rows) {
    await withRetries(() => db.transaction().execute((tx) => book(tx, id, nowMs)));
  }
}

async function book(tx: Db, id: bigint, nowMs: number): Promise<void> {
  await holdWeeksOpen(tx);
  // The member is locked: an event with the Telegram id of somebody who is being erased would make them a new account.
  const { rows } = await sql<{
    telegram_id: bigint;
    amount: bigint;
    txid: string;
    created_at: Date;
  }>`
    select m.telegram_id, f.amount, f.txid, f.created_at
    from faucet_payments f join members m on m.id = f.member_id
    where f.id = ${id}::bigint and f.booked_at is null for update of f for key share of m`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return;
  const claimedMs = row.created_at.getTime();
  const event = ledgerEvent(
    {
      id: faucetEventId(id, claimedMs),
      type: 'faucet',
      atMs: claimedMs,
      telegramId: String(row.telegram_id),
      units: row.amount,
      txid: row.txid,
    },
    nowMs,
  );
  await takeHeld(tx, [event]);
  await sql`
    update faucet_payments set booked_at = ${isoTime(nowMs)}::timestamptz
    where id = ${id}::bigint`.execute(tx);
}
