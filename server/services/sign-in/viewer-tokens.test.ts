import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { miniAppSignIn, widgetSignIn } from '#server/fakes/telegram/signer.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  byMiniApp,
  byWidget,
  enrolCrew,
  MEMBER,
  NOW_MS,
  OWNER,
  setBan,
} from '#server/testing/sign-ins.ts';
import { findSession } from './sessions.ts';
import { findViewer, renewViewerTokens } from './viewer-tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describeOnBothEngines("a Mini App viewer's token", (database) => {
  beforeEach(() => enrolCrew(database().db));
  const find = (token: string, nowMs = NOW_MS) => findSession(database().db, { token, nowMs });
  const viewerOf = (viewerToken: string, nowMs = NOW_MS) =>
    findViewer(database().db, { viewerToken, nowMs });
  const openApp = async (telegramId: string) => {
    const signedIn = await byMiniApp(database().db, miniAppSignIn(telegramId, NOW_MS));
    return { token: signedIn.token, ...signedIn.viewerTokens };
  };
  const renew = (renewalToken: string, nowMs = NOW_MS) =>
    renewViewerTokens(database().db, { renewalToken, nowMs });
  const isRefused = (renewalToken: string, nowMs = NOW_MS) =>
    expect(renew(renewalToken, nowMs)).rejects.toMatchObject({ code: 'not_signed_in' });

  it('belongs to the member only, lasts ten minutes, and has no administrator rights', async () => {
    for (const telegramId of [MEMBER, ADMIN, OWNER]) {
      const { viewerToken, viewerTokenExpiresAt } = await openApp(telegramId);
      expect(Date.parse(viewerTokenExpiresAt)).toBe(NOW_MS + 10 * MINUTE_MS);
      expect(Buffer.from(viewerToken, 'base64url')).toHaveLength(32);
      const viewer = await viewerOf(viewerToken);
      expect(viewer).toMatchObject({ telegramId, role: 'member', signedInAtMs: 0 });
      expect(viewer?.viewer).toMatchObject({ telegramId, isAdmin: false, isBotOwner: false });
      expect(await viewerOf(viewerToken, NOW_MS + 10 * MINUTE_MS - 1)).not.toBeNull();
      expect(await viewerOf(viewerToken, NOW_MS + 10 * MINUTE_MS)).toBeNull();
    }
  });

  it('is not a session, and a session is not a viewer token', async () => {
    const { token, viewerToken, renewalToken } = await openApp(MEMBER);
    expect([await find(viewerToken), await find(renewalToken)]).toEqual([null, null]);
    expect([await viewerOf(token), await viewerOf(renewalToken)]).toEqual([null, null]);
    for (const other of ['', 'null', viewerToken.slice(1), `${viewerToken}=`, '\0', '\ud800']) {
      expect(await viewerOf(other)).toBeNull();
    }
    // Not even if the two were mixed up in the database.
    await sql`update sessions set token_hash = viewer_token_hash,
      viewer_token_hash = token_hash`.execute(database().db);
    expect([await find(viewerToken), await viewerOf(token)]).toEqual([null, null]);
  });

  it('ends with its session, and is not renewed after that', async () => {
    const { token, viewerToken, renewalToken } = await openApp(MEMBER);
    await byWidget(database().db, widgetSignIn(MEMBER, NOW_MS), { earlierToken: token });
    expect(await viewerOf(viewerToken)).toBeNull();
    await isRefused(renewalToken);
  });

  it('ends on a ban, even one that is over, and is not renewed after that', async () => {
    const { db } = database();
    const { viewerToken, renewalToken } = await openApp(MEMBER);
    await setBan(db, 1000, null);
    expect(await viewerOf(viewerToken, NOW_MS + 999)).not.toBeNull();
    expect(await viewerOf(viewerToken, NOW_MS + 1000)).toBeNull();
    await isRefused(renewalToken, NOW_MS + 1000);
    await setBan(db, 1000, 2000);
    expect(await viewerOf(viewerToken, NOW_MS + 2000)).toBeNull();
    await isRefused(renewalToken, NOW_MS + 2000);
  });

  it('does not keep the session alive', async () => {
    const { token, ...first } = await openApp(MEMBER);
    let tokens = first;
    for (let minute = 1; minute < 60; minute += 9) {
      const nowMs = NOW_MS + minute * MINUTE_MS;
      tokens = await renew(tokens.renewalToken, nowMs);
      expect(await viewerOf(tokens.viewerToken, nowMs)).not.toBeNull();
    }
    expect(await find(token, NOW_MS + 2 * HOUR_MS)).toBeNull();
  });

  it('is renewed once by each renewal token, and the one before it ends', async () => {
    const first = await openApp(MEMBER);
    const second = await renew(first.renewalToken, NOW_MS + MINUTE_MS);
    expect(Date.parse(second.viewerTokenExpiresAt)).toBe(NOW_MS + 11 * MINUTE_MS);
    expect(await viewerOf(first.viewerToken)).toBeNull();
    expect(await viewerOf(second.viewerToken)).toMatchObject({ telegramId: MEMBER });
    await isRefused(first.renewalToken);
    const answers = await Promise.allSettled([1, 2, 3].map(() => renew(second.renewalToken)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('renews nothing itself', async () => {
    const { token, viewerToken } = await openApp(MEMBER);
    for (const other of [token, viewerToken, '', '\0']) await isRefused(other);
  });

  it('is renewed for an hour after the sign-in, also once it has expired', async () => {
    const first = await openApp(MEMBER);
    const second = await renew(first.renewalToken, NOW_MS + 55 * MINUTE_MS);
    expect(Date.parse(second.viewerTokenExpiresAt)).toBe(NOW_MS + HOUR_MS);
    expect(await viewerOf(second.viewerToken, NOW_MS + HOUR_MS - 1)).not.toBeNull();
    await isRefused(second.renewalToken, NOW_MS + HOUR_MS);
    await renew(second.renewalToken, NOW_MS + HOUR_MS - 1);
  });
});
