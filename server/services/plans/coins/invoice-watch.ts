import { sql } from 'kysely';
import { FINAL_CONFIRMATIONS } from '#rules/plans/invoices.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainReceipt, ChainTip, InvoiceChain } from '#server/gateways/chain/chain.ts';
import { isSentBySite, mayBeSentBySite } from '#server/services/chain/own-payments.ts';
import { nextReading } from '#server/services/chain/reading-order.ts';
import { claiming } from '#server/services/chain/used-outputs.ts';
import { lockBilling } from '../subscription-rows.ts';
import { settleInvoice } from './settling.ts';

export type FollowDeps = {
  db: Db;
  chain: InvoiceChain;
  network: ChainTip['chain'];
  now: () => number;
};

export type FollowRun = {
  height: number;
  /** Invoices that were judged. */
  invoices: number;
  settled: number;
  /** What the operator should look into. */
  problems: string[];
};

/** How many blocks are read again each time, for reorganisations. */
const READ_AGAIN_BLOCKS = 100;
/** How long addresses are watched after their invoice was made; the node's wallet keeps them longer. */
const WATCH_MS = 25 * 60 * 60_000;

/**
 * Reads the chain and settles every invoice that it may have changed. Any number of servers may run this at any time:
 * each output is stored once, and of two readings the later one counts.
 *
 * Throws if the node does not answer, is on another chain or behind: nothing expires then.
 */
export async function followInvoices(deps: FollowDeps): Promise<FollowRun> {
  const { db, chain, network, now } = deps;
  const reading = await nextReading(db);
  const tip = await chain.readTip();
  if (tip.chain !== network)
    throw new Error(`the node is on the chain ${tip.chain}, not ${network}`);
  if (tip.isSyncing) throw new Error(`the node is catching up, at block ${tip.height}`);
  await chain.watch(await readWatched(db, now()));
  const receipts = await chain.listReceived(await startOf(db, chain, tip), await readShown(db));
  const { moved, unknown } = await askMoving(db, chain, receipts);
  const gone = await findGone(chain, [...receipts, ...moved]);
  const nowMs = now();
  if (!(await beginWriting(db, reading))) return { height: tip.height, ...NOTHING };
  const invoices = await findTouched(db, { receipts, moved, nowMs });
  let settled = 0;
  for (const [invoiceId, found] of invoices) {
    const status = await db.transaction().execute(async (tx) => {
      if (!(await isStillReading(tx, reading))) return null;
      await lockBilling(tx, found.memberId);
      for (const receipt of found.receipts) await writeReceipt(tx, invoiceId, receipt, nowMs);
      for (const place of found.moved) await writePlace(tx, place);
      await writeGone(tx, { invoiceId, gone, nowMs });
      return (await settleInvoice(tx, { invoiceId, nowMs })).status;
    });
    if (status === null) return { height: tip.height, ...NOTHING };
    if (status === 'settled') settled += 1;
  }
  await finish(db, { reading, tip, nowMs });
  const problems = unknown.length === 0 ? [] : [`${unknown.length} payments unknown to the node`];
  return { height: tip.height, invoices: invoices.size, settled, problems };
}

const NOTHING = { invoices: 0, settled: 0, problems: [] };

/** Summarizes a run in one line. */
export function describeFollow({ height, invoices, settled, problems }: FollowRun): string {
  const text = `block ${height}; ${invoices} invoices judged, ${settled} of them settled`;
  return problems.length === 0 ? text : `${text}; ${problems.join('; ')}`;
}

async function readWatched(db: Db, nowMs: number): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from coin_invoices where watched_at is not null
      and (status in ('new', 'seen', 'paid') or created_at > ${isoTime(nowMs - WATCH_MS)}::timestamptz)`.execute(
    db,
  );
  return rows.map(({ address }) => address);
}

/** Every address that was ever shown for a payment: late arrivals are noted too. */
async function readShown(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from coin_invoices where watched_at is not null`.execute(db);
  return new Set(rows.map(({ address }) => address));
}

async function startOf(db: Db, chain: InvoiceChain, tip: ChainTip): Promise<string | null> {
  const { rows } = await sql<{ height: number | null }>`
    select height::float8 as height from coin_watch`.execute(db);
  const height = rows[0]?.height ?? null;
  if (height === null) return null;
  return chain.readBlockHash(Math.max(0, Math.min(height, tip.height) - READ_AGAIN_BLOCKS));
}

type Place = { txid: string; invoiceId: bigint; confirmations: number; blockHash: string | null };

/** Looks up receipts that may still move but are not listed: those undone by a conflict. */
async function askMoving(db: Db, chain: InvoiceChain, receipts: readonly ChainReceipt[]) {
  const listed = new Set(receipts.map(({ txid }) => txid));
  const { rows } = await sql<{ txid: string; invoice_id: bigint }>`
    select distinct txid, invoice_id from coin_payments where not is_final`.execute(db);
  const asked = rows.filter(({ txid }) => !listed.has(txid));
  const places = await chain.findTransactions(asked.map(({ txid }) => txid));
  const moved: Place[] = [];
  const unknown: string[] = [];
  for (const [index, { txid, invoice_id }] of asked.entries()) {
    const place = places[index];
    // Left unchanged: another wallet behind the address proves nothing about the receipt.
    if (place) moved.push({ txid, invoiceId: invoice_id, ...place });
    else unknown.push(txid);
  }
  return { moved, unknown };
}

