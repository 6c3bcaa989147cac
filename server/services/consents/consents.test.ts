import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_LIMITS } from '#rules/apps/limits.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { takePress } from '#server/bot/presses.ts';
import { TelegramBusy } from '#server/gateways/telegram/telegram.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull, describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { readOwnConsents, unblockApp, withdrawConsents } from './answers.ts';
import { askConsent, readConsent } from './consents.ts';
import { createNotification } from './notifications.ts';
import { queueAppMessage, sendAppMessage, sendAppMessages } from './outbox.ts';
import { requireReach } from './reach.ts';

const DAY_MS = 24 * 3_600_000;
const m = messagesIn('en');
const allowed = m.notice_consent_allowed();
const declined = m.notice_consent_declined();
const blocked = m.notice_consent_blocked();
const withdrawn = m.notice_consent_withdrawn();
const over = m.notice_question_over();

describeOnBothInFull('consents', (database, engine) => {
  let app: AppCrew;
  let calls = 0;
  beforeEach(async () => {
    app = await openAppCrew(database().db);
  });

  async function ask(telegramId = '22', caller = app.caller) {
    calls += 1;
    const asked = { telegramId, messagesFor, callId: `call-${calls}`, nowMs: app.clock.nowMs };
    const permissions = ['read_balance', 'send_notifications'] as const;
    const standing = await askConsent(database().db, caller, { ...asked, permissions });
    await sendAppMessages(app.deps);
    return standing.map(({ state }) => state);
  }
  const stateOf = async (telegramId = '22') =>
    (
      await readConsent(database().db, app.caller, {
        telegramId,
        permission: 'read_balance',
        nowMs: app.clock.nowMs,
      })
    ).state;
  const reaches = (telegramId = '22') =>
    requireReach(database().db, app.caller, {
      telegramId,
      permission: 'read_balance',
      nowMs: app.clock.nowMs,
    }).then(
      () => true,
      () => false,
    );

  it('are given once, by the member who was asked', async () => {
    expect(await ask()).toEqual(['asked', 'asked']);
    for (const stranger of ['33', '11', '77']) {
      expect(await app.press('22', 'Allow', stranger)).toBe(over);
      expect(await reaches()).toBe(false);
    }
    expect(await app.press('22', 'Allow')).toBe(allowed);
    expect([await stateOf(), await reaches()]).toEqual(['allowed', true]);
    expect(await app.press('22', 'Allow')).toBe(over);
    expect(await app.press('22', 'Not now')).toBe(over);
    expect(await reaches()).toBe(true);
    expect(await ask()).toEqual(['allowed', 'allowed']);
    expect(app.telegram.sent).toHaveLength(1);
    const { rows } = await sql<{ action: string; actor: string }>`
      select action, actor from audit_log where entity = 'app'`.execute(database().db);
    expect(rows).toEqual([{ action: 'consent_granted', actor: '22' }]);
  });

  it('are given once by two presses at the same moment', async () => {
    await ask();
    const [message] = app.telegram.sent;
    if (!message) throw new Error('nothing was sent');
    await Promise.all(Array.from({ length: 4 }, () => app.press('22', 'Allow')));
    const texts = app.telegram.answered.map(({ text }) => text);
    expect(texts.sort()).toEqual([allowed, over, over, over].sort());
  });

  it('are asked for one at a time by calls at the same moment', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(app.telegram.sent).toHaveLength(1);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('are withdrawn under the same message, and can be asked for again', async () => {
    await ask();
    await app.press('22', 'Allow');
    expect(await app.press('22', 'Withdraw access', '33')).toBe(over);
    expect(await app.press('22', 'Withdraw access')).toBe(withdrawn);
    expect([await stateOf(), await reaches()]).toEqual(['none', false]);
    expect(await app.press('22', 'Withdraw access')).toBe(over);
    expect(await ask()).toEqual(['asked', 'asked']);
    await app.press('22', 'Allow');
    expect(await reaches()).toBe(true);
  });

  it('are asked for, and their outcome told, in the language that the member has at that time', async () => {
    await chooseLanguage(database().db, { telegramId: '22', language: 'de' });
    await ask();
    expect(app.telegram.sent[0]?.html).toContain('• das Guthaben deiner Hauptadresse sehen');
    expect(await app.press('22', 'Erlauben')).toBe(messagesIn('de').notice_consent_allowed());
    expect(app.telegram.edited[0]?.html).toContain('Du kannst das jederzeit widerrufen.');
    await chooseLanguage(database().db, { telegramId: '22', language: 'es' });
    expect(await app.press('22', 'Zugriff widerrufen')).toBe(
      messagesIn('es').notice_consent_withdrawn(),
    );
  });

  it('expire unanswered, to the millisecond', async () => {
    await ask();
    app.clock.nowMs += CONSENT_LIMITS.answerWithinMs - 1;
    expect(await stateOf()).toBe('asked');
    app.clock.nowMs += 1;
    expect(await stateOf()).toBe('none');
    expect(await app.press('22', 'Allow')).toBe(over);
    expect(await reaches()).toBe(false);
  });

  it('are refused, and then nothing is allowed any more', async () => {
    await ask();
    expect(await app.press('22', 'Not now')).toBe(declined);
    expect(await app.press('22', 'Allow')).toBe(over);
    expect([await stateOf(), await reaches()]).toEqual(['declined', false]);
  });

  it('end for a blocked app until the member unblocks it', async () => {
    const { db } = database();
    await ask();
    await app.press('22', 'Allow');
    await sql`update consent_questions set status = 'open', answered_at = null`.execute(db);
    expect(await app.press('22', 'Block this app', '11')).toBe(over);
    expect(await reaches()).toBe(true);
    expect(await app.press('22', 'Block this app')).toBe(blocked);
    expect(await reaches()).toBe(false);
    expect(await ask()).toEqual(['asked', 'asked']);
    expect(app.telegram.sent).toHaveLength(1);
    const member = { memberId: app.crew.numberOf('22'), telegramId: '22' };
    const [own] = await readOwnConsents(db, member);
    expect(own).toMatchObject({ permissions: [], blockedAt: expect.any(String) });
    const which = { appId: app.caller.app?.id ?? 0n, nowMs: app.clock.nowMs };
    await unblockApp(db, member, which);
    await expect(unblockApp(db, member, which)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readOwnConsents(db, member)).toEqual([]);
    app.clock.nowMs += DAY_MS;
    await ask();
    expect(app.telegram.sent).toHaveLength(2);
  });

  it('cannot be given to, or asked for by, an app blocked under an earlier question', async () => {
    const { db } = database();
    await ask();
    const [first] = app.telegram.sent;
    if (!first) throw new Error('nothing was sent');
    app.clock.nowMs += CONSENT_LIMITS.answerWithinMs;
    await ask();
    await takePress(app.deps, app.telegram.press(first, 'Block this app'));
    expect(app.telegram.answered.at(-1)?.text).toBe(blocked);
    expect(await app.press('22', 'Allow')).toBe(over);
    expect(await reaches()).toBe(false);

    const member = { memberId: app.crew.numberOf('22'), telegramId: '22' };
    const which = { appId: app.caller.app?.id ?? 0n, nowMs: app.clock.nowMs };
    await unblockApp(db, member, which);
    app.clock.nowMs += DAY_MS;
    app.telegram.failure = new TelegramBusy(1000);
    await ask();
    app.telegram.failure = null;
    await takePress(app.deps, app.telegram.press(first, 'Block this app'));
    app.clock.nowMs += 1000;
    await sendAppMessages(app.deps);
    expect(app.telegram.sent).toHaveLength(2);
  });

  it('are asked for one at a time, and three times a week', async () => {
    const conflict = { code: 'conflict' };
    await ask();
    await expect(ask()).rejects.toMatchObject(conflict);
    await app.press('22', 'Not now');
    await ask();
    app.clock.nowMs += DAY_MS;
    await ask();
    await app.press('22', 'Not now');
    await expect(ask()).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: (6 * DAY_MS) / 1000,
    });
    expect(app.telegram.sent).toHaveLength(3);
    // Another app's questions do not count towards this one's limits.
    await ask('22', await app.callerOf('Other'));
    app.clock.nowMs += 6 * DAY_MS;
    expect(await ask()).toEqual(['asked', 'asked']);
  });

  it('are asked for at most twenty times a minute, whoever is named', async () => {
    for (let stranger = 1000; stranger < 1020; stranger += 1) await ask(String(stranger));
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 });
    app.clock.nowMs += 60_000;
    await ask();
    expect(app.telegram.sent).toHaveLength(1);
  });

  it('do not count for a banned member, and cannot be given during a ban', async () => {
    const { db } = database();
    await ask();
    await ban(db, '22', 0);
    expect(await app.press('22', 'Allow')).toBe(over);
    await unban(db, '22', app.clock.nowMs);
    expect(await app.press('22', 'Allow')).toBe(allowed);
    await ban(db, '22', 0);
    expect(await reaches()).toBe(false);
  });

  it('reach no app that was removed, and none in sandbox', async () => {
    const { db } = database();
    await ask();
    await app.press('22', 'Allow');
    const { caller } = app;
    const sandbox = { ...caller, app: caller.app && { ...caller.app, status: 'sandbox' as const } };
    const input = { telegramId: '22', permission: 'read_balance' as const, nowMs: app.clock.nowMs };
    await expect(requireReach(db, sandbox, input)).rejects.toMatchObject({ code: 'sandbox_only' });
    await expect(requireReach(db, { ...caller, app: null }, input)).rejects.toMatchObject({
      code: 'no_consent',
    });
    await sql`update apps set removed_at = clock_timestamp()`.execute(db);
    expect(await reaches()).toBe(false);
  });

  it('are withdrawn on the site, and waiting messages are dropped', async () => {
    const { db } = database();
    await ask();
    await app.press('22', 'Allow');
    const member = { memberId: app.crew.numberOf('22'), telegramId: '22' };
    const appId = app.caller.app?.id ?? 0n;
    await sql`
      insert into app_messages (app_id, owner_id, member_id, kind, html, buttons, created_at, due_at)
      values (${appId}::bigint, ${app.caller.ownerId}::bigint, ${member.memberId}::bigint,
        'notification', 'Ahoy', '[]', to_timestamp(0), to_timestamp(0))`.execute(db);
    await withdrawConsents(db, member, { appId, nowMs: app.clock.nowMs });
    await withdrawConsents(db, member, { appId, nowMs: app.clock.nowMs });
    expect(await reaches()).toBe(false);
    await sendAppMessages(app.deps);
    expect(app.telegram.sent).toHaveLength(1);
    const stranger = { memberId: app.crew.numberOf('77'), telegramId: '77' };
    await expect(
      withdrawConsents(db, stranger, { appId, nowMs: app.clock.nowMs }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tell no app that a member is banned', async () => {
    const { db } = database();
    await ask();
    await app.press('22', 'Allow');
    await ban(db, '22', app.clock.nowMs);
    expect([await reaches(), await stateOf()]).toEqual([false, 'none']);
    await unban(db, '22', app.clock.nowMs);
    expect([await reaches(), await stateOf()]).toEqual([true, 'allowed']);
  });

  it('leave no message waiting once withdrawn, not even about escrows', async () => {
    const { db } = database();
    const memberId = app.crew.numberOf('22');
    const appId = app.caller.app?.id ?? 0n;
    await allow(db, { caller: app.caller, memberId, permission: 'manage_escrow' });
    const message = {
      caller: app.caller,
      to: { memberId, telegramId: '22' },
      messagesFor,
      say: () => ({ html: 'x', buttons: [] }),
      nowMs: app.clock.nowMs,
    };
    const id = await queueAppMessage(db, { ...message, kind: 'escrow' });
    await withdrawConsents(db, { memberId, telegramId: '22' }, { appId, nowMs: app.clock.nowMs });
    expect(await sendAppMessage(app.deps, id)).toBe('refused');
    expect(app.telegram.sent).toEqual([]);
  });
});

