import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { FINAL_CONFIRMATIONS, type InvoiceStatus } from '#rules/plans/invoices.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import { setFollowed } from '#server/services/chain/expect.ts';
import { type FoundOutput, type Standing, takeStanding } from '#server/services/chain/found.ts';
import { claimOutput, outputName } from '#server/services/chain/used-outputs.ts';
import { lockBilling } from '../subscription-rows.ts';
import { settleInvoice } from './settling.ts';

/** The most payments stored for one invoice, the largest ones. Nobody pays with that many, but anybody could send a million. */
const MOST_PAYMENTS = 200;
const MOST_PROBLEMS = 5;
/** How long an output that counts as a payout of this site may yet turn out to pay an invoice, in ms. */
const DOUBTED_FOR_MS = 7 * 86_400_000;

/**
 * Brings an invoice in line with its payments on the chain, and its plan and credit with it. Null if there is no such invoice.
 */
export function settlePaidInvoice(
  db: Db,
  id: bigint,
  { coin, now }: { coin: Coin; now: () => number },
): Promise<InvoiceStatus | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockInvoice(tx, id))) return null;
    const subject = { kind: 'invoice', ofId: id } as const;
    const standing = await takeStanding(tx, subject);
    const { expected, found } = standing;
    const nowMs = now();
    for (const output of largestOf(found)) await writePayment(tx, id, output, nowMs);
    await writeGone(tx, id, { found, nowMs });
    await setFollowed(tx, subject, mayChange(standing, nowMs));
    // Nobody pays an address that was never shown.
    const readUpToMs = expected.length === 0 ? nowMs : Math.min(nowMs, await readUpTo(tx));
    return (await settleInvoice(tx, { invoiceId: id, coin, nowMs, readUpToMs })).status;
  });
}

async function lockInvoice(tx: Db, id: bigint): Promise<boolean> {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from coin_invoices where id = ${id}::bigint`.execute(tx);
  const [row] = rows;
  if (!row) return false;
  await lockBilling(tx, row.member_id);
  await sql`select from coin_invoices where id = ${id}::bigint for update`.execute(tx);
  return true;
}

async function readUpTo(db: Db): Promise<number> {
  return (await readChainState(db))?.currentAtMs ?? 0;
}

/** Returns whether the next blocks can change the invoice without a new payment. */
function mayChange({ expected, found, hasForeign }: Standing, nowMs: number): boolean {
  if (found.some(({ confirmations }) => confirmations < FINAL_CONFIRMATIONS)) return true;
  return hasForeign && expected.some(({ openedAtMs }) => nowMs < openedAtMs + DOUBTED_FOR_MS);
}

function largestOf(found: readonly FoundOutput[]): FoundOutput[] {
  return found.toSorted((one, other) => (one.units > other.units ? -1 : 1)).slice(0, MOST_PAYMENTS);
}

async function writePayment(
  tx: Db,
  invoiceId: bigint,
  output: FoundOutput,
  nowMs: number,
): Promise<void> {
  if (!(await claimOutput(tx, output, { kind: 'invoice', id: invoiceId }))) return;
  const { txid, vout, units, confirmations, cameAfterMs, blockTimeMs } = output;
  // In doubt, the payment came in time: while the chain was not read, nobody knew.
  const receivedAt = isoTime(Math.min(cameAfterMs ?? blockTimeMs ?? nowMs, nowMs));
  await sql`
    insert into coin_payments (txid, vout, invoice_id, units, confirmations, received_at, is_final)
    values (${txid}, ${vout}::int, ${invoiceId}::bigint, ${units}::bigint, ${confirmations}::int,
      ${receivedAt}::timestamptz, ${confirmations >= FINAL_CONFIRMATIONS}::boolean)
    on conflict (txid, vout) do update set confirmations = excluded.confirmations, is_final = excluded.is_final`.execute(
    tx,
  );
}

/** Marks known payments that are no longer found: replaced, or in no block and in no mempool. */
async function writeGone(
  tx: Db,
  invoiceId: bigint,
  { found, nowMs }: { found: readonly FoundOutput[]; nowMs: number },
): Promise<void> {
  const isFound = sql`txid || ':' || vout = any(${found.map(outputName)}::text[])`;
  await sql`
    update coin_payments set confirmations = case when ${isFound} then confirmations else 0 end,
      gone_since = case when not ${isFound} then coalesce(gone_since, ${isoTime(nowMs)}::timestamptz) end
    where invoice_id = ${invoiceId}::bigint and not is_final`.execute(tx);
}

export type InvoiceUpkeep = { invoices: number; settled: number; problems: string[] };

/**
 * Settles the invoices whose state depends on the time: waiting ones, and those given up before anybody saw them. Settles none
 * while the chain is in doubt. Any number of servers may run this at any time; a failure does not hold up the others.
 */
export async function keepInvoices(deps: {
  db: Db;
  coin: Coin;
  now: () => number;
  report: (error: unknown, what: string) => void;
}): Promise<InvoiceUpkeep> {
  const { db, coin, now, report } = deps;
  const { rows } = await sql<{ id: bigint }>`
    select id from coin_invoices
    where not exists (select from chain_state where halted is not null) and case when watched_at is null then status = 'new' and expires_at <= ${isoTime(now())}::timestamptz
      else status in ('new', 'seen', 'paid') end
    order by id`.execute(db);
  const run: InvoiceUpkeep = { invoices: rows.length, settled: 0, problems: [] };
  for (const { id } of rows) {
    try {
      if ((await settlePaidInvoice(db, id, { coin, now })) === 'settled') run.settled += 1;
    } catch (error) {
      report(error, `settling invoice ${id}`);
      if (run.problems.length < MOST_PROBLEMS) run.problems.push(`invoice ${id} is not settled`);
    }
  }
  return run;
}

/** Summarizes a run in one line. */
export function describeInvoices({ invoices, settled, problems }: InvoiceUpkeep): string {
  return [`${invoices} open invoices judged, ${settled} of them settled`, ...problems].join('; ');
}
