import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { ExpectedKind, Subject } from './expect.ts';
import { isSentBySite, mayBeSentBySite } from './own-payments.ts';
import { hasProved } from './proved-senders.ts';

/** The fields of an expected payment that settling needs. */
export type Expected = {
  openedAtMs: number;
  isWatched: boolean;
  watchedUntilMs: number;
};

/** An output that may be an expected payment. */
export type FoundOutput = {
  address: string;
  txid: string;
  vout: number;
  units: bigint;
  /** True if it has the expected amount, or more where more counts; false if it has the amount without the mark. */
  isMarked: boolean;
  /** 0 while it is in no block; then `height` and `blockTimeMs` are null. */
  confirmations: number;
  height: number | null;
  blockTimeMs: number | null;
  /** When it was first seen in no block, in ms; null once it is in a block. */
  firstSeenMs: number | null;
  /** The earliest time it can have come, in ms: everything had been read until then. Null if nothing had been read. */
  cameAfterMs: number | null;
  /** The addresses shown by its transaction's scripts; empty while it is in no block. */
  from: string[];
};

/** A subject's expected payments, and the outputs found for them. */
export type Standing = {
  expected: Expected[];
  found: FoundOutput[];
  /** True if an output with an expected amount counts as somebody else's payment, which may turn out to be wrong. */
  hasForeign: boolean;
  height: number;
};

/**
 * Locks a subject's expected payments, notes that they are settled now, and reads the outputs that can settle them: in blocks
 * after the opening and in the mempool, without outputs that this site or a member's wallet page made for something else.
 */
export async function takeStanding(tx: Db, subject: Subject): Promise<Standing> {
  const { kind, ofId } = subject;
  const { rows } = await sql<ExpectedRow>`
    update expected_payments set is_touched = false where kind = ${kind} and of_id = ${ofId}::bigint
    returning opened_at, is_watched, watched_until`.execute(tx);
  const height = await readHeight(tx);
  const expected = rows.map((row) => ({
    openedAtMs: row.opened_at.getTime(),
    isWatched: row.is_watched,
    watchedUntilMs: row.watched_until.getTime(),
  }));
  return { expected, ...(await readFound(tx, subject, height)), height };
}

type ExpectedRow = { opened_at: Date; is_watched: boolean; watched_until: Date };

/** When the site stops looking for a subject's payments, in ms. */
export function endOfLookOut({ expected }: Pick<Standing, 'expected'>): number {
  return Math.max(...expected.map(({ watchedUntilMs }) => watchedUntilMs));
}

async function readHeight(db: Db): Promise<number> {
  const { rows } = await sql<{ height: number | null }>`
    select max(height) as height from chain_blocks`.execute(db);
  return rows[0]?.height ?? 0;
}

