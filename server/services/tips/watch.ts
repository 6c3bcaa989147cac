import { sql } from 'kysely';
import { BLOCK_TIME_SLACK_MS } from '#rules/apps/payment-requests.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { JOBS } from '#rules/jobs.ts';
import { isoTime } from '#rules/times.ts';
import { FRESH_FOR_MS, LOOK_EVERY_MS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex, ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import {
  lookAtEach,
  UNREADABLE_PAUSE_MS,
  unreadableIn,
} from '#server/services/outside/look-at-each.ts';
import { nextReading } from '#server/services/outside/reading-order.ts';
import { expireTips } from './end-tip.ts';
import { openWaitingTips } from './make-tip.ts';
import { watchPayments } from './payments.ts';
import { settleTips } from './settle.ts';

/** The most addresses per run; the next one continues with those that are most overdue. */
const MOST_ADDRESSES = 60;

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
  /** Addresses and payments that cannot be read, while the index answers. */
  unreadable: number;
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
    unreadable: 0,
  };
  const waiting = { payeeId: null, network, nowMs: now() };
  watch.opened = await db.transaction().execute((tx) => openWaitingTips(tx, waiting));
  watch.expired = await db.transaction().execute((tx) => expireTips(tx, now()));
  const run = await lookAtEach(await findDue(db, now()), {
    chain,
    look: (due) => lookAt({ db, chain, now }, due, watch),
    putOff: ({ address }) => setLookedAt(db, address, now() + UNREADABLE_PAUSE_MS),
  });
  watch.addresses = run.looked;
  watch.problems.push(...run.problems);
  watch.unreadable += run.unreadable;
  if (run.isDown) return watch;
  const payments = await watchPayments(deps);
  watch.payments = payments.looked;
  watch.problems.push(...payments.problems);
  watch.unreadable += payments.unreadable;
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
  // Before the look-up: one that never ends must wait its turn and hold up no others.
  await setLookedAt(deps.db, due.address, deps.now());
  watch.changes += await lookAtAddress(deps, due);
}

async function setLookedAt(db: Db, address: string, atMs: number): Promise<void> {
  await sql`
    update tips set looked_at = ${isoTime(atMs)}::timestamptz
    where address = ${address} and is_watched`.execute(db);
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
  const dues = await readDues(db, address);
  const wants = ({ units }: ReceivedOutput) => dues.has(units);
  const outputs = await chain.readReceived(address, { sinceMs, wants });
  const news = await settleTips(db, { address, outputs, height, reading, nowMs: now() });
  return news.length;
}

/** The amounts that count at an address: anybody can pay it others, as often as they like. */
async function readDues(db: Db, address: string): Promise<Set<bigint>> {
  const { rows } = await sql<{ due: bigint }>`
    select distinct due from tips where address = ${address} and due is not null`.execute(db);
  return new Set(rows.map(({ due }) => BigInt(due)));
}

/** Summarizes a run in one line, for the job's row. */
export function describeTips(watch: TipWatch): string {
  const { addresses, payments, opened, expired, changes, problems } = watch;
  const done = `${addresses} addresses and ${payments} payments looked at, ${changes} changes; ${opened} tips opened, ${expired} expired`;
  return [done, ...new Set(problems), ...unreadableIn(watch)].join('; ');
}
