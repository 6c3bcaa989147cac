import { sql } from 'kysely';
import { BLOCK_TIME_SLACK_MS, confirmationsNeeded } from '#rules/apps/payment-requests.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex, ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { claimFirst, releaseOthers } from '#server/services/chain/used-outputs.ts';
import { holdAddress } from '#server/services/outputs/due-amounts.ts';
import { type Expected, findSettling } from '#server/services/outputs/settling.ts';
import { wantedOf } from '#server/services/outputs/wanted.ts';
import {
  lookAtEach,
  UNREADABLE_PAUSE_MS,
  unreadableIn,
} from '#server/services/outside/look-at-each.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { type RequestRow, requestColumns, requestOf } from './rows.ts';

/** The most addresses per run; the next one continues with those not checked for longest. */
const MOST_ADDRESSES = 100;

/** What a run did, and its problems. */
export type PaymentRequestWatch = {
  addresses: number;
  seen: number;
  paid: number;
  problems: string[];
  /** Addresses that cannot be read, while the index answers. */
  unreadable: number;
};

/**
 * Checks the chain for payments of all watched requests. Any number of servers may run this at any time. An output pays
 * the request at its address for exactly its amount, and no other.
 */
export async function watchPaymentRequests(
  db: Db,
  chain: ChainIndex,
  { now }: { now: () => number },
): Promise<PaymentRequestWatch> {
  const watch: PaymentRequestWatch = {
    addresses: 0,
    seen: 0,
    paid: 0,
    problems: [],
    unreadable: 0,
  };
  await sql`
    update payment_requests set state = 'expired'
    where state = 'asked' and payment is null and expires_at <= ${isoTime(now())}::timestamptz`.execute(
    db,
  );
  const setLookedAt = (address: string, atMs: number) =>
    sql`
    update payment_requests r set looked_at = ${isoTime(atMs)}::timestamptz
    where r.address = ${address} and ${isWatched(now())}`.execute(db);
  const run = await lookAtEach(await findWatched(db, now()), {
    chain,
    async look({ address, sinceMs, dues, txids }) {
      // Set before the look-up: one that never ends must wait its turn and hold up no others.
      await setLookedAt(address, now());
      const outputs = await chain.readReceived(address, {
        sinceMs,
        wants: wantedOf(dues.map(BigInt), txids),
      });
      const found = await settleAddress(db, { address, outputs, nowMs: now() });
      watch.seen += found.seen;
      watch.paid += found.paid;
    },
    async putOff({ address }) {
      await setLookedAt(address, now() + UNREADABLE_PAUSE_MS);
    },
  });
  const { looked: addresses, problems, unreadable } = run;
  return { ...watch, addresses, problems, unreadable };
}

const isWatched = (nowMs: number) => sql`(r.payment is distinct from 'paid'
  and (r.payment = 'seen' or r.watched_until > ${isoTime(nowMs)}::timestamptz))`;

/** Amounts as text. */
type WatchedAddress = { address: string; sinceMs: number; dues: string[]; txids: string[] };

async function findWatched(db: Db, nowMs: number): Promise<WatchedAddress[]> {
  const { rows } = await sql<Omit<WatchedAddress, 'sinceMs'> & { since: Date }>`
    select r.address, min(r.created_at) as since, array_agg(r.due::text) as dues,
      array_remove(array_agg(r.txid), null) as txids
    from payment_requests r
    where ${isWatched(nowMs)}
    group by r.address order by coalesce(min(r.looked_at), min(r.created_at)), r.address
    limit ${sql.lit(MOST_ADDRESSES)}`.execute(db);
  return rows.map(({ since, ...each }) => ({
    ...each,
    sinceMs: since.getTime() - BLOCK_TIME_SLACK_MS,
  }));
}

type WatchedRow = RequestRow & {
  member_id: bigint;
  vout: number | null;
  payment: 'seen' | null;
  opened_height: number | null;
};
type Address = { address: string; outputs: readonly ReceivedOutput[]; nowMs: number };

async function settleAddress(db: Db, input: Address): Promise<{ seen: number; paid: number }> {
  const { address, outputs, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    await holdAddress(tx, address);
    const { rows } = await sql<WatchedRow>`
      select ${requestColumns(nowMs)}, r.member_id, r.vout, r.payment, r.opened_height
      from payment_requests r join members m on m.id = r.member_id
      where r.address = ${address} and ${isWatched(nowMs)}
      order by r.id for update of r`.execute(tx);
    const found = { seen: 0, paid: 0 };
    for (const row of rows) {
      const use = { kind: 'request', id: row.id } as const;
      const payments = await findSettling(tx, expectedOf(row), outputs);
      const output = await claimFirst(tx, inOrder(row, payments), use);
      await releaseOthers(tx, use, output);
      const payment = await settle(tx, row, output, nowMs);
      if (payment !== null) found[payment] += 1;
    }
    return found;
  });
}

function expectedOf(row: WatchedRow): Expected {
  return {
    kind: 'request',
    id: row.id,
    memberId: row.member_id,
    address: row.address,
    due: row.due,
    openedHeight: row.opened_height,
    openedAtMs: row.created_at.getTime(),
  };
}

/** Its current payment first, then the deepest. */
function inOrder(row: WatchedRow, found: readonly ReceivedOutput[]): ReceivedOutput[] {
  const isOwn = ({ txid, vout }: ReceivedOutput) => txid === row.txid && vout === row.vout;
  return found.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.confirmations - a.confirmations,
  );
}

/** Stores the state of a request's payment; returns it if it is new. */
async function settle(
  tx: Db,
  row: WatchedRow,
  output: ReceivedOutput | null,
  nowMs: number,
): Promise<'seen' | 'paid' | null> {
  if (output === null) {
    // A reorganisation or a double spend removed it: it is as if it never was.
    if (row.payment === 'seen') {
      await sql`
        update payment_requests set payment = null, txid = null, vout = null, confirmations = 0, late = false
        where id = ${row.id}::bigint`.execute(tx);
    }
    return null;
  }
  const isPaid = output.confirmations >= confirmationsNeeded(row.due);
  const payment = isPaid ? 'paid' : 'seen';
  // The time of payment if known: a server's downtime must not make a payment late.
  const paidMs = Math.min(output.blockTimeMs ?? nowMs, nowMs);
  const isLate =
    row.payment === 'seen'
      ? sql`r.late`
      : sql`(r.state in ('declined', 'cancelled')
    or r.expires_at <= ${isoTime(paidMs)}::timestamptz)`;
  const { rows } = await sql<RequestRow>`
    update payment_requests r set payment = ${payment}, late = ${isLate}, txid = ${output.txid},
      vout = ${output.vout}::int, confirmations = ${output.confirmations}::int,
      paid_at = case when ${isPaid}::boolean then ${isoTime(nowMs)}::timestamptz end
    from members m where r.id = ${row.id}::bigint and m.id = r.member_id
    returning ${requestColumns(nowMs)}`.execute(tx);
  const [settled] = rows;
  if (isPaid && settled && row.app_id !== null) {
    const event = { appId: row.app_id, data: requestOf(settled), nowMs };
    await queueWebhook(tx, { ...event, type: 'payment_request.paid' });
  }
  if (isPaid) return 'paid';
  return row.payment === null ? 'seen' : null;
}

/** Summarizes a run in one line, for the job's row. */
export function describeWatch(watch: PaymentRequestWatch): string {
  const { addresses, seen, paid, problems } = watch;
  const done = `${addresses} addresses looked at, ${seen} payments seen, ${paid} paid`;
  return [done, ...problems, ...unreadableIn(watch)].join('; ');
}
