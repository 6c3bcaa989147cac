import { sql } from 'kysely';
import { BLOCK_TIME_SLACK_MS } from '#rules/apps/payment-requests.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { JOBS } from '#rules/jobs.ts';
import { isoTime } from '#rules/times.ts';
import { FRESH_FOR_MS, LOOK_EVERY_MS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { nextReading } from '#server/services/outside/reading-order.ts';
import { expireTips } from './end-tip.ts';
import { openWaitingTips } from './make-tip.ts';
import { watchPayments } from './payments.ts';
import { settleTips } from './settle.ts';

/** The most addresses per run; the next one continues with those that are most overdue. */
const MOST_ADDRESSES = 60;
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
  expired: number;
  /** Changes found on the chain. */
  changes: number;
  problems: string[];
};

type WatchDeps = { db: Db; chain: ChainIndex; network: CoinNetwork; now: () => number };

/**
 * Opens tips whose payee has an address by now, ends those that nobody paid, and asks the chain about all others that are due
 * to be looked at. Any number of servers may run this at any time.
 */
export async function watchTips(deps: WatchDeps): Promise<TipWatch> {
  const { db, chain, network, now } = deps;
  const watch: TipWatch = {
    addresses: 0,
    payments: 0,
    opened: 0,
    expired: 0,
    changes: 0,
    problems: [],
  };
  const waiting = { payeeId: null, network, nowMs: now() };
  watch.opened = await db.transaction().execute((tx) => openWaitingTips(tx, waiting));
  watch.expired = await db.transaction().execute((tx) => expireTips(tx, now()));
  const due = await findDue(db, now());
  while (due.length > 0 && watch.problems.length < MOST_PROBLEMS) {
    const together = due.splice(0, AT_ONCE);
    await Promise.all(together.map((each) => lookAt({ db, chain, now }, each, watch)));
  }
  const mostProblems = MOST_PROBLEMS - watch.problems.length;
  if (mostProblems <= 0) return watch;
  const { payments, problems } = await watchPayments(deps, { mostProblems });
  watch.payments = payments;
  watch.problems.push(...problems);
  return watch;
}

type DueAddress = { address: string; since: Date; is_booked: boolean };

/** The addresses that would be overdue at the next run, most overdue first. */
async function findDue(db: Db, nowMs: number): Promise<DueAddress[]> {
  const slackMs = JOBS.tips.everyMs;
  const every = sql`(case when max(opened_at) > ${isoTime(nowMs - FRESH_FOR_MS)}::timestamptz
    then ${LOOK_EVERY_MS.fresh - slackMs}::int else ${LOOK_EVERY_MS.older - slackMs}::int end) * interval '1 ms'`;
  const { rows } = await sql<DueAddress>`
    select * from (
      select address, min(opened_at) as since, bool_or(booked_txid is not null) as is_booked,
        coalesce(min(coalesce(looked_at, '-infinity')) + ${every}, '-infinity') as due_at
      from tips where is_watched group by address) each
    where due_at <= ${isoTime(nowMs)}::timestamptz
    order by due_at, address limit ${sql.lit(MOST_ADDRESSES)}`.execute(db);
  return rows;
}

async function lookAt(
  deps: Omit<WatchDeps, 'network'>,
  due: DueAddress,
  watch: TipWatch,
): Promise<void> {
  try {
    // Before the look-up: one that always fails must wait its turn and hold up no others.
    await sql`
      update tips set looked_at = ${isoTime(deps.now())}::timestamptz
      where address = ${due.address} and is_watched`.execute(deps.db);
    watch.changes += await lookAtAddress(deps, due);
    watch.addresses += 1;
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    watch.problems.push(error.message);
  }
}

/**
 * Asks the chain about one address, and brings its tips to what it says. Returns how much has changed. Throws
 * `ChainUnreachable`.
 */
export async function lookAtAddress(
  { db, chain, now }: Omit<WatchDeps, 'network'>,
  { address, since, is_booked }: Omit<DueAddress, 'due_at'>,
): Promise<number> {
  const reading = await nextReading(db);
  // Before the outputs: no block counts against a payment that it may hold.
  const height = is_booked ? await chain.readHeight() : null;
  const sinceMs = since.getTime() - BLOCK_TIME_SLACK_MS;
  const outputs = await chain.readReceived(address, { sinceMs });
  const news = await settleTips(db, { address, outputs, height, reading, nowMs: now() });
  return news.length;
}

/** Summarizes a run in one line, for the job's row. */
export function describeTips(watch: TipWatch): string {
  const { addresses, payments, opened, expired, changes, problems } = watch;
  const done = `${addresses} addresses and ${payments} payments looked at, ${changes} changes; ${opened} tips opened, ${expired} expired`;
  return [done, ...new Set(problems)].join('; ');
}
