import { expect, it } from 'vitest';
import { CLASSIC } from '#rules/policies/policy.ts';
import { nextWeek, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { createHealth } from '#server/services/operations/health.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { findingOf } from '#server/testing/findings.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import {
  beginWeeks,
  closeWith,
  TENTH,
  WEEK,
  walletOf,
} from '#server/testing/wallet/balance-pool.ts';
import { checkWork } from './work.ts';

const DAY_MS = 86_400_000;
const NEXT = nextWeek(WEEK);

describeOnPostgres('a pool that is a part of a balance, to doctor and monitor', (database) => {
  const look = async ({ nowMs = weekStartMs(WEEK) + 1000, hasWallet = true } = {}) => {
    const { db } = database();
    const readWallet = hasWallet ? () => Promise.reject(new Error('unused')) : null;
    const health = createHealth({
      db,
      now: () => nowMs,
      readWallet,
      readPrice: null,
      makesBackups: false,
      hasFixedPrice: async () => true,
    });
    const findings = await checkWork(db, {
      nowMs,
      runs: { isRunning: true, jobs: true, makesBackups: false },
      secretIds: [TEST_SECRETS.currentId],
      hasWallet,
    });
    const found = findings.some(({ check }) => check === 'pool') && findingOf(findings, 'pool');
    return { found, shown: (await health.read()).health.pool };
  };

  it('is no concern with a fixed pool', async () => {
    expect(await look()).toEqual({ found: false, shown: undefined });
    await beginWeeks(database().db, CLASSIC);
    expect(await look({ hasWallet: false })).toEqual({ found: false, shown: undefined });
  });

  it.each([true, false])('has no wallet, in force or to come (%s)', async (isToCome) => {
    const { db } = database();
    await beginWeeks(db, isToCome ? CLASSIC : TENTH);
    const nowMs = weekStartMs(WEEK) + 1000;
    if (isToCome) await setPolicy(db, { policy: TENTH, fromWeek: NEXT, nowMs, actor: 'operator' });
    expect(await look({ hasWallet: false })).toEqual({
      found: expect.objectContaining({
        state: 'fault',
        says: expect.stringContaining('no wallet is configured'),
        remedy: expect.stringContaining('WALLET_RPC_URL'),
      }),
      shown: { status: 'failing', state: 'no_wallet', week: null },
    });
  });

  it('is not read yet, waits, is not read in time, and is read', async () => {
    const { db } = database();
    await beginWeeks(db);
    expect(await look()).toEqual({
      found: expect.objectContaining({ state: 'ok' }),
      shown: { status: 'ok', state: 'not_yet', week: null },
    });
    await expect(closeWith(db, null)).rejects.toThrow(/waits/);
    const nowMs = weekEndMs(WEEK) + DAY_MS;
    const limit = new Date(nowMs).toISOString();
    expect(await look({ nowMs })).toEqual({
      found: expect.objectContaining({
        state: 'fault',
        says: `The week of ${WEEK} waits for the balance of the pool's wallet: no wallet is configured (WALLET_RPC_URL).`,
        remedy: expect.stringContaining(limit),
      }),
      shown: { status: 'failing', state: 'waits', week: WEEK },
    });
    await closeWith(db, null, { laterMs: DAY_MS });
    expect(await look({ nowMs })).toEqual({
      found: expect.objectContaining({
        state: 'warning',
        says: `The balance of the week of ${WEEK} could not be read and counted as 0: no wallet is configured (WALLET_RPC_URL).`,
        remedy: expect.stringContaining(`reopen-week`),
      }),
      shown: { status: 'warning', state: 'unread', week: WEEK },
    });
  });

  it('is read', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    expect(await look({ nowMs: weekStartMs(NEXT) + 1000 })).toEqual({
      found: expect.objectContaining({
        state: 'ok',
        says: `The balance was read for the week of ${WEEK}.`,
      }),
      shown: { status: 'ok', state: 'read', week: WEEK },
    });
  });
});
