/**
 * An invoice in coins at a given moment: its state, the missing amount, and the credit
 * (docs/spec/developers.md#7-payment-in-coins). Amounts are units of 10⁻⁸, times ms.
 */
import { confirmationsNeeded, type DepthRules } from '../coins/amounts.ts';

/** How long an address waits for its payment, in ms. */
export const INVOICE_LIFETIME_MS = 60 * 60_000;

/** An excess above this percentage counts as overpaid. A smaller excess is credited too: we keep nothing. */
const OVERPAID_PERCENT = 1n;

/**
 * How long a payment counts that is neither in a block nor in the mempool, in ms. Wallets and nodes resend theirs after a while,
 * and a block may hold another transaction that spends the same coins. Longer than an invoice waits, so that a dropped payment
 * never buys anything later.
 */
export const DROPPED_AFTER_MS = 2 * 60 * 60_000;

/** A payment with this many confirmations is final: the site follows no longer reorganisation (docs/spec/chain.md). */
export const FINAL_CONFIRMATIONS = 100;

/** One output that paid the invoice's address. */
export interface InvoicePayment {
  readonly units: bigint;
  readonly confirmations: number;
  /** When it was first seen, or the latest earlier moment at which it was known to be absent. */
  readonly receivedAtMs: number;
  /** Since when it has been neither in a block nor in the mempool; null while it is in one. */
  readonly goneSinceMs: number | null;
}

export type InvoiceStatus = 'new' | 'seen' | 'paid' | 'settled' | 'expired';
/** `dropped`: the payment was undone, or no node holds it any more. */
export type InvoiceException = 'underpaid' | 'overpaid' | 'late' | 'dropped';

export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly exception: InvoiceException | null;
  /** The sum of all valid outputs, whenever they arrived. */
  readonly receivedUnits: bigint;
  /** The amount still to be paid; 0 once there is enough, or once it is too late. */
  readonly missingUnits: bigint;
  /** The credit for another invoice. */
  readonly creditUnits: bigint;
  /** The confirmations of the least confirmed output that counts for the plan. */
  readonly confirmations: number;
}

export interface InvoiceFacts {
  /** The coin's rules for how many confirmations a sum needs. */
  readonly coin: DepthRules;
  readonly amountUnits: bigint;
  readonly expiresAtMs: number;
  readonly nowMs: number;
  /** True if it has already expired. Its money may have been credited, so it stays expired. */
  readonly isClosed: boolean;
  readonly payments: readonly InvoicePayment[];
}

/**
 * Judges an invoice only by the present facts, not by earlier results, so that a reorganisation needs no special case.
 *
 * `paid`: enough arrived in time. `settled`: it also has the confirmations that the amount needs; only this buys the plan.
 */
export function judgeInvoice(facts: InvoiceFacts): InvoiceState {
  const { coin, amountUnits, expiresAtMs, nowMs, isClosed } = facts;
  const standing = facts.payments.filter((payment) => isStanding(payment, nowMs));
  const isTimely = ({ receivedAtMs }: InvoicePayment) => receivedAtMs < expiresAtMs;
  const inTime = standing.filter(isTimely);
  const received = sum(standing);
  const timely = sum(inTime);
  const needed = confirmationsNeeded(amountUnits, coin);
  const isEnough = !isClosed && timely >= amountUnits;
  const isSettled =
    isEnough && sum(inTime.filter((each) => each.confirmations >= needed)) >= amountUnits;
  const isOver = isClosed || (!isEnough && nowMs >= expiresAtMs);
  const sure = (payments: readonly InvoicePayment[]) =>
    sum(payments.filter((each) => each.confirmations >= confirmationsNeeded(each.units, coin)));
  const spent = isOver ? 0n : isSettled ? amountUnits : timely;
  const surplus = sure(inTime) - spent;
  const late = sure(standing.filter(({ receivedAtMs }) => receivedAtMs >= expiresAtMs));
  return {
    status: isSettled
      ? 'settled'
      : isEnough
        ? 'paid'
        : isOver
          ? 'expired'
          : timely > 0n
            ? 'seen'
            : 'new',
    exception: exceptionOf({
      amountUnits,
      timely,
      received,
      isEnough,
      isShaken: isEnough && sum(inTime.filter(isHeld)) < amountUnits,
      isUndone: facts.payments.some((each) => isTimely(each) && !standing.includes(each)),
    }),
    receivedUnits: received,
    missingUnits: isEnough || isOver ? 0n : amountUnits - timely,
    creditUnits: (surplus > 0n ? surplus : 0n) + late,
    confirmations: inTime.length === 0 ? 0 : Math.min(...inTime.map((each) => each.confirmations)),
  };
}

/** True if the payment counts: it has not been gone for too long. */
function isStanding({ goneSinceMs }: InvoicePayment, nowMs: number): boolean {
  return goneSinceMs === null || nowMs - goneSinceMs < DROPPED_AFTER_MS;
}

function isHeld({ goneSinceMs }: InvoicePayment): boolean {
  return goneSinceMs === null;
}

function exceptionOf(facts: {
  amountUnits: bigint;
  timely: bigint;
  received: bigint;
  isEnough: boolean;
  /** True if the sum is enough only with payments that are gone at the moment. */
  isShaken: boolean;
  isUndone: boolean;
}): InvoiceException | null {
  const { amountUnits, timely, received, isEnough } = facts;
  if (facts.isShaken) return 'dropped';
  if (isEnough && (timely - amountUnits) * 100n > amountUnits * OVERPAID_PERCENT) return 'overpaid';
  if (received > timely) return 'late';
  if (isEnough) return null;
  if (timely > 0n) return 'underpaid';
  return facts.isUndone ? 'dropped' : null;
}

function sum(payments: readonly InvoicePayment[]): bigint {
  return payments.reduce((total, { units }) => total + units, 0n);
}
