import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { MOST_QUESTIONS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';
import { type FoundOutput, isLater, isMadeForIt } from '#server/services/chain/found.ts';
import { hasProved } from '#server/services/chain/proved-senders.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';
import { isFree } from '../unpaid.ts';

/**
 * Payments of a tip's own amount, without the few extra units that identify a payment: 5 instead of 5.00000042. They settle
 * nothing by themselves. If exactly one open tip can be meant, because its payer has proved an address that the payment comes
 * from, that payer is asked.
 */

const ID_BYTES = 16;
const KEPT_MS = 30 * 86_400_000;

/**
 * Looks once at each payment without a mark that was found for a tip, and notes the payer to ask.
 *
 * @param about.found outputs in a block: until then anybody can change a transaction's id
 */
export async function noteUnmarked(
  tx: Db,
  about: { tipId: bigint; found: readonly FoundOutput[]; nowMs: number },
): Promise<void> {
  const { tipId, found, nowMs } = about;
  const unmarked = found.filter(({ isMarked }) => !isMarked);
  const known = await readNoted(tx, unmarked);
  for (const output of unmarked) {
    if (known.has(outputName(output))) continue;
    const meant = await findMeant(tx, { ...output, tipId }, nowMs);
    const isAsked = meant === tipId && (await countQuestions(tx, tipId)) < MOST_QUESTIONS;
    if (meant !== null && meant !== tipId) continue;
    const id = randomBytes(ID_BYTES).toString('base64url');
    await sql`
      insert into tip_questions (public_id, txid, vout, address, units, looked_at, from_addresses, block_height, tip_id)
      values (${id}, ${output.txid}, ${output.vout}::int, ${output.address}, ${output.units}::bigint,
        ${isoTime(nowMs)}::timestamptz, ${output.from}::text[], ${output.height}::int,
        ${isAsked ? tipId : null}::bigint)
      on conflict (txid, vout) do nothing`.execute(tx);
  }
}

async function readNoted(tx: Db, outputs: readonly FoundOutput[]): Promise<Set<string>> {
  if (outputs.length === 0) return new Set();
  const { rows } = await sql<{ txid: string; vout: number }>`
    select txid, vout from tip_questions
    where txid = any(${outputs.map(({ txid }) => txid)}::text[])`.execute(tx);
  return new Set(rows.map(outputName));
}

async function countQuestions(tx: Db, tipId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tip_questions where tip_id = ${tipId}::bigint`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * The only open tip that a payment of its own amount can be meant for: the tip's payer has proved one of the addresses that the
 * payment comes from, and the payment settles nothing else. Null if there is none, or more than one.
 *
 * @param payment.tipId a tip that the payment was found for; the others are found by the script that both are paid to
 */
export async function findMeant(
  tx: Db,
  { tipId, txid, vout }: Outpoint & { tipId: bigint },
  nowMs: number,
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct t.id
    from expected_payments own join expected_payments e
        on e.script = own.script and e.is_watched and e.unmarked_units = own.unmarked_units
      join chain_outputs found on (found.expected_id, found.txid, found.vout) = (e.id, ${txid}, ${vout}::int)
      join tips t on t.id = e.of_id
    where own.kind = 'tip' and own.of_id = ${tipId}::bigint and e.kind = 'tip' and found.units = e.unmarked_units
      and t.state = 'open' and t.expires_at > ${isoTime(nowMs)}::timestamptz and ${isFree(sql`t`)}
      and ${hasProved(sql`t.payer_id`, sql`found.from_addresses`)}
      and not exists (select from used_outputs u where u.txid = found.txid and u.vout = found.vout)
      and ${isLater()} and ${isMadeForIt('tip')}
    limit 2`.execute(tx);
  const [only, ...others] = rows;
  return only && others.length === 0 ? only.id : null;
}

/** Deletes payments that were looked at long ago and settled nothing. */
export async function pruneQuestions(db: Db, nowMs: number): Promise<void> {
  await sql`
    delete from tip_questions
    where looked_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz and is_it is not true`.execute(db);
}
