import { sql } from 'kysely';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { findDueAddresses } from './dues.ts';
import { expireTips } from './end-tip.ts';
import { lookAtAddress } from './look-at-address.ts';
import { openTips } from './open-tips.ts';
import { adoptTips } from './opening.ts';
import { linkPayees } from './payees.ts';
import { watchPayments } from './payments.ts';
import { lookForUnmarked, pruneQuestions } from './unmarked.ts';

/** Asked at the same time. */
const AT_ONCE = 4;
/** A run ends after this many failures. */
const MOST_PROBLEMS = 3;

/** What a run did, and its problems. */
export type TipWatch = {
  addresses: number;
  /** Payments from the wallet page that were looked at. */
  payments: number;
  opened: number;
  /** To another address of their payee. */
  moved: number;
  expired: number;
  /** Changes found on the chain. */
  changes: number;
  problems: string[];
};

type WatchDeps = { db: Db; chain: ChainIndex; network: CoinNetwork; now: () => number };

/**
 * Opens tips whose payee has an address by now, moves those whose payee has another one, ends those that nobody paid, and asks the chain about all others that are due
 * to be looked at. Any number of servers may run this at any time.
 */
export async function watchTips(deps: WatchDeps): Promise<TipWatch> {
  const { db, now } = deps;
  const watch: TipWatch = {
    addresses: 0,
    payments: 0,
    opened: 0,
    moved: 0,
    expired: 0,
    changes: 0,
    problems: [],
  };
  watch.expired = await db.transaction().execute((tx) => expireTips(tx, now()));
  await linkPayees(db);
  await adoptTips(db);
  await pruneQuestions(db, now());
  const opening = await openTips(deps);
  watch.opened = opening.opened;
  watch.moved = opening.moved;
  const due = await findDueAddresses(db, now());
  while (due.length > 0 && watch.problems.length < MOST_PROBLEMS) {
    const together = due.splice(0, AT_ONCE);
    await Promise.all(together.map((each) => lookAt(deps, each, watch)));
  }
  const mostProblems = MOST_PROBLEMS - watch.problems.length;
  // Not counted with the others: what cannot be opened holds up no payment.
  watch.problems.push(...opening.problems);
  if (mostProblems <= 0) return watch;
  const { payments, problems } = await watchPayments(deps, { mostProblems });
  watch.payments = payments;
  watch.problems.push(...problems);
  return watch;
}

async function lookAt(deps: WatchDeps, address: string, watch: TipWatch): Promise<void> {
  try {
    // Before the look-up: one that always fails must wait its turn and hold up no others.
    await sql`
      update tip_dues set looked_at = ${isoTime(deps.now())}::timestamptz
      where address = ${address} and is_watched`.execute(deps.db);
    const { changes, outputs } = await lookAtAddress(deps, address);
    watch.changes += changes;
    watch.addresses += 1;
    await lookForUnmarked(deps, { address, outputs });
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    watch.problems.push(error.message);
  }
}

/** Summarizes a run in one line, for the job's row. */
export function describeTips(watch: TipWatch): string {
  const { addresses, payments, opened, moved, expired, changes, problems } = watch;
  const done = `${addresses} addresses and ${payments} payments looked at, ${changes} changes; ${opened} tips opened, ${moved} moved, ${expired} expired`;
  return [done, ...new Set(problems)].join('; ');
}
