import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createSession, endSession, findSession } from './sessions.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const MINUTE_MS = 60_000;

describeOnPostgres('sessions', (database) => {
  const memberId = 1n;
  beforeEach(() =>
    grantConfiguredRoles(database().db, {
      ownerTelegramId: null,
      adminTelegramIds: ['11', '22'],
      nowMs: NOW_MS,
    }),
  );

  const find = (token: string, afterMs = 0) =>
    findSession(database().db, { token, nowMs: NOW_MS + afterMs });
  const lastSeen = async () => {
    const { rows } = await sql<{ at: Date }>`
      select last_seen_at as at from sessions`.execute(database().db);
    return rows.map(({ at }) => at.getTime() - NOW_MS);
  };

  it('have tokens of 256 random bits, stored as hashes', async () => {
    const { db } = database();
    const tokens = new Set<string>();
    for (let count = 0; count < 5; count++) {
      tokens.add(await createSession(db, { memberId, nowMs: NOW_MS }));
    }
    expect(tokens.size).toBe(5);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await sql<{ length: number }>`
      select length(token_hash) as length from sessions`.execute(db);
    expect(rows.map(({ length }) => length)).toEqual([32, 32, 32, 32, 32]);
  });

  it('belong to the member they were opened for', async () => {
    const { db } = database();
    const token = await createSession(db, { memberId, nowMs: NOW_MS });
    const other = await createSession(db, { memberId: 2n, nowMs: NOW_MS });
    expect(await find(token)).toMatchObject({ memberId, telegramId: '11', role: 'admin' });
    expect(await find(other)).toMatchObject({ memberId: 2n, telegramId: '22' });
    for (const unknown of [
      '',
      ' ',
      token.slice(1),
      `${token}=`,
      '\0',
      '\ud800',
      'é'.repeat(9000),
    ]) {
      expect(await find(unknown)).toBeNull();
    }
    await expect(createSession(db, { memberId: 3n, nowMs: NOW_MS })).rejects.toThrow();
  });

  it('show the member as they are now', async () => {
    const { db } = database();
    const token = await createSession(db, { memberId, nowMs: NOW_MS });
    expect((await find(token))?.viewer.displayName).toBe('Anonymous User');
    await sql`update members set username = 'anne', first_name = 'Anne', last_name = 'B',
      photo_url = 'https://x.example/a', role = 'owner' where id = 1`.execute(db);
    expect((await find(token))?.viewer).toEqual({
      telegramId: '11',
      displayName: 'Anne B',
      username: 'anne',
      photoUrl: 'https://x.example/a',
      picture: null,
      isAdmin: true,
      isBotOwner: true,
    });
    await sql`update members set first_name = null, role = 'member' where id = 1`.execute(db);
    expect((await find(token))?.viewer).toMatchObject({
      displayName: '@anne',
      isAdmin: false,
      isBotOwner: false,
    });
  });

  it('expire after 24 hours, and after two without use', async () => {
    const { db } = database();
    const token = await createSession(db, { memberId, nowMs: NOW_MS });
    const idle = await createSession(db, { memberId, nowMs: NOW_MS });
    for (let at = 100; at < 24 * 60; at += 100)
      expect(await find(token, at * MINUTE_MS)).not.toBeNull();
    expect(await find(token, 24 * 60 * MINUTE_MS - 1)).not.toBeNull();
    expect(await find(token, 24 * 60 * MINUTE_MS)).toBeNull();
    expect(await find(idle, 120 * MINUTE_MS)).toBeNull();
    // A check of the session is no use of it.
    expect(await find(idle, 121 * MINUTE_MS)).toBeNull();
  });

  it('record their use at most once a minute', async () => {
    const token = await createSession(database().db, { memberId, nowMs: NOW_MS });
    await find(token, MINUTE_MS);
    expect(await lastSeen()).toEqual([0]);
    await find(token, MINUTE_MS + 1);
    expect(await lastSeen()).toEqual([MINUTE_MS + 1]);
    // A clock that runs back does not remove a later use.
    await find(token, 0);
    expect(await lastSeen()).toEqual([MINUTE_MS + 1]);
  });

  // [banned at, until, checked at, exists]
  it.each([
    [1, null, 0, true],
    [0, null, 0, false],
    [-5, null, 0, false],
    [-5, 1, 0, false],
    // The ban is over, but it ended the session, even if nobody checked meanwhile.
    [1, 5, 5, false],
    [1, 5, 60, false],
    // Opened when the ban was over already.
    [-9, -1, 0, true],
    [-9, 0, 0, true],
  ])('end at a ban: from %s to %s minutes, asked at %s', async (from, to, at, isThere) => {
    const { db } = database();
    const token = await createSession(db, { memberId, nowMs: NOW_MS });
    const time = (minutes: number | null) =>
      minutes === null ? null : new Date(NOW_MS + minutes * MINUTE_MS).toISOString();
    await sql`update members set banned_at = ${time(from)}::timestamptz,
      ban_expires_at = ${time(to)}::timestamptz where id = 1`.execute(db);
    expect((await find(token, at * MINUTE_MS)) !== null).toBe(isThere);
  });

  it('can be ended', async () => {
    const { db } = database();
    const token = await createSession(db, { memberId, nowMs: NOW_MS });
    const other = await createSession(db, { memberId, nowMs: NOW_MS });
    await endSession(db, token);
    await endSession(db, token);
    await endSession(db, 'unknown');
    expect(await find(token)).toBeNull();
    expect(await find(other)).not.toBeNull();
  });
});
