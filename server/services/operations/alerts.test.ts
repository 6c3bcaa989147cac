import { beforeEach, expect, it } from 'vitest';
import { ALERT_AFTER_MS, ALERT_OVER_AFTER_MS, type Finding } from '#rules/operations/alerts.ts';
import type { Db } from '#server/db/connect.ts';
import { createFakeTelegramBot, type FakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import {
  TelegramBusy,
  TelegramNoAnswer,
  TelegramUnreachableChat,
} from '#server/gateways/telegram/telegram.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { sendAlerts } from './alerts.ts';

const OWNER = '44';

describeOnBothEngines('alerts to the owner', (database, engine) => {
  let telegram: FakeTelegramBot;
  let clock: { nowMs: number };
  beforeEach(() => {
    telegram = createFakeTelegramBot();
    clock = { nowMs: Date.parse('2026-03-09T12:00:00Z') };
  });

  const short = (isOn: boolean): Finding => ({ kind: 'wallet_short', about: '', isOn });
  const job = (name: string, isOn: boolean): Finding => ({
    kind: 'job_failing',
    about: name,
    isOn,
  });
  async function find(findings: Finding[], laterMs = 0, db: Db = database().db): Promise<string> {
    clock.nowMs += laterMs;
    return sendAlerts({
      db,
      telegram,
      messagesFor,
      ownerTelegramId: OWNER,
      findings,
      monitorUrl: 'https://deck.org/monitoring',
      now: () => clock.nowMs,
    });
  }
  const told = () =>
    telegram.sent.splice(0).map(({ chatId, html }) => {
      expect(chatId).toBe(OWNER);
      return html.split('\n', 1)[0];
    });
  const BEGINS =
    '<b>Problem.</b> The wallet holds less than what is due to members: none of it is paid.';
  const OVER = '<b>Over.</b> The wallet covers what is due again.';

  it('tell a problem once when it begins and once when it is over, by however many servers', async () => {
    const other = engine === 'postgres' ? (await database().connectAgain()).db : database().db;
    const twice = (findings: Finding[], laterMs: number) => {
      clock.nowMs += laterMs;
      return Promise.all([find(findings), find(findings, 0, other), find(findings, 0, other)]);
    };
    await twice([short(false)], 0);
    await twice([short(true)], 0);
    await twice([short(true)], ALERT_AFTER_MS - 1);
    expect(told()).toEqual([]);
    await twice([short(true)], 1);
    expect(told()).toEqual([BEGINS]);
    await twice([short(true)], 30 * 86_400_000);
    // Nothing is known, so nothing changes.
    await twice([], ALERT_OVER_AFTER_MS);
    await twice([short(false)], 0);
    await twice([short(false)], ALERT_OVER_AFTER_MS - 1);
    expect(told()).toEqual([]);
    await twice([short(false)], 1);
    expect(told()).toEqual([OVER]);
    await twice([short(false)], ALERT_OVER_AFTER_MS);
    expect(told()).toEqual([]);
  });

  it('name each job, and begin five times a day for all of them', async () => {
    const names = ['webhooks', 'escrows', 'invoices', 'broadcast', 'price', 'alerts'];
    const all = names.map((name) => job(name, true));
    await find(all);
    expect(await find(all, ALERT_AFTER_MS)).toBe('alerts sent: 5');
    expect(telegram.sent.at(-1)?.html).toContain('This is the last message of its kind today');
    expect(told()[0]).toContain('“Webhooks” keeps failing');
    expect(await find([...all, short(true)], ALERT_AFTER_MS)).toBe('alerts sent: 0');
    // Another kind, and the next day.
    expect(await find([...all, short(true)], ALERT_AFTER_MS)).toBe('alerts sent: 1');
    expect(told()).toEqual([BEGINS]);
    expect(await find(all, 86_400_000)).toBe('alerts sent: 1');
    expect(told()[0]).toContain('“Alerts to the owner”');
  });

  it('are sent later if Telegram is busy, and never twice if it gave no answer', async () => {
    await find([short(true), job('webhooks', true)]);
    telegram.failure = new TelegramBusy(1000);
    expect(await find([short(true), job('webhooks', true)], ALERT_AFTER_MS)).toBe('alerts sent: 0');
    telegram.failure = null;
    expect(await find([short(true), job('webhooks', true)])).toBe('alerts sent: 2');
    telegram.sent.length = 0;
    await find([short(false)]);
    telegram.failure = new TelegramBusy(1000);
    await find([short(false)], ALERT_OVER_AFTER_MS);
    telegram.failure = new TelegramNoAnswer('no answer');
    await find([short(false)]);
    telegram.failure = null;
    await find([short(false)], ALERT_OVER_AFTER_MS);
    await find([short(true)]);
    telegram.failure = new TelegramUnreachableChat('blocked');
    await find([short(true)], ALERT_AFTER_MS);
    telegram.failure = null;
    await find([short(true)], ALERT_AFTER_MS);
    expect(told()).toEqual([]);
  });
});
