import { sql } from 'kysely';
import { ESCROW_FEE_RESERVE_UNITS } from '#rules/escrows.ts';
import { BLOCK_TIME_SLACK_MS, confirmationsNeeded } from '#rules/payment-requests.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex, ReceivedOutput } from '#server/gateways/chain-index.ts';
import { isChainUnreachable } from './chain-asking.ts';
import { type EscrowRow, requireEscrow, tellChange } from './escrow-rows.ts';
import { readFinal, readInputs } from './escrow-script.ts';
import { at } from './sql-time.ts';

/** One run looks at no more; the next one goes on with those that were not looked at for longest. */
const MOST_AT_ONCE = 50;
/** After so many without an answer a run ends. */
const MOST_PROBLEMS = 3;

export type EscrowWatch = { looked: number; changed: number; problems: string[] };

/**
 * Looks on the chain for what was paid into escrows, sends the transactions that end them until they are in the chain,
 * and ends those that nobody confirmed or paid. Safe to run at any time and by several servers at once.
 */
export async function watchEscrows(
  db: Db,
  chain: ChainIndex,
  { now }: { now: () => number },
): Promise<EscrowWatch> {
  const watch: EscrowWatch = { looked: 0, changed: await expire(db, now()), problems: [] };
  const { rows } = await sql<{ id: bigint }>`
    select id from escrows where state in ('funding', 'funded', 'releasing', 'refunding')
    order by looked_at nulls first, id limit ${sql.lit(MOST_AT_ONCE)}`.execute(db);
  for (const { id } of rows) {
    try {
      // Before the chain is asked: one of which nothing can be told waits its turn, and holds up no others.
      await sql`
        update escrows set looked_at = ${at(now())}::timestamptz where id = ${id}::bigint`.execute(
        db,
      );
      const row = await requireEscrow(db, { id, caller: null });
      const isChanged =
        row.raw_tx === null
          ? await lookForDeposit(db, chain, row, now())
          : await follow(db, chain, row, now());
      watch.looked += 1;
      if (isChanged) watch.changed += 1;
    } catch (error) {
      if (!isChainUnreachable(error)) throw error;
      watch.problems.push(error.message);
      if (watch.problems.length === MOST_PROBLEMS) break;
    }
  }
  return watch;
}

async function expire(db: Db, nowMs: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      update escrows set state = 'expired'
      where state = 'awaiting_keys' and confirm_by <= ${at(nowMs)}::timestamptz
      returning id`.execute(tx);
    for (const { id } of rows) await tellChange(tx, id, nowMs);
    return rows.length;
  });
}

async function lookForDeposit(
  db: Db,
  chain: ChainIndex,
  row: EscrowRow,
  nowMs: number,
): Promise<boolean> {
  const needed = confirmationsNeeded(row.amount);
  const unspent = await chain.readUnspent(row.address);
  const funded = unspent
    .filter(({ confirmations }) => confirmations >= needed)
    .reduce((sum, { units }) => sum + units, 0n);
  // Over only once the chain was asked after the time, and showed nothing, not even on its way.
  const isOver = row.state === 'funding' && unspent.length === 0 && row.fund_by.getTime() <= nowMs;
  if (funded === row.funded && !isOver) return false;
  return db.transaction().execute(async (tx) => {
    const isEnough = funded >= row.amount + ESCROW_FEE_RESERVE_UNITS;
    const { rows } = await sql`
      update escrows set funded = ${funded}::bigint,
        state = case when ${isOver}::boolean then 'expired'
          when state = 'funding' and ${isEnough}::boolean then 'funded'
          when state = 'funded' and not ${isEnough}::boolean then 'funding' else state end
      where id = ${row.id}::bigint and raw_tx is null and state = ${row.state}
      returning 1`.execute(tx);
    if (rows.length > 0) await tellChange(tx, row.id, nowMs);
    return rows.length > 0;
  });
}

/** Sends the transaction that ends an escrow again, or finds it in the chain. */
async function follow(db: Db, chain: ChainIndex, row: EscrowRow, nowMs: number): Promise<boolean> {
  const isRelease = row.state === 'releasing';
  const sinceMs = (row.signed_at?.getTime() ?? nowMs) - BLOCK_TIME_SLACK_MS;
  const address = isRelease ? row.payout_address : row.refund_address;
  const received = await chain.readReceived(address, { sinceMs });
  const depth = await depthOf(chain, row, received);
  if (depth < confirmationsNeeded(row.amount)) {
    // It may be known already, which is a refusal like any other: what counts is what the chain says.
    if (depth === 0 && row.raw_tx !== null) await chain.broadcast(row.raw_tx);
    return false;
  }
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update escrows set state = ${isRelease ? 'released' : 'refunded'}, funded = 0
      where id = ${row.id}::bigint and state = ${row.state} returning 1`.execute(tx);
    if (rows.length > 0) await tellChange(tx, row.id, nowMs);
    return rows.length > 0;
  });
}

/** How deep in the chain the spend of an escrow's coins is; 0: in no block. */
async function depthOf(
  chain: ChainIndex,
  row: EscrowRow,
  received: readonly ReceivedOutput[],
): Promise<number> {
  const own = received.find(({ txid }) => txid === row.txid);
  if (own && own.confirmations > 0) return own.confirmations;
  const { inputs, firstUnits } = readFinal(row.raw_tx ?? '');
  const unspent = (await chain.readUnspent(row.address)).map(({ txid, vout }) => `${txid}:${vout}`);
  if (inputs.some((input) => unspent.includes(input))) return 0;
  // Of the same spend the id can be another one: the signers may have signed once more, past this site. As much may
  // have been paid for something else, though.
  for (const { txid, units, confirmations } of received) {
    if (units !== firstUnits || confirmations === 0) continue;
    const spent = readInputs(await chain.readTransaction(txid));
    if (inputs.every((input) => spent.includes(input))) return confirmations;
  }
  return 0;
}

/** One line about a run, for the job's row. */
export function describeEscrows({ looked, changed, problems }: EscrowWatch): string {
  return [`${looked} escrows looked at, ${changed} changed`, ...new Set(problems)].join('; ');
}
