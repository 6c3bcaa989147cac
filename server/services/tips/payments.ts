import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { SENT_AGAIN_FOR_MS } from '#rules/tips/payments.ts';
import { FINAL_CONFIRMATIONS, FRESH_FOR_MS, LOOK_EVERY_MS } from '#rules/tips/tips.ts';
import { readPlainPayment } from '#server/coin/plain-payment.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { holdAddress } from '#server/services/outputs/due-amounts.ts';
import { isMadeHere } from '#server/services/outputs/own-payments.ts';
import { claimFirst, releaseOthers } from '#server/services/outputs/used-outputs.ts';
import {
  type Looked,
  lookAtEach,
  UNREADABLE_PAUSE_MS,
} from '#server/services/outside/look-at-each.ts';
import { nextReading } from '#server/services/outside/reading-order.ts';
import { type Booked, settleBooking } from './booking.ts';
import { type Fate, lookFor } from './look-for-payment.ts';
import { forgetOldRefusals, lookForRefused } from './refused-payments.ts';

export type PaymentState = 'sending' | 'sent' | 'confirmed' | 'refused';

/** What became of a payment. `sending`: not known yet; it is settled by itself, and must not be made again. */
export type PaymentOutcome = {
  txid: string;
  state: PaymentState;
  /** Why it was refused: nothing was paid. */
  reason: string | null;
  confirmations: number;
};

type Deps = { db: Db; chain: ChainIndex; coin: Coin; now: () => number };

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

/** The number of a payment that this member made by this id for the same thing, unless it was refused; null if there is none. */
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

/** Sends a payment that was kept, unless the network is known to have it, and says what is known then. */
export async function sendPayment(deps: Deps, id: bigint): Promise<PaymentOutcome> {
  const { db, chain } = deps;
  const row = await readRow(db, id);
  if (row.state === 'sending' && row.raw_tx !== null) {
    try {
      const { outcome } = await chain.broadcast(row.raw_tx);
      if (outcome === 'accepted') await markSent(db, id);
      else await settlePayment(deps, id);
    } catch (error) {
      // The watcher finds out.
      if (!(error instanceof ChainUnreachable)) throw error;
    }
  }
  return readOutcome(db, id);
}

export async function readOutcome(db: Db, id: bigint): Promise<PaymentOutcome> {
  const { rows } = await sql<PaymentOutcome>`
    select coalesce(seen_txid, txid) as txid, state, reason, confirmations from wallet_payments
    where id = ${id}::bigint`.execute(db);
  const [outcome] = rows;
  if (!outcome) throw new Error(`there is no payment ${id}`);
  return outcome;
}

/**
 * Finds out what became of a payment, and writes it down: sends it again if the network has none of it, refuses it when it is
 * certain that it never will be paid, and books a send. Throws `ChainUnreachable` if that is not known.
 */
async function settlePayment(deps: Deps, id: bigint): Promise<void> {
  const { db, chain, now } = deps;
  const reading = await nextReading(db);
  const row = await readRow(db, id);
  if (row.raw_tx === null) return;
  if (row.state === 'refused') {
    return lookForRefused(deps, row, readPlainPayment(row.raw_tx, deps.coin));
  }
  const height = row.booked_txid === null ? null : await chain.readHeight();
  const payment = readPlainPayment(row.raw_tx, deps.coin);
  let fate = await lookFor(chain, row, payment);
  if (fate.kind === 'absent') {
    fate = await sendAgain(chain, { ...row, rawTx: row.raw_tx, nowMs: now() });
    // Perhaps it was taken in just before.
    if (fate.kind === 'refused') {
      const seen = await lookFor(chain, row, payment);
      if (seen.kind !== 'absent') fate = seen;
    }
  }
  await writeFate(db, id, { fate, height, reading, nowMs: now() });
}

async function sendAgain(
  chain: ChainIndex,
  payment: { rawTx: string; state: PaymentState; created_at: Date; nowMs: number },
): Promise<Fate> {
  const { rawTx, state, created_at, nowMs } = payment;
  const wasTaken = state !== 'sending';
  const mostMs = wasTaken ? SENT_AGAIN_FOR_MS.taken : SENT_AGAIN_FOR_MS.untaken;
  if (nowMs - created_at.getTime() > mostMs) {
    return { kind: 'refused', reason: 'the network did not take it in time', isFinal: false };
  }
  const answer = await chain.broadcast(rawTx);
  if (answer.outcome === 'accepted') return { kind: 'found', confirmations: 0, output: null };
  return wasTaken ? { kind: 'absent' } : { kind: 'refused', reason: answer.reason, isFinal: false };
}

async function markSent(db: Db, id: bigint): Promise<void> {
  await sql`
    update wallet_payments set state = 'sent' where id = ${id}::bigint and state = 'sending'`.execute(
    db,
  );
}

async function readRow(db: Db, id: bigint, { isLocked = false } = {}): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow & { reading: bigint }>`
    select p.id, p.txid, p.payer_id, m.telegram_id as payer_telegram, p.tip_id, p.address, p.from_addresses, p.units,
      p.raw_tx, p.state, p.created_at, p.bookings, p.booked_txid, p.lost_height
    from wallet_payments p join members m on m.id = p.payer_id
    where p.id = ${id}::bigint ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no payment ${id}`);
  return row;
}

type Finding = { fate: Fate; height: number | null; reading: bigint; nowMs: number };

