import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { REFUSAL_BINDS_MS } from '#rules/tips/payments.ts';
import { isPayable } from '#server/coin/addresses.ts';
import { readPlainPayment } from '#server/coin/plain-payment.ts';
import type { Db } from '#server/db/connect.ts';
import { holdChain, requireChainTrusted } from '#server/services/chain/chain-state.ts';
import {
  expectPayment,
  stopExpecting,
  watchCoins,
  watchLonger,
} from '#server/services/chain/expect.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { findPayeeAddress } from '#server/services/tips/opening.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { settleTip } from '#server/services/tips/settle.ts';
import { type CheckedPayment, checkPayment } from './check-payment.ts';
import { findPayment, type PaymentOutcome, readOutcome, sendPayment } from './payments.ts';
import { requireConflict, requireNoOther } from './refused-payments.ts';
import { alreadySent, type PayDeps, requireUnsent } from './require-unsent.ts';
import { requireSendQuota } from './send-limits.ts';

/**
 * Pays a tip with a transaction signed by its payer: exactly the amount due to its address. The bytes are stored before they are
 * sent, so a tip is paid once or not at all, and the answer says which. Repeating the call is safe.
 *
 * Throws `not_found`, `bad_request` for a transaction that pays anything else, `conflict` for a tip that cannot be paid or no
 * longer can, and for spent coins, `already_sent` for bytes stored as another payment or known to the chain before, `not_sent` if
 * the chain does not answer before anything is stored.
 */
export async function payTip(
  deps: PayDeps,
  { tipId, payerId, rawHex }: { tipId: string; payerId: bigint; rawHex: string },
): Promise<PaymentOutcome> {
  const { db, chain, coin, now } = deps;
  const tip = await findTip(db, tipId);
  if (tip?.payer.memberId !== payerId)
    throw new AppError('not_found', (m) => m.refusal_pay_no_tip());
  const { txid } = readPlainPayment(rawHex, coin);
  const outcome = await payOnce(deps, {
    txid,
    find: () => findPayment(db, { txid, payerId, tipNumber: tip.number }),
    async keep() {
      const { address, units } = requireOpen(tip, now());
      const payment = await checkPayment(chain, { rawHex, address, units, coin });
      return keep(deps, { payment, payerId, tip, address, units, isOfTip: true });
    },
  });
  // Lets the payer see the payment without waiting for the next run.
  await settleTip(db, tip.number, deps);
  return outcome;
}

type Keeping = { txid: string; find(): Promise<bigint | null>; keep(): Promise<bigint> };

/** Sends the stored payment, or else checks and stores it first. */
async function payOnce(deps: PayDeps, keeping: Keeping): Promise<PaymentOutcome> {
  const kept = (await keeping.find()) ?? (await keepOnce(deps, keeping));
  return withoutRefusal(() => sendPayment(deps, kept));
}

async function keepOnce({ db }: PayDeps, { txid, find, keep }: Keeping): Promise<bigint> {
  try {
    return await keep();
  } catch (error) {
    // Another press of the same button was faster, and its own payment has spent the coins.
    const faster = await find();
    if (faster !== null) return faster;
    await refuseIfSent(db, txid);
    const isAway = error instanceof AppError && error.code === 'unavailable';
    throw isAway ? new AppError('not_sent', (m) => error.messageIn(m)) : error;
  }
}

/** The bytes are stored by now, so no expected failure may be thrown: callers take most of them for "not sent". */
async function withoutRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Error(`a payment that is kept was refused: ${error.message}`, { cause: error });
  }
}

/** Throws if the bytes are stored as another payment: a refusal would mean that nothing was sent. */
async function refuseIfSent(db: Db, txid: string): Promise<void> {
  const { rows } = await sql`
    select from wallet_payments where txid = ${txid} and state <> 'refused'`.execute(db);
  if (rows.length > 0) throw alreadySent();
}

/**
 * Sends coins to any address of this chain, with the same checks and guarantees. A payment of an open tip of the same member
 * counts as that tip's payment. `isFirst`: bytes that are stored already are refused with `already_sent`, since they are no
 * second payment.
 */
