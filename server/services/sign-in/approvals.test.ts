import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { TelegramNoAnswer, TelegramUnreachableChat } from '#server/gateways/telegram/telegram.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import { openTestApprovals } from '#server/testing/approvals.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  countRows,
  enrolCrew,
  MEMBER,
  NOW_MS,
  OWNER,
  STRANGER,
  setRole,
} from '#server/testing/sign-ins.ts';
import { approveRequest } from './answers.ts';
import { WAIT_MS } from './approvals.ts';
import { listWaitingRequests } from './requests.ts';
import { createSession, findSession } from './sessions.ts';

const REFUSED = { result: 'Login was not approved', waitedMs: WAIT_MS };
const QUESTION_IN_GERMAN = 'Im Admin-Portal anmelden? Chrome on Linux, 203.0.113.x, 12:00 UTC';
const QUESTION = 'Sign in to the admin portal? Chrome on Linux, 203.0.113.x, 12:00 UTC';

describeOnBothInFull('approval requests to administrators', (database, engine) => {
  let test: ReturnType<typeof openTestApprovals>;
  beforeEach(async () => {
    await enrolCrew(database().db);
    test = openTestApprovals(database().db);
  });
  const ban = (telegramId: string, until: string | null = null) =>
    sql`update members set banned_at = '2026-03-01', ban_expires_at = ${until}::timestamptz
      where telegram_id = ${telegramId}::bigint`.execute(database().db);
  const statuses = async (db: Db = database().db) => {
    const { rows } = await sql<{ status: string; ended: boolean }>`
      select status, ended_at is not null as ended from sign_in_requests order by created_at`.execute(
      db,
    );
    return rows.map(({ status, ended }) => `${status}${ended ? '' : ', waiting'}`);
  };
  const actions = async () => {
    const { rows } = await sql<{ actor: string; action: string }>`
      select actor, action from audit_log order by id`.execute(database().db);
    return rows.map(({ actor, action }) => `${actor} ${action}`);
  };

  it('open one session, however often and on however many servers Approve arrives', async () => {
    const other = openTestApprovals(database().db);
    test.waiting.onPause = async (at) => {
      const [message] = test.bot.sent;
      if (at !== 1_000 || !message) return;
      await Promise.all([
        test.press(message, 'Approve'),
        other.press(message, 'Approve'),
        other.press(message, 'Approve'),
      ]);
    };
    expect((await test.outcome(ADMIN)).result).toBe(`signed in: ${ADMIN}`);
    expect(await countRows(database().db, 'sessions')).toBe(1);
    expect(test.bot.edited.length + other.bot.edited.length).toBe(1);
    const [message] = test.bot.sent;
    if (message) await test.press(message, 'Approve');
    expect(test.bot.answered.at(-1)).toMatchObject({ text: 'This question is over.' });
    expect(await countRows(database().db, 'sessions')).toBe(1);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('are asked and answered in the language of the administrator', async () => {
    await chooseLanguage(database().db, { telegramId: ADMIN, language: 'de' });
    test.pressAfter(3_000, 'Ablehnen');
    expect((await test.outcome(ADMIN)).result).toBe('Login was not approved');
    expect(test.bot.sent[0]?.html).toBe(QUESTION_IN_GERMAN);
    expect(test.bot.edited[0]?.html).toBe(`${QUESTION_IN_GERMAN}\n\n<b>Abgelehnt</b>`);
  });

  it.each([
    [ADMIN, false],
    [OWNER, true],
  ])('sign in %s after approval, with a new session', async (telegramId, isBotOwner) => {
    const { db } = database();
    const earlierToken = await createSession(db, { memberId: 1n, nowMs: NOW_MS });
    test.pressAfter(3_000, 'Approve');
    const { token, session } = await test.ask(telegramId, { earlierToken });
    expect(test.waiting.ms).toBe(3_000);
    expect(session).toEqual({
      telegramId,
      username: `user_${telegramId}`,
      firstName: 'First',
      lastName: null,
      photoUrl: null,
      isAdmin: true,
      isBotOwner,
      sessionToken: 'verified',
      loginTime: '2026-03-04T12:00:03.000Z',
      expiresAt: '2026-03-05T12:00:03.000Z',
    });
    const found = await findSession(db, { token, nowMs: test.now() });
    expect(found).toMatchObject({ telegramId });
    expect(await findSession(db, { token: earlierToken, nowMs: test.now() })).toBeNull();
    expect(await countRows(db, 'sessions')).toBe(1);
    expect(test.bot.sent).toEqual([
      {
        chatId: telegramId,
        messageId: 101,
        html: QUESTION,
        buttons: [
          [{ text: 'Approve', data: expect.stringMatching(/^a:[\w-]{22}$/) }],
          [{ text: 'Deny', data: expect.stringMatching(/^d:[\w-]{22}$/) }],
          [{ text: 'Deny and block 24 h', data: expect.stringMatching(/^b:[\w-]{22}$/) }],
        ],
      },
    ]);
    expect(test.bot.answered).toEqual([{ id: 'press-1', text: 'Approved' }]);
    expect(test.bot.edited).toEqual([
      { chatId: telegramId, messageId: 101, html: `${QUESTION}\n\n<b>Approved</b>` },
    ]);
    expect(await statuses()).toEqual(['used']);
    expect(await actions()).toEqual([
      `${telegramId} sign_in_approved`,
      `${telegramId} admin_signed_in`,
    ]);
  });

  it('refuse everybody else in the same words after the same time', async () => {
    const { db } = database();
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 1 });
    test.pressAfter(test.waiting.ms + 3_000, 'Deny');
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 2 });
    for (const telegramId of [STRANGER, MEMBER, '9999999999999999']) {
      expect(await test.outcome(telegramId)).toEqual({ ...REFUSED, sent: 2 });
    }
    await ban(OWNER);
    expect(await test.outcome(OWNER)).toEqual({ ...REFUSED, sent: 2 });
    await ban(OWNER, '2026-03-04T11:00:00Z');
    expect(await test.outcome(OWNER)).toEqual({ ...REFUSED, sent: 3 });
    expect(await countRows(db, 'sessions')).toBe(0);
    expect(test.bot.edited.map(({ html }) => html.split('\n').at(-1))).toEqual([
      '<b>Not answered in time</b>',
      '<b>Denied</b>',
      '<b>Not answered in time</b>',
    ]);
    expect(new Set(await statuses())).toEqual(new Set(['expired', 'denied']));
  });

  it('accept no press by another person, and no press twice', async () => {
    test.waiting.onPause = async (at) => {
      const [message] = test.bot.sent;
      if (!message || at > 4_000) return;
      if (at === 1_000) {
        for (const other of [OWNER, STRANGER, MEMBER, '-22', '022', '22 ', 'x']) {
          await test.press(message, 'Approve', other);
          await test.press(message, 'Deny and block 24 h', other);
        }
      }
      if (at === 2_000) await test.press(message, 'Deny');
      if (at >= 3_000) await test.press(message, 'Approve');
    };
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 1 });
    const said = test.bot.answered.map(({ text }) => text);
    expect(said.slice(-3)).toEqual(['Denied', 'This question is over.', 'This question is over.']);
    expect(new Set(said.slice(0, -3))).toEqual(new Set(['This question is over.']));
    expect(test.bot.edited).toHaveLength(1);
    expect(await countRows(database().db, 'sign_in_blocks')).toBe(0);
    expect(await actions()).toEqual([`${ADMIN} sign_in_denied`]);
  });

  it('open nothing for an approval that comes after the wait, or after 90 seconds', async () => {
    await test.outcome(ADMIN);
    const [message] = test.bot.sent;
    if (message) await test.press(message, 'Approve');
    // A server that died while it waited.
    await sql`update sign_in_requests set status = 'pending', ended_at = null`.execute(
      database().db,
    );
    test.clock.nowMs = NOW_MS + 90_000 - test.waiting.ms;
    if (message) await test.press(message, 'Approve');
    expect(await statuses()).toEqual(['pending, waiting']);
    test.clock.nowMs -= 1;
    if (message) await test.press(message, 'Approve');
    expect(await statuses()).toEqual(['approved, waiting']);
    expect(test.bot.answered.map(({ text }) => text)).toEqual([
      'This question is over.',
      'This question is over.',
      'Approved',
    ]);
    expect(await countRows(database().db, 'sessions')).toBe(0);
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['the role', (db) => setRole(db, ADMIN, 'member')],
    ['a ban', () => ban(ADMIN)],
  ])('open nothing if %s came between question and answer', async (_, change) => {
    test.waiting.onPause = async (at) => {
      const [message] = test.bot.sent;
      if (at !== 2_000 || !message) return;
      await change(database().db);
      await test.press(message, 'Approve');
    };
    expect(await test.outcome(ADMIN)).toMatchObject(REFUSED);
    expect(await countRows(database().db, 'sessions')).toBe(0);
  });

  it('offer three numbers instead of approval if the page shows one', async () => {
    test.pressAfter(1_000, '07');
    expect((await test.outcome(ADMIN, { matchCode: '07' })).result).toBe(`signed in: ${ADMIN}`);
    const [message] = test.bot.sent;
    expect(message?.html).toBe(
      `${QUESTION}\n\nPress the number that the page shows. Any other number denies.`,
    );
    const [numbers = [], ...rest] = message?.buttons ?? [];
    expect(new Set(numbers.map(({ text }) => text)).size).toBe(3);
    for (const { text, data } of numbers) {
      expect(text).toMatch(/^\d\d$/);
      expect(data).toMatch(new RegExp(`^n:[\\w-]{22}:${text}$`));
    }
    expect(rest.flat().map(({ text }) => text)).toEqual(['Deny', 'Deny and block 24 h']);
  });

  it('are denied by any other number, and by approval without one', async () => {
    const wrong = async (pick: (id: string, numbers: string[]) => string) => {
      const at = test.waiting.ms + 1_000;
      test.waiting.onPause = async (elapsedMs) => {
        const message = test.bot.sent.at(-1);
        if (elapsedMs !== at || !message) return;
        const [row = []] = message.buttons ?? [];
        const id = String(row[0]?.data?.split(':')[1]);
        const data = pick(
          id,
          row.map(({ text }) => text),
        );
        await test.press({ ...message, buttons: [[{ text: 'pressed', data }]] }, 'pressed');
      };
      return test.outcome(ADMIN, { matchCode: '42' });
    };
    const other = await wrong((id, numbers) => `n:${id}:${numbers.find((n) => n !== '42')}`);
    expect(other).toMatchObject(REFUSED);
    expect(await wrong((id) => `a:${id}`)).toMatchObject(REFUSED);
    expect(await statuses()).toEqual(['denied', 'denied']);
    expect(await wrong((id) => `n:${id}:42`)).toMatchObject({ result: `signed in: ${ADMIN}` });
  });

  it('are cancelled when the caller disconnects', async () => {
    const gone = new AbortController();
    test.waiting.onPause = async (at) => {
      if (at === 2_000) gone.abort();
    };
    expect(await test.outcome(ADMIN, { signal: gone.signal })).toEqual({
      result: REFUSED.result,
      waitedMs: 2_000,
      sent: 1,
    });
    expect(await statuses()).toEqual(['cancelled']);
    expect(test.bot.edited).toEqual([
      {
        chatId: ADMIN,
        messageId: 101,
        html: `${QUESTION}\n\n<b>Cancelled by the person signing in</b>`,
      },
    ]);
    const [message] = test.bot.sent;
    if (message) await test.press(message, 'Approve');
    expect(await countRows(database().db, 'sessions')).toBe(0);
  });

  it('end when the server stops, which waits for them', async () => {
    test.waiting.onPause = async (at) => {
      if (at === 1_000) void test.approvals.stop();
    };
    expect((await test.outcome(ADMIN)).result).toBe('The server is stopping. Try again.');
    await test.approvals.stop();
    expect(await statuses()).toEqual(['cancelled']);
    expect(test.bot.edited).toHaveLength(1);
  });

  it.each([
    [new TelegramUnreachableChat('bot can’t initiate conversation')],
    [new TelegramNoAnswer('timed out')],
  ])('that cannot be sent look like any other, and are reported: %s', async (failure) => {
    test.bot.failure = failure;
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 0 });
    expect(test.reports).toEqual(['an administrator could not be asked']);
  });

  it('can be approved by the operator, for administrators only', async () => {
    const { db } = database();
    test.bot.failure = new TelegramUnreachableChat('blocked');
    test.waiting.onPause = async (at) => {
      if (at !== 1_000) return;
      const waiting = await listWaitingRequests(db, test.now());
      expect(waiting).toEqual([
        {
          id: expect.stringMatching(/^[\w-]{22}$/),
          telegramId: ADMIN,
          ipPrefix: '203.0.113.x',
          browser: 'Chrome on Linux',
          matchCode: '12',
          createdMs: NOW_MS,
          asked: true,
          isAdmin: true,
        },
      ]);
      const id = waiting[0]?.id ?? '';
      await approveRequest(db, { id, nowMs: test.now(), actor: 'operator' });
      await expect(
        approveRequest(db, { id, nowMs: test.now(), actor: 'operator' }),
      ).rejects.toMatchObject({ code: 'not_found' });
    };
    expect(await test.outcome(ADMIN, { matchCode: '12' })).toMatchObject({
      result: `signed in: ${ADMIN}`,
      waitedMs: 1_000,
    });
    test.waiting.onPause = async () => {
      const [request] = await listWaitingRequests(db, test.now());
      expect(request).toMatchObject({ telegramId: STRANGER, isAdmin: false, asked: false });
      const approving = { id: request?.id ?? '', nowMs: test.now(), actor: 'operator' };
      await expect(approveRequest(db, approving)).rejects.toMatchObject({ code: 'not_found' });
    };
    expect(await test.outcome(STRANGER)).toMatchObject(REFUSED);
    expect(await actions()).toEqual([`operator sign_in_approved`, `${ADMIN} admin_signed_in`]);
  });

  it('need a bot whose presses arrive, for every caller', async () => {
    const { db } = database();
    for (const rest of [{ telegram: null }, { takesPresses: false }]) {
      const without = openTestApprovals(db, rest);
      for (const telegramId of [ADMIN, STRANGER]) {
        await expect(without.ask(telegramId)).rejects.toMatchObject({ code: 'bot_not_configured' });
      }
      expect(without.waiting.ms).toBe(0);
    }
    expect(await countRows(db, 'sign_in_requests')).toBe(0);
  });

  it('are skipped in the demo: its own administrators are admitted, everybody else waits', async () => {
    const demo = openTestApprovals(database().db, { isDemo: true, telegram: null });
    expect(await demo.outcome(ADMIN)).toEqual({
      result: `signed in: ${ADMIN}`,
      waitedMs: 0,
      sent: 0,
    });
    expect(await demo.outcome(STRANGER)).toEqual({ ...REFUSED, sent: 0 });
    expect(await demo.outcome(MEMBER)).toEqual({ ...REFUSED, sent: 0 });
    await ban(OWNER);
    expect(await demo.outcome(OWNER)).toEqual({ ...REFUSED, sent: 0 });
  });

  it('have ids of 128 random bits', async () => {
    const ids = new Set<string>();
    for (let call = 0; call < 3; call++) await test.outcome(ADMIN);
    for (const { buttons } of test.bot.sent) {
      const [, id = ''] = buttons?.[0]?.[0]?.data?.split(':') ?? [];
      expect(Buffer.from(id, 'base64url')).toHaveLength(16);
      ids.add(id);
    }
    expect(ids.size).toBe(3);
  });
});
