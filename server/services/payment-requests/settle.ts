import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { setFollowed } from '#server/services/chain/expect.ts';
import {
  endOfLookOut,
  type FoundOutput,
  type Standing,
  takeStanding,
} from '#server/services/chain/found.ts';
import { claimFirst, releaseOthers } from '#server/services/chain/used-outputs.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { type RequestRow, requestColumns, requestOf } from './rows.ts';

type PayableRow = RequestRow & { vout: number | null; payment: 'seen' | 'paid' | null };

/** Brings a request in line with its payment on the chain. A paid request stays paid. */
export function settleRequest(db: Db, id: bigint, now: () => number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const nowMs = now();
    const row = await lockRequest(tx, id, nowMs);
    const subject = { kind: 'request', ofId: id } as const;
    const standing = await takeStanding(tx, subject);
    if (row === null || row.payment === 'paid') return;
    const use = { kind: 'request', id } as const;
    const output = await claimFirst(tx, inOrder(row, findTimely(row, standing)), use);
    await releaseOthers(tx, use, output);
    const payment = output && paymentOf(row, output);
    await writePayment(tx, row, { output, payment, nowMs });
    // An output that counts as somebody else's may yet turn out to be the request's payment.
    const isDoubted = standing.hasForeign && nowMs < endOfLookOut(standing);
    await setFollowed(tx, subject, payment === 'seen' || (payment === null && isDoubted));
  });
}

async function lockRequest(tx: Db, id: bigint, nowMs: number): Promise<PayableRow | null> {
  const { rows } = await sql<PayableRow>`
    select ${requestColumns(nowMs)}, r.vout, r.payment
    from payment_requests r join members m on m.id = r.member_id
    where r.id = ${id}::bigint for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** The outputs that came before the end of the search, which is the same moment whenever the chain is read. */
function findTimely(row: PayableRow, standing: Standing): FoundOutput[] {
  const endMs = endOfLookOut(standing);
  return standing.found.filter((output) => row.payment === 'seen' || (seenMs(output) ?? 0) < endMs);
}

/** In doubt, the payment came in time: while the chain was not read, nobody knew. */
function seenMs({ cameAfterMs, blockTimeMs, firstSeenMs }: FoundOutput): number | null {
  return cameAfterMs ?? blockTimeMs ?? firstSeenMs;
}

/** The request's current payment first, then the deepest. */
function inOrder(row: PayableRow, found: readonly FoundOutput[]): FoundOutput[] {
  const isOwn = ({ txid, vout }: FoundOutput) => txid === row.txid && vout === row.vout;
  return found.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.confirmations - a.confirmations,
  );
}

function paymentOf(row: PayableRow, { confirmations }: FoundOutput): 'seen' | 'paid' {
  return confirmations >= row.confirmations_needed ? 'paid' : 'seen';
}

async function writePayment(
  tx: Db,
  row: PayableRow,
  {
    output,
    payment,
    nowMs,
  }: { output: FoundOutput | null; payment: 'seen' | 'paid' | null; nowMs: number },
): Promise<void> {
  if (output === null) {
    // A reorganisation or a double spend removed the payment, so the request is unpaid again.
    await sql`
      update payment_requests set payment = null, txid = null, vout = null, confirmations = 0, late = false
      where id = ${row.id}::bigint and payment = 'seen'`.execute(tx);
    return;
  }
  // The time of payment if known: a server's downtime must not make a payment late.
  const paidMs = Math.min(seenMs(output) ?? nowMs, nowMs);
  const isLate =
    row.payment === 'seen'
      ? sql`r.late`
      : sql`(r.state in ('declined', 'cancelled')
    or r.expires_at <= ${isoTime(paidMs)}::timestamptz)`;
  const isPaid = payment === 'paid';
  const { rows } = await sql<RequestRow>`
    update payment_requests r set payment = ${payment}, late = ${isLate}, txid = ${output.txid},
      vout = ${output.vout}::int, confirmations = ${output.confirmations}::int,
      paid_at = case when ${isPaid}::boolean then ${isoTime(nowMs)}::timestamptz end
    from members m where r.id = ${row.id}::bigint and m.id = r.member_id
    returning ${requestColumns(nowMs)}`.execute(tx);
  const [settled] = rows;
  if (!isPaid || !settled || row.app_id === null) return;
  const event = { appId: row.app_id, data: requestOf(settled), nowMs };
  await queueWebhook(tx, { ...event, type: 'payment_request.paid' });
}
