import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { createFakeTelegramKeys } from '#server/fakes/telegram/keys.ts';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  miniAppSignIn,
  signWidget,
  TEST_CLIENT_ID,
  widgetSignIn,
} from '#server/fakes/telegram/signer.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  byMiniApp,
  byWidget,
  countRows,
  enrolCrew,
  INVALID,
  idTokenOf,
  MEMBER,
  NOW_MS,
  OUTDATED,
  OWNER,
  outcomeOf,
  preparedBy,
  STRANGER,
  setBan,
  setRole,
  WAYS,
} from '#server/testing/sign-ins.ts';
import { createSession, findSession } from './sessions.ts';
import { signInWithIdToken } from './sign-in.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const NOT_FOUND = 'not_found: User not found. Please interact with the bot first.';
const BANNED = 'forbidden: This account is banned.';

let signer: IdTokenSigner;
beforeAll(async () => {
  signer = await createIdTokenSigner();
});

describeOnPostgres('signing in', (database) => {
  beforeEach(() => enrolCrew(database().db));

  const find = (token: string) => findSession(database().db, { token, nowMs: NOW_MS });
  const count = (table: string) => countRows(database().db, table);

  describe.each(WAYS)('by %s', (way) => {
    const signIn = async (telegramId: string, atMs: number, nowMs = NOW_MS) =>
      (await preparedBy(way, signer, telegramId, atMs))(database().db, nowMs);

    it('opens a session for the member that Telegram names', async () => {
      for (const [telegramId, isAdmin, isBotOwner] of [
        [MEMBER, false, false],
        [ADMIN, true, false],
        [OWNER, true, true],
      ] as const) {
        const { token, user, viewer } = await signIn(telegramId, NOW_MS);
        expect(user).toEqual({
          telegramId,
          username: `user_${telegramId}`,
          firstName: 'First',
          lastName: null,
          photoUrl: null,
          isAdmin,
          isBotOwner,
        });
        expect(viewer).toMatchObject({ telegramId, displayName: 'First', isAdmin, isBotOwner });
        expect(await find(token)).toMatchObject({ telegramId, viewer });
      }
    });

    // [member, age in seconds, outcome]
    it.each([
      [MEMBER, 0, MEMBER],
      [MEMBER, 86_399, MEMBER],
      [MEMBER, 86_400, MEMBER],
      [MEMBER, 86_401, OUTDATED],
      [MEMBER, 10 * 365 * 86_400, OUTDATED],
      [MEMBER, -299, MEMBER],
      [MEMBER, -300, MEMBER],
      [MEMBER, -301, INVALID],
      [MEMBER, -365 * 86_400, INVALID],
      [ADMIN, 899, ADMIN],
      [ADMIN, 900, ADMIN],
      [ADMIN, 901, OUTDATED],
      [ADMIN, 86_400, OUTDATED],
      [ADMIN, -300, ADMIN],
      [ADMIN, -301, INVALID],
      [OWNER, 900, OWNER],
      [OWNER, 901, OUTDATED],
      // A stranger is told that there is no account, unless the sign-in is outdated anyway.
      [STRANGER, 0, NOT_FOUND],
      [STRANGER, 86_400, NOT_FOUND],
      [STRANGER, 86_401, OUTDATED],
      [STRANGER, -301, INVALID],
    ])('%s, signed %i s ago: %s', async (telegramId, ageSeconds, expected) => {
      const signedMs = NOW_MS - ageSeconds * SECOND_MS;
      expect(await outcomeOf(signIn(telegramId, signedMs))).toBe(expected);
      const opened = expected === telegramId ? 1 : 0;
      expect([await count('sessions'), await count('used_sign_ins')]).toEqual([opened, opened]);
      expect(await count('members')).toBe(3);
    });

    it('counts milliseconds too', async () => {
      const signedMs = NOW_MS - 86_400 * SECOND_MS;
      expect(await outcomeOf(signIn(MEMBER, signedMs, NOW_MS + 1))).toBe(OUTDATED);
      expect(await outcomeOf(signIn(MEMBER, NOW_MS + 300_000, NOW_MS - 1))).toBe(INVALID);
    });

    // [banned for seconds before now, ban ends in seconds, outcome]
    it.each([
      [3600, null, BANNED],
      [0, null, BANNED],
      [3600, 0.001, BANNED],
      [3600, 0, MEMBER],
      [7200, -3600, MEMBER],
      [-0.001, null, MEMBER],
    ])('of a member banned %s s ago, until in %s s: %s', async (ago, ends, expected) => {
      await setBan(database().db, -ago * SECOND_MS, ends === null ? null : ends * SECOND_MS);
      expect(await outcomeOf(signIn(MEMBER, NOW_MS))).toBe(expected);
      expect(await count('sessions')).toBe(expected === MEMBER ? 1 : 0);
    });

    it('changes nothing in the member, the ledger or the board', async () => {
      const { db } = database();
      const before = await readBooks(db);
      await signIn(MEMBER, NOW_MS);
      expect(await readBooks(db)).toEqual(before);
      expect(await checkLedger(db)).toEqual([]);
    });

    it('stores nothing that opens a session', async () => {
      const { db } = database();
      const signedIn = await signIn(MEMBER, NOW_MS);
      const { rows } = await sql<{ text: string }>`
        select (select json_agg(s) from sessions s)::text
          || (select json_agg(u) from used_sign_ins u)::text as text`.execute(db);
      const secrets = [signedIn.token];
      if ('viewerToken' in signedIn) secrets.push(String(signedIn.viewerToken));
      for (const secret of secrets) {
        const bytes = Buffer.from(secret, 'base64url').toString('hex');
        for (const form of [secret, bytes, Buffer.from(secret).toString('hex')]) {
          expect(rows[0]?.text).not.toContain(form);
        }
      }
    });

    it('takes a session’s rights away with the role', async () => {
      const { token } = await signIn(ADMIN, NOW_MS);
      expect(await find(token)).toMatchObject({ role: 'admin', viewer: { isAdmin: true } });
      await setRole(database().db, ADMIN, 'member');
      expect(await find(token)).toMatchObject({ role: 'member', viewer: { isAdmin: false } });
    });
  });

  it('treats all alike before the signature is verified', async () => {
    const { db } = database();
    await setBan(db, -1000, null);
    for (const who of [MEMBER, ADMIN, OWNER, STRANGER]) {
      for (const atMs of [NOW_MS, NOW_MS - 1000 * HOUR_MS]) {
        const forged = { ...widgetSignIn(who, atMs), hash: 'a'.repeat(64) };
        expect(await outcomeOf(byWidget(db, forged))).toBe(INVALID);
        const data = miniAppSignIn(who, atMs).replace(/[0-9a-f]{64}$/, 'a'.repeat(64));
        expect(await outcomeOf(byMiniApp(db, data))).toBe(INVALID);
      }
    }
    expect(await count('used_sign_ins')).toBe(0);
  });

  it('uses the id only: a username finds nobody', async () => {
    const { db } = database();
    const fields = widgetSignIn(STRANGER, NOW_MS, { username: `user_${OWNER}` });
    expect(await outcomeOf(byWidget(db, fields))).toBe(NOT_FOUND);
    const named = await byWidget(db, widgetSignIn(MEMBER, NOW_MS, { username: `user_${OWNER}` }));
    expect(named.user).toMatchObject({ telegramId: MEMBER, isAdmin: false });
  });

  it('agrees with the published sign-ins about age', async () => {
    const { db } = database();
    const text = readFileSync(
      new URL('../../testing/telegram-vectors.json', import.meta.url),
      'utf8',
    );
    const { widget, initData } = JSON.parse(text);
    const users = [...widget, ...initData].map(({ userId }) => userId).filter(Boolean);
    await sql`insert into members (telegram_id, created_at)
      select distinct unnest(${users}::bigint[]), now()`.execute(db);
    for (const { id, payload, botToken, now, expect: verdict } of widget) {
      const result = await outcomeOf(byWidget(db, payload, { botToken, nowMs: now * SECOND_MS }));
      expect([id, /^\d+$/.test(result)]).toEqual([id, verdict === 'accept']);
    }
    for (const { id, botToken, now, initData: data, expect: verdict } of initData) {
      const result = await outcomeOf(byMiniApp(db, data, { botToken, nowMs: now * SECOND_MS }));
      expect([id, /^\d+$/.test(result)]).toEqual([id, verdict.login === 'accept']);
    }
  });

  it('notes the language of the Mini App’s Telegram, and of no other text', async () => {
    const { db } = database();
    const user = (code: unknown) =>
      JSON.stringify({ id: Number(MEMBER), first_name: 'Anne', language_code: code });
    const seen: unknown[] = [];
    for (const [at, code] of ['de-AT', 'x'.repeat(99), 7, 'ru'].entries()) {
      await byMiniApp(db, miniAppSignIn(MEMBER, NOW_MS + at * 1000, { user: user(code) }), {
        nowMs: NOW_MS + at * 1000,
      });
      const { rows } = await sql<{ language_seen: string }>`
        select language_seen from bot_people where telegram_id = ${MEMBER}::bigint`.execute(db);
      seen.push(rows[0]?.language_seen);
    }
    expect(seen).toEqual(['de', 'de', 'de', 'ru']);
  });

  it("ends the browser's earlier session, and no other", async () => {
    const { db } = database();
    const mine = await createSession(db, { memberId: 1n, nowMs: NOW_MS });
    const elsewhere = await createSession(db, { memberId: 1n, nowMs: NOW_MS });
    const { token } = await byWidget(db, widgetSignIn(ADMIN, NOW_MS), { earlierToken: mine });
    expect(await find(mine)).toBeNull();
    expect(await find(elsewhere)).not.toBeNull();
    expect(await find(token)).toMatchObject({ telegramId: ADMIN });
    // A sign-in that fails ends nothing.
    const stale = widgetSignIn(ADMIN, NOW_MS - HOUR_MS);
    expect(await outcomeOf(byWidget(db, stale, { earlierToken: elsewhere }))).toBe(OUTDATED);
    expect(await find(elsewhere)).not.toBeNull();
  });

  it('is impossible without the bot, or without the client', async () => {
    const { db } = database();
    const none = { botToken: null };
    const { idToken, nonce, secret } = await idTokenOf(signer, MEMBER, NOW_MS);
    const withSettings = (clientId: string | null, hasKeys: boolean) =>
      signInWithIdToken(db, {
        nowMs: NOW_MS,
        earlierToken: null,
        idToken,
        nonce,
        nonceSecret: secret,
        clientId,
        keys: hasKeys ? createFakeTelegramKeys(signer.keySet) : null,
      });
    for (const call of [
      byWidget(db, widgetSignIn(MEMBER, NOW_MS), none),
      byMiniApp(db, miniAppSignIn(MEMBER, NOW_MS), none),
      withSettings(null, true),
      withSettings(TEST_CLIENT_ID, false),
    ]) {
      expect(await outcomeOf(call)).toMatch(/^bot_not_configured: Set TELEGRAM_/);
    }
    // Also refused for a signature made with the value of a missing token.
    for (const token of ['', 'null', 'undefined']) {
      const signed = signWidget({ id: 11, auth_date: NOW_MS / 1000 }, token);
      expect(await outcomeOf(byWidget(db, signed, none))).toMatch(/^bot_not_configured/);
    }
    expect(await outcomeOf(withSettings(TEST_CLIENT_ID, true))).toBe(MEMBER);
  });
});

async function readBooks(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(m order by id) from members m) as members,
      (select json_agg(t order by member_id) from member_totals t) as totals,
      (select json_agg(e order by seq) from activity_events e) as events,
      (select json_agg(p order by id) from point_entries p) as points`.execute(db);
  return rows;
}
