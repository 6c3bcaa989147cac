import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TelegramFault } from '#server/fakes/telegram/faults.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { probeTelegram, type TelegramPlace } from './telegram.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const HOOK = 'https://deck.example/telegram/webhook';

describe('the bot', () => {
  let server: TestTelegramServer;
  beforeEach(async () => {
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  });
  afterEach(() => server.close());

  const probe = (change: Partial<TelegramPlace> = {}) =>
    probeTelegram({
      botToken: TEST_BOT_TOKEN,
      telegramApiRoot: server.root,
      botUsername: 'Quarterdeck_Bot',
      telegramUpdates: 'off',
      bot: 'off',
      publicUrl: 'https://deck.example',
      nowMs: NOW_MS,
      ...change,
    });
  const setWebhook = (url: string) =>
    fetch(`${server.root}/bot${TEST_BOT_TOKEN}/setWebhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });

  it('is named by its token', async () => {
    const { findings, bot } = await probe();
    expect(bot).toMatchObject({ id: '7000000001', name: 'Test', username: 'quarterdeck_bot' });
    expect(statesOf(findings)).toEqual([
      'telegram-token: ok',
      'telegram-username: ok',
      'telegram-updates: skipped',
    ]);
    expect(findingOf(findings, 'telegram-token').says).toBe(
      'The token belongs to Test (@quarterdeck_bot).',
    );
  });

  it.each<[string, object, string]>([
    ['hears what is said', {}, 'ok'],
    ['hears only commands', { can_read_all_group_messages: false }, 'warning'],
    ['may not be added', { can_join_groups: false }, 'fault'],
  ])('in groups, as the community’s own: %s', async (_, change, state) => {
    const me = { id: 7, first_name: 'Test', username: 'quarterdeck_bot' };
    const open = { can_join_groups: true, can_read_all_group_messages: true };
    const body = JSON.stringify({ ok: true, result: { ...me, ...open, ...change } });
    server.telegram.faults.order('getMe', { body });
    const { findings } = await probe({ bot: 'here', telegramUpdates: 'poll' });
    expect(findingOf(findings, 'telegram-groups').state).toBe(state);
  });

  it.each([
    ['another bot', 'other_bot', 'fault'],
    ['none', null, 'warning'],
  ])('has to be the one that BOT_USERNAME names: %s', async (_, botUsername, state) => {
    const { findings } = await probe({ botUsername });
    expect(findingOf(findings, 'telegram-username')).toMatchObject({
      state,
      remedy: 'Set BOT_USERNAME=quarterdeck_bot',
    });
  });

  it.each<[string, TelegramFault, RegExp]>([
    ['a token that is unknown', { status: 401, description: 'Unauthorized' }, /does not know/],
    ['an address that is none', { status: 404, description: 'Not Found' }, /does not know/],
    ['a gateway without Telegram', 'bad_gateway', /cannot be queried/],
    ['a broken connection', 'cut_before', /cannot be queried/],
    ['too many calls', { retryAfter: 9 }, /cannot be queried/],
    ['an answer of something else', { body: '{"ok":true,"result":7}' }, /cannot be queried/],
  ])('is not found: %s', async (_, fault, says) => {
    server.telegram.faults.order('getMe', fault);
    const { findings, bot } = await probe();
    expect(bot).toBeNull();
    expect(statesOf(findings)).toEqual(['telegram-token: fault']);
    expect(findings[0]?.says).toMatch(says);
    expect(JSON.stringify(findings)).not.toContain('AAFquarterdeck');
  });

  it.each<[string, Partial<TelegramPlace>, string | null, object, string]>([
    ['polled', { telegramUpdates: 'poll' }, null, {}, 'ok'],
    ['polled beside a webhook', { telegramUpdates: 'poll' }, HOOK, {}, 'fault'],
    ['sent here', {}, HOOK, {}, 'ok'],
    ['sent nowhere', {}, null, {}, 'fault'],
    ['sent elsewhere', {}, 'https://other.example/telegram/webhook', {}, 'fault'],
    ['left out', {}, HOOK, { allowed_updates: ['message'] }, 'fault'],
    ['among others', {}, HOOK, { allowed_updates: ['message', 'callback_query'] }, 'ok'],
    ['refused here', {}, HOOK, failed(59, 'Wrong response from the webhook: 403'), 'fault'],
    ['not delivered', {}, HOOK, failed(59, 'Connection timed out'), 'warning'],
    ['not delivered long ago', {}, HOOK, failed(61, 'Connection timed out'), 'ok'],
  ])('has its button presses %s', async (_, change, webhook, troubles, state) => {
    if (webhook !== null) await setWebhook(webhook);
    server.telegram.webhookTroubles = { ...troubles };
    const { findings } = await probe({ telegramUpdates: 'webhook', ...change });
    expect(findingOf(findings, 'telegram-updates').state).toBe(state);
  });
});

function failed(minutesAgo: number, message: string) {
  return {
    last_error_date: NOW_MS / 1000 - minutesAgo * 60,
    last_error_message: message,
  };
}
