import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { MOST_PAID_AGAIN, type TipNoticeKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { setFollowed } from '#server/services/chain/expect.ts';
import {
  endOfLookOut,
  type FoundOutput,
  type Standing,
  takeStanding,
} from '#server/services/chain/found.ts';
import { claimAgain, claimFirst, releaseOthers } from '#server/services/chain/used-outputs.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { type Booked, type Deed, settleBooking } from './booking.ts';
import { writeTipNotice } from './notices.ts';
import { noteUnmarked } from './unmarked/payments.ts';
import { findAnswered } from './unmarked/questions.ts';

/** The payment side of a tip. */
type PaidTip = Booked & {
  id: bigint;
  public_id: string;
  payer_telegram: bigint;
  payee_telegram: bigint;
  units: bigint;
  opened_at: Date;
  payment: 'seen' | 'confirmed' | null;
  txid: string | null;
  vout: number | null;
  paid_address: string | null;
  /** True while the tip is open, or its payment is not final yet. */
  is_watched: boolean;
};

/**
 * Brings a tip in line with the chain, in one transaction: its payment, the ledger and the notices about it. Returns the changes.
 */
export function settleTip(
  db: Db,
  tipId: bigint,
  { coin, now }: { coin: Coin; now: () => number },
): Promise<TipNoticeKind[]> {
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      const tip = await lockTip(tx, tipId);
      if (tip === null) return [];
      const standing = await takeStanding(tx, { kind: 'tip', ofId: tipId });
      return settle(tx, tip, { ...standing, depths: coin.confirmations, nowMs: now() });
    }),
  );
}

async function lockTip(tx: Db, tipId: bigint): Promise<PaidTip | null> {
  await sql`select from tips where id = ${tipId}::bigint for update`.execute(tx);
  const { rows } = await sql<PaidTip>`
    select t.id, t.public_id, t.units, t.payment, t.txid, t.vout, t.bookings, t.booked_txid, t.lost_height, t.opened_at,
      t.is_watched, coalesce(t.paid_address, t.address) as paid_address,
      a.telegram_id as payer_telegram, b.telegram_id as payee_telegram
    from tips t join members a on a.id = t.payer_id join members b on b.id = t.payee_id
    where t.id = ${tipId}::bigint and t.address is not null for key share of a, b`.execute(tx);
  return rows[0] ?? null;
}

type Settling = Standing & { depths: Coin['confirmations']; nowMs: number };

async function settle(tx: Db, tip: PaidTip, standing: Settling): Promise<TipNoticeKind[]> {
  const { depths, nowMs } = standing;
  const counted = standing.found.filter((output) => isCounted(output, depths));
  await noteUnmarked(tx, { tipId: tip.id, found: counted, nowMs });
  const found = [
    ...standing.found.filter(({ isMarked }) => isMarked),
    ...(await findAnswered(tx, tip.id, standing.found)),
  ];
  const isFinal = tip.payment === 'confirmed' && !tip.is_watched;
  const after = isFinal
    ? { txid: tip.txid, vout: tip.vout, payment: tip.payment, notices: [] }
    : await settlePayment(tx, tip, found, standing);
  const again =
    after.payment === 'confirmed'
      ? await tellPaidAgain(tx, tip, { found, after, depths, nowMs })
      : [];
  return [...after.notices, ...again];
}

/** The payment of a tip after it was settled. */
type After = Pick<PaidTip, 'payment' | 'txid' | 'vout'> & { notices: TipNoticeKind[] };

