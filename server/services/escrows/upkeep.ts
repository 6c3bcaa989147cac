import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { readFinal } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { stopExpecting } from '#server/services/chain/expect.ts';
import { noteBroadcast } from '#server/services/chain/mempool.ts';
import { tellChange } from './rows.ts';
import { readSpends, signedCoins } from './spends.ts';

/** The most final transactions checked in one run; the next run continues with those checked longest ago. */
const MOST_AT_ONCE = 50;
const MOST_PROBLEMS = 5;
/** Less than the job's minute. */
const RESENT_EVERY_MS = 30_000;

export type EscrowDeps = {
  db: Db;
  /** If null, nothing is sent. */
  chain: ChainIndex | null;
  now: () => number;
};

export type EscrowUpkeep = { expired: number; sent: number; problems: string[] };

/**
 * Ends escrows that were not confirmed in time, marks those with an overdue deposit for settling, and resends final transactions
 * that are neither in a block nor in the mempool. Any number of servers may do this at any time.
 */
export async function keepEscrows(deps: EscrowDeps): Promise<EscrowUpkeep> {
  const { db, now } = deps;
  const expired = await expireUnconfirmed(db, now());
  await touchOverdue(db);
  return { expired, ...(await resend(deps)) };
}

async function expireUnconfirmed(db: Db, nowMs: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      update escrows set state = 'expired'
      where state = 'awaiting_keys' and confirm_by <= ${isoTime(nowMs)}::timestamptz
      returning id`.execute(tx);
    for (const { id } of rows) {
      await stopExpecting(tx, { kind: 'escrow', ofId: id }, nowMs);
      await tellChange(tx, id, nowMs);
    }
    return rows.length;
  });
}

/**
 * Marks overdue escrows, because a deadline changes nothing on the chain that would mark them. An escrow does not expire with a
 * deposit that can go back, which takes at most twice the least one.
 */
async function touchOverdue(db: Db): Promise<void> {
  await sql`
    update expected_payments p set is_touched = true from escrows e, chain_state s
    where p.kind = 'escrow' and p.of_id = e.id and e.state = 'funding' and e.fund_by <= s.current_at
      and coalesce((select sum(o.units) from chain_outputs o where o.expected_id = p.id), 0) < 2 * p.units`.execute(
    db,
  );
}

async function resend({ db, chain, now }: EscrowDeps): Promise<Omit<EscrowUpkeep, 'expired'>> {
  const run: Omit<EscrowUpkeep, 'expired'> = { sent: 0, problems: [] };
  if (chain === null) return run;
  for (const row of await takeSigned(db, now())) {
    const spends = await readSpends(db, row.id, { names: signedCoins(row), height: 0 });
    if (spends.length > 0) continue;
    try {
      const refusal = await sendFinal({ db, chain, now }, row.raw_tx);
      if (refusal === null) run.sent += 1;
      else if (run.problems.length < MOST_PROBLEMS)
        run.problems.push(`escrow ${row.id}: the network refuses its transaction: ${refusal}`);
    } catch (error) {
      if (!(error instanceof ChainUnreachable)) throw error;
      run.problems.push(error.message);
      break;
    }
  }
  return run;
}

type Signed = { id: bigint; raw_tx: string; psbt: null };

/**
 * Marks the transactions whose turn it is before they are sent: one that always fails goes to the end, and no other server takes
 * it.
 */
async function takeSigned(db: Db, nowMs: number): Promise<Signed[]> {
  const { rows } = await sql<{ id: bigint; raw_tx: string }>`
    update escrows set looked_at = ${isoTime(nowMs)}::timestamptz
    where id in (
      select id from escrows
      where state in ('releasing', 'refunding') and raw_tx is not null
        and coalesce(looked_at, '-infinity') <= ${isoTime(nowMs - RESENT_EVERY_MS)}::timestamptz
      order by looked_at nulls first, id limit ${sql.lit(MOST_AT_ONCE)} for update skip locked)
    returning id, raw_tx`.execute(db);
  return rows.map((row) => ({ ...row, psbt: null }));
}

/**
 * Broadcasts an escrow's final transaction. Returns the reason if it is refused, otherwise null. A refusal changes nothing: only
 * the chain counts. Throws `ChainUnreachable` if the outcome is not known.
 */
export async function sendFinal(
  { db, chain, now }: { db: Db; chain: ChainIndex; now: () => number },
  rawHex: string,
): Promise<string | null> {
  const answer = await chain.broadcast(rawHex);
  if (answer.outcome === 'refused') return answer.reason;
  const { txid, coins, outputs } = readFinal(rawHex);
  const inputs = coins.map((coin) => ({ coin, scriptSigHex: '', witnessHex: [] }));
  await noteBroadcast(db, { txid, inputs, outputs }, now());
  return null;
}

/** Summarizes a run in one line, for the job's row. */
export function describeEscrows({ expired, sent, problems }: EscrowUpkeep): string {
  return [`${expired} escrows expired, ${sent} sent again`, ...problems].join('; ');
}
