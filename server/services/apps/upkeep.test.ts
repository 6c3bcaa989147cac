import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { APP_RECORDS_DAYS } from '#rules/apps/limits.ts';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import { askConsent, readConsent } from '#server/services/consents/consents.ts';
import { createNotification } from '#server/services/consents/notifications.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { pruneAppRecords } from './upkeep.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = APP_RECORDS_DAYS * DAY_MS;

describeOnBothInFull('apps’ questions and messages', (database, engine) => {
  let app: AppCrew;
  let calls = 0;
  beforeEach(async () => {
    app = await openAppCrew(database().db);
  });
  const prune = () => pruneAppRecords(database().db, app.clock.nowMs);

  /** Asks for consent, and moves the clock past the time for the answer. */
  async function ask(permissions: ApiKeyPermissionId[], telegramId = '22', answer?: string) {
    calls += 1;
    const asked = {
      telegramId,
      permissions,
      messagesFor,
      callId: `call-${calls}`,
      nowMs: app.clock.nowMs,
    };
    await askConsent(database().db, app.caller, asked);
    await sendAppMessages(app.deps);
    if (answer !== undefined) await app.press(telegramId, answer);
    app.clock.nowMs += 3 * DAY_MS;
  }
  async function left() {
    const { rows } = await sql<{ telegram_id: bigint; status: string }>`
      select telegram_id, status from consent_questions order by seq`.execute(database().db);
    return rows.map(({ telegram_id, status }) => `${telegram_id} ${status}`);
  }
  const stateOf = async (permission: ApiKeyPermissionId) => {
    const about = { telegramId: '22', permission, nowMs: app.clock.nowMs };
    return (await readConsent(database().db, app.caller, about)).state;
  };

  const addQuestions = (first: number, last: number, at: string) => sql`
    insert into consent_questions (id, app_id, telegram_id, permissions, asked, call_id, created_at, expires_at)
    select 'q' || n, ${app.caller.app?.id ?? null}::bigint, 1000 + n, '["read_balance"]', false, 'c' || n,
      ${at}::timestamptz, ${at}::timestamptz from generate_series(${sql.lit(first)}, ${sql.lit(last)}) n`;

  // A connection keeps a statement's plan: a plan made for one row searched again for each of the thousand, for minutes.

  it('is deleted if nobody saw it, or it was asked again', async () => {
    await ask(['read_balance'], '55');
    await ask(['read_balance'], '22', 'Not now');
    await ask(['read_balance', 'read_history']);
    await ask(['read_history'], '22', 'Not now');
    app.clock.nowMs += KEPT_MS;
    // Their messages have been sent, the last one three days after its latest time.
    expect(await prune()).toBe(3 + 2);
    expect(await left()).toEqual(['22 open', '22 declined']);
    expect([await stateOf('read_balance'), await stateOf('read_history')]).toEqual([
      'none',
      'declined',
    ]);
    expect(await prune()).toBe(0);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('is kept while a limit or a retry may need it', async () => {
    await ask(['read_balance'], '55');
    app.clock.nowMs += KEPT_MS - 3 * DAY_MS;
    expect(await prune()).toBe(0);
    app.clock.nowMs += 1;
    expect(await prune()).toBe(1);
  });

  it('is kept if a consent depends on it, or an unseen question follows a no', async () => {
    await ask(['read_balance'], '22', 'Allow');
    await ask(['read_balance', 'read_history'], '22', 'Not now');
    await ban(database().db, '22', '2026-01-01');
    await ask(['read_history']);
    app.clock.nowMs += KEPT_MS;
    const before = await left();
    expect(before).toEqual(['22 allowed', '22 declined', '22 open']);
    await prune();
    expect(await left()).toEqual(before);
    // An app is not told of a ban, so the member is asked after it.
    await unban(database().db, '22', app.clock.nowMs);
    expect([await stateOf('read_balance'), await stateOf('read_history')]).toEqual([
      'allowed',
      'none',
    ]);
    expect(await app.press('22', 'Withdraw access')).toBe(
      'Access withdrawn. This app can no longer reach you.',
    );
  });

  it('is not deleted before it was sent', async () => {
    const { db } = database();
    const memberId = app.crew.numberOf('22');
    await allow(db, { caller: app.caller, memberId, permission: 'send_notifications' });
    for (const text of ['One', 'Two']) {
      calls += 1;
      const about = { telegramId: '22', text, messagesFor, callId: `call-${calls}` };
      await createNotification(db, app.caller, { ...about, nowMs: app.clock.nowMs });
      if (text === 'One') await sendAppMessages(app.deps);
    }
    app.clock.nowMs += KEPT_MS + 1;
    expect(await prune()).toBe(1);
    await sendAppMessages(app.deps);
    expect(app.telegram.sent.map(({ html }) => html.includes('Two'))).toEqual([false, true]);
    expect(await prune()).toBe(0);
  });

  it('is deleted in thousands, to the last, even by a query plan made for one row', async () => {
    const { db } = database();
    await addQuestions(1, 2100, '2020-01-01').execute(db);
    expect(await prune()).toBe(2100);
    await addQuestions(1, 1, '2040-01-01').execute(db);
    await sql`vacuum analyze consent_questions`.execute(db);
    for (let time = 0; time < 8; time += 1) expect(await prune()).toBe(0);
    await addQuestions(2, 2101, '2020-01-01').execute(db);
    expect(await prune()).toBe(2100);
  });
});
