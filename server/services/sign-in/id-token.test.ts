import fc from 'fast-check';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createFakeTelegramKeys } from '#server/fakes/telegram/keys.ts';
import {
  createIdTokenSigner,
  type IdTokenSigner,
  idTokenClaims,
  TEST_CLIENT_ID,
} from '#server/fakes/telegram/signer.ts';
import { type IdTokenInput, verifyIdToken } from './id-token.ts';
import { createNonce, nonceOf } from './nonce.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const NOW_S = NOW_MS / 1000;
const { secret, nonce } = createNonce();
const claims = idTokenClaims('42', NOW_MS, nonce);
const REFUSED = 'invalid_sign_in: Invalid Telegram authentication data';
const OUTDATED = 'invalid_sign_in: Telegram authentication data is outdated';

let signer: IdTokenSigner;
beforeAll(async () => {
  signer = await createIdTokenSigner();
});

function inputOf(idToken: string, rest: Partial<IdTokenInput> = {}): IdTokenInput {
  const keys = createFakeTelegramKeys(signer.keySet);
  const clientId = TEST_CLIENT_ID;
  return { idToken, nonce, nonceSecret: secret, clientId, keys, nowMs: NOW_MS, ...rest };
}

/** The accepted Telegram id, or the text of the refusal. */
async function outcome(idToken: string, rest: Partial<IdTokenInput> = {}): Promise<string> {
  try {
    return (await verifyIdToken(inputOf(idToken, rest))).telegramId;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

describe('verifyIdToken', () => {
  it('returns who, when, and which nonce it answers', async () => {
    const picture = 'https://cdn4.telesco.pe/file/a.jpg';
    const shown = await signer.sign({ ...claims, picture });
    expect((await verifyIdToken(inputOf(shown))).photoUrl).toBe(picture);
    for (const algorithm of ['RS256', 'ES256'] as const) {
      const idToken = await signer.sign(claims, algorithm);
      expect(await verifyIdToken(inputOf(idToken))).toEqual({
        telegramId: '42',
        signedAtMs: NOW_MS,
        mark: `id-token:${nonce}`,
        photoUrl: null,
      });
    }
  });

  // [case, changed claims, outcome]
  it.each<[string, JWTPayload, string]>([
    ['an id as text', { id: '42' }, REFUSED],
    ['the largest id', { id: 2 ** 52 - 1 }, '4503599627370495'],
    ['an id of 2^52', { id: 2 ** 52 }, REFUSED],
    ['an id of 0', { id: 0 }, REFUSED],
    ['an id with a leading zero', { id: '042' }, REFUSED],
    ['an empty id', { id: '' }, REFUSED],
    ['null as an id', { id: null }, REFUSED],
    ['a list as an id', { id: [42] }, REFUSED],
    ['another issuer', { iss: 'https://oauth.telegram.org.evil.example' }, REFUSED],
    ['the issuer with a slash', { iss: 'https://oauth.telegram.org/' }, REFUSED],
    ['the issuer over http', { iss: 'http://oauth.telegram.org' }, REFUSED],
    ['another client', { aud: '7000000002' }, REFUSED],
    ['the client as a number', { aud: Number(TEST_CLIENT_ID) as never }, REFUSED],
    ['the client alone in a list', { aud: [TEST_CLIENT_ID] }, '42'],
    ['the client among others', { aud: ['7000000002', TEST_CLIENT_ID] }, REFUSED],
    ['no client in the list', { aud: [] }, REFUSED],
    ['another nonce', { nonce: nonceOf('another') }, REFUSED],
    ['an empty nonce', { nonce: '' }, REFUSED],
    ['a last second', { exp: NOW_S + 1 }, '42'],
    ['no second left', { exp: NOW_S }, OUTDATED],
    ['its end a while ago', { exp: NOW_S - 301 }, OUTDATED],
    ['its end as text', { exp: String(NOW_S + 60) as never }, REFUSED],
    ['its end in fractions', { exp: NOW_S + 60.5 }, REFUSED],
    ['its time as text', { iat: String(NOW_S) as never }, REFUSED],
    ['its time below 0', { iat: -1 }, REFUSED],
    ['its time in fractions', { iat: NOW_S - 0.5 }, REFUSED],
    ['a start within the tolerance', { nbf: NOW_S + 300 }, '42'],
    ['a start after it', { nbf: NOW_S + 301 }, REFUSED],
  ])('with %s', async (_, changed, expected) => {
    expect(await outcome(await signer.sign({ ...claims, ...changed }))).toBe(expected);
  });

  it.each(['iss', 'aud', 'id', 'iat', 'exp', 'nonce'])('needs the claim %s', async (name) => {
    expect(await outcome(await signer.sign(without(name)))).toBe(REFUSED);
  });

  it('never uses sub as the id', async () => {
    expect(await outcome(await signer.sign({ ...without('id'), sub: '42' }))).toBe(REFUSED);
    expect(await outcome(await signer.sign({ ...claims, sub: '1' }))).toBe('42');
  });

  it('needs this browser’s nonce, and fetches no keys without it', async () => {
    const idToken = await signer.sign(claims);
    const keys = createFakeTelegramKeys(signer.keySet);
    const other = createNonce();
    for (const wrong of [
      { nonceSecret: null },
      { nonceSecret: '' },
      { nonceSecret: other.secret },
      // Anybody who sees the token knows the nonce, and can set cookies of their own.
      { nonceSecret: nonce },
      {
        nonce: other.nonce,
        nonceSecret: other.secret,
        keys: createFakeTelegramKeys(signer.keySet),
      },
      { nonce: secret },
    ]) {
      expect(await outcome(idToken, { keys, ...wrong })).toBe(REFUSED);
    }
    expect(keys.asked).toEqual([]);
    expect(await outcome(idToken, { keys })).toBe('42');
    expect(keys.asked).toEqual(['RS256']);
  });

  it('returns a new nonce each time, which does not reveal its secret', () => {
    const nonces = Array.from({ length: 100 }, createNonce);
    expect(new Set(nonces.flatMap(Object.values)).size).toBe(200);
    for (const each of nonces) {
      expect(each.nonce).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(each.secret, 'base64url')).toHaveLength(32);
    }
  });

  it('accepts only signatures by a key of the set', async () => {
    const stranger = await createIdTokenSigner();
    expect(await outcome(await stranger.sign(claims))).toBe(REFUSED);
    expect(await outcome(await stranger.sign(claims, 'ES256'))).toBe(REFUSED);
    expect(await outcome(new UnsecuredJWT(claims).encode())).toBe(REFUSED);
    const [header, payload] = (await signer.sign(claims)).split('.');
    for (const token of [`${header}.${payload}.`, `${header}.${payload}`, '..', 'a.b.c', '']) {
      expect(await outcome(token)).toBe(REFUSED);
    }
  });

  it('accepts only RS256 and ES256, whatever the token asks for', async () => {
    const keyOf = (alg: string) => signer.keySet.keys.find((key) => key.alg === alg);
    // The public key as the secret of an HMAC: the oldest trick.
    for (const text of [JSON.stringify(keyOf('RS256')), keyOf('RS256')?.n ?? '']) {
      const asSecret = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'RS256' });
      expect(await outcome(await asSecret.sign(Buffer.from(text)))).toBe(REFUSED);
    }
    for (const alg of ['RS512', 'PS256', 'ES384', 'EdDSA']) {
      const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
      const jwk = { ...(await exportJWK(publicKey)), kid: 'other' };
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg, kid: 'other' })
        .sign(privateKey);
      const keys = createFakeTelegramKeys({ keys: [...signer.keySet.keys, jwk] });
      expect([alg, await outcome(token, { keys })]).toEqual([alg, REFUSED]);
    }
  });

  it('ignores keys that come with the token', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    for (const header of [
      { jwk },
      { jwk, kid: 'RS256' },
      { jku: 'https://evil.example/keys', kid: 'RS256' },
      { kid: '../RS256' },
      { crit: ['b64'], b64: false },
    ]) {
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header } as never);
      const signed = await token.sign(privateKey).catch(() => 'refused by the signer');
      expect(await outcome(signed)).toBe(REFUSED);
    }
  });

  it('says that it cannot tell if there are no keys', async () => {
    const keys = createFakeTelegramKeys(signer.keySet);
    keys.down = true;
    const idToken = await signer.sign(claims);
    expect(await outcome(idToken, { keys })).toMatch(/^unavailable: /);
    expect(await outcome(idToken, { keys: createFakeTelegramKeys({ keys: [] }) })).toBe(REFUSED);
  });

  it('never accepts a token with one character changed', async () => {
    const idToken = await signer.sign(claims);
    const place = fc.integer({ min: 0, max: idToken.length - 1 });
    const character = fc.constantFrom(...'ABCXYZabcxyz0189-_.=+/ \n');
    await fc.assert(
      fc.asyncProperty(place, character, async (at, other) => {
        const changed = idToken.slice(0, at) + other + idToken.slice(at + 1);
        if (changed === idToken) return;
        // The last bits of a base64 text may be unused: the same bytes are the same token.
        const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url');
        const isSame =
          at > idToken.lastIndexOf('.') &&
          /[\w-]/.test(other) &&
          bytes(changed).equals(bytes(idToken));
        if (isSame) return;
        expect(await outcome(changed)).toBe(REFUSED);
      }),
      { numRuns: 300 },
    );
  });
});
