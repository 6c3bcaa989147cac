import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import {
  markedAmount,
  NOT_DRAWN_AGAIN_MS,
  READ_BEFORE_OPENING_MS,
  READING_GOOD_FOR_MS,
} from '#rules/apps/payment-requests.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { catchUp } from './catch-up.ts';
import { holdChain } from './chain-state.ts';
import { inTime } from './in-time.ts';

/** The payments on their way to an address just before a payment is asked for there. */
export type BeforeOpening = {
  address: string;
  /** All blocks up to this one were read before the mempool. */
  height: number;
  /** Amounts on their way to the address that the copy of the mempool may lack. */
  present: ReadonlySet<bigint>;
  atMs: number;
};

export type OpeningDeps = {
  db: Db;
  source: ChainSource;
  /** Asked about the address if the source lists no mempool, or one that is too long. If null, nothing is opened in that case. */
  chain: ChainIndex | null;
  coin: Coin;
  now: () => number;
};

/**
 * Reads the chain before an amount is drawn for a payment to an address. Call it first, outside of a transaction: nobody can know
 * the amount yet, so no output seen now can be its payment. Null if the chain does not answer in time, is in doubt, or belongs to
 * another coin.
 */
export function readBeforeOpening(
  deps: OpeningDeps,
  address: string,
  mostMs: number,
): Promise<BeforeOpening | null> {
  return inTime(read(deps, address), mostMs);
}

async function read(
  { db, source, chain, coin, now }: OpeningDeps,
  address: string,
): Promise<BeforeOpening | null> {
  const atMs = now();
  const reached = await catchUp({ db, source, coin, now });
  if (reached === null) return null;
  const { height, mempool } = reached;
  if (mempool === 'complete') return { address, height, present: new Set(), atMs };
  if (chain === null) return null;
  const outputs = await chain.readReceived(address, {
    sinceMs: atMs - READ_BEFORE_OPENING_MS,
    wants: [{ isUnconfirmed: true, mostAlike: 1 }],
  });
  return { address, height, present: new Set(outputs.map(({ units }) => units)), atMs };
}

/** Returns whether a reading is of this address, and fresh. */
export function isGoodFor(
  { address, atMs }: BeforeOpening,
  asked: { address: string; nowMs: number },
): boolean {
  return address === asked.address && asked.nowMs - atMs <= READING_GOOD_FOR_MS;
}

/** Makes amounts due at an address wait for one another until the transaction ends. */
export async function holdAddress(tx: Db, address: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.address}, hashtext(${address}))`.execute(tx);
}

/** The amount drawn for a payment. */
export type Drawn = {
  due: bigint;
  /** No block up to this one contains the payment. */
  height: number;
  /** True if a payment without the mark is on its way already; another one could not be told from it. */
  hasUnmarked: boolean;
};

/**
 * Draws the amount due for a payment at an address: one that no other payment there has, or soon will have, and if possible none
 * that somebody may still pay late. Null if none is left.
 *
 * @param input.script the script of the address, in hex
 * @param input.marks the most units added to `units`, if that is enough
 */
export async function drawDue(
  tx: Db,
  before: BeforeOpening,
  { script, units, marks }: { script: string; units: bigint; marks: bigint },
): Promise<Drawn | null> {
  const { address } = before;
  await holdAddress(tx, address);
  const height = Math.max(before.height, (await holdChain(tx)) ?? 0);
  const present = new Set([...(await readMempoolUnits(tx, script)), ...before.present]);
  const taken = new Set([...(await readExpectedUnits(tx, { address, script })), ...present]);
  const former = await readFormerUnits(tx, { script, sinceMs: before.atMs - NOT_DRAWN_AGAIN_MS });
  const mark = BigInt(randomInt(1, Number(marks) + 1));
  const due =
    markedAmount(units, new Set([...taken, ...former]), mark) ?? markedAmount(units, taken, mark);
  return due === null ? null : { due, height, hasUnmarked: present.has(units) };
}

async function readMempoolUnits(tx: Db, script: string): Promise<bigint[]> {
  const { rows } = await sql<{ units: bigint }>`
    select distinct units from mempool_outputs where script = ${script}`.execute(tx);
  return rows.map(({ units }) => units);
}

/** The amounts that are expected or on their way at an address. */
async function readExpectedUnits(
  tx: Db,
  { address, script }: { address: string; script: string },
): Promise<bigint[]> {
  // Includes paid, cancelled and late ones, as long as outputs are still matched with them.
  const { rows } = await sql<{ units: bigint }>`
    select units from expected_payments
      where script = ${script} and is_watched and match <> 'least'
    union select o.amount from payout_outputs o join payouts p on p.id = o.payout_id
      where o.address = ${address} and p.state not in ('confirmed', 'failed')
    union select amount from faucet_payments
      where address = ${address} and state not in ('confirmed', 'failed')
    union select amount from escrows
      where payout_address = ${address} and state in ('funding', 'funded', 'disputed', 'releasing', 'refunding')
    union select s.amount ${owedAt(address)}
    union select sum(s.amount)::bigint ${owedAt(address)}`.execute(tx);
  return rows.flatMap(({ units }) => (units === null ? [] : [units]));
}

/** The amounts that were to be paid there, and were looked for at this time or later. */
async function readFormerUnits(
  tx: Db,
  { script, sinceMs }: { script: string; sinceMs: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ units: bigint }>`
    select distinct units from expected_payments
    where script = ${script} and watched_until > ${isoTime(sinceMs)}::timestamptz and match <> 'least'`.execute(
    tx,
  );
  return rows.map(({ units }) => units);
}

/** Shares of the members who are paid there; found by the table's key, week by week. */
const owedAt = (address: string) => sql`
  from members m cross join weeks w join shares s on s.week = w.week and s.member_id = m.id
  where m.primary_address = ${address} and s.status in ('owed', 'held', 'failed')`;
