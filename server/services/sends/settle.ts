import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { setFollowed } from '#server/services/chain/expect.ts';
import { type FoundOutput, takeStanding } from '#server/services/chain/found.ts';
import { isMadeHere } from '#server/services/chain/own-payments.ts';
import { hasProved } from '#server/services/chain/proved-senders.ts';
import { claimFirst, releaseOthers } from '#server/services/chain/used-outputs.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { settleBooking } from '#server/services/tips/booking.ts';
import { type PaymentRow, type PaymentState, readRow } from './payments.ts';

/** The state of a payment on the chain. */
type Fate =
  | { kind: 'found'; output: FoundOutput }
  /** A block holds another transaction that spends its coins. */
  | { kind: 'spent' }
  | { kind: 'absent' };

/**
 * Brings a payment from the wallet's page in line with the chain. A transaction that spends the same coins and pays the same is
 * the same payment, even under another id: anybody can change the id on the way.
 */
export function settleSend(
  db: Db,
  id: bigint,
  { coin, now }: { coin: Coin; now: () => number },
): Promise<void> {
  const { counted, deep } = coin.confirmations;
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      const row = await readRow(tx, id, { isLocked: true });
      const { found, height } = await takeStanding(tx, { kind: 'send', ofId: id });
      const fate = await fateOf(tx, row, found);
      const nowMs = now();
      const booking = await book(tx, row, { fate, height, counted, nowMs });
      const state = await stateAfter(tx, row, { fate, isBooked: booking.booked_txid !== null });
      const confirmations = fate.kind === 'found' ? fate.output.confirmations : 0;
      const isFinal = confirmations >= deep;
      const isOver = isFinal || (fate.kind === 'spent' && booking.booked_txid === null);
      const seenTxid = fate.kind === 'found' ? fate.output.txid : row.txid;
      await sql`
        update wallet_payments set state = ${state}, confirmations = ${confirmations}::int,
          reason = case when ${state}::text <> 'refused' then null else coalesce(reason, ${SPENT}) end,
          seen_txid = nullif(${seenTxid}, txid), raw_tx = case when ${isOver}::boolean then null else raw_tx end,
          bookings = ${booking.bookings}::int, booked_txid = ${booking.booked_txid},
          lost_height = ${booking.lost_height}::int
        where id = ${id}::bigint`.execute(tx);
      const isFollowed = (fate.kind === 'found' || booking.booked_txid !== null) && !isFinal;
      await setFollowed(tx, { kind: 'send', ofId: id }, isFollowed);
    }),
  );
}

const SPENT = 'its coins were spent by another transaction';

async function fateOf(tx: Db, row: PaymentRow, found: readonly FoundOutput[]): Promise<Fate> {
  const own = found.filter(({ address, units }) => address === row.address && units === row.units);
  const output = own.find(({ height }) => height !== null) ?? own[0];
  if (output) return { kind: 'found', output };
  const { rows } = await sql`
    select from chain_spends where kind = 'send' and of_id = ${row.id}::bigint limit 1`.execute(tx);
  return rows.length > 0 ? { kind: 'spent' } : { kind: 'absent' };
}

async function stateAfter(
  tx: Db,
  row: PaymentRow,
  { fate, isBooked }: { fate: Fate; isBooked: boolean },
): Promise<PaymentState> {
  switch (fate.kind) {
    case 'found':
      // It was refused, and another payment was made instead: that one stands for both.
      if (row.state === 'refused' && (await isReplaced(tx, row))) return 'refused';
      return fate.output.confirmations > 0 ? 'confirmed' : 'sent';
    case 'spent':
      // The ledger's booking has to be taken back first, which takes further blocks.
      return isBooked ? 'sent' : 'refused';
    case 'absent':
      return row.state === 'confirmed' ? 'sent' : row.state;
  }
}

/** Returns whether another payment of the same tip has replaced it: a tip has one payment at a time. */
async function isReplaced(tx: Db, { tip_id, id }: PaymentRow): Promise<boolean> {
  if (tip_id === null) return false;
  const { rows } = await sql`
    select from wallet_payments
    where tip_id = ${tip_id}::bigint and state <> 'refused' and id <> ${id}::bigint`.execute(tx);
  return rows.length > 0;
}

type Found = { fate: Fate; height: number; counted: number; nowMs: number };

/** Books a send, which earns like a tip, once its own output is known to pay nothing else. Coins sent to oneself earn nothing. */
async function book(tx: Db, row: PaymentRow, { fate, height, counted, nowMs }: Found) {
  if (row.tip_id !== null || row.from_addresses.includes(row.address)) {
    return { bookings: 0, booked_txid: null, lost_height: null };
  }
  const use = { kind: 'send', id: row.id } as const;
  const isIn = fate.kind === 'found' && fate.output.confirmations >= counted;
  const confirmed =
    isIn && (await paysNothingElse(tx, row, nowMs))
      ? await claimFirst(tx, [fate.output], use)
      : null;
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
 * Returns whether nothing else explains a send: no invoice or escrow of this site, no app's request to its member that waits for
 * exactly this payment, and no other member who has proved an address that it comes from, unless its own member has too.
 */
async function paysNothingElse(
  tx: Db,
  { address, units, payer_id, from_addresses }: PaymentRow,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    select where ${isMadeHere(sql`${address}::text`)} or (
      exists (
        select from address_proofs p
        where p.member_id <> ${payer_id}::bigint and p.proved_at is not null and p.address = any(${from_addresses}::text[]))
      and not ${hasProved(sql`${payer_id}::bigint`, sql`${from_addresses}::text[]`)}) or exists (
      select from payment_requests r
      where r.address = ${address} and r.due = ${units}::bigint and r.member_id = ${payer_id}::bigint
        and (r.payment = 'seen' or r.payment is null and r.watched_until > ${isoTime(nowMs)}::timestamptz))`.execute(
    tx,
  );
  return rows.length === 0;
}
