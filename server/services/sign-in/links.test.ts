import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { SIGN_IN_LINK_MS } from '#rules/wallet/sign-in-link.ts';
import type { Db } from '#server/db/connect.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  countRows,
  enrolCrew,
  MEMBER,
  NOW_MS,
  OWNER,
  outcomeOf,
  STRANGER,
  setBan,
} from '#server/testing/sign-ins.ts';
import { createSignInLink, readSignInLink, signInByLink } from './links.ts';
import { pruneExpired } from './prune.ts';
import { createSession, findSession } from './sessions.ts';

const EXPIRED = 'invalid_sign_in: This link has expired or was used. Ask the bot for a new one.';

describeOnBothInFull('a link from the bot', (database, engine) => {
  beforeEach(() => enrolCrew(database().db));

  const make = async (telegramId = MEMBER, nowMs = NOW_MS) => {
    const token = await createSignInLink(database().db, { telegramId, nowMs });
    if (token === null) throw new Error(`no link for ${telegramId}`);
    return token;
  };
  const open = (token: string, input: { nowMs?: number; earlierToken?: string; db?: Db } = {}) => {
    const { nowMs = NOW_MS, earlierToken = null, db = database().db } = input;
    return signInByLink(db, { token, nowMs, earlierToken });
  };
  const session = (token: string) => findSession(database().db, { token, nowMs: NOW_MS });

  it('signs in once when copies arrive together', async () => {
    const { db } = database();
    const others = engine === 'postgres' ? [(await database().connectAgain()).db] : [];
    const pools: Db[] = [db, ...others];
    const token = await make();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        outcomeOf(open(token, { db: pools[at % pools.length] ?? db })),
      ),
    );
    expect(outcomes.toSorted()).toEqual([MEMBER, ...Array(7).fill(EXPIRED)].toSorted());
    expect(await countRows(db, 'sessions')).toBe(1);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('shows the member it signs in any number of times without being used up', async () => {
    const token = await make();
    const read = () => readSignInLink(database().db, { token, nowMs: NOW_MS });
    const shown = { displayName: 'First', username: `user_${MEMBER}` };
    expect([await read(), await read()]).toMatchObject([shown, shown]);
    expect(await outcomeOf(open(token))).toBe(MEMBER);
    await expect(read()).rejects.toMatchObject({ code: 'invalid_sign_in' });
  });

  it('ends with the next one of the same member, and with no other', async () => {
    const [old, foreign] = [await make(), await make(ADMIN)];
    const token = await make();
    expect(await outcomeOf(open(old))).toBe(EXPIRED);
    expect(await outcomeOf(open(token))).toBe(MEMBER);
    expect(await outcomeOf(open(foreign))).toBe(ADMIN);
  });

  it.each([
    [SIGN_IN_LINK_MS - 1, MEMBER],
    [SIGN_IN_LINK_MS, EXPIRED],
  ])('after %d ms: %s', async (laterMs, outcome) => {
    const token = await make();
    const nowMs = NOW_MS + laterMs;
    expect(await outcomeOf(open(token, { nowMs }))).toBe(outcome);
    expect(await pruneExpired(database().db, NOW_MS + SIGN_IN_LINK_MS)).toBe(
      outcome === EXPIRED ? 1 : 0,
    );
  });

  it('is not made for strangers, nor works during a ban', async () => {
    const { db } = database();
    const token = await make();
    await setBan(db, 0, null);
    expect(await outcomeOf(open(token))).toBe(EXPIRED);
    for (const telegramId of [MEMBER, STRANGER]) {
      expect(await createSignInLink(db, { telegramId, nowMs: NOW_MS })).toBeNull();
    }
  });

  it('opens no more than a plain member’s session, whatever the role', async () => {
    for (const telegramId of [MEMBER, ADMIN, OWNER]) {
      const opened = await open(await make(telegramId));
      const member = await session(opened.token);
      expect(member).toMatchObject({ telegramId, role: 'member', signedInAtMs: 0 });
      for (const viewer of [opened.viewer, member?.viewer]) {
        expect(viewer).toMatchObject({ telegramId, isAdmin: false, isBotOwner: false });
      }
    }
  });

  it('ends the session that the browser had', async () => {
    const memberId = 2n;
    const earlierToken = await createSession(database().db, { memberId, nowMs: NOW_MS });
    const { token } = await open(await make(), { earlierToken });
    expect(await session(earlierToken)).toBeNull();
    expect(await session(token)).toMatchObject({ telegramId: MEMBER });
  });

  it('is stored as a hash, and neither it nor a session’s token stands for the other', async () => {
    const { db } = database();
    const token = await make();
    const { rows } = await sql<{ text: string }>`
      select encode(token_hash, 'base64') || encode(token_hash, 'hex') as text
      from sign_in_links`.execute(db);
    expect(rows[0]?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(await session(token)).toBeNull();
    const memberId = 1n;
    const opened = await createSession(db, { memberId, nowMs: NOW_MS });
    expect(await outcomeOf(open(opened))).toBe(EXPIRED);
    expect(await outcomeOf(open('x'.repeat(43)))).toBe(EXPIRED);
  });
});
