import { LOST_AFTER_BLOCKS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { ledgerEvent } from '#server/services/ledger/event-input.ts';
import { takeHeld } from '#server/services/ledger/ingest.ts';
import { giveBackFirst, undoEvent } from '#server/services/ledger/undo-event.ts';

/** A tip or send as far as it stands in the ledger. */
export type Booked = {
  /** How often it was booked: each time under an id of its own. */
  bookings: number;
  /** The transaction with which it stands there now. */
  booked_txid: string | null;
  /** The height of the chain when that was found in no block any more. */
  lost_height: number | null;
};

/** What it is, for the ledger. */
export type Deed = {
  /** Never used for anything else. */
  id: string;
  telegramId: string;
  /** No event of it is older. */
  sinceMs: number;
} & ({ type: 'tip'; to: string } | { type: 'send' });

/** What the chain says of its payment. */
export type Standing = {
  /** The transaction in a block that pays it. */
  confirmed: { txid: string; units: bigint; blockTimeMs: number | null } | null;
  /** The height of the chain. */
  height: number;
  nowMs: number;
};

/**
 * Brings the ledger to what the chain says: in it by one confirmation, out of it when blocks have come without it. The caller's
 * transaction began with `holdWeeksOpen`, and stores what is returned.
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

/** The event of its n-th booking. */
export function eventIdOf({ id, type }: Pick<Deed, 'id' | 'type'>, booking: number): string {
  return booking === 1 ? `${type}:${id}` : `${type}:${id}:${booking}`;
}

/** Its time is its block's, but not before it was made, nor after now. */
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
