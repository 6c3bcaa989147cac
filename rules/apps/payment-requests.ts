/**
 * Payment requests: how a payment is told from others on the chain, and when it counts
 * (docs/spec/developers.md#19-payment-requests, docs/decisions/041-payments-are-identified-by-exact-amount.md).
 */
import { UNITS_PER_COIN } from '../amounts.ts';

/** The most that one request may ask for: one million coins. */
export const MAX_REQUEST_UNITS = 1_000_000n * UNITS_PER_COIN;

/** A request is raised by up to this many units, so that no two open requests at one address have the same amount due. */
export const MAX_MARK_UNITS = 9_999n;

/** How long after a request has ended its payment is still looked for, in ms. */
export const WATCHED_AFTER_END_MS = 24 * 60 * 60_000;

/**
 * For how long after its look-out an amount is drawn again at its address only if no other is left, ms: its payer may pay later
 * still, and that must not pay for somebody else.
 */
export const NOT_DRAWN_AGAIN_MS = 30 * 24 * 60 * 60_000;

/** How far a block's time may lag behind the real one, ms (nodes allow two hours). */
export const BLOCK_TIME_SLACK_MS = 2 * 60 * 60_000;

/**
 * How far back the payments to an address are read before an amount is drawn for it, in ms. Amounts found there are not drawn.
 * Only a reorganisation of hours can bring back an older payment.
 */
export const READ_BEFORE_OPENING_MS = 4 * 60 * 60_000;

/** How long such a reading stays valid, in ms. */
export const READING_GOOD_FOR_MS = 30_000;

/** How long such a reading may take, in ms: while somebody waits for it, and otherwise. */
export const READING_MAY_TAKE_MS = { asked: 3_000, unasked: 10_000 } as const;

/** An amount of at most six decimals is a multiple of this. */
const WRITTEN_UNITS = 100n;

/**
 * The amount due: the requested amount plus a few units that identify the payment. It has more than six decimals: nobody pays such
 * an amount by chance, whatever was asked for.
 *
 * @param askedUnits the amount that the app asks for
 * @param taken amounts due of other watched requests at this address
 * @param mark the first mark to try, 1 to {@link MAX_MARK_UNITS}; drawn by the caller
 * @returns null if every mark is taken
 */
export function markedAmount(
  askedUnits: bigint,
  taken: ReadonlySet<bigint>,
  mark: bigint,
): bigint | null {
  for (let step = 0n; step < MAX_MARK_UNITS; step += 1n) {
    const units = askedUnits + ((mark - 1n + step) % MAX_MARK_UNITS) + 1n;
    if (units % WRITTEN_UNITS !== 0n && !taken.has(units)) return units;
  }
  return null;
}
