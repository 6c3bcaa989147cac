import { expect, it } from 'vitest';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { createFakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import { TelegramBusy, TelegramNoAnswer } from '#server/gateways/telegram/telegram.ts';
import { createHealth, type WalletHealth } from '#server/services/operations/health.ts';
import { runJob } from '#server/services/operations/jobs.ts';
import { readUptime } from '#server/services/operations/uptime.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createOutageNotes, writeUptime } from './uptime-work.ts';

const MINUTE_MS = 60_000;

it('the minutes of an outage are noted once each, and no more than a week of them', () => {
  let nowMs = 0;
  const notes = createOutageNotes(() => nowMs);
  for (; nowMs < 10 * MINUTE_MS; nowMs += 5000) notes.note();
  expect(notes.minutes()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (; nowMs < 8 * 24 * 60 * MINUTE_MS; nowMs += MINUTE_MS) notes.note();
  expect(notes.minutes()).toHaveLength(7 * 24 * 60);
  expect(notes.minutes().at(-1)).toBe(8 * 24 * 60 - 1);
  notes.clear(notes.minutes());
  expect(notes.minutes()).toEqual([]);
});

describeOnPostgres('what the uptime job writes', (database) => {
  const FINE: WalletHealth = { height: 1, tipTimeMs: 0, isSyncing: false, balanceUnits: 1n };

  async function write(
    options: Partial<Parameters<typeof writeUptime>[0]> = {},
    readWallet: (() => Promise<WalletHealth>) | null = null,
  ) {
    const { db } = database();
    const now = () => Date.now();
    const health = createHealth({
      db,
      now,
      readWallet,
      readPrice: null,
      makesBackups: false,
      hasFixedPrice: async () => false,
    });
    const outages = createOutageNotes(now);
    await writeUptime({ db, health, telegram: null, chainIndex: null, outages, ...options });
    const { parts } = await readUptime(db, { nowMs: now() });
    return Object.fromEntries(
      parts.map(({ part, days: [day] }) => [
        part,
        day?.up === 1 ? 'up' : day?.degraded === 1 ? 'degraded' : day?.down === 1 ? 'down' : '?',
      ]),
    );
  }
  const OURS = { site: 'up', database: 'up', jobs: 'up' };

  it('keeps the minutes of an outage that are noted while it writes', async () => {
    const notes = createOutageNotes(() => nowMs);
    let nowMs = 0;
    notes.note();
    const outages = {
      ...notes,
      minutes() {
        const noted = notes.minutes();
        queueMicrotask(() => {
          nowMs = MINUTE_MS;
          notes.note();
        });
        return noted;
      },
    };
    await write({ outages });
    expect(notes.minutes()).toEqual([1]);
  });

  it('leaves out what is not configured', async () => {
    expect(await write()).toEqual(OURS);
  });

  it('records the parts that answer', async () => {
    const { db } = database();
    const now = () => Date.now();
    await runJob(db, { name: 'weekly-distribution', now, work: async () => 'done' });
    const readWallet = async () => ({ ...FINE, tipTimeMs: Date.now() });
    const telegram = createFakeTelegramBot();
    const chainIndex = createFakeChainIndex();
    expect(await write({ telegram, chainIndex }, readWallet)).toEqual({
      ...OURS,
      telegram: 'up',
      wallet: 'up',
      payouts: 'up',
      chain_index: 'up',
    });
  });

  it('records the parts that do not', async () => {
    const { db } = database();
    const now = () => Date.now();
    const fail = () => Promise.reject(new Error('no coins'));
    await runJob(db, { name: 'weekly-distribution', now, work: fail }).catch(() => undefined);
    const telegram = createFakeTelegramBot();
    telegram.check = () => Promise.reject(new TelegramNoAnswer('away'));
    const chainIndex = createFakeChainIndex();
    chainIndex.isDown = true;
    expect(await write({ telegram, chainIndex }, async () => FINE)).toEqual({
      site: 'up',
      database: 'up',
      jobs: 'down',
      telegram: 'down',
      wallet: 'degraded',
      payouts: 'down',
      chain_index: 'down',
    });
  });

  it('takes a bot that is asked too often for one that answers', async () => {
    const telegram = createFakeTelegramBot();
    telegram.check = () => Promise.reject(new TelegramBusy(1000));
    expect(await write({ telegram })).toEqual({ ...OURS, telegram: 'up' });
  });
});