/** The outputs that can settle a subject, and whether another output has its amount. */
export async function readFound(
  db: Db,
  { kind, ofId }: Subject,
  height: number,
): Promise<Pick<Standing, 'found' | 'hasForeign'>> {
  const { rows } = await sql<FoundRow>`
    with expected as (
      select * from expected_payments where kind = ${kind} and of_id = ${ofId}::bigint),
    found as (
      select o.expected_id, o.txid, o.vout, o.units, o.height, o.block_time, null::timestamptz as first_seen_at, o.came_after,
        o.from_addresses, o.made_by, o.by_site
      from expected e join chain_outputs o on o.expected_id = e.id
      union all
      select e.id, m.txid, m.vout, m.units, null, null, t.first_seen_at, t.came_after, '{}'::text[],
        array(select w.of_id from watched_coins w where w.kind = 'send' and w.coin = any(t.inputs)),
        exists (select from watched_coins w where w.kind = 'site' and w.coin = any(t.inputs))
      from expected e join mempool_outputs m on m.script = e.script
        and (case when e.match = 'least' then m.units >= e.units else m.units in (e.units, e.unmarked_units) end)
        join mempool_transactions t on t.txid = m.txid
      where not exists (
        select from chain_outputs o where (o.expected_id, o.txid, o.vout) = (e.id, m.txid, m.vout)))
    select e.address, found.txid, found.vout, found.units, e.match = 'least' or found.units = e.units as is_marked,
      found.height, found.block_time, found.first_seen_at, found.came_after, found.from_addresses, (${isLater()} and ${isMadeForIt(kind)}) as is_own
    from expected e join found on found.expected_id = e.id
    order by found.height nulls last, found.txid, found.vout`.execute(db);
  const found = rows
    .filter(({ is_own }) => is_own)
    .map((row) => ({
      address: row.address,
      txid: row.txid,
      vout: row.vout,
      units: row.units,
      isMarked: row.is_marked,
      // A block may have been written since the height was read.
      confirmations: row.height === null ? 0 : Math.max(1, height - row.height + 1),
      height: row.height,
      blockTimeMs: row.block_time?.getTime() ?? null,
      firstSeenMs: row.first_seen_at?.getTime() ?? null,
      cameAfterMs: row.came_after?.getTime() ?? null,
      from: row.from_addresses,
    }));
  return { found, hasForeign: rows.some(({ is_own, is_marked }) => is_marked && !is_own) };
}

type FoundRow = {
  address: string;
  txid: string;
  vout: number;
  units: bigint;
  is_marked: boolean;
  height: number | null;
  block_time: Date | null;
  first_seen_at: Date | null;
  came_after: Date | null;
  from_addresses: string[];
  is_own: boolean;
};

/** True if an output `found` is claimed for the expected payment `e`. */
const isClaimed = sql`exists (
  select from used_outputs u where (u.txid, u.vout, u.kind, u.of_id) = (found.txid, found.vout, e.kind, e.of_id))`;

/**
 * Returns whether no block held an output when the payment was asked for. A reorganisation can have taken that block back since.
 */
export function isLater(): RawBuilder<unknown> {
  return sql`(${isClaimed} or not exists (
    select from undone_transactions u where u.txid = found.txid and u.height <= e.opened_height))`;
}

/**
 * Returns whether an output `found` was not made for anything but the expected payment `e`. A transaction is known by its id and
 * by the coins that it spends, since anybody can change the id of an unconfirmed one.
 */
export function isMadeForIt(kind: ExpectedKind): RawBuilder<unknown> {
  if (kind === 'escrow') return sql`true`;
  if (kind === 'send') return sql`e.of_id = any(found.made_by)`;
  const output = { address: sql`e.address`, units: sql`found.units` };
  // Such a payment may begin at any time, which does not take away what was claimed before.
  const isOfSite = sql`(found.by_site or ${isSentBySite(sql`found.txid`)}
    or ${mayBeSentBySite(output)} and not ${isClaimed})`;
  if (kind === 'invoice') return sql`not ${isOfSite}`;
  // The wallet's page pays a request like any other address.
  const isFor =
    kind === 'tip'
      ? sql`w.tip_id is not distinct from e.of_id`
      : sql`(w.tip_id is null and w.payer_id = e.payer_id)`;
  // The payer's own coins, in bytes that another member has stored.
  const isOfPayer = sql`(w.payer_id <> e.payer_id and ${hasProved(sql`e.payer_id`, sql`w.from_addresses`)}
    and not ${hasProved(sql`w.payer_id`, sql`w.from_addresses`)})`;
  // A refused payment was not sent. Anybody can get bytes refused that spend other people's coins.
  const made = sql`(
    select ${isFor} as is_for from wallet_payments w
    where w.state <> 'refused' and (w.id = any(found.made_by) or found.txid in (w.txid, w.seen_txid))
      and not coalesce(${isOfPayer}, false))`;
  return sql`(not ${isOfSite} and coalesce((select bool_or(is_for) from ${made} m), true))`;
}
