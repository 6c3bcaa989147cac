import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { type PlainPayment, readPlainPayment } from '#server/coin/plain-payment.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { touchBeside } from '#server/services/chain/expect.ts';
import { noteBroadcast } from '#server/services/chain/mempool.ts';
import type { Booked } from '#server/services/tips/booking.ts';
import { lookFor } from './look-for-payment.ts';

export type PaymentState = 'sending' | 'sent' | 'confirmed' | 'refused';

/** The outcome of a payment. `sending`: not known yet; it settles by itself, and must not be made again. */
export type PaymentOutcome = {
  txid: string;
  state: PaymentState;
  /** The reason for the refusal: nothing was paid. */
  reason: string | null;
  confirmations: number;
};

export type SendDeps = { db: Db; chain: ChainIndex; coin: Coin; now: () => number };

export type PaymentRow = Booked & {
  id: bigint;
  txid: string;
  payer_id: bigint;
  payer_telegram: bigint;
  tip_id: bigint | null;
  address: string;
  from_addresses: string[];
  units: bigint;
  raw_tx: string | null;
  state: PaymentState;
  created_at: Date;
};

/** The number of the payment with this id that this member made for the same thing; null if there is none, or it was refused. */
export async function findPayment(
  db: Db,
  input: { txid: string; payerId: bigint } & (
    | { tipNumber: bigint }
    | { address: string; units: bigint }
  ),
): Promise<bigint | null> {
  const isSame =
    'tipNumber' in input
      ? sql`tip_id = ${input.tipNumber}::bigint`
      : sql`(address = ${input.address} and units = ${input.units}::bigint)`;
  const { rows } = await sql<{ id: bigint }>`
    select id from wallet_payments
    where txid = ${input.txid} and payer_id = ${input.payerId}::bigint and state <> 'refused' and ${isSame}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

export async function readRow(db: Db, id: bigint, { isLocked = false } = {}): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.txid, p.payer_id, m.telegram_id as payer_telegram, p.tip_id, p.address, p.from_addresses, p.units,
      p.raw_tx, p.state, p.created_at, p.bookings, p.booked_txid, p.lost_height
    from wallet_payments p join members m on m.id = p.payer_id
    where p.id = ${id}::bigint ${isLocked ? sql`for update of p for key share of m` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no payment ${id}`);
  return row;
}

export async function readOutcome(db: Db, id: bigint): Promise<PaymentOutcome> {
  const { rows } = await sql<PaymentOutcome>`
    select coalesce(seen_txid, txid) as txid, state, reason, confirmations from wallet_payments
    where id = ${id}::bigint`.execute(db);
  const [outcome] = rows;
  if (!outcome) throw new Error(`there is no payment ${id}`);
  return outcome;
}

/** Sends a stored payment, unless the chain is known to have it, and returns what is then known. */
export async function sendPayment(deps: SendDeps, id: bigint): Promise<PaymentOutcome> {
  const row = await readRow(deps.db, id);
  if (row.state === 'sending' && row.raw_tx !== null) {
    try {
      await broadcast(deps, { ...row, raw_tx: row.raw_tx });
    } catch (error) {
      // It is sent again later.
      if (!(error instanceof ChainUnreachable)) throw error;
    }
  }
  return readOutcome(deps.db, id);
}

/**
 * Broadcasts a stored payment. A payment that the node took once and refuses now stays as it is: other nodes may still have it.
 * Throws `ChainUnreachable` if the outcome is not known.
 */
export async function broadcast(
  deps: SendDeps,
  row: PaymentRow & { raw_tx: string },
): Promise<void> {
  const { db, chain, coin } = deps;
  const payment = readPlainPayment(row.raw_tx, coin);
  const answer = await chain.broadcast(row.raw_tx);
  if (answer.outcome === 'accepted') return takeAccepted(deps, row.id, payment);
  if (row.state !== 'sending') return;
  // The chain may have it already, or another transaction has spent its coins.
  const fate = await lookFor(chain, row, payment);
  if (fate === 'found') return takeAccepted(deps, row.id, payment);
  if (fate === 'absent') await refuse(db, row.id, answer.reason);
}

async function takeAccepted(
  { db, now }: SendDeps,
  id: bigint,
  { txid, inputs, outputs }: PlainPayment,
): Promise<void> {
  await sql`
    update wallet_payments set state = 'sent' where id = ${id}::bigint and state = 'sending'`.execute(
    db,
  );
  const unlocking = { scriptSigHex: '', witnessHex: [] };
  const coins = inputs.map(({ txid: of, vout }) => ({ coin: `${of}:${vout}`, ...unlocking }));
  await noteBroadcast(db, { txid, inputs: coins, outputs }, now());
}

/**
 * Notes that the node refuses a payment that it never took. Its bytes stay until it is certain that nobody can send them
 * (refused-payments.ts).
 */
export async function refuse(db: Db, id: bigint, reason: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update wallet_payments set state = 'refused', reason = ${reason}, confirmations = 0
      where id = ${id}::bigint and state in ('sending', 'sent') and booked_txid is null`.execute(
      tx,
    );
    // An output at the address may have counted as this payment's.
    if (numAffectedRows) await touchBeside(tx, { kind: 'send', ofId: id });
  });
}
