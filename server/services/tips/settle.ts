import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import {
  FINAL_CONFIRMATIONS,
  MOST_PAID_AGAIN,
  TIP_CONFIRMATIONS,
  type TipNewsKind,
} from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { holdAddress } from '#server/services/outputs/due-amounts.ts';
import { findSettling, isUndecided } from '#server/services/outputs/settling.ts';
import { claimAgain, claimFirst, releaseOthers } from '#server/services/chain/used-outputs.ts';
import { type Deed, settleBooking } from './booking.ts';
import { readWatchedTips, type WatchedTip } from './dues.ts';
import { writeTipNews } from './news.ts';
import { findAnswered } from './unmarked/questions.ts';

/** What the chain index says of an address. */
export type Look = {
  address: string;
  outputs: readonly ReceivedOutput[];
  /** Of the chain before it was asked; null if it was not asked for. */
  height: number | null;
  /** Its place among all answers (services/chain/reading-order.ts). */
  reading: bigint;
  nowMs: number;
};

/**
 * Brings the watched tips of an address to what the chain says, in one transaction: payments, the ledger and what people are
 * told of it. An older answer than the last one changes nothing. Returns what has changed.
 */
export async function settleTips(db: Db, look: Look): Promise<TipNewsKind[]> {
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await holdAddress(tx, look.address);
      const news: TipNewsKind[] = [];
      for (const tip of await readWatchedTips(tx, look)) {
        news.push(...(await settle(tx, tip, look)));
      }
      return news;
    }),
  );
}

async function settle(tx: Db, tip: WatchedTip, look: Look): Promise<TipNewsKind[]> {
  const found = await findPayments(tx, tip, look.outputs);
  const isOpen = tip.is_over && found.length === 0 && (await mayBePaid(tx, tip, look.outputs));
  const here = paymentsHere(tip, look.address, found);
  const after =
    here === null
      ? unchanged(tip)
      : await settlePayment(tx, { ...tip, is_over: tip.is_over && !isOpen }, here, look);
  const again =
    after.payment === 'confirmed' ? await tellPaidAgain(tx, tip, { found, after, look }) : [];
  await sql`
    update tip_dues set reading = ${look.reading}::bigint,
      is_watched = ${!tip.is_over || after.isFollowed || isOpen}::boolean
    where tip_id = ${tip.id}::bigint and address = ${look.address}`.execute(tx);
  return [...after.news, ...again];
}

/** How a tip's payment stands after a look. */
type After = Pick<WatchedTip, 'payment' | 'txid' | 'vout'> & {
  /** True while the chain is still asked, until the payment is final. */
  isFollowed: boolean;
  news: TipNewsKind[];
};

/** The outputs that can pay a tip by any of its amounts here, and one that its payer has named as its payment. */
async function findPayments(
  tx: Db,
  tip: WatchedTip,
  outputs: readonly ReceivedOutput[],
): Promise<ReceivedOutput[]> {
  const found: ReceivedOutput[] = [];
  for (const due of tip.dues) {
    found.push(...(await findSettling(tx, due, outputs)));
    found.push(...(await findAnswered(tx, due, outputs)));
  }
  return found;
}

/** Whether an output here may be the tip's payment: it may also be a payment of this site that is not final yet. */
async function mayBePaid(
  tx: Db,
  tip: WatchedTip,
  outputs: readonly ReceivedOutput[],
): Promise<boolean> {
  for (const due of tip.dues) if (await isUndecided(tx, due, outputs)) return true;
  return false;
}

/**
 * The outputs that can be its payment; null if this address decides nothing, since the payment is final or at another one.
 * An output in a block goes before one in no block, at any address.
 */
function paymentsHere(
  tip: WatchedTip,
  address: string,
  found: readonly ReceivedOutput[],
): readonly ReceivedOutput[] | null {
  if (tip.payment === 'confirmed' && !tip.is_watched) return null;
  const isAnywhere = tip.payment !== null || tip.booked_txid !== null;
  if (!isAnywhere || tip.paid_address === address) return found;
  const better = tip.payment === null ? found : found.filter(isConfirmed);
  return tip.payment === 'confirmed' || better.length === 0 ? null : better;
}

function unchanged({ payment, txid, vout }: WatchedTip): After {
  return { payment, txid, vout, isFollowed: false, news: [] };
}

