import { sql } from 'kysely';
import { ESCROW_FEE_RESERVE_UNITS } from '#rules/apps/escrows.ts';
import { BLOCK_TIME_SLACK_MS, confirmationsNeeded } from '#rules/apps/payment-requests.ts';
import { isoTime } from '#rules/times.ts';
import { readFinal, readInputs } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type ChainIndex,
  ChainUnreachable,
  type ReceivedOutput,
} from '#server/gateways/chain/chain-index.ts';
import { type EscrowRow, requireEscrow, tellChange } from './rows.ts';

/** The most escrows per run; the next one continues with those not checked for longest. */
const MOST_AT_ONCE = 50;
/** A run ends after this many failures. */
const MOST_PROBLEMS = 3;

export type EscrowWatch = { looked: number; changed: number; problems: string[] };

/**
 * Checks the chain for deposits, sends the transactions that end escrows until they are in the chain, and ends escrows
 * that nobody confirmed or paid. Any number of servers may run this at any time.
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
      // Before the look-up: one that always fails must wait its turn and hold up no others.
      await sql`
        update escrows set looked_at = ${isoTime(now())}::timestamptz where id = ${id}::bigint`.execute(
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
      if (!(error instanceof ChainUnreachable)) throw error;
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
      where state = 'awaiting_keys' and confirm_by <= ${isoTime(nowMs)}::timestamptz
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
  // Over only after a look-up past the deadline that showed nothing, not even unconfirmed.
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

/** Sends an escrow's final transaction again, or finds it in the chain. */
async function follow(db: Db, chain: ChainIndex, row: EscrowRow, nowMs: number): Promise<boolean> {
  const isRelease = row.state === 'releasing';
  const sinceMs = (row.signed_at?.getTime() ?? nowMs) - BLOCK_TIME_SLACK_MS;
  const address = isRelease ? row.payout_address : row.refund_address;
  const received = await chain.readReceived(address, { sinceMs });
  const depth = await depthOf(chain, row, received);
  if (depth < confirmationsNeeded(row.amount)) {
    // It may already be known, which is a refusal like any other: only the chain counts.
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

/** Confirmations of the transaction that spends the escrow's coins; 0: unconfirmed. */
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
  // The same spend may have another id: the signers may have signed again outside this site. But the same sum may also
  // have been paid for something else.
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
