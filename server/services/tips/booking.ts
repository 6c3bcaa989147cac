import { LOST_AFTER_BLOCKS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { ledgerEvent } from '#server/services/ledger/event-input.ts';
import { takeHeld } from '#server/services/ledger/ingest.ts';
import { giveBackFirst, undoEvent } from '#server/services/ledger/undo-event.ts';

/** A tip or send as it is booked in the ledger. */
export type Booked = {
  /** The number of times that it was booked, each time under an id of its own. */
  bookings: number;
  /** The transaction with which it is booked now; null if it is not. */
  booked_txid: string | null;
  /** The height of the chain when that transaction was no longer found in a block. */
  lost_height: number | null;
};

/** A tip or send, as the ledger needs it. */
export type Deed = {
  /** Its id, which is never used for anything else. */
  id: string;
  telegramId: string;
  /** None of its events is older. */
  sinceMs: number;
} & ({ type: 'tip'; to: string } | { type: 'send' });

/** The state of a payment on the chain. */
export type Standing = {
  /** The transaction in a block that pays it. */
  confirmed: { txid: string; units: bigint; blockTimeMs: number | null } | null;
  /** The height of the chain. */
  height: number;
  nowMs: number;
};

/**
 * Brings the ledger in line with the chain: books the tip or send after one confirmation, and takes it out when blocks have come
 * without it. The caller's transaction must have begun with `holdWeeksOpen`, and must store the returned value.
 */
export async function settleBooking(
  tx: Db,
  deed: Deed,
  booked: Booked,
  { confirmed, height, nowMs }: Standing,
): Promise<Booked & { isTakenBack: boolean }> {
  const { bookings, booked_txid } = booked;
  const stands = { bookings, isTakenBack: false, lost_height: null };
  const undo = () => undoEvent(tx, { eventId: eventIdOf(deed, bookings), nowMs });
  if (confirmed !== null) {
    if (booked_txid === confirmed.txid) return { ...stands, booked_txid };
    if (booked_txid !== null) await undo();
    await book(tx, deed, bookings + 1, confirmed, nowMs);
    return { ...stands, bookings: bookings + 1, booked_txid: confirmed.txid };
  }
  if (booked_txid === null) return { ...stands, booked_txid };
  const lostHeight = booked.lost_height ?? height;
  if (height - lostHeight < LOST_AFTER_BLOCKS)
    return { ...stands, booked_txid, lost_height: lostHeight };
  await undo();
  return { ...stands, booked_txid: null, isTakenBack: true };
}

/** The id of the event of its n-th booking. */
export function eventIdOf({ id, type }: Pick<Deed, 'id' | 'type'>, booking: number): string {
  return booking === 1 ? `${type}:${id}` : `${type}:${id}:${booking}`;
}

/** The event's time is its block's, but not before the tip or send was made, nor after now. */
async function book(
  tx: Db,
  deed: Deed,
  booking: number,
  { txid, units, blockTimeMs }: NonNullable<Standing['confirmed']>,
  nowMs: number,
): Promise<void> {
  const { telegramId, sinceMs } = deed;
  const id = eventIdOf(deed, booking);
  const atMs = Math.min(Math.max(blockTimeMs ?? nowMs, sinceMs), nowMs);
  const said = { id, atMs, telegramId, units, txid };
  const event =
    deed.type === 'tip'
      ? ledgerEvent({ ...said, type: 'tip', to: deed.to }, nowMs)
      : ledgerEvent({ ...said, type: 'send' }, nowMs);
  const taken = await takeHeld(tx, [event]);
  if (!taken.has(id)) throw new Error(`the ledger knows ${id} already`);
  await giveBackFirst(tx, { eventId: id, nowMs });
}