async function settlePayment(
  tx: Db,
  tip: WatchedTip,
  found: readonly ReceivedOutput[],
  look: Look,
): Promise<After> {
  const use = { kind: 'tip', id: tip.id } as const;
  const output = await claimFirst(tx, inOrder(tip, found), use);
  const payment = paymentOf(output);
  const { height, nowMs } = look;
  // The amount that the payer wrote: the mark that tells its payment from others is not part of the tip.
  const confirmed = output && payment === 'confirmed' ? { ...output, units: tip.units } : null;
  const booking = await settleBooking(tx, deedOf(tip), tip, { confirmed, height, nowMs });
  // What stands in the ledger keeps its output, until something else does.
  if (booking.booked_txid === null || confirmed !== null) await releaseOthers(tx, use, output);
  const isFollowed =
    (payment !== null || booking.booked_txid !== null) &&
    (output?.confirmations ?? 0) < FINAL_CONFIRMATIONS;
  const isFinal = payment !== null && !isFollowed;
  const [txid, vout] = [output?.txid ?? null, output?.vout ?? null];
  await sql`
    update tips set payment = ${payment},
      seen_at = case when ${payment !== null}::boolean then coalesce(seen_at, ${isoTime(nowMs)}::timestamptz) else seen_at end,
      txid = ${txid}, vout = ${vout}::int,
      paid_address = ${output ? look.address : booking.booked_txid && tip.paid_address},
      confirmations = ${output?.confirmations ?? 0}::int, bookings = ${booking.bookings}::int,
      booked_txid = ${booking.booked_txid}, lost_height = ${booking.lost_height}::int,
      reading = greatest(reading, ${look.reading}::bigint),
      is_watched = ${!isFinal && (isFollowed || !tip.is_over)}::boolean
    where id = ${tip.id}::bigint`.execute(tx);
  const news = [...changeOf(tip, output, payment), ...(booking.isTakenBack ? [TAKEN_BACK] : [])];
  for (const kind of news) await writeTipNews(tx, { number: tip.id, kind, nowMs });
  return { payment, txid, vout, isFollowed, news };
}

const TAKEN_BACK = 'taken_back' as const;

function deedOf(tip: WatchedTip): Deed {
  return {
    id: tip.public_id,
    type: 'tip',
    telegramId: String(tip.payer_telegram),
    to: String(tip.payee_telegram),
    sinceMs: tip.opened_at.getTime(),
  };
}

/**
 * Another confirmed payment of the same amount is a second payment. One in no block may yet be replaced, so it waits.
 */
async function tellPaidAgain(
  tx: Db,
  tip: WatchedTip,
  { found, after, look }: { found: readonly ReceivedOutput[]; after: After; look: Look },
): Promise<TipNewsKind[]> {
  const others = found.filter(
    (output) => isConfirmed(output) && (output.txid !== after.txid || output.vout !== after.vout),
  );
  const again = await claimAgain(tx, others, { tipId: tip.id, most: MOST_PAID_AGAIN });
  const kind = 'paid_again' as const;
  for (const { txid } of again) {
    const { address, nowMs } = look;
    await writeTipNews(tx, { number: tip.id, kind, txid, address, nowMs });
  }
  return again.map(() => kind);
}

/** Outputs in a block first, then its present payment, then the deepest. */
function inOrder(tip: WatchedTip, found: readonly ReceivedOutput[]): ReceivedOutput[] {
  const isOwn = ({ txid, vout }: ReceivedOutput) => txid === tip.txid && vout === tip.vout;
  return found.toSorted(
    (a, b) =>
      Number(isConfirmed(b)) - Number(isConfirmed(a)) ||
      Number(isOwn(b)) - Number(isOwn(a)) ||
      b.confirmations - a.confirmations,
  );
}

function isConfirmed({ confirmations }: ReceivedOutput): boolean {
  return confirmations >= TIP_CONFIRMATIONS;
}

function paymentOf(output: ReceivedOutput | null): 'seen' | 'confirmed' | null {
  if (output === null) return null;
  return isConfirmed(output) ? 'confirmed' : 'seen';
}

/** What people are told of the payment. */
function changeOf(
  tip: WatchedTip,
  output: ReceivedOutput | null,
  payment: 'seen' | 'confirmed' | null,
): TipNewsKind[] {
  if (payment === tip.payment && output?.txid === (tip.txid ?? undefined)) return [];
  if (payment === 'confirmed') return ['confirmed'];
  const isBack = tip.payment === 'confirmed' || payment === null;
  return isBack ? ['waiting_again'] : ['seen'];
}
