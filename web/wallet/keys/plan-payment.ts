import { formatAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import { MOST_INPUT_ADDRESSES } from '#rules/tips/payments.ts';
import {
  type FeeChoice,
  feePerByte,
  INPUT_BYTES,
  MOST_COINS_SPENT,
  transactionBytes,
} from '#rules/wallet/network-fees.ts';
import type { SiteCoin } from './coin.ts';
import { Refused } from './refused.ts';

/** An unspent output that pays an address of the wallet. */
export type Coin = {
  txid: string;
  vout: number;
  units: bigint;
  /** 0 while unconfirmed. */
  confirmations: number;
  address: string;
};

/** A payment as shown before it is signed: exactly these coins, this payee, this change and this fee. */
export type PaymentPlan = {
  coins: Coin[];
  to: string;
  units: bigint;
  /** 0 if no change is paid out. */
  changeUnits: bigint;
  feeUnits: bigint;
};

/** The payment to make; `all` means everything that can be spent, less the fee. */
export type WantedPayment = {
  to: string;
  units: bigint | 'all';
  fee: FeeChoice;
  coin: SiteCoin;
  /** The coins, as `txid:vout`, of refused payments that could still be made: one coin of each is spent if it is there. */
  refused?: readonly (readonly string[])[];
};

/**
 * Chooses the coins of a payment. One coin of each refused payment comes first, so that the refused payment can never be made
 * besides this one; then confirmed coins, the largest first, and as few as possible. Other coins are not spent if they cost more
 * than they add, or belong to more addresses than the server accepts at once. The library's own choice is not used, because it
 * needs the bytes of every coin's transaction before it chooses.
 *
 * @throws Refused if there is not enough, the amount is too small, or too many coins are needed
 */
export function planPayment(coins: readonly Coin[], wanted: WantedPayment): PaymentPlan {
  const { coin, to } = wanted;
  const terms = { to, coin, rate: feePerByte(coin, wanted.fee) };
  const bound = boundBy(coins, wanted.refused ?? []);
  const isFree = (each: Coin) =>
    each.units > BigInt(INPUT_BYTES) * terms.rate && !bound.includes(each);
  const worthIt = [...bound, ...coins.filter(isFree).sort(byUse)];
  const useful = ofFewAddresses(worthIt);
  if (!bound.every((each) => useful.slice(0, MOST_COINS_SPENT).includes(each))) {
    throw new Refused('wallet_too_many_refused');
  }
  return wanted.units === 'all'
    ? planAll(useful, terms)
    : planAmount({ useful, all: worthIt, bound: bound.length }, wanted.units, terms);
}

/** One coin of each refused payment, as few as possible. A payment whose coins are all gone needs no coin. */
function boundBy(coins: readonly Coin[], refused: readonly (readonly string[])[]): Coin[] {
  const bound: Coin[] = [];
  const sorted = coins.toSorted(byUse);
  for (const spent of refused) {
    const isOfIt = ({ txid, vout }: Coin) => spent.includes(`${txid}:${vout}`);
    const coin = bound.some(isOfIt) ? undefined : sorted.find(isOfIt);
    if (coin) bound.push(coin);
  }
  return bound;
}

/** The address to pay, and the fee in units per byte. */
type Terms = { to: string; rate: bigint; coin: SiteCoin };

function planAmount(
  { useful, all, bound }: { useful: readonly Coin[]; all: readonly Coin[]; bound: number },
  units: bigint,
  { to, rate, coin: rules }: Terms,
): PaymentPlan {
  refuseTooLittle(units, rules);
  const taken: Coin[] = [];
  let sum = 0n;
  for (const coin of useful.slice(0, MOST_COINS_SPENT)) {
    taken.push(coin);
    sum += coin.units;
    const least = transactionBytes(taken.length, 1, rules) * rate;
    if (taken.length < bound || sum < units + least) continue;
    const withChange = transactionBytes(taken.length, 2, rules) * rate;
    const changeUnits = sum - units - withChange;
    return changeUnits >= rules.dustUnits
      ? { coins: taken, to, units, changeUnits, feeUnits: withChange }
      : { coins: taken, to, units, changeUnits: 0n, feeUnits: sum - units };
  }
  refuseTooScattered(all, taken, units);
  const needed = units + transactionBytes(Math.max(1, taken.length), 1, rules) * rate;
  throw new Refused('wallet_needs', { needed: formatAmount(needed), sum: formatAmount(sum) });
}

function planAll(coins: readonly Coin[], { to, rate, coin }: Terms): PaymentPlan {
  const taken = coins.slice(0, MOST_COINS_SPENT);
  const sum = sumOf(taken);
  const feeUnits = transactionBytes(taken.length, 1, coin) * rate;
  const units = sum - feeUnits;
  if (taken.length === 0 || units <= 0n) throw new Refused('wallet_nothing');
  refuseTooLittle(units, coin);
  return { coins: taken, to, units, changeUnits: 0n, feeUnits };
}

function refuseTooLittle(units: bigint, coin: SiteCoin): void {
  const least = leastPayment(coin);
  if (units >= least) return;
  throw new Refused('wallet_smallest', { amount: formatAmount(least) });
}

function refuseTooScattered(all: readonly Coin[], taken: readonly Coin[], units: bigint): void {
  if (all.length === taken.length || sumOf(all) < units) return;
  throw new Refused('wallet_scattered', {
    coins: MOST_COINS_SPENT,
    addresses: MOST_INPUT_ADDRESSES,
  });
}

function ofFewAddresses(coins: readonly Coin[]): Coin[] {
  const taken = new Set<string>();
  return coins.filter(({ address }) => {
    if (taken.size < MOST_INPUT_ADDRESSES) taken.add(address);
    return taken.has(address);
  });
}

function byUse(a: Coin, b: Coin): number {
  const confirmed = Number(b.confirmations > 0) - Number(a.confirmations > 0);
  if (confirmed !== 0) return confirmed;
  if (a.units !== b.units) return a.units > b.units ? -1 : 1;
  // A fixed order, so that every computation makes the same choice.
  return a.txid === b.txid ? a.vout - b.vout : a.txid < b.txid ? -1 : 1;
}

function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { units }) => sum + units, 0n);
}