export async function paySend(
  deps: PayDeps,
  input: { payerId: bigint; address: string; units: bigint; rawHex: string; isFirst?: boolean },
): Promise<PaymentOutcome> {
  const { db, chain, coin, now } = deps;
  const { payerId, address, units, rawHex } = input;
  if (!isPayable(address, coin)) {
    throw new AppError('bad_request', (m) => m.refusal_pay_address());
  }
  const least = leastPayment(coin);
  if (units < least) {
    throw new AppError('bad_request', (m) => m.refusal_pay_small({ least: formatAmount(least) }));
  }
  const { txid } = readPlainPayment(rawHex, coin);
  const find = () => findPayment(db, { txid, payerId, address, units });
  if (input.isFirst && (await find()) !== null) {
    throw new AppError('already_sent', (m) => m.refusal_pay_again());
  }
  return payOnce(deps, {
    txid,
    find,
    async keep() {
      const payment = await checkPayment(chain, { rawHex, address, units, coin });
      const tip = await findTipPaidBy(db, { payerId, address, units, nowMs: now() });
      return keep(deps, { payment, payerId, tip, address, units, isOfTip: false });
    },
  });
}

/** The outcome of a payment from the wallet page, by its id; null if the member has not made it. */
export async function readPayment(
  db: Db,
  { payerId, txid }: { payerId: bigint; txid: string },
): Promise<PaymentOutcome | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from wallet_payments where txid = ${txid} and payer_id = ${payerId}::bigint`.execute(
    db,
  );
  return rows[0] ? readOutcome(db, rows[0].id) : null;
}

/** The latest payment of a tip from the wallet page; null if the payer has made none there. */
export async function readTipPayment(
  db: Db,
  { tipId, payerId }: { tipId: string; payerId: bigint },
): Promise<PaymentOutcome | null> {
  const { rows } = await sql<{ id: bigint }>`
    select p.id from wallet_payments p join tips t on t.id = p.tip_id
    where t.public_id = ${tipId} and p.payer_id = ${payerId}::bigint
    order by p.state = 'refused', p.id desc limit 1`.execute(db);
  return rows[0] ? readOutcome(db, rows[0].id) : null;
}

function requireOpen(tip: Tip, nowMs: number): { address: string; units: bigint } {
  if (tip.state === 'waiting_address' || tip.address === null || tip.due === null) {
    throw new AppError('conflict', (m) => m.refusal_pay_no_address());
  }
  if (tip.state === 'seen' || tip.state === 'confirmed') {
    throw new AppError('conflict', (m) => m.refusal_pay_paid());
  }
  if (tip.state !== 'open' || tip.expiresAtMs <= nowMs) {
    const state = tip.state === 'open' ? 'other' : tip.state;
    throw new AppError('conflict', (m) => m.refusal_pay_over({ state }));
  }
  return { address: tip.address, units: tip.due };
}

/** Checks that the tip has not moved: its payee may have changed their address since it was shown. */
async function requireUnmoved(
  tx: Db,
  { tip, coin, address }: { tip: Tip; coin: Coin; address: string },
): Promise<void> {
  const { memberId: payeeId } = tip.payee;
  const now = payeeId === null ? null : await findPayeeAddress(tx, { payeeId, coin });
  if (now === null || now === address) return;
  throw new AppError('conflict', (m) => m.refusal_pay_moved());
}

async function findTipPaidBy(
  db: Db,
  {
    payerId,
    address,
    units,
    nowMs,
  }: { payerId: bigint; address: string; units: bigint; nowMs: number },
): Promise<Tip | null> {
  const { rows } = await sql<{ public_id: string }>`
    select t.public_id from expected_payments e join tips t on t.id = e.of_id
    where e.kind = 'tip' and e.address = ${address} and e.units = ${units}::bigint and e.is_watched and t.payer_id = ${payerId}::bigint
      and t.state = 'open' and t.payment is null and t.expires_at > ${isoTime(nowMs)}::timestamptz`.execute(
    db,
  );
  return rows[0] ? findTip(db, rows[0].public_id) : null;
}

/**
 * Stores the bytes before they are sent; from here on the tip can neither be ended nor paid in another way. Throws `conflict`,
 * `already_sent`, `quota_exceeded`, `unavailable`.
 */
async function keep(
  deps: PayDeps,
  input: {
    payment: CheckedPayment;
    payerId: bigint;
    tip: Tip | null;
    address: string;
    units: bigint;
    /** True if it pays a tip at the address that the tip names, even if that has changed. */
    isOfTip: boolean;
  },
): Promise<bigint> {
  const { payment, payerId, tip, address, units, isOfTip } = input;
  const { db, coin } = deps;
  const nowMs = deps.now();
  const { txid, fromAddresses } = payment;
  const next = { payment, fromAddresses, address, tipNumber: tip?.number ?? null };
  await requireChainTrusted(db);
  await requireUnsent(deps, { payment, payerId });
  const heldAgainst = await requireConflict(deps, payerId, next);
  return db.transaction().execute(async (tx) => {
    // Before the member's row: whoever writes a block waits for settled payments, which wait for that row.
    const height = await holdChain(tx);
    if (height === null) {
      throw new AppError('unavailable', (m) => m.refusal_pay_no_chain());
    }
    if (tip !== null) {
      await holdTip(tx, tip, { txid, nowMs });
      if (isOfTip) await requireUnmoved(tx, { tip, coin, address });
    }
    await requireSendQuota(tx, { payerId, txid, nowMs });
    await requireNoOther(tx, { payerId, coin, nowMs }, { next, heldAgainst });
    // A refused payment may be tried again.
    const { rows } = await sql<{ id: bigint }>`
      insert into wallet_payments as p (txid, payer_id, tip_id, address, from_addresses, units, fee, raw_tx, state,
        created_at)
      values (${txid}, ${payerId}::bigint, ${tip?.number ?? null}::bigint, ${address},
        ${fromAddresses}::text[], ${units}::bigint, ${payment.feeUnits}::bigint, ${payment.rawHex}, 'sending',
        ${isoTime(nowMs)}::timestamptz)
      on conflict (txid) do update set state = 'sending', reason = null, raw_tx = excluded.raw_tx,
        tip_id = excluded.tip_id, address = excluded.address, units = excluded.units, created_at = excluded.created_at
        where p.state = 'refused' and p.payer_id = excluded.payer_id
      returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) {
      throw new AppError('conflict', (m) => m.refusal_pay_other_member());
    }
    await expectSend(tx, { id, tip, payment, payerId, address, units, coin, height, nowMs });
    return id;
  });
}

