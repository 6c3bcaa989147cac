import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShareStatus } from '#contract/site/weeks.ts';
import { JOBS, jobNames } from '#rules/jobs.ts';
import { BACKUP_OLD_MS } from '#rules/operations/backups.ts';
import { PRICE_OLD_MS } from '#rules/operations/price.ts';
import { recordBackup } from '#server/services/backups/made-backups.ts';
import { raiseFence } from '#server/services/payouts/fence/fence.ts';
import { writeOutlook } from '#server/services/payouts/outlook.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { noteUpdateConflict } from '#server/services/telegram/update-conflict.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { writeShares } from '#server/testing/wallet/payouts.ts';
import {
  createHealth,
  type HealthSources,
  TIP_OLD_MS,
  WALLET_FRESH_MS,
  type WalletHealth,
} from './health.ts';
import { runJob } from './jobs.ts';

const START_MS = Date.parse('2026-03-04T12:00:00Z');
const MINUTE_MS = 60_000;
const FIXED_PRICE: Partial<HealthSources> = { hasFixedPrice: async () => true };

describeOnPostgres('health', (database) => {
  let clock: { nowMs: number };
  const now = () => clock.nowMs;
  const wallet: WalletHealth = {
    height: 1234,
    tipTimeMs: START_MS,
    isSyncing: false,
    balanceUnits: 500n,
  };
  const open = (sources: Partial<HealthSources> = {}) =>
    createHealth({
      db: database().db,
      now,
      readWallet: null,
      readPrice: null,
      makesBackups: false,
      hasFixedPrice: async () => false,
      ...sources,
    });
  const run = (work: () => Promise<string>, name = jobNames()[0] ?? 'clean-up') =>
    runJob(database().db, { name, now, work }).catch(() => undefined);
  const runAll = () => Promise.all(jobNames().map((name) => run(async () => 'done', name)));
  const fail = async () => {
    throw new Error('no disk');
  };

  beforeEach(() => {
    clock = { nowMs: START_MS };
    // A database that answers at once, even if the machine of the test is slow: beyond 250 ms it counts as slow.
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('of a new system is good, though no job has run yet', async () => {
    const { health } = await open().read();
    expect(health).toEqual({
      healthy: true,
      checkedAt: '2026-03-04T12:00:00.000Z',
      database: { status: 'ok', latencyMs: 0, problem: null, checking: false },
      board: { status: 'ok', loading: false },
      jobs: {
        status: 'ok',
        list: jobNames().map((name) => ({
          name,
          late: false,
          failed: false,
          lastRunAt: null,
          lastSuccessAt: null,
          lastDurationMs: null,
        })),
      },
      clock: { status: 'ok', problem: null },
      updates: { status: 'off', problem: null },
      wallet: {
        configured: false,
        status: 'off',
        reachable: null,
        syncing: null,
        height: null,
        tipAt: null,
        coversOwed: null,
        paymentsStopped: false,
      },
      chain: {
        configured: false,
        status: 'off',
        height: null,
        sourceHeight: null,
        readAt: null,
        halted: null,
      },
      price: { configured: false, status: 'off', takenAt: null, ageSeconds: null },
      backup: { configured: false, status: 'off', newestAt: null, ageSeconds: null },
      witnesses: { status: 'off', size: null, cosignedAt: null, names: [] },
    });
  });

  it('knows the age of the newest backup, and warns of one that is missing or old', async () => {
    const { db } = database();
    const backup = async () => (await open({ makesBackups: true }).read()).health.backup;
    expect(await backup()).toMatchObject({ configured: true, status: 'warning', newestAt: null });
    await recordBackup(db, {
      file: '/backups/a.age',
      bytes: 1,
      madeAtMs: clock.nowMs,
      tookMs: 5,
      engine: 'postgres',
      schemaVersion: '0036-backups.sql',
    });
    clock.nowMs += BACKUP_OLD_MS;
    expect(await backup()).toMatchObject({ status: 'ok', ageSeconds: BACKUP_OLD_MS / 1000 });
    clock.nowMs += 1;
    expect(await backup()).toMatchObject({ status: 'warning' });
  });

  it('says how far the chain is read, and that it is halted', async () => {
    const { db } = database();
    const chain = async () => {
      clock.nowMs += 60_000;
      return (await open({ followsChain: true }).read()).health.chain;
    };
    const unread = { configured: true, status: 'unknown', height: null };
    expect(await chain()).toMatchObject({ ...unread, halted: false });
    // Nobody can know whether it is halted.
    await sql`alter table chain_state rename to gone`.execute(db);
    expect(await chain()).toMatchObject({ ...unread, halted: null });
    await sql`alter table gone rename to chain_state`.execute(db);
    const readAt = new Date(clock.nowMs).toISOString();
    await sql`
      insert into chain_state (source_height, current_at, mempool) values (900, ${readAt}::timestamptz, 'complete')`.execute(
      db,
    );
    await sql`insert into chain_blocks (height, hash, time, txids) values (897, 'a', now(), '{}')`.execute(
      db,
    );
    expect(await chain()).toMatchObject({ status: 'ok', height: 897, sourceHeight: 900, readAt });
    await sql`update chain_state set source_height = 901`.execute(db);
    expect(await chain()).toMatchObject({ status: 'warning', sourceHeight: 901 });
    await sql`update chain_state set source_height = 897`.execute(db);
    for (let minute = 0; minute < 5; minute += 1) await chain();
    expect(await chain()).toMatchObject({ status: 'warning' });
    await sql`update chain_state set halted = 'why'`.execute(db);
    expect(await chain()).toMatchObject({ status: 'failing', halted: true });
  });

  it('says what keeps the updates of the bot away, where they are polled', async () => {
    const { db } = database();
    const updates = async () => (await open({ pollsUpdates: true }).read()).health.updates;
    expect(await updates()).toEqual({ status: 'ok', problem: null });
    await noteUpdateConflict(db, 'webhook');
    await noteUpdateConflict(db, 'other_reader');
    expect(await updates()).toEqual({ status: 'failing', problem: 'other_reader' });
    expect((await open().read()).health).toMatchObject({
      healthy: true,
      updates: { status: 'off' },
    });
    await noteUpdateConflict(db, null);
    expect(await updates()).toMatchObject({ status: 'ok' });
  });

  it('says why a clock is not trusted', async () => {
    const problem = 'the clock of a server jumped ahead by 9 days';
    await sql`
      insert into settings (key, value) values ('clock', ${JSON.stringify({ doubt: problem })}::jsonb)`.execute(
      database().db,
    );
    expect((await open().read()).health).toMatchObject({
      healthy: false,
      clock: { status: 'failing', problem },
    });
  });

  it.each([
    ['weekly-snapshot', 5],
    ['weekly-distribution', 5],
    ['broadcast', 5],
    ['invoices', 5],
    ['plan-notices', 15],
    ['price', 15],
    ['uptime', 5],
    ['alerts', 5],
    ['app-messages', 5],
    ['payment-requests', 5],
    ['tips', 5],
    ['escrows', 5],
    ['backup', 180],
    ['clean-up', 180],
  ] as const)('calls %s late after %i minutes without a success', async (name, minutes) => {
    const isLate = async (health: ReturnType<typeof open>) =>
      (await health.read()).health.jobs.list.find((job) => job.name === name)?.late;
    expect(JOBS[name].lateAfterMs).toBe(minutes * MINUTE_MS);
    // If it never ran: by the server's uptime.
    const first = open();
    clock.nowMs += minutes * MINUTE_MS;
    expect(await isLate(first)).toBe(false);
    clock.nowMs += 1001;
    expect(await isLate(first)).toBe(true);
    expect((await first.read()).health).toMatchObject({
      healthy: false,
      jobs: { status: 'failing' },
    });
    // If it ran and then stopped: by its last success.
    await runAll();
    clock.nowMs += 1001;
    expect(await isLate(first)).toBe(false);
    expect((await first.read()).health.healthy).toBe(true);
    clock.nowMs += minutes * MINUTE_MS;
    expect(await isLate(first)).toBe(true);
    // A server that starts now allows the job's usual time, and no more.
    const second = open();
    expect(await isLate(second)).toBe(false);
    clock.nowMs += minutes * MINUTE_MS + 1;
    expect(await isLate(second)).toBe(true);
  });

  it('is bad from a job’s failure to its next success, and says how long it took', async () => {
    const health = open();
    await runAll();
    await run(async () => {
      clock.nowMs += 1500;
      throw new Error('no disk');
    });
    expect((await health.read()).health).toMatchObject({
      healthy: false,
      jobs: {
        status: 'failing',
        list: [
          {
            failed: true,
            late: false,
            lastRunAt: '2026-03-04T12:00:00.000Z',
            lastSuccessAt: '2026-03-04T12:00:00.000Z',
            lastDurationMs: 1500,
          },
          ...Array.from({ length: jobNames().length - 1 }, () => ({ failed: false })),
        ],
      },
    });
    await run(async () => 'done');
    clock.nowMs += 1000;
    expect((await health.read()).health).toMatchObject({ healthy: true, jobs: { status: 'ok' } });
  });

  it('does not tell why a job failed', async () => {
    await run(fail);
    expect(JSON.stringify((await open().read()).health)).not.toContain('no disk');
  });

  it.each<[string, Partial<WalletHealth>, string]>([
    ['is ok', {}, 'ok'],
    ['holds exactly what is to be paid now', { balanceUnits: 500n }, 'ok'],
    ['holds one unit less', { balanceUnits: 499n }, 'warning'],
    ['is catching up', { isSyncing: true }, 'warning'],
    ['stands on a block that is just not too old', { tipTimeMs: START_MS - TIP_OLD_MS }, 'ok'],
    ['stands on an older one', { tipTimeMs: START_MS - TIP_OLD_MS - 1 }, 'warning'],
  ])('of a wallet that %s', async (_, change, status) => {
    // Much is owed that no run can pay now, because addresses are missing.
    await owe(['owed', 9000n], ['held', 100n], ['failed', 100n], ['paying', 200n], ['paid', 900n]);
    await writeOutlook(database().db, { neededUnits: 500n, nowMs: START_MS });
    const state = { ...wallet, ...change };
    const { health } = await open({ readWallet: async () => state }).read();
    expect(health).toMatchObject({
      healthy: true,
      wallet: {
        configured: true,
        status,
        reachable: true,
        syncing: state.isSyncing,
        height: 1234,
        tipAt: new Date(state.tipTimeMs).toISOString(),
        coversOwed: state.balanceUnits >= 500n,
        paymentsStopped: false,
      },
    });
    expect(JSON.stringify(health)).not.toContain('balance');
  });

  it('is bad while payouts are stopped', async () => {
    await raiseFence(database().db, { reason: 'a backup was restored', atMs: START_MS });
    const { health } = await open({ readWallet: async () => wallet }).read();
    expect(health).toMatchObject({
      healthy: false,
      wallet: { status: 'failing', reachable: true, paymentsStopped: true },
    });
  });

  it('is bad while a configured wallet does not answer', async () => {
    const readWallet = vi
      .fn()
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValue(wallet);
    const health = open({ readWallet });
    expect((await health.read()).health).toMatchObject({
      healthy: false,
      wallet: { configured: true, status: 'failing', reachable: false, height: null },
    });
    clock.nowMs += WALLET_FRESH_MS;
    expect((await health.read()).health).toMatchObject({
      healthy: true,
      wallet: { reachable: true },
    });
  });

  it('does not wait for a slow wallet, and calls it neither good nor bad', async () => {
    let answer: (state: WalletHealth) => void = () => {};
    const readWallet = () => new Promise<WalletHealth>((resolve) => (answer = resolve));
    const health = open({ readWallet });
    expect((await health.read()).health).toMatchObject({
      healthy: true,
      wallet: { configured: true, status: 'unknown', reachable: null },
    });
    answer(wallet);
    clock.nowMs += 1000;
    expect((await health.read()).health.wallet).toMatchObject({ status: 'ok', reachable: true });
  });

  it('asks the wallet once in ten seconds, however many callers there are', async () => {
    const readWallet = vi.fn().mockResolvedValue(wallet);
    const health = open({ readWallet });
    for (let second = 0; second < 10; second++) {
      await Promise.all([health.read(), health.read(), health.readWalletFigures()]);
      clock.nowMs += 1000;
    }
    expect(readWallet).toHaveBeenCalledTimes(1);
    await health.read();
    expect(readWallet).toHaveBeenCalledTimes(2);
  });

  it('does not say whether a wallet covers shares that no recent run has looked at', async () => {
    const look = async () =>
      (await open({ readWallet: async () => wallet }).read()).health.wallet.coversOwed;
    await owe(['owed', 9000n]);
    expect(await look()).toBeNull();
    await writeOutlook(database().db, { neededUnits: 9000n, nowMs: START_MS });
    expect(await look()).toBe(false);
    await writeOutlook(database().db, { neededUnits: null, nowMs: START_MS });
    expect(await look()).toBeNull();
    await writeOutlook(database().db, { neededUnits: 9000n, nowMs: START_MS - 900_000 });
    expect(await look()).toBeNull();
  });

  it('returns the wallet’s figures separately', async () => {
    await owe(['owed', 150_000_000n]);
    expect(await open().readWalletFigures()).toEqual({ balance: null, owed: '1.5' });
    const health = open({ readWallet: async () => ({ ...wallet, balanceUnits: 250_000_001n }) });
    expect(await health.readWalletFigures()).toEqual({ balance: '2.50000001', owed: '1.5' });
  });

  it.each([
    ['fixed', FIXED_PRICE, { configured: true, status: 'ok', ageSeconds: null }],
    ['heard just now', asked(0), { configured: true, status: 'ok', ageSeconds: 0 }],
    ['not too old', asked(PRICE_OLD_MS), { status: 'ok', ageSeconds: 900 }],
    ['old', asked(PRICE_OLD_MS + 1), { status: 'warning', ageSeconds: 900 }],
    ['not heard yet', { readPrice: async () => ({ takenAtMs: null }) }, { status: 'warning' }],
  ] as const)('of a price that is %s', async (_, sources, price) => {
    const { health } = await open(sources).read();
    expect(health).toMatchObject({ healthy: true, price });
  });

  it('is bad without the database, says so, and reports the other parts as far as it can', async () => {
    const { db } = database();
    await owe(['owed', 1n]);
    const health = open({ readWallet: async () => wallet });
    await sql`alter table migrations rename to gone`.execute(db);
    try {
      expect((await health.read()).health).toMatchObject({
        healthy: false,
        database: { status: 'failing', latencyMs: null, problem: 'no_answer', checking: false },
        jobs: { status: 'unknown', list: [] },
        wallet: { status: 'ok', reachable: true, coversOwed: null },
      });
      await expect(health.requireReady()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(health.readWalletFigures()).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await sql`alter table gone rename to migrations`.execute(db);
    }
    clock.nowMs += 1000;
    expect((await health.read()).health.healthy).toBe(true);
    await health.requireReady();
  });

  it('owes nothing at first', async () => {
    expect(await readOwed(database().db)).toEqual({ shares: 0, units: 0n });
  });

  /** Creates shares, each of another member, in one week. */
  function owe(...shares: (readonly [status: ShareStatus, units: bigint])[]): Promise<void> {
    const written = shares.map(([status, units]) => ({
      week: '2026-03-01',
      units,
      address: null,
      status,
    }));
    return writeShares(database().db, written);
  }
});

function asked(ageMs: number): Partial<HealthSources> {
  return { readPrice: async () => ({ takenAtMs: START_MS - ageMs }) };
}