async function writeFate(db: Db, id: bigint, found: Finding): Promise<void> {
  const { fate, reading } = found;
  await withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      const { address } = await readRow(tx, id);
      await holdAddress(tx, address);
      const row = await readRow(tx, id, { isLocked: true });
      if (!(await isNewer(tx, id, reading))) return;
      const confirmations = fate.kind === 'found' ? fate.confirmations : 0;
      const state = stateAfter(row, fate);
      const booking = await settleSend(tx, row, found);
      // Bytes that were refused stay until it is certain that nobody can send them (refused-payments.ts).
      const isSpent = fate.kind === 'refused' && fate.isFinal && booking.booked_txid === null;
      const isOver = isSpent || confirmations >= FINAL_CONFIRMATIONS;
      const seenTxid = fate.kind === 'found' ? (fate.output?.txid ?? row.txid) : row.txid;
      await sql`
        update wallet_payments set state = ${state}, confirmations = ${confirmations}::int,
          reason = ${state === 'refused' && fate.kind === 'refused' ? fate.reason : null},
          seen_txid = nullif(${seenTxid}, txid), raw_tx = case when ${isOver}::boolean then null else raw_tx end,
          bookings = ${booking.bookings}::int, booked_txid = ${booking.booked_txid},
          lost_height = ${booking.lost_height}::int, reading = ${reading}::bigint
        where id = ${id}::bigint`.execute(tx);
    }),
  );
}

async function isNewer(tx: Db, id: bigint, reading: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from wallet_payments where id = ${id}::bigint and reading < ${reading}::bigint`.execute(
    tx,
  );
  return rows.length > 0;
}

function stateAfter(row: PaymentRow, fate: Fate): PaymentState {
  switch (fate.kind) {
    case 'found':
      return fate.confirmations > 0 ? 'confirmed' : 'sent';
    case 'refused':
      // What stands in the ledger first has to be taken back, for which blocks have to come.
      return row.booked_txid === null ? 'refused' : 'sent';
    case 'absent':
    case 'contested':
      return row.state === 'confirmed' ? 'sent' : row.state;
  }
}

/** A send earns as a tip does, once its own output is known to pay nothing else; coins sent to oneself earn nothing. */
async function settleSend(tx: Db, row: PaymentRow, { fate, height, nowMs }: Finding) {
  if (row.tip_id !== null || row.from_addresses.includes(row.address)) {
    return { bookings: 0, booked_txid: null, lost_height: null };
  }
  const use = { kind: 'send', id: row.id } as const;
  const isIn = fate.kind === 'found' && fate.confirmations > 0 && fate.output !== null;
  const isItsOwn = isIn && fate.output !== null && (await paysNothingElse(tx, row, nowMs));
  const confirmed = isItsOwn && fate.output ? await claimFirst(tx, [fate.output], use) : null;
  const deed = {
    id: row.txid,
    type: 'send' as const,
    telegramId: String(row.payer_telegram),
    sinceMs: row.created_at.getTime(),
  };
  const booking = await settleBooking(tx, deed, row, { confirmed, height, nowMs });
  if (booking.booked_txid === null || confirmed !== null) await releaseOthers(tx, use, confirmed);
  return booking;
}

/**
 * Whether nothing else explains a send: neither an invoice or escrow of this site, nor an app's request to its member that
 * waits for exactly this payment.
 */
async function paysNothingElse(
  tx: Db,
  { address, units, payer_id }: PaymentRow,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    select where ${isMadeHere(sql`${address}::text`)} or exists (
      select from payment_requests r
      where r.address = ${address} and r.due = ${units}::bigint and r.member_id = ${payer_id}::bigint
        and (r.payment = 'seen' or r.payment is null and r.watched_until > ${isoTime(nowMs)}::timestamptz))`.execute(
    tx,
  );
  return rows.length === 0;
}

/** Payments that one run looks at; the next one continues with those not looked at for longest. */
const MOST_PAYMENTS = 40;
/** Refused ones beside them: anybody can have many refused, and they must not hold up the others. */
const MOST_REFUSED = 4;

/** Settles the payments that are due to be looked at. */
export async function watchPayments(deps: Deps): Promise<Looked> {
  const { db, chain, now } = deps;
  await forgetOldRefusals(db, now());
  const at = (msAgo: number) => sql`${isoTime(now() - msAgo)}::timestamptz`;
  const isDue = sql`raw_tx is not null and coalesce(looked_at, created_at) <= case
    when state = 'refused' then ${at(LOOK_EVERY_MS.paid)}
    when created_at > ${at(FRESH_FOR_MS)} then ${at(LOOK_EVERY_MS.fresh)} else ${at(LOOK_EVERY_MS.older)} end`;
  const listDue = async (isRefused: boolean, most: number) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from wallet_payments where ${isDue} and (state = 'refused') = ${isRefused}::boolean
      order by looked_at nulls first, id limit ${most}`.execute(db);
    return rows;
  };
  const due = [...(await listDue(false, MOST_PAYMENTS)), ...(await listDue(true, MOST_REFUSED))];
  return lookAtEach(due, {
    chain,
    look: async ({ id }) => {
      // Set before the look-up: one that never ends must wait its turn, and another server may have begun.
      const { rows: taken } = await sql`
        update wallet_payments set looked_at = ${isoTime(now())}::timestamptz
        where id = ${id}::bigint and ${isDue} returning 1`.execute(db);
      if (taken.length > 0) await settlePayment(deps, id);
    },
    putOff: ({ id }) =>
      sql`
        update wallet_payments set looked_at = ${isoTime(now() + UNREADABLE_PAUSE_MS)}::timestamptz
        where id = ${id}::bigint`
        .execute(db)
        .then(() => undefined),
  });
}
