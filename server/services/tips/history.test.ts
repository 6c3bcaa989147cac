import { expect, it } from 'vitest';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '#server/fakes/node/chain.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { Crash, dying } from '#server/testing/db/dying.ts';
import { byChance } from '#server/testing/events.ts';
import { sized } from '#server/testing/run/scope.ts';
import { openHistory } from '#server/testing/tips/history.ts';
import { runTask, type Task } from '#server/testing/tips/tasks.ts';
import { TIPS_NOW_MS } from '#server/testing/tips/tippers.ts';

const STEPS = sized(60, 30);
const NONE = {
  unpaidButCounted: 0,
  paidButNotCounted: 0,
  paidTwice: 0,
  wrongTotals: 0,
  openPayments: 0,
  ledgerDifferences: 0,
};

describeOnPostgres('random lives of tips', (database) => {
  it('end with a ledger that says what the chain says', { timeout: 120_000 }, () =>
    byChance(async (random) => {
      const { db } = database();
      let nowMs = () => TIPS_NOW_MS;
      const chain = createTestChain('test', () => nowMs());
      const index = createIndexOfChain(chain);
      const history = await openHistory(db, { chain, index, random });
      nowMs = history.people.now;
      const deps = { db, chain: index, now: history.people.now };
      index.fault = () =>
        random.below(12) === 0 ? random.pick(['breaks_before', 'breaks_after']) : null;
      // Repeated until it is done, and sometimes once more, on two servers at a time.
      const run = async (task: Task) => {
        for (let tries = 0; tries < 3; tries += 1) {
          const server = { ...deps, db: random.below(2) === 0 ? dying(db, random, 25) : db };
          try {
            await Promise.all([runTask(server, task), runTask(deps, task)]);
            if (random.below(3) > 0) return;
          } catch (error) {
            if (!(error instanceof Crash)) throw error;
          }
        }
        await runTask(deps, task);
      };
      for (let step = 0; step < STEPS; step += 1) {
        const task = await history.step();
        if (task !== null) await run(task);
      }
      index.fault = () => null;
      await history.settle(() => runTask(deps, { kind: 'watch' }));
      expect(await history.findFaults()).toEqual(NONE);
    }),
  );
});
