import { formatAmount } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { parseEvent } from '#server/services/ledger/event-input.ts';
import { takeHeld } from '#server/services/ledger/ingest.ts';
import { giveBackFirstTip, undoTip } from '#server/services/ledger/undo-tip.ts';

export type BookedTip = {
  public_id: string;
  bookings: number;
  payer_telegram: bigint;
  payee_telegram: bigint;
  opened_at: Date;
};

/** The event of a tip's ledger entry, the n-th if it was undone before. */
function eventOfTip(publicId: string, booking: number): string {
  return booking === 1 ? `tip:${publicId}` : `tip:${publicId}:${booking}`;
}

/**
 * Puts a tip into the ledger: the chain holds the output that pays it. Its time is its block's, between the tip's and now. The
 * caller's transaction began with `holdWeeksOpen`.
 */
export async function bookTip(
  tx: Db,
  tip: BookedTip,
  { output, nowMs }: { output: ReceivedOutput; nowMs: number },
): Promise<void> {
  const atMs = Math.min(Math.max(output.blockTimeMs ?? nowMs, tip.opened_at.getTime()), nowMs);
  const id = eventOfTip(tip.public_id, tip.bookings + 1);
  const parsed = parseEvent(
    {
      id,
      type: 'tip',
      at: isoTime(atMs),
      telegramId: String(tip.payer_telegram),
      to: String(tip.payee_telegram),
      amount: formatAmount(output.units),
      txid: output.txid,
    },
    nowMs,
  );
  if (!parsed.ok) throw new Error(`a tip cannot be booked: ${parsed.reason}`);
  const taken = await takeHeld(tx, [parsed.event]);
  if (!taken.has(id)) throw new Error(`the ledger knows ${id} already`);
  await giveBackFirstTip(tx, { eventId: id, nowMs });
}

/** Takes back what the tip's latest booking earned. */
export async function unbookTip(tx: Db, tip: BookedTip, nowMs: number): Promise<void> {
  await undoTip(tx, { eventId: eventOfTip(tip.public_id, tip.bookings), nowMs });
}
