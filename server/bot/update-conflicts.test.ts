import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import type { CommunityBot } from '#server/gateways/telegram/telegram.ts';
import { BOT_UPDATE_KINDS } from '#server/gateways/telegram/updates.ts';
import { findUpdateConflict } from '#server/services/telegram/update-conflict.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createUpdateConflicts } from './update-conflicts.ts';
import { startUpdateReader, type UpdateReader } from './update-reader.ts';

const HOUR_MS = 60 * 60_000;
const THEIRS = 'http://127.0.0.1:9/a-secret';
const OURS = 'http://127.0.0.1:9/telegram/webhook';

describeOnPostgres('updates that another program keeps away', (database) => {
  let server: TestTelegramServer;
  let community: CommunityBot;
  let reader: UpdateReader | null = null;
  let clock: { nowMs: number };
  let reports: string[];
  let heard: string[];
  /** Ends the pause after a refusal; null outside of a pause. */
  let wake: (() => void) | null;
  beforeEach(async () => {
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
    community = createCommunityBot({ token: TEST_BOT_TOKEN, apiRoot: server.root });
    clock = { nowMs: 0 };
    reports = [];
    heard = [];
    wake = null;
  });
  afterEach(async () => {
    await reader?.stop();
    await server.close();
  });

  function start(own: CommunityBot | null = community) {
    const report = (_: unknown, what: string) => reports.push(what);
    reader = startUpdateReader({
      db: database().db,
      telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root }),
      botId: '7',
      kinds: BOT_UPDATE_KINDS,
      take: async (update) => {
        if (update.kind === 'message') heard.push(update.message.text);
      },
      conflicts: createUpdateConflicts({
        db: database().db,
        community: own,
        ownWebhook: OURS,
        report,
        monotonicMs: () => clock.nowMs,
      }),
      report,
      pause: (_, signal) =>
        new Promise((resolve) => {
          wake = resolve;
          if (signal.aborted) resolve();
          signal.addEventListener('abort', () => resolve());
        }),
    });
  }
  const set = (url: string) => community.setWebhook({ url, secret: 's', kinds: ['message'] });
  const isSet = async () => (await community.findWebhook()) !== null;
  const refused = () => expect.poll(() => wake).not.toBeNull();
  /** Waits until Telegram has refused, then makes the reader retry. */
  async function tryAgain() {
    await refused();
    const resume = wake;
    wake = null;
    resume?.();
  }
  async function hears(text: string) {
    server.telegram.say('11', text);
    await expect.poll(() => heard.at(-1)).toBe(text);
  }
  const standing = () => findUpdateConflict(database().db);

  it('come again: a webhook is removed, and one that comes back after an hour at the earliest', async () => {
    await set(THEIRS);
    start();
    await tryAgain();
    await hears('one');
    const first = 'the bot hears nothing: a webhook is set for it (to 127.0.0.1:9: now removed)';
    expect(reports).toEqual([first]);
    // The monitor is read.
    expect(await standing()).toBe('webhook');
    clock.nowMs += 60_000;
    await hears('two');
    await expect.poll(standing).toBeNull();

    await set(THEIRS);
    await tryAgain();
    await tryAgain();
    expect(await isSet()).toBe(true);
    expect(await standing()).toBe('webhook');
    const second = 'the bot hears nothing: a webhook is set for it again (it stays for an hour)';
    expect(reports).toEqual([first, second]);
    await refused();
    clock.nowMs += HOUR_MS;
    await tryAgain();
    await tryAgain();
    await hears('three');
    expect(reports).toEqual([first, second]);
  });

  it.each([
    ['of another server of this site', OURS, true],
    ['of a bot that is not ours', THEIRS, false],
  ])('stay away by a webhook %s', async (_, url, isOwn) => {
    await set(url);
    start(isOwn ? community : null);
    await tryAgain();
    await tryAgain();
    expect(await isSet()).toBe(true);
    expect(await standing()).toBe('webhook');
    expect(reports).toHaveLength(1);
  });

  it('are said to be read by somebody else, until that has ended for a minute', async () => {
    start();
    await hears('one');
    const other = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root });
    const poll = () => other.readUpdates({ offset: 0, kinds: [], waitSeconds: 0 });
    await expect.poll(() => server.telegram.listeners.size).toBe(2);
    await poll();
    await tryAgain();
    await hears('two');
    expect(await standing()).toBe('other_reader');
    expect(reports).toEqual([
      'the bot misses messages: another program reads them with the same token',
    ]);
    clock.nowMs += 60_000;
    await hears('three');
    await expect.poll(standing).toBeNull();
  });
});
