import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { NOTIFICATION_LIMITS } from '#rules/apps/limits.ts';
import {
  TelegramBusy,
  TelegramNoAnswer,
  TelegramRefused,
  TelegramUnreachableChat,
} from '#server/gateways/telegram/telegram.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { createNotification } from './notifications.ts';
import { sendAppMessage, sendAppMessages } from './outbox.ts';

describeOnBothInFull('messages of apps', (database, engine) => {
  let app: AppCrew;
  let calls = 0;
  beforeEach(async () => {
    app = await openAppCrew(database().db);
    const memberId = app.crew.numberOf('22');
    await allow(database().db, { caller: app.caller, memberId, permission: 'send_notifications' });
  });
  const notify = (telegramId = '22') => {
    calls += 1;
    const message = {
      telegramId,
      text: 'Ahoy',
      messagesFor,
      callId: `call-${calls}`,
      nowMs: app.clock.nowMs,
    };
    return createNotification(database().db, app.caller, message);
  };

  it('are sent once, however many servers send', async () => {
    for (let sent = 0; sent < 5; sent += 1) await notify();
    await Promise.all(Array.from({ length: 4 }, () => sendAppMessages(app.deps)));
    expect(app.telegram.sent).toHaveLength(5);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it.each([
    ['unreachable', new TelegramUnreachableChat('blocked')],
    ['refused', new TelegramRefused('bad')],
    ['unclear', new TelegramNoAnswer('timeout')],
  ])('end as %s, and are not sent again', async (status, failure) => {
    const id = await notify();
    app.telegram.failure = failure;
    expect(await sendAppMessage(app.deps, id)).toBe(status);
    app.telegram.failure = null;
    expect(await sendAppMessages(app.deps)).toBe(0);
    expect(await sendAppMessage(app.deps, id)).toBe(status);
    expect(app.telegram.sent).toEqual([]);
    const { rows } = await sql`
      select from app_messages where html is not null or buttons is not null`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });

  it('wait as long as Telegram asks', async () => {
    const id = await notify();
    app.telegram.failure = new TelegramBusy(5000);
    expect(await sendAppMessage(app.deps, id)).toBe('waiting');
    app.telegram.failure = null;
    app.clock.nowMs += 4999;
    expect(await sendAppMessages(app.deps)).toBe(0);
    app.clock.nowMs += 1;
    expect(await sendAppMessages(app.deps)).toBe(1);
    expect(app.telegram.sent).toHaveLength(1);
  });

  it('are not sent again after a server died', async () => {
    const id = await notify();
    const at = new Date(app.clock.nowMs).toISOString();
    await sql`update app_messages set status = 'sending', claimed_at = ${at}::timestamptz`.execute(
      database().db,
    );
    app.clock.nowMs += 120_000;
    await sendAppMessages(app.deps);
    expect(await sendAppMessage(app.deps, id)).toBe('sending');
    app.clock.nowMs += 1;
    await sendAppMessages(app.deps);
    expect(await sendAppMessage(app.deps, id)).toBe('unclear');
    expect(app.telegram.sent).toEqual([]);
  });

  it('are limited per member, and need consent', async () => {
    const { most, withinMs } = NOTIFICATION_LIMITS.perMember;
    for (let sent = 0; sent < most; sent += 1) await notify();
    await expect(notify()).rejects.toMatchObject({ code: 'too_many_requests' });
    await notify('11');
    await expect(notify('77')).rejects.toMatchObject({ code: 'no_consent' });
    app.clock.nowMs += withinMs;
    await notify();
  });
});
