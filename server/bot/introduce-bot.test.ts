import { expect, it } from 'vitest';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import { BOT_UPDATE_KINDS } from '#server/gateways/telegram/updates.ts';
import { introduceBot } from './introduce-bot.ts';

it('ends a webhook that keeps updates away, as soon as Telegram takes the token again', async () => {
  const server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  const options = { token: TEST_BOT_TOKEN, apiRoot: server.root };
  const community = createCommunityBot(options);
  const read = () =>
    createTelegramBot(options).readUpdates({ offset: 0, kinds: BOT_UPDATE_KINDS, waitSeconds: 0 });
  // Set by a program that had the token before.
  const webhook = { url: 'http://127.0.0.1:9/', secret: 'a-secret', kinds: BOT_UPDATE_KINDS };
  await community.setWebhook(webhook);
  await expect(read()).rejects.toThrow("409 Conflict: can't use getUpdates");
  const { faults, commands } = server.telegram;
  faults.order('deleteWebhook', { status: 401, description: 'Unauthorized' });
  faults.order('setMyCommands', { retryAfter: 3 });
  const reports: string[] = [];
  const pauses: number[] = [];
  await introduceBot(
    { community, report: (error) => reports.push(String(error)) },
    {
      config: { publicUrl: 'https://deck.example', telegramWebhookSecret: null, faucet: null },
      pause: async (ms) => void pauses.push(ms),
      signal: new AbortController().signal,
    },
  );
  expect(reports).toEqual([expect.stringContaining('401 Unauthorized'), expect.any(String)]);
  expect(pauses).toEqual([60_000, 60_000]);
  expect(await read()).toEqual({ updates: [], nextOffset: 0 });
  const settingsFor = (scope: string, language = '') =>
    (commands.get(`${scope}:${language}`) as { command: string; description: string }[])
      .filter(({ command }) => command === 'settings')
      .map(({ description }) => description);
  expect(settingsFor('all_private_chats')).toEqual(['Messages, visibility, tips']);
  expect(settingsFor('all_private_chats', 'de')).toEqual(['Nachrichten, Sichtbarkeit, Trinkgeld']);
  expect(settingsFor('all_chat_administrators', 'ar')).toEqual(['إعدادات هذه المجموعة، لمشرفيها']);
  expect(settingsFor('all_group_chats')).toEqual([]);
  expect(settingsFor('all_chat_administrators')).toEqual([
    'Settings of this group, for its administrators',
  ]);
  type Listed = { command: string; is_ephemeral?: boolean };
  const ephemeralFor = (scope: string) =>
    (commands.get(`${scope}:`) as Listed[])
      .filter((listed) => listed.is_ephemeral)
      .map(({ command }) => command);
  expect(ephemeralFor('all_private_chats')).toEqual([]);
  for (const scope of ['all_group_chats', 'all_chat_administrators']) {
    expect(ephemeralFor(scope)).toEqual(['help', 'rank', 'week', 'points']);
  }
  await server.close();
});
