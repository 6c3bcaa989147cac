import { sql } from 'kysely';
import { BLOCK_TIME_SLACK_MS } from '#rules/apps/payment-requests.ts';
import { isoTime } from '#rules/times.ts';
import { FINAL_CONFIRMATIONS, TIP_CONFIRMATIONS, type TipNewsKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { holdAddress } from '#server/services/outputs/due-amounts.ts';
import { claimFirst, releaseOthers } from '#server/services/outputs/used-outputs.ts';
import { type Booked, type Deed, settleBooking } from './booking.ts';
import { writeTipNews } from './news.ts';

/** What the chain index says of an address. */
export type Look = {
  address: string;
  outputs: readonly ReceivedOutput[];
  /** Of the chain before it was asked; null if it was not asked for. */
  height: number | null;
  /** Its place among all answers (services/outside/reading-order.ts). */
  reading: bigint;
  nowMs: number;
};

type WatchedTip = Booked & {
  id: bigint;
  public_id: string;
  payer_telegram: bigint;
  payee_telegram: bigint;
  opened_at: Date;
  due: bigint;
  payment: 'seen' | 'confirmed' | null;
  txid: string | null;
  vout: number | null;
  confirmations: number;
  is_over: boolean;
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
      const { rows } = await sql<WatchedTip>`
        select t.id, t.public_id, t.due, t.payment, t.txid, t.vout, t.confirmations, t.bookings, t.booked_txid,
          t.lost_height, t.opened_at, a.telegram_id as payer_telegram, b.telegram_id as payee_telegram,
          t.watched_until <= ${isoTime(look.nowMs)}::timestamptz as is_over
        from tips t join members a on a.id = t.payer_id join members b on b.id = t.payee_id
        where t.address = ${look.address} and t.is_watched and t.reading < ${look.reading}::bigint
        order by t.id for update of t`.execute(tx);
      const news: TipNewsKind[] = [];
      for (const tip of rows) news.push(...(await settle(tx, tip, look)));
      return news;
    }),
  );
}

async function settle(tx: Db, tip: WatchedTip, look: Look): Promise<TipNewsKind[]> {
  const use = { kind: 'tip', id: tip.id } as const;
  const output = await claimFirst(tx, findPayments(tip, look.outputs), use);
  const payment = paymentOf(output);
  const { height, nowMs } = look;
  const confirmed = payment === 'confirmed' ? output : null;
  const booking = await settleBooking(tx, deedOf(tip), tip, { confirmed, height, nowMs });
  // What stands in the ledger keeps its output, until something else does.
  if (booking.booked_txid === null || confirmed !== null) await releaseOthers(tx, use, output);
  const isFollowed = payment !== null || booking.booked_txid !== null;
  const isFinal = (output?.confirmations ?? 0) >= FINAL_CONFIRMATIONS;
  await sql`
    update tips set payment = ${payment},
      seen_at = case when ${payment !== null}::boolean then coalesce(seen_at, ${isoTime(nowMs)}::timestamptz) else seen_at end,
      txid = ${output?.txid ?? null}, vout = ${output?.vout ?? null}::int,
      confirmations = ${output?.confirmations ?? 0}::int, bookings = ${booking.bookings}::int,
      booked_txid = ${booking.booked_txid}, lost_height = ${booking.lost_height}::int, reading = ${look.reading}::bigint,
      is_watched = ${!isFinal && (isFollowed || !tip.is_over)}::boolean
    where id = ${tip.id}::bigint`.execute(tx);
  const news = [...changeOf(tip, output, payment), ...(booking.isTakenBack ? [TAKEN_BACK] : [])];
  for (const kind of news) await writeTipNews(tx, { number: tip.id, kind, nowMs });
  return news;
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

/** The outputs that can pay a tip: its present one first, then the deepest. */
function findPayments(tip: WatchedTip, outputs: readonly ReceivedOutput[]): ReceivedOutput[] {
  const earliestMs = tip.opened_at.getTime() - BLOCK_TIME_SLACK_MS;
  const isOwn = ({ txid, vout }: ReceivedOutput) => txid === tip.txid && vout === tip.vout;
  return outputs
    .filter(
      ({ units, blockTimeMs }) =>
        units === tip.due && (blockTimeMs === null || blockTimeMs >= earliestMs),
    )
    .toSorted(
      (a, b) =>
        Number(paymentOf(b) === 'confirmed') - Number(paymentOf(a) === 'confirmed') ||
        Number(isOwn(b)) - Number(isOwn(a)) ||
        b.confirmations - a.confirmations,
    );
}

function paymentOf(output: ReceivedOutput | null): 'seen' | 'confirmed' | null {
  if (output === null) return null;
  return output.confirmations >= TIP_CONFIRMATIONS ? 'confirmed' : 'seen';
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