/** Receipts neither in a block nor in the mempool: no node will mine them unless they are sent again. */
async function findGone(
  chain: InvoiceChain,
  places: readonly { txid: string; confirmations: number }[],
): Promise<string[]> {
  const waiting = new Set(
    places.filter(({ confirmations }) => confirmations === 0).map(({ txid }) => txid),
  );
  if (waiting.size === 0) return [];
  const mempool = await chain.findInMempool(waiting);
  const missing = [...waiting].filter((txid) => !mempool.has(txid));
  // It may have been mined since it was listed.
  const now = await chain.findTransactions(missing);
  return missing.filter((_, index) => now[index]?.confirmations === 0);
}

async function beginWriting(db: Db, reading: bigint): Promise<boolean> {
  const { rows } = await sql`
    insert into coin_watch (reading) values (${String(reading)}::bigint)
    on conflict (one) do update set reading = excluded.reading where coin_watch.reading < excluded.reading
    returning reading`.execute(db);
  return rows.length > 0;
}

async function isStillReading(tx: Db, reading: bigint): Promise<boolean> {
  const { rows } = await sql<{ reading: string }>`
    select reading::text as reading from coin_watch for share`.execute(tx);
  return rows[0]?.reading === String(reading);
}

async function finish(
  db: Db,
  { reading, tip, nowMs }: { reading: bigint; tip: ChainTip; nowMs: number },
): Promise<void> {
  await sql`
    update coin_watch set height = ${tip.height}::bigint, read_at = ${isoTime(nowMs)}::timestamptz
    where reading = ${String(reading)}::bigint`.execute(db);
}

type Touched = { memberId: bigint; receipts: ChainReceipt[]; moved: Place[] };

/** Invoices that are waiting, those the chain says something about, and those that expired before they were watched. */
async function findTouched(
  db: Db,
  {
    receipts,
    moved,
    nowMs,
  }: { receipts: readonly ChainReceipt[]; moved: readonly Place[]; nowMs: number },
) {
  const addresses = [...new Set(receipts.map(({ address }) => address))];
  const ids = [...new Set(moved.map(({ invoiceId }) => String(invoiceId)))];
  // An unwatched invoice was never shown: its address belonged to an invoice of a lost database.
  const { rows } = await sql<{
    id: bigint;
    member_id: bigint;
    address: string;
    is_watched: boolean;
  }>`
    select id, member_id, address, watched_at is not null as is_watched from coin_invoices
    where (watched_at is null and status = 'new' and expires_at <= ${isoTime(nowMs)}::timestamptz)
      or watched_at is not null and (status in ('new', 'seen', 'paid')
      or address in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
      or id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))
    order by id`.execute(db);
  return new Map<bigint, Touched>(
    rows.map(({ id, member_id, address, is_watched }) => {
      const own = receipts.filter(
        (each) => is_watched && each.address === address && each.units > 0n,
      );
      const places = moved.filter(({ invoiceId }) => invoiceId === id);
      return [id, { memberId: member_id, receipts: own, moved: places }];
    }),
  );
}

async function writeReceipt(
  tx: Db,
  invoiceId: bigint,
  receipt: ChainReceipt,
  nowMs: number,
): Promise<void> {
  const { txid, vout, units, confirmations, blockHash } = receipt;
  const receivedAt = isoTime(Math.min(receipt.receivedAtMs, nowMs));
  // The payment of a tip or a share pays no invoice: somebody gave the address out as their own.
  const output = { address: sql`${receipt.address}::text`, units: sql`${String(units)}::bigint` };
  const isOurs = sql`(${isSentBySite(sql`${txid}::text`)} or ${mayBeSentBySite(output)})`;
  await sql`
    with claimed as (${claiming(receipt, { kind: 'invoice', id: invoiceId }, isOurs)})
    insert into coin_payments (txid, vout, invoice_id, units, confirmations, block_hash, received_at, is_final)
    select ${txid}, ${vout}::int, ${invoiceId}::bigint, ${String(units)}::bigint, ${confirmations}::int, ${blockHash},
      ${receivedAt}::timestamptz, ${confirmations >= FINAL_CONFIRMATIONS}::boolean
    from claimed
    on conflict (txid, vout) do update set confirmations = excluded.confirmations, block_hash = excluded.block_hash,
      is_final = excluded.is_final`.execute(tx);
}

async function writePlace(
  tx: Db,
  { txid, invoiceId, confirmations, blockHash }: Place,
): Promise<void> {
  await sql`
    update coin_payments set confirmations = ${confirmations}::int, block_hash = ${blockHash},
      is_final = ${Math.abs(confirmations) >= FINAL_CONFIRMATIONS}::boolean
    where txid = ${txid} and invoice_id = ${invoiceId}::bigint`.execute(tx);
}

async function writeGone(
  tx: Db,
  { invoiceId, gone, nowMs }: { invoiceId: bigint; gone: readonly string[]; nowMs: number },
): Promise<void> {
  await sql`
    update coin_payments set gone_since = case
      when confirmations = 0 and txid in (select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))
        then coalesce(gone_since, ${isoTime(nowMs)}::timestamptz) end
    where invoice_id = ${invoiceId}::bigint and not is_final`.execute(tx);
}