describeOnPostgres('a consent withdrawn while an app writes', (database) => {
  it('leaves nothing to be sent', async () => {
    const { db } = database();
    const app = await openAppCrew(db);
    const [memberId, nowMs] = [app.crew.numberOf('22'), app.clock.nowMs];
    const appId = app.caller.app?.id ?? 0n;
    await allow(db, { caller: app.caller, memberId, permission: 'send_notifications' });
    const SOON = 30_000;
    let back: Promise<unknown> = Promise.resolve();
    let made: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      // Writing has to wait for this row, after the consent was read.
      await sql`select from apps where id = ${appId}::bigint for update`.execute(tx);
      const input = { telegramId: '22', text: 'Ahoy', messagesFor, callId: 'one', nowMs };
      made = createNotification(db, app.caller, input);
      await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), SOON);
      let isBack = false;
      back = withdrawConsents(db, { memberId, telegramId: '22' }, { appId, nowMs }).then(() => {
        isBack = true;
      });
      await vi.waitFor(
        async () => expect(isBack || (await countWaiting(db)) === 2).toBe(true),
        SOON,
      );
    });
    await Promise.all([made, back]);
    const { rows } = await sql<{ status: string }>`select status from app_messages`.execute(db);
    expect(rows).toEqual([{ status: 'refused' }]);
  });
});
