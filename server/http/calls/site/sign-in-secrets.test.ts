import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  idTokenClaims,
  miniAppSignIn,
  TEST_BOT_TOKEN,
  widgetSignIn,
} from '#server/fakes/telegram/signer.ts';
import { createSignInLink } from '#server/services/sign-in/links.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import {
  cookieOf,
  MEMBER,
  openSignInApp,
  type SignInApp,
} from '#server/testing/http/sign-in-app.ts';

let signer: IdTokenSigner;
beforeAll(async () => {
  signer = await createIdTokenSigner();
});

describeOnPostgres('sign-in data', (database) => {
  let test: SignInApp;
  beforeEach(async () => {
    test = await openSignInApp(database().db, signer);
  });
  afterEach(() => test.app.close());

  it('opens nothing with one byte changed', async () => {
    const bodies = [
      ['telegram', JSON.stringify(widgetSignIn(MEMBER, NOW_MS))],
      ['mini-app', JSON.stringify({ initData: miniAppSignIn(MEMBER, NOW_MS) })],
    ] as const;
    for (const [path, body] of bodies) {
      const place = fc.integer({ min: 0, max: body.length - 1 });
      await fc.assert(
        fc.asyncProperty(place, fc.integer({ min: 1, max: 127 }), async (at, difference) => {
          const bytes = Buffer.from(body);
          bytes.writeUInt8(bytes.readUInt8(at) ^ difference, at);
          const changed = bytes.toString('latin1');
          // The same escape in lower case is the same sign-in.
          if (changed.toLowerCase() === body.toLowerCase() && /%.?.?$/.test(body.slice(0, at)))
            return;
          const response = await test.post(path, changed);
          expect([400, 401]).toContain(response.statusCode);
          expect(response.headers['set-cookie']).toBeUndefined();
        }),
        { numRuns: 100 },
      );
    }
    expect(await test.countSessions()).toBe(0);
  });

  it('never appears in the log', async () => {
    const fields = widgetSignIn(MEMBER, NOW_MS);
    const initData = miniAppSignIn(MEMBER, NOW_MS);
    const link = { telegramId: MEMBER, nowMs: NOW_MS };
    const token = (await createSignInLink(database().db, link)) ?? '';
    const nonce = await test.post('nonce', {});
    const idToken = await signer.sign(idTokenClaims(MEMBER, NOW_MS, nonce.json().nonce));
    const body = { id_token: idToken, nonce: nonce.json().nonce };
    const cookie = cookieOf(nonce);
    const answers = [
      await test.telegram(fields),
      await test.telegram(fields),
      await test.telegram({ ...fields, id: 12 }),
      await test.telegram({ ...fields, odd: null }),
      await test.miniApp(initData),
      await test.miniApp(`${initData}x`),
      await test.telegram(body, { cookie }),
      await test.telegram(body, { cookie }),
      await test.post('link/check', { token }),
      await test.post('link', { token: `${token}x` }),
      await test.post('link', { token }),
      await test.post('link', { token }),
    ];
    expect(answers.slice(-4).map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 401]);
    const [signedIn, , , , inApp] = answers;
    const session = signedIn ? cookieOf(signedIn) : '';
    const { viewerToken, renewalToken }: Record<string, string> = inApp?.json() ?? {};
    await test.get('/api/session', { headers: { cookie: session } });
    await test.get('/api/session', { headers: { authorization: `Bearer ${viewerToken}` } });
    // The way Telegram sends a browser back to a site that asked for it.
    const query = new URLSearchParams({ ...fields, id: MEMBER, auth_date: '1' }).toString();
    await test.get(`/?${query}`);
    await test.get(`/api/session?x=1&id_token=${idToken}&hash=${fields.hash}#tgAuthResult=x`);
    // And an internal failure, whose error is logged.
    await sql`alter table used_sign_ins rename to gone`.execute(database().db);
    const broken = widgetSignIn(MEMBER, NOW_MS - 1000);
    expect((await test.telegram(broken)).statusCode).toBe(500);
    await sql`alter table gone rename to used_sign_ins`.execute(database().db);

    const log = test.logs.join('\n');
    expect(log).toContain('/api/auth/telegram');
    expect(log).not.toContain('id_token=');
    expect(log).toContain('used_sign_ins');
    for (const secret of [
      TEST_BOT_TOKEN,
      fields.hash,
      broken.hash,
      new URLSearchParams(initData).get('hash') ?? 'x',
      idToken,
      idToken.split('.')[2] ?? 'x',
      nonce.json().nonce,
      cookie.split('=')[1] ?? 'x',
      session.split('=')[1] ?? 'x',
      viewerToken ?? 'x',
      renewalToken ?? 'x',
      token,
    ]) {
      expect(secret.length).toBeGreaterThan(30);
      expect(log).not.toContain(secret);
    }
  });
});
