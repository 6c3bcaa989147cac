import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { openPostgresForTest } from '#server/testing/db/databases.ts';
import { type Running, startCommand } from '../testing/cli.ts';

const IN_TIME = { timeout: 60_000 };
vi.setConfig({ testTimeout: 180_000 });

const says = (process: Running, text: string) =>
  expect.poll(() => process.output(), IN_TIME).toContain(text);

// e2e/promise tests it beside a server.
it('hears and answers, waits while another does, and hands over when it is stopped', async () => {
  const server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  const { telegram } = server;
  const database = await openPostgresForTest();
  const place = {
    DATABASE_URL: String(database.url),
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    TELEGRAM_API_ROOT: server.root,
    BOT: 'apart',
  };
  const start = () => startCommand('bot', [], place);
  const first = start();
  telegram.say('11', '/start');
  await expect.poll(() => telegram.messagesOf('11').length, IN_TIME).toBe(2);
  const second = start();
  await says(second, 'The bot 7000000001 listens.');
  telegram.say('11', '/gm');
  await expect.poll(() => telegram.messagesOf('11').at(-1)?.text, IN_TIME).toContain('GM!');
  first.process.kill('SIGTERM');
  expect(await first.finished).toMatchObject({ code: 0, stderr: '' });
  telegram.say('11', '/gm');
  await expect.poll(() => telegram.messagesOf('11').at(-1)?.text, IN_TIME).toContain('GM again!');
  second.process.kill('SIGTERM');
  expect(await second.finished).toMatchObject({ code: 0, stderr: '' });
  // Telegram ends a poll as soon as another program polls.
  expect(telegram.calls.filter(({ status }) => status === 409)).toEqual([]);
  expect(telegram.messagesOf('11').filter(({ from }) => from === 'bot')).toHaveLength(3);
  await database.close();
  await server.close();
});

it('refuses the embedded database, which a server has to itself', async () => {
  const place = { DATA_DIR: tmpdir(), BOT: '1', TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN };
  const { code, stdout, stderr } = await startCommand('bot', [], place).finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^DATABASE_URL: the bot runs by itself on PostgreSQL alone, .*\n$/);
});