async function settlePayment(
  tx: Db,
  tip: PaidTip,
  found: readonly FoundOutput[],
  { expected, hasForeign, height, depths, nowMs }: Settling,
): Promise<After> {
  const use = { kind: 'tip', id: tip.id } as const;
  const output = await claimFirst(tx, inOrder(tip, found), use);
  const payment = paymentOf(output, depths);
  // The amount that the payer wrote: the mark that tells this payment from others is not part of the tip.
  const confirmed = output && payment === 'confirmed' ? { ...output, units: tip.units } : null;
  const booking = await settleBooking(tx, deedOf(tip), tip, { confirmed, height, nowMs });
  // A booked payment keeps its output until another one is booked.
  if (booking.booked_txid === null || confirmed !== null) await releaseOthers(tx, use, output);
  const isPaid = payment !== null || booking.booked_txid !== null;
  const isFollowed = isPaid
    ? (output?.confirmations ?? 0) < depths.deep
    : hasForeign && nowMs < endOfLookOut({ expected }) + DOUBTED_FOR_MS;
  const isFinal = payment !== null && !isFollowed;
  const isOver = expected.every(({ isWatched }) => !isWatched);
  const [txid, vout] = [output?.txid ?? null, output?.vout ?? null];
  await sql`
    update tips set payment = ${payment},
      seen_at = case when ${payment !== null}::boolean then coalesce(seen_at, ${isoTime(nowMs)}::timestamptz) else seen_at end,
      txid = ${txid}, vout = ${vout}::int,
      paid_address = ${output?.address ?? (booking.booked_txid && tip.paid_address)},
      confirmations = ${output?.confirmations ?? 0}::int, bookings = ${booking.bookings}::int,
      booked_txid = ${booking.booked_txid}, lost_height = ${booking.lost_height}::int,
      is_watched = ${!isFinal && (isFollowed || !isOver)}::boolean
    where id = ${tip.id}::bigint`.execute(tx);
  await setFollowed(tx, { kind: 'tip', ofId: tip.id }, isFollowed);
  const notices = [...changeOf(tip, output, payment), ...(booking.isTakenBack ? [TAKEN_BACK] : [])];
  for (const kind of notices) await writeTipNotice(tx, { number: tip.id, kind, nowMs });
  return { payment, txid, vout, notices };
}

/** How long after its end a tip waits for an output that counts as somebody else's to turn out as its payment, in ms. */
const DOUBTED_FOR_MS = 7 * 86_400_000;

const TAKEN_BACK = 'taken_back' as const;

function deedOf(tip: PaidTip): Deed {
  return {
    id: tip.public_id,
    type: 'tip',
    telegramId: String(tip.payer_telegram),
    to: String(tip.payee_telegram),
    sinceMs: tip.opened_at.getTime(),
  };
}

/** Another confirmed payment of the same amount is a second payment. A payment in no block may still be replaced, so it waits. */
async function tellPaidAgain(
  tx: Db,
  tip: PaidTip,
  {
    found,
    after,
    depths,
    nowMs,
  }: {
    found: readonly FoundOutput[];
    after: After;
    depths: Coin['confirmations'];
    nowMs: number;
  },
): Promise<TipNoticeKind[]> {
  const others = found.filter(
    (output) =>
      isCounted(output, depths) && (output.txid !== after.txid || output.vout !== after.vout),
  );
  const again = await claimAgain(tx, others, { tipId: tip.id, most: MOST_PAID_AGAIN });
  const kind = 'paid_again' as const;
  for (const { txid, address } of again) {
    await writeTipNotice(tx, { number: tip.id, kind, txid, address, nowMs });
  }
  return again.map(() => kind);
}

/** Outputs in a block first, then the tip's present payment, then the deepest output. */
function inOrder(tip: PaidTip, found: readonly FoundOutput[]): FoundOutput[] {
  const isOwn = ({ txid, vout }: FoundOutput) => txid === tip.txid && vout === tip.vout;
  const isInBlock = ({ height }: FoundOutput) => height !== null;
  return found.toSorted(
    (a, b) =>
      Number(isInBlock(b)) - Number(isInBlock(a)) ||
      Number(isOwn(b)) - Number(isOwn(a)) ||
      b.confirmations - a.confirmations,
  );
}

function isCounted({ confirmations }: FoundOutput, { counted }: Coin['confirmations']): boolean {
  return confirmations >= counted;
}

function paymentOf(
  output: FoundOutput | null,
  depths: Coin['confirmations'],
): 'seen' | 'confirmed' | null {
  if (output === null) return null;
  return isCounted(output, depths) ? 'confirmed' : 'seen';
}

/** The notices about the payment. */
function changeOf(
  tip: PaidTip,
  output: FoundOutput | null,
  payment: 'seen' | 'confirmed' | null,
): TipNoticeKind[] {
  if (payment === tip.payment && output?.txid === (tip.txid ?? undefined)) return [];
  if (payment === 'confirmed') return ['confirmed'];
  const isBack = tip.payment === 'confirmed' || payment === null;
  return isBack ? ['waiting_again'] : ['seen'];
}
