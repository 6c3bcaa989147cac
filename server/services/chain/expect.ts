import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { touch } from './blocks.ts';
import type { Wanted } from './matching.ts';

export type ExpectedKind = 'tip' | 'send' | 'request' | 'invoice' | 'escrow';

/** The thing that a payment is expected for, by its kind and number. */
export type Subject = { kind: ExpectedKind; ofId: bigint };

export type NewExpected = Subject & {
  /** The member who has to pay; null for anybody. */
  payerId: bigint | null;
  address: string;
  coin: Coin;
  /**
   * `exact`: exactly `units`. `least`: at least `units`. `own`: exactly `units`, by a transaction that spends the coins of this
   * send.
   */
  match: Wanted['match'];
  units: bigint;
  /** The amount without the mark, if payments of that amount are looked for. */
  unmarkedUnits?: bigint | null;
  /** No block up to this one holds the payment (`drawDue`, `holdChain`). */
  height: number;
  watchedUntilMs: number;
  nowMs: number;
};

/** Expects a payment from now on. The transaction must have called `holdChain` or `drawDue` before. */
export async function expectPayment(tx: Db, input: NewExpected): Promise<void> {
  const { kind, ofId, payerId, address, coin, match, units, unmarkedUnits = null } = input;
  await sql`
    insert into expected_payments (kind, of_id, payer_id, address, script, match, units, unmarked_units, opened_height,
      opened_at, watched_until, is_touched)
    values (${kind}, ${ofId}::bigint, ${payerId}::bigint, ${address}, ${scriptOfAddress(address, coin)}, ${match},
      ${units}::bigint, ${unmarkedUnits}::bigint, ${input.height}::int, ${isoTime(input.nowMs)}::timestamptz,
      ${isoTime(input.watchedUntilMs)}::timestamptz, true)`.execute(tx);
}

/** Keeps looking for a subject's payments at least until this time. */
export async function watchLonger(tx: Db, { kind, ofId }: Subject, untilMs: number): Promise<void> {
  await sql`
    update expected_payments set is_watched = true, watched_until = greatest(watched_until, ${isoTime(untilMs)}::timestamptz)
    where kind = ${kind} and of_id = ${ofId}::bigint`.execute(tx);
}

/** Marks for settling everything that a payment of a subject's amount can be. */
export async function touchBeside(tx: Db, { kind, ofId }: Subject): Promise<void> {
  await touch(
    tx,
    sql`e.is_watched and exists (
      select from expected_payments s
      where s.kind = ${kind} and s.of_id = ${ofId}::bigint and s.script = e.script
        and (e.match = 'least' or s.units in (e.units, e.unmarked_units)))`,
  );
}

/** Marks a subject for settling in the next run. */
export async function touchSubject(tx: Db, { kind, ofId }: Subject): Promise<void> {
  await sql`
    update expected_payments set is_touched = true where kind = ${kind} and of_id = ${ofId}::bigint`.execute(
    tx,
  );
}

/**
 * Sets whether the payments of a subject are followed, which means settled again with each block until they are final. Followed
 * subjects are watched too, even if their time has just ended: the payment may be in no block yet.
 */
export async function setFollowed(
  tx: Db,
  { kind, ofId }: Subject,
  isFollowed: boolean,
): Promise<void> {
  await sql`
    update expected_payments set is_followed = ${isFollowed}::boolean, is_watched = is_watched or ${isFollowed}::boolean
    where kind = ${kind} and of_id = ${ofId}::bigint
      and (is_followed <> ${isFollowed}::boolean or ${isFollowed}::boolean and not is_watched)`.execute(
    tx,
  );
}

/** Notes that a subject is paid at another address from now on. A payment to an earlier address still settles it. */
export async function leaveAddress(tx: Db, { kind, ofId }: Subject): Promise<void> {
  await sql`
    update expected_payments set is_current = false
    where kind = ${kind} and of_id = ${ofId}::bigint and is_current`.execute(tx);
}

/** Stops looking for a subject's payments. Found payments are kept for a while (upkeep.ts). */
export async function stopExpecting(tx: Db, { kind, ofId }: Subject, nowMs: number): Promise<void> {
  await sql`
    update expected_payments set is_watched = false, is_followed = false,
      watched_until = least(watched_until, ${isoTime(nowMs)}::timestamptz)
    where kind = ${kind} and of_id = ${ofId}::bigint`.execute(tx);
}

/**
 * Stops looking for payments whose time was over when the chain was last read whole, and marks their subjects for settling once
 * more. A block has to have come after that time: a source that stands still also seems to be read whole.
 */
export async function endExpectations(db: Db): Promise<void> {
  await sql`
    update expected_payments e set is_watched = false, is_touched = true from chain_state s
    where e.is_watched and not e.is_followed
      and e.watched_until <= least(s.current_at, (select time from chain_blocks order by height desc limit 1))`.execute(
    db,
  );
}

/** Watches the coins that a signed payment spends. Call it before its bytes are sent. */
export async function watchCoins(
  tx: Db,
  { kind, ofId }: { kind: 'send' | 'site'; ofId: bigint },
  coins: readonly string[],
): Promise<void> {
  await sql`
    insert into watched_coins (coin, kind, of_id)
    select coin, ${kind}, ${ofId}::bigint from unnest(${[...coins]}::text[]) as coin
    on conflict do nothing`.execute(tx);
}
