import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { isMadeHere, isSentBySite, mayBeSentBySite } from '#server/services/chain/own-payments.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';

/** A tip or a request that waits for exactly this amount at this address. */
export type Expected = {
  kind: 'tip' | 'request';
  id: bigint;
  /** The member who is to pay. */
  memberId: bigint;
  address: string;
  due: bigint;
  /** The height of the chain before the amount was drawn; null if a server of an older version drew it. */
  openedHeight: number | null;
  openedAtMs: number;
};

/**
 * The outputs that can settle an expected payment: of exactly its amount; in no block that existed when it was opened
 * (outputs in no block then had another amount); not sent by this site; and not made on the wallet's page for something
 * else. Claiming an output (`used-outputs.ts`) ensures that it settles nothing else.
 *
 * An output that was claimed before still counts, in whichever block a reorganisation puts it.
 */
export async function findSettling<O extends ReceivedOutput>(
  tx: Db,
  expected: Expected,
  outputs: readonly O[],
): Promise<O[]> {
  return (await judge(tx, expected, outputs)).settling;
}

/** Whether one of these outputs may still settle the expected payment: it counts as somebody else's only for now. */
export async function isUndecided(
  tx: Db,
  expected: Expected,
  outputs: readonly ReceivedOutput[],
): Promise<boolean> {
  return (await judge(tx, expected, outputs)).undecided.length > 0;
}

async function judge<O extends ReceivedOutput>(
  tx: Db,
  expected: Expected,
  outputs: readonly O[],
): Promise<{ settling: O[]; undecided: O[] }> {
  const exact = outputs.filter(({ units }) => units === expected.due);
  if (exact.length === 0) return { settling: [], undecided: [] };
  const claimed = await readClaimed(tx, expected);
  const isOwn = (output: O) => claimed.has(outputName(output));
  const later = exact.filter((output) => isLater(output, expected) || isOwn(output));
  if (later.length === 0) return { settling: [], undecided: [] };
  const foreign = await findForeign(tx, expected, exact);
  // Anybody can begin to send the same amount later; that does not take away a payment that is already claimed.
  const isMaybe = (output: O) => foreign.get(output.txid) === 'maybe' && !isOwn(output);
  return {
    settling: later.filter((output) => foreign.get(output.txid) !== 'surely' && !isMaybe(output)),
    undecided: later.filter(isMaybe),
  };
}

function isLater(
  { blockHeight, blockTimeMs }: ReceivedOutput,
  { openedHeight, openedAtMs }: Expected,
): boolean {
  if (blockHeight === null) return true;
  return openedHeight === null ? (blockTimeMs ?? 0) >= openedAtMs : blockHeight > openedHeight;
}

async function readClaimed(tx: Db, { kind, id }: Expected): Promise<Set<string>> {
  const { rows } = await sql<{ txid: string; vout: number }>`
    select txid, vout from used_outputs where kind = ${kind} and of_id = ${id}::bigint`.execute(tx);
  return new Set(rows.map(outputName));
}

/** Transactions that pay something else, or may: another payment could own the output, and its own is not known yet. */
async function findForeign(
  tx: Db,
  expected: Expected,
  exact: readonly ReceivedOutput[],
): Promise<Map<string, 'surely' | 'maybe'>> {
  const txids = exact.map(({ txid }) => txid);
  const address = sql`${expected.address}::text`;
  const units = sql`${expected.due}::bigint`;
  const listed = sql`${txids}::text[]`;
  const { rows } = await sql<{ txid: string; surely: boolean }>`
    select * from (
      select each.txid,
        ${isMadeHere(address)} or ${isSentBySite(sql`each.txid`)} or exists (
          select from wallet_payments w
          where each.txid in (w.txid, w.seen_txid) and not ${isMadeFor(expected)}) as surely,
        ${mayBeSentBySite({ address, units })} or exists (
          select from wallet_payments w
          where w.address = ${address} and w.units = ${units} and w.raw_tx is not null and not ${isMadeFor(expected)}
            and coalesce(w.seen_txid, w.txid) <> all(${listed})) as maybe
      from unnest(${listed}) each(txid)) told
    where surely or maybe`.execute(tx);
  return new Map(rows.map(({ txid, surely }) => [txid, surely ? 'surely' : 'maybe']));
}

/** Payments `w` from the wallet's page that were made for this; the page pays a request like any address. */
function isMadeFor({ kind, id, memberId }: Expected): RawBuilder<boolean> {
  return kind === 'tip'
    ? sql`coalesce(w.tip_id = ${id}::bigint, false)`
    : sql`(w.tip_id is null and w.payer_id = ${memberId}::bigint)`;
}
