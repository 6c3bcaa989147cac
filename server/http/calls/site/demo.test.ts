import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { markDemo } from '#server/services/demo/mark.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  attributesOf,
  eventOf,
  NOW_MS,
  openTestApp,
  type TestApp,
} from '#server/testing/http/app.ts';

describeOnPostgres('the demo', (database) => {
  let test: TestApp;
  afterEach(() => test.app.close());

  const signIn = (role: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/demo/session',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: { role },
    });

  describe('on a demo instance', () => {
    beforeEach(async () => {
      const { db } = database();
      test = await openTestApp(db, { demo: true });
      await fillDemo(db, { ...test.config, nowMs: NOW_MS });
    });

    it('signs in as one of its people', async () => {
      for (const [role, isAdmin, isBotOwner] of [
        ['member', false, false],
        ['admin', true, false],
        ['owner', true, true],
      ] as const) {
        const response = await signIn(role);
        expect(response.statusCode).toBe(200);
        expect(response.json().viewer).toMatchObject({ isAdmin, isBotOwner });
        expect(response.headers['cache-control']).toBe('no-store');
        expect(attributesOf(response.headers['set-cookie'])).toEqual([
          'HttpOnly',
          'Max-Age=86400',
          'Path=/',
          'SameSite=Lax',
          expect.stringMatching(/^deck=[\w-]{43}$/),
        ]);
        const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
        const session = await test.get('/api/session', { headers: { cookie } });
        expect(session.json().viewer).toEqual(response.json().viewer);
        expect(session.json().instance).toEqual({
          demo: true,
          trial: false,
          theme: 'system',
          miniAppSurface: 'full',
          ownWallet: false,
          signIn: null,
        });
      }
      for (const role of ['root', '', null, ['admin'], 'constructor']) {
        expect((await signIn(role)).statusCode).toBe(400);
      }
    });

    it('gives a new token at each sign-in and ends the previous one', async () => {
      const first = String((await signIn('member')).headers['set-cookie']).split(';', 1)[0] ?? '';
      const second = await signIn('admin', { cookie: first });
      const viewerOf = async (cookie: string) =>
        (await test.get('/api/session', { headers: { cookie } })).json().viewer;
      expect(await viewerOf(first)).toBeNull();
      const cookie = String(second.headers['set-cookie']).split(';', 1)[0] ?? '';
      expect(await viewerOf(cookie)).toMatchObject({ isAdmin: true });
      // A token that the browser sends is never adopted.
      const third = await signIn('member', { cookie: 'deck=chosen-by-somebody' });
      expect(String(third.headers['set-cookie'])).not.toContain('chosen-by-somebody');
    });
  });

  it('does not exist elsewhere, whatever the database says', async () => {
    const { db } = database();
    test = await openTestApp(db);
    await test.ingest(eventOf('gm', '990000001'));
    await markDemo(db);
    expect((await signIn('member')).statusCode).toBe(404);
    expect((await signIn('member', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
    expect((await signIn({ odd: 1 })).statusCode).toBe(404);
  });

  it('never signs in as a member of a real community', async () => {
    const { db } = database();
    test = await openTestApp(db, { demo: true });
    await test.ingest(eventOf('gm', '11'));
    const response = await signIn('member');
    expect(response.statusCode).toBe(404);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});
