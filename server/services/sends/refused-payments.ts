import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { REFUSAL_BINDS_MS } from '#rules/tips/payments.ts';
import { MOST_PAYMENTS_UNDER_WAY } from '#rules/wallet/limits.ts';
import { type PlainPayment, readPlainPayment } from '#server/coin/plain-payment.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { lookFor } from './look-for-payment.ts';
import { readRow } from './payments.ts';
import { settleSend } from './settle.ts';

type Deps = { db: Db; chain: ChainIndex; coin: Coin; now: () => number };
type Whose = { payerId: bigint; coin: Coin; nowMs: number };

/** A payment whose bytes are kept, and the coins that it spends, as `txid:vout`. */
type Known = {
  id: bigint;
  txid: string;
  tip_id: bigint | null;
  address: string;
  units: bigint;
  from_addresses: string[];
  created_at: Date;
  state: string;
  payment: PlainPayment;
  coins: ReadonlySet<string>;
};

/** The next payment, before it is stored. */
type Next = { payment: PlainPayment; fromAddresses: readonly string[]; address: string } & {
  tipNumber: bigint | null;
};

/**
 * A member's payments that were refused but could still be accepted, with their coins: anybody who got the bytes may have kept
 * them. The next payment spends one coin of each, so that only one of the two can be made.
 */
export async function readRefusals(
  db: Db,
  whose: Whose,
): Promise<{ txid: string; coins: string[] }[]> {
  const refused = standing(await readKnown(db, whose));
  return refused.map(({ txid, coins }) => ({ txid, coins: [...coins] }));
}

/**
 * Accepts a payment if it cannot be made in addition to a refused one. Returns the refused payments that it was checked against,
 * for {@link requireNoOther}. Throws `conflict`, which says what to do, and `unavailable`.
 */
export async function requireConflict(
  deps: Deps,
  payerId: bigint,
  next: Next,
): Promise<ReadonlySet<bigint>> {
  const { db, chain, coin, now } = deps;
  const refused = standing(await readKnown(db, { payerId, coin, nowMs: now() }));
  const free = refused.filter((each) => concerns(each, next) && !shareCoin(each, next.payment));
  for (const each of free) {
    // The job may not have settled what was read just now.
    await settleSend(db, each.id, deps);
    const { state, raw_tx } = await readRow(db, each.id);
    const isRefused = state === 'refused';
    if (isRefused && raw_tx === null) continue;
    const fate = isRefused ? await readChain(() => lookFor(chain, each, each.payment)) : 'found';
    if (fate === 'absent') throw refusalToSpend();
    if (fate === 'contested') {
      throw new AppError('conflict', (m) => m.refusal_pay_wait_block());
    }
    await takeBack(db, each.id);
    throw new AppError('conflict', (m) => m.refusal_pay_made_after_all());
  }
  return new Set(refused.map(({ id }) => id));
}

/** Throws `conflict` if another payment was refused since. Runs in the transaction that stores the next one. */
export async function requireNoOther(
  tx: Db,
  whose: Whose,
  { next, heldAgainst }: { next: Next; heldAgainst: ReadonlySet<bigint> },
): Promise<void> {
  const others = standing(await readKnown(tx, whose)).filter(({ id }) => !heldAgainst.has(id));
  if (others.every((each) => !concerns(each, next) || shareCoin(each, next.payment))) return;
  throw refusalToSpend();
}

/** Deletes the bytes of payments that were refused long ago. */
export async function forgetOldRefusals(db: Db, nowMs: number): Promise<void> {
  await sql`
    update wallet_payments set raw_tx = null
    where raw_tx is not null and state = 'refused'
      and created_at <= ${isoTime(nowMs - REFUSAL_BINDS_MS)}::timestamptz`.execute(db);
}

function refusalToSpend(): AppError {
  return new AppError('conflict', (m) => m.refusal_pay_spend_refused());
}

/** The refused payments that were not made again. A new one stands for both, since only one of them can be made. */
function standing(known: readonly Known[]): Known[] {
  const made = known.filter(({ state }) => state !== 'refused');
  return known.filter(
    (each) =>
      each.state === 'refused' &&
      !made.some((other) => isSameDeed(each, other) && shareCoin(each, other.payment)),
  );
}

function isSameDeed(one: Known, other: Known): boolean {
  return one.tip_id === other.tip_id && one.address === other.address && one.units === other.units;
}

/**
 * Returns whether a refused payment matters for the next one. The same bytes are not a second payment, and neither is a payment
 * from the member's other wallet to somebody else.
 */
function concerns(refused: Known, next: Next): boolean {
  if (refused.txid === next.payment.txid) return false;
  return (
    refused.address === next.address ||
    (refused.tip_id !== null && refused.tip_id === next.tipNumber) ||
    refused.from_addresses.some((each) => next.fromAddresses.includes(each))
  );
}

function shareCoin({ coins }: Known, { inputs }: PlainPayment): boolean {
  return inputs.some((input) => coins.has(outputName(input)));
}

/**
 * The payments whose bytes, up to 100 KB each, are read for one payment: the newest refused ones, which were themselves bound to
 * earlier ones, and all payments under way, whose number is limited (send-limits.ts).
 */
const MOST_REFUSED = 10;
const MOST_MADE = MOST_PAYMENTS_UNDER_WAY;

/** The payments of a member whose bytes are stored. */
async function readKnown(db: Db, { payerId, coin, nowMs }: Whose): Promise<Known[]> {
  const { rows } = await sql<Omit<Known, 'payment' | 'coins'> & { raw_tx: string }>`
    select id, txid, tip_id, address, units, from_addresses, created_at, state, raw_tx from wallet_payments
    where id in (
        select id from wallet_payments
        where payer_id = ${payerId}::bigint and raw_tx is not null and state = 'refused'
          and created_at > ${isoTime(nowMs - REFUSAL_BINDS_MS)}::timestamptz
        order by id desc limit ${sql.lit(MOST_REFUSED)})
      or id in (
        select id from wallet_payments
        where payer_id = ${payerId}::bigint and raw_tx is not null and state <> 'refused'
        order by id desc limit ${sql.lit(MOST_MADE)})
    order by id`.execute(db);
  return rows.map(({ raw_tx, ...row }) => {
    const payment = readPlainPayment(raw_tx, coin);
    return { ...row, payment, coins: new Set(payment.inputs.map(outputName)) };
  });
}

/** Takes back the refusal of a payment that is on the chain: follows it again, unless another one pays its tip. */
async function takeBack(db: Db, id: bigint): Promise<void> {
  const { rows } = await sql`
    update wallet_payments p set state = 'sent', reason = null
    where id = ${id}::bigint and state = 'refused' and not exists (
      select from wallet_payments o where o.tip_id = p.tip_id and o.state <> 'refused')
    returning id`.execute(db);
  if (rows.length === 0) await forget(db, id);
}

async function forget(db: Db, id: bigint): Promise<void> {
  await sql`
    update wallet_payments set raw_tx = null where id = ${id}::bigint and state = 'refused'`.execute(
    db,
  );
}
