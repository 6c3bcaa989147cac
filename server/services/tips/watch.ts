import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import {
  lookAtEach,
  UNREADABLE_PAUSE_MS,
  unreadableIn,
} from '#server/services/outside/look-at-each.ts';
import { findDueAddresses } from './dues.ts';
import { expireTips } from './end-tip.ts';
import { lookAtAddress } from './look-at-address.ts';
import { openTips } from './open-tips.ts';
import { adoptTips } from './opening.ts';
import { linkPayees } from './payees.ts';
import { watchPayments } from './payments.ts';
import { lookForUnmarked, pruneQuestions } from './unmarked/payments.ts';

/** What a run did, and its problems. */
export type TipWatch = {
  addresses: number;
  /** Payments from the wallet page that were looked at. */
  payments: number;
  opened: number;
  /** Tips moved to another address of their payee. */
  moved: number;
  expired: number;
  /** Changes found on the chain. */
  changes: number;
  problems: string[];
  /** Addresses and payments that cannot be read, while the index answers. */
  unreadable: number;
};

type WatchDeps = { db: Db; chain: ChainIndex; coin: Coin; now: () => number };

/**
 * Opens tips whose payee has an address by now, moves those whose payee has another one, ends those that nobody paid, and asks
 * the chain about all others that are due to be looked at. Any number of servers may run this at any time.
 */
export async function watchTips(deps: WatchDeps): Promise<TipWatch> {
  const { db, chain, now } = deps;
  const watch: TipWatch = {
    addresses: 0,
    payments: 0,
    opened: 0,
    moved: 0,
    expired: 0,
    changes: 0,
    problems: [],
    unreadable: 0,
  };
  watch.expired = await db.transaction().execute((tx) => expireTips(tx, now()));
  await linkPayees(db);
  await adoptTips(db);
  await pruneQuestions(db, now());
  const due = await findDueAddresses(db, now());
  // In parallel: an address that cannot be read for a new tip must not hold up the payments of others.
  const [opening, run] = await Promise.all([
    openTips(deps),
    lookAtEach(due, {
      chain,
      look: (address) => lookAt(deps, address, watch),
      putOff: (address) => setLookedAt(db, address, now() + UNREADABLE_PAUSE_MS),
    }),
  ]);
  watch.opened = opening.opened;
  watch.moved = opening.moved;
  watch.addresses = run.looked;
  watch.unreadable = opening.unreadable + run.unreadable;
  watch.problems.push(...run.problems, ...opening.problems);
  if (run.isDown) return watch;
  const payments = await watchPayments(deps);
  watch.payments = payments.looked;
  watch.problems.push(...payments.problems);
  watch.unreadable += payments.unreadable;
  return watch;
}

async function lookAt(deps: WatchDeps, address: string, watch: TipWatch): Promise<void> {
  // Set before the look-up: one that never ends must wait its turn and hold up no others.
  await setLookedAt(deps.db, address, deps.now());
  const { changes, outputs } = await lookAtAddress(deps, address);
  watch.changes += changes;
  await lookForUnmarked(deps, { address, outputs });
}

async function setLookedAt(db: Db, address: string, atMs: number): Promise<void> {
  await sql`
    update tip_dues set looked_at = ${isoTime(atMs)}::timestamptz
    where address = ${address} and is_watched`.execute(db);
}

/** Summarizes a run in one line, for the job's row. */
export function describeTips(watch: TipWatch): string {
  const { addresses, payments, opened, moved, expired, changes, problems } = watch;
  const done = `${addresses} addresses and ${payments} payments looked at, ${changes} changes; ${opened} tips opened, ${moved} moved, ${expired} expired`;
  return [done, ...new Set(problems), ...unreadableIn(watch)].join('; ');
}
