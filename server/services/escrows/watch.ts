import { sql } from 'kysely';
import { ESCROW_FEE_RESERVE_UNITS } from '#rules/apps/escrows.ts';
import { confirmationsNeeded } from '#rules/apps/payment-requests.ts';
import { isoTime } from '#rules/times.ts';
import { readDraftInputs, readInputs } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import {
  lookAtEach,
  UNREADABLE_PAUSE_MS,
  unreadableIn,
} from '#server/services/outside/look-at-each.ts';
import { type EscrowRow, requireEscrow, tellChange } from './rows.ts';
import { dropDraft, endBySpend, findSpend, isDraftBroken, worthwhile } from './spends.ts';

/** The most escrows per run; the next one continues with those not checked for longest. */
const MOST_AT_ONCE = 50;

export type EscrowWatch = {
  looked: number;
  changed: number;
  problems: string[];
  /** Escrows whose address cannot be read, while the index answers. */
  unreadable: number;
};

/**
 * Checks the chain for deposits, sends the transactions that end escrows until they are in the chain, and ends escrows
 * that nobody confirmed or paid. Any number of servers may run this at any time.
 */
export async function watchEscrows(
  db: Db,
  chain: ChainIndex,
  { now }: { now: () => number },
): Promise<EscrowWatch> {
  let changed = await expire(db, now());
  const { rows } = await sql<{ id: bigint }>`
    select id from escrows where state in ('funding', 'funded', 'releasing', 'refunding')
    order by looked_at nulls first, id limit ${sql.lit(MOST_AT_ONCE)}`.execute(db);
  const setLookedAt = (id: bigint, atMs: number) =>
    sql`update escrows set looked_at = ${isoTime(atMs)}::timestamptz where id = ${id}::bigint`.execute(
      db,
    );
  const run = await lookAtEach(rows, {
    chain,
    async look({ id }) {
      // Before the look-up: one that never ends must wait its turn and hold up no others.
      await setLookedAt(id, now());
      const row = await requireEscrow(db, { id, caller: null });
      const isChanged =
        row.raw_tx === null
          ? await lookForDeposit(db, chain, row, now())
          : await follow(db, chain, row, now());
      if (isChanged) changed += 1;
    },
    async putOff({ id }) {
      await setLookedAt(id, now() + UNREADABLE_PAUSE_MS);
    },
  });
  const { looked, problems, unreadable } = run;
  return { looked, changed, problems, unreadable };
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
  const unspent = await chain.readUnspent(row.address, { wants: worthwhile(row) });
  const funded = unspent
    .filter(({ confirmations }) => confirmations >= needed)
    .reduce((sum, { units }) => sum + units, 0n);
  const isEnough = funded >= row.amount + ESCROW_FEE_RESERVE_UNITS;
  const isBroken = isDraftBroken(row, unspent);
  if (funded < row.funded || isBroken) {
    const spend = await findSpend(chain, row, isBroken ? readDraftInputs(row.psbt ?? '') : null);
    // A reorganisation may still undo it.
    if (spend !== null && spend.confirmations < needed) return false;
    if (spend !== null && !isEnough) return endBySpend(db, row, spend, nowMs);
    if (spend !== null && isBroken) return dropDraft(db, row, { funded, nowMs });
  }
  // Over only after a look-up past the deadline that showed nothing, not even unconfirmed.
  const isOver = row.state === 'funding' && unspent.length === 0 && row.fund_by.getTime() <= nowMs;
  if (funded === row.funded && !isOver) return false;
  return db.transaction().execute(async (tx) => {
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

/** Sends an escrow's final transaction again, or finds it, or another one in its place, in the chain. */
async function follow(db: Db, chain: ChainIndex, row: EscrowRow, nowMs: number): Promise<boolean> {
  const rawTx = row.raw_tx ?? '';
  const spend = await findSpend(chain, row, readInputs(rawTx));
  const depth = spend?.confirmations ?? 0;
  if (spend !== null && depth >= confirmationsNeeded(row.amount)) {
    return endBySpend(db, row, spend, nowMs);
  }
  // It may already be known, which is a refusal like any other: only the chain counts.
  if (depth === 0) await chain.broadcast(rawTx);
  return false;
}

/** One line about a run, for the job's row. */
export function describeEscrows(watch: EscrowWatch): string {
  const { looked, changed, problems } = watch;
  return [
    `${looked} escrows looked at, ${changed} changed`,
    ...problems,
    ...unreadableIn(watch),
  ].join('; ');
}