/** Starts following a payment, and its tip for as long as the bytes may be sent. */
async function expectSend(
  tx: Db,
  input: {
    id: bigint;
    tip: Tip | null;
    payment: CheckedPayment;
    payerId: bigint;
    address: string;
    units: bigint;
    coin: Coin;
    height: number;
    nowMs: number;
  },
): Promise<void> {
  const { id, tip, payment, nowMs } = input;
  const subject = { kind: 'send', ofId: id } as const;
  const watchedUntilMs = nowMs + REFUSAL_BINDS_MS;
  if (tip !== null) await watchLonger(tx, { kind: 'tip', ofId: tip.number }, watchedUntilMs);
  // Bytes that were refused may be tried again.
  await stopExpecting(tx, subject, nowMs);
  await watchCoins(tx, subject, payment.inputs.map(outputName));
  await expectPayment(tx, { ...subject, ...input, match: 'own', watchedUntilMs });
}

async function holdTip(
  tx: Db,
  tip: Tip,
  { txid, nowMs }: { txid: string; nowMs: number },
): Promise<void> {
  await sql`select from tips where id = ${tip.number}::bigint for update`.execute(tx);
  requireOpen((await findTip(tx, tip.id)) ?? tip, nowMs);
  const { rows: underWay } = await sql`
    select from wallet_payments
    where tip_id = ${tip.number}::bigint and state <> 'refused' and txid <> ${txid}`.execute(tx);
  if (underWay.length > 0) {
    throw new AppError('conflict', (m) => m.refusal_pay_under_way());
  }
}
