import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { widgetSignIn } from '#server/fakes/telegram/signer.ts';
import type { Picture } from '#server/gateways/telegram/pictures.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp } from '#server/testing/http/app.ts';
import { SIGN_IN_ENVIRONMENT } from '#server/testing/http/sign-in-app.ts';

const PHOTO_URL = 'https://t.me/i/userpic/320/anne.jpg';
const BYTES = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]);
const OWN = '/api/me/picture';

describeOnPostgres('the picture of a member', (database) => {
  /** Signs Anne in on a server with this source, then closes it, which waits for pending fetches. */
  async function signIn(fetch: (url: string) => Promise<Picture | null>, rest: object) {
    const { app } = await openTestApp(database().db, {
      environment: SIGN_IN_ENVIRONMENT,
      pictureSource: { fetch },
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/telegram',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: widgetSignIn('11', NOW_MS, { ...rest }),
    });
    return { answer, close: () => app.close() };
  }

  async function open() {
    const crew = await enrolReviewers(database().db, NOW_MS);
    const test = await openTestApp(database().db);
    const get = async (url: string, who: string | null, headers: Record<string, string> = {}) => {
      const memberId = who === null ? 0n : crew.numberOf(who);
      const token = who && (await createSession(database().db, { memberId, nowMs: NOW_MS }));
      return test.get(url, {
        headers: { ...headers, ...(token ? { cookie: `deck=${token}` } : {}) },
      });
    };
    const forAdmins = `/api/admin/users/${crew.numberOf('11')}/picture`;
    return { ...test, crew, get, forAdmins };
  }

  it('is fetched after the sign-in, and shown to them and to administrators alone', async () => {
    const { get, forAdmins } = await open();
    let arrive = (_picture: Picture) => {};
    const asked: string[] = [];
    const { answer, close } = await signIn(
      (url) => {
        asked.push(url);
        return new Promise((resolve) => {
          arrive = resolve;
        });
      },
      { photo_url: PHOTO_URL },
    );
    // The sign-in has been answered before the picture has arrived.
    expect([answer.statusCode, answer.json().viewer.picture]).toEqual([200, null]);
    await expect.poll(() => asked).toEqual([PHOTO_URL]);
    arrive({ type: 'image/jpeg', bytes: BYTES });
    await close();

    const { viewer } = (await get('/api/session', '11')).json();
    expect(viewer.picture).toMatch(/^\/api\/me\/picture\?v=[0-9a-f]{16}$/);
    const mine = await get(viewer.picture, '11');
    expect([mine.statusCode, mine.rawPayload]).toEqual([200, BYTES]);
    expect(mine.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const again = await get(OWN, '11', { 'if-none-match': String(mine.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    const users = (await get('/api/admin/users?q=anne', '88')).json().users;
    expect(users).toMatchObject([{ username: 'anne' }]);
    expect(users[0].picture.startsWith(`${forAdmins}?v=`)).toBe(true);
    for (const who of ['88', '77']) {
      expect((await get(users[0].picture, who)).rawPayload).toEqual(BYTES);
    }
    for (const [url, who, status] of [
      [OWN, null, 401],
      // Their own, which does not exist: no id in the address makes it Anne's.
      [OWN, '22', 404],
      [`${OWN}?v=0123456789abcdef`, '22', 404],
      [`${OWN}?userId=1`, '22', 404],
      [forAdmins, null, 401],
      [forAdmins, '22', 403],
      // Not even her own.
      [forAdmins, '11', 403],
      ['/api/admin/users/999999/picture', '88', 404],
    ] as const) {
      const refused = await get(url, who);
      expect([url, who, refused.statusCode]).toEqual([url, who, status]);
      expect(refused.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
    await sql`update members set banned_at = '2026-03-01' where telegram_id = 11`.execute(
      database().db,
    );
    expect((await get(OWN, '11')).statusCode).toBe(401);
  });

  it('fails no sign-in', async () => {
    const { get } = await open();
    const { answer, close } = await signIn(() => Promise.reject(new Error('no answer')), {
      photo_url: PHOTO_URL,
    });
    await close();
    expect(answer.statusCode).toBe(200);
    expect((await get('/api/session', '11')).json().viewer.picture).toBeNull();
  });

  it('is asked for where Telegram signed it, and nowhere else', async () => {
    await open();
    const asked: string[] = [];
    const source = async (url: string) => {
      asked.push(url);
      return null;
    };
    await sql`update members set photo_url = 'https://t.me/reported.jpg'`.execute(database().db);
    const { answer, close } = await signIn(source, { username: 'anne' });
    await close();
    expect([answer.statusCode, asked]).toEqual([200, []]);
  });
});
