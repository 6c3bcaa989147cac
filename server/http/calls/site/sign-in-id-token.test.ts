import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  idTokenClaims,
  signWidget,
  TEST_CLIENT_ID,
  widgetSignIn,
} from '#server/fakes/telegram/signer.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import {
  cookieOf,
  INVALID,
  MEMBER,
  OUTDATED,
  openSignInApp,
  type SignInApp,
} from '#server/testing/http/sign-in-app.ts';

let signer: IdTokenSigner;
beforeAll(async () => {
  signer = await createIdTokenSigner();
});

describeOnPostgres('the sign-in with an id_token', (database) => {
  let test: SignInApp;
  beforeEach(async () => {
    test = await openSignInApp(database().db, signer);
  });
  afterEach(() => test.app.close());

  const reopen = async (environment: Record<string, string>) => {
    await test.app.close();
    test = await openSignInApp(database().db, signer, environment);
  };

  const begin = async () => {
    const response = await test.post('nonce', {});
    expect(response.statusCode).toBe(200);
    const nonce: string = response.json().nonce;
    const idToken = await signer.sign(idTokenClaims(MEMBER, NOW_MS, nonce));
    return { cookie: cookieOf(response), body: { id_token: idToken, nonce } };
  };

  it('is bound to the browser that asked for the nonce', async () => {
    const mine = await begin();
    const theirs = await begin();
    expect(mine.cookie).toMatch(/^deck-nonce=[\w-]{43}$/);
    expect(mine.cookie).not.toContain(mine.body.nonce);
    for (const cookie of [
      '',
      theirs.cookie,
      `deck-nonce=${mine.body.nonce}`,
      mine.cookie.replace('deck-nonce', 'deck'),
      mine.cookie.replace('deck-nonce', '__Host-deck-nonce'),
    ]) {
      const response = await test.telegram(mine.body, { cookie });
      expect([response.statusCode, response.json()]).toEqual([401, INVALID]);
    }
    const swapped = { ...mine.body, nonce: theirs.body.nonce };
    expect((await test.telegram(swapped, { cookie: theirs.cookie })).json()).toEqual(INVALID);
    expect(test.keys.asked).toEqual(['RS256']);
    const response = await test.telegram(mine.body, { cookie: mine.cookie });
    expect(response.statusCode).toBe(200);
    // The nonce is used up, on the server and in the browser.
    expect(String(response.headers['set-cookie'])).toMatch(/deck-nonce=; Max-Age=0;/);
    expect((await test.telegram(mine.body, { cookie: mine.cookie })).json()).toEqual(OUTDATED);
  });

  it('says that Telegram cannot be reached, and works once it can', async () => {
    const { body, cookie } = await begin();
    test.keys.down = true;
    const response = await test.telegram(body, { cookie });
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect(response.body).not.toContain('test says');
    test.keys.down = false;
    expect((await test.telegram(body, { cookie })).statusCode).toBe(200);
  });

  it('needs no bot token, and does not replace one', async () => {
    await reopen({ TELEGRAM_CLIENT_ID: TEST_CLIENT_ID });
    expect((await test.telegram(widgetSignIn(MEMBER, NOW_MS))).statusCode).toBe(503);
    const { body, cookie } = await begin();
    expect((await test.telegram(body, { cookie })).statusCode).toBe(200);
  });

  it('counts as the widget’s if it has a hash', async () => {
    const { body, cookie } = await begin();
    const both = { ...widgetSignIn(MEMBER, NOW_MS), ...body };
    expect((await test.telegram(both, { cookie })).json()).toEqual(INVALID);
    const signed = signWidget({ id: 11, auth_date: NOW_MS / 1000, ...body });
    expect((await test.telegram(signed)).statusCode).toBe(200);
  });
});
