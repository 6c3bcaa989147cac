import type { JobName } from '#rules/jobs.ts';
import { PAID_CONFIRMATIONS } from '#rules/weeks/payouts.ts';
import { distributionMs, type WeekName, weekEndMs, weekOf } from '#rules/weeks/week.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { setDemoClock } from '#server/services/demo/clock.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import type { DemoChain } from './chain/chain.ts';

/** By then a block is old enough for the payment to start, and the week is surely over. */
const AFTER_MS = 60_000;

export type TimeTravel = {
  db: Db;
  config: Config;
  chain: DemoChain;
  /** How far the demo's clock is ahead of the real one, in ms. */
  clock: { aheadMs: number };
  now: () => number;
  runJob: (job: JobName) => Promise<string>;
};

/**
 * Advances to the end of the week: the community acts as it would have until Sunday, the clock moves to Monday 00:01 UTC, and
 * the jobs close the week and pay it, with as many blocks as that takes. Returns the week.
 */
export async function goToNextSunday(travel: TimeTravel): Promise<WeekName> {
  const { db, config, chain, clock, now, runJob } = travel;
  const week = weekOf(now());
  await fillDemo(db, { ...config, nowMs: weekEndMs(week) - 1 });
  const byMs = Math.max(0, distributionMs(week) + AFTER_MS - now());
  await setDemoClock(db, { aheadMs: clock.aheadMs + byMs, byMs });
  clock.aheadMs += byMs;
  await runJob('hunts');
  await runJob('weekly-snapshot');
  chain.mine();
  await runJob('weekly-distribution');
  chain.mine(PAID_CONFIRMATIONS);
  await runJob('weekly-distribution');
  return week;
}
