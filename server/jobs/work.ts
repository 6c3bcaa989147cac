import { formatAmount } from '#rules/amounts.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/wallet.ts';
import { requireSameClock } from '#server/services/clock.ts';
import { describeRun, readOwed, runDistribution } from '#server/services/distribution.ts';
import { pruneSessions } from '#server/services/sessions.ts';
import { closePastWeeks } from '#server/services/weeks.ts';
import type { JobWork } from './job-engine.ts';

export type WorkDeps = {
  db: Db;
  /** Null where nothing is paid out. */
  wallet: Wallet | null;
  config: Pick<Config, 'poolUnits' | 'thresholdHundredths' | 'walletNetwork'>;
  now: () => number;
};

/** What each job does. All are safe to run again at any time, and by several servers at once. */
export function jobWork({ db, wallet, config, now }: WorkDeps): JobWork {
  return {
    'weekly-snapshot': async () => {
      await requireSameClock(db, now());
      const closed = await closePastWeeks(db, { ...config, nowMs: now() });
      if (closed.length === 0) return 'no week is over';
      return `closed ${closed.map(({ week, recipients }) => `${week} (${recipients} shares)`).join(', ')}`;
    },
    'weekly-distribution': async () => {
      if (wallet === null) {
        const { shares, units } = await readOwed(db);
        return `wallet not configured; ${shares} shares owed, ${formatAmount(units)}`;
      }
      await requireSameClock(db, now());
      const network = config.walletNetwork;
      const run = await runDistribution(db, wallet, { nowMs: now(), network });
      // What stands in the way of money is a failure, so that somebody looks.
      if (run.problems.length > 0) throw new Error(describeRun(run));
      return describeRun(run);
    },
    'clean-up': async () => {
      await pruneSessions(db, now());
      return 'expired sessions removed';
    },
  };
}
