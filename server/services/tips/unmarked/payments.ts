import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { MOST_QUESTIONS, TIP_CONFIRMATIONS } from '#rules/tips/tips.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import { readPlainPayment } from '#server/coin/plain-payment.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type ChainIndex,
  ChainUnreachable,
  type ReceivedOutput,
} from '#server/gateways/chain/chain-index.ts';
import { holdAddress } from '#server/services/outputs/due-amounts.ts';
import { type Expected, findSettling } from '#server/services/outputs/settling.ts';
import { outputName } from '#server/services/outputs/used-outputs.ts';
import { isFree } from '../unpaid.ts';

/**
 * Payments of a tip's own amount, without the few extra units that identify a payment: 5 instead of 5.00000042. They settle
 * nothing by themselves. If exactly one open tip can be meant, because its payer has proved an address that the payment
 * comes from, that payer is asked.
 */

const ID_BYTES = 16;
const DAY_MS = 86_400_000;
/** The most transactions read in one look at an address, and within a day: anybody can pay it. */
const MOST_READS = 2;
const MOST_READS_A_DAY = 40;
/** How often a transaction that the index cannot give is asked for. */
const MOST_TRIES = 3;
const KEPT_MS = 30 * DAY_MS;

type Deps = { db: Db; chain: ChainIndex; coin: Coin; now: () => number };

/** Looks once at each payment of this kind that an address has received, and notes the payers to ask. */
export async function lookForUnmarked(
  { db, chain, coin, now }: Deps,
  { address, outputs }: { address: string; outputs: readonly ReceivedOutput[] },
): Promise<void> {
  const amounts = new Set((await readOpen(db, { address, nowMs: now() })).map(({ due }) => due));
  // Only outputs in a block: until then anybody can change a transaction's id.
  const candidates = outputs.filter(
    ({ units, confirmations }) => amounts.has(units) && confirmations >= TIP_CONFIRMATIONS,
  );
  if (candidates.length === 0) return;
  const known = await readKnown(db, address);
  const unknown = candidates.filter((output) => !known.has(outputName(output)));
  for (const output of unknown.slice(0, MOST_READS)) {
    if (!(await beginLook(db, { ...output, address, nowMs: now() }))) return;
    const from = await readSenders(chain, { ...output, address, coin });
    if (from !== null) await noteLook(db, { output, address, from, nowMs: now() });
  }
}

async function readKnown(db: Db, address: string): Promise<Set<string>> {
  const { rows } = await sql<{ txid: string; vout: number }>`
    select txid, vout from tip_questions
    where address = ${address} and (from_addresses is not null or tries >= ${sql.lit(MOST_TRIES)})`.execute(
    db,
  );
  return new Set(rows.map(outputName));
}

/** Counts a read in advance, so that one that always fails ends. False if enough was read at the address for today. */
async function beginLook(
  db: Db,
  { txid, vout, units, address, nowMs }: ReceivedOutput & { address: string; nowMs: number },
): Promise<boolean> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const { rows } = await sql`
    insert into tip_questions as q (public_id, txid, vout, address, units, looked_at)
    select ${id}, ${txid}, ${vout}::int, ${address}, ${units}::bigint, ${isoTime(nowMs)}::timestamptz
    where (select coalesce(sum(tries), 0) from tip_questions
      where address = ${address} and looked_at > ${isoTime(nowMs - DAY_MS)}::timestamptz) < ${sql.lit(MOST_READS_A_DAY)}
    on conflict (txid, vout) do update set tries = q.tries + 1 where q.from_addresses is null
    returning 1`.execute(db);
  return rows.length > 0;
}

/** The addresses that a payment comes from; empty if no member's wallet signs like that. Null if the index does not say. */
async function readSenders(
  chain: ChainIndex,
  paid: Pick<ReceivedOutput, 'txid' | 'vout' | 'units'> & { address: string; coin: Coin },
): Promise<string[] | null> {
  const { txid, vout, units, address, coin } = paid;
  try {
    const payment = readPlainPayment(await chain.readTransaction(txid), coin);
    const output = payment.outputs[vout];
    const isIt =
      payment.txid === txid &&
      output?.units === units &&
      output.scriptHex === scriptOfAddress(address, coin);
    return isIt ? [...new Set(payment.inputs.map((input) => input.address))] : [];
  } catch (error) {
    if (error instanceof AppError) return [];
    if (error instanceof ChainUnreachable) return null;
    throw error;
  }
}

type Looked = { output: ReceivedOutput; address: string; from: readonly string[]; nowMs: number };

async function noteLook(db: Db, { output, address, from, nowMs }: Looked): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdAddress(tx, address);
    const tipId = await findMeant(tx, { output, address, from, nowMs });
    const isAsked = tipId !== null && (await countQuestions(tx, tipId)) < MOST_QUESTIONS;
    await sql`
      update tip_questions set from_addresses = ${[...from]}::text[], block_height = ${output.blockHeight}::int,
        tip_id = ${isAsked ? tipId : null}::bigint
      where txid = ${output.txid} and vout = ${output.vout}::int and from_addresses is null`.execute(
      tx,
    );
  });
}

async function countQuestions(tx: Db, tipId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tip_questions where tip_id = ${tipId}::bigint`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * The only open tip that a payment of its own amount can be meant for: the tip's payer has proved one of the addresses that
 * the payment comes from, and the payment settles nothing else. Null if there is none, or more than one.
 */
export async function findMeant(
  tx: Db,
  { output, address, from, nowMs }: Looked,
): Promise<bigint | null> {
  const { txid, vout, units } = output;
  const { rows: used } = await sql`
    select from used_outputs where txid = ${txid} and vout = ${vout}::int`.execute(tx);
  if (used.length > 0) return null;
  const meant: bigint[] = [];
  for (const expected of await readOpen(tx, { address, nowMs, provedBy: from })) {
    if (expected.due !== units) continue;
    if ((await findSettling(tx, expected, [output])).length > 0) meant.push(expected.id);
  }
  const [only = null, ...others] = new Set(meant);
  return others.length === 0 ? only : null;
}

/** The payments that open tips would expect at an address without their marks. */
async function readOpen(
  db: Db,
  input: { address: string; nowMs: number; provedBy?: readonly string[] },
): Promise<Expected[]> {
  const { address, nowMs, provedBy } = input;
  const isProved: RawBuilder<unknown> =
    provedBy === undefined
      ? sql`true`
      : sql`exists (select from address_proofs p where p.member_id = t.payer_id and p.proved_at is not null
          and p.address = any(${[...provedBy]}::text[]))`;
  const { rows } = await sql<{
    id: bigint;
    payer_id: bigint;
    units: bigint;
    opened_at: Date;
    opened_height: number;
  }>`
    select t.id, t.payer_id, t.units, d.opened_at, d.opened_height
    from tip_dues d join tips t on t.id = d.tip_id
    where d.address = ${address} and d.is_watched and d.takes_unmarked and d.opened_height is not null
      and t.state = 'open' and t.expires_at > ${isoTime(nowMs)}::timestamptz and ${isFree(sql`t`)}
      and ${isProved}
    order by t.id`.execute(db);
  return rows.map((row) => ({
    kind: 'tip',
    id: row.id,
    memberId: row.payer_id,
    address,
    due: row.units,
    openedHeight: row.opened_height,
    openedAtMs: row.opened_at.getTime(),
  }));
}

/** Forgets payments that were looked at long ago and settled nothing. */
export async function pruneQuestions(db: Db, nowMs: number): Promise<void> {
  await sql`
    delete from tip_questions
    where looked_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz and is_it is not true`.execute(db);
}
