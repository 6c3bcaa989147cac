import { createHash, createHmac, type Hmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';

/** A token like BotFather's, for a bot that does not exist. */
export const TEST_BOT_TOKEN = '7000000001:AAFquarterdeck_Tests-0123456789xyzXY';
export const TEST_BOT_ID = '7000000001';
/** Another bot's token: its signatures must not be accepted. */
export const OTHER_BOT_TOKEN = '7000000002:AAFanother_Bot-of-the-tests987654321';
export const TEST_CLIENT_ID = '7000000003';

type Fields = Record<string, string | number>;

/** The fields of the login widget as Telegram would send them, `hash` included. */
export function signWidget<T extends Fields>(
  fields: T,
  botToken = TEST_BOT_TOKEN,
): T & { hash: string } {
  const key = createHash('sha256').update(botToken).digest();
  return { ...fields, hash: signLines(createHmac('sha256', key), Object.entries(fields)) };
}

/** A person's sign-in by the login widget at a given time. */
export function widgetSignIn(telegramId: string, atMs: number, rest: Fields = {}) {
  return signWidget({
    id: Number(telegramId),
    first_name: 'Anne',
    auth_date: Math.floor(atMs / 1000),
    ...rest,
  });
}

/** A Mini App's raw `initData` with these fields, already as text. */
export function signInitData(fields: Record<string, string>, botToken = TEST_BOT_TOKEN): string {
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const hash = signLines(createHmac('sha256', key), Object.entries(fields));
  return Object.entries({ ...fields, hash })
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}

/** A person's opening of the Mini App at a given time. */
export function miniAppSignIn(
  telegramId: string,
  atMs: number,
  rest: Record<string, string> = {},
): string {
  return signInitData({
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: `{"id":${telegramId},"first_name":"Anne","photo_url":"https:\\/\\/t.me\\/a.svg"}`,
    auth_date: String(Math.floor(atMs / 1000)),
    signature:
      'zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ',
    ...rest,
  });
}

function signLines(hmac: Hmac, fields: [string, string | number][]): string {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted.map(([key, value]) => `${key}=${value}`);
  return hmac.update(lines.join('\n')).digest('hex');
}

export type IdTokenSigner = {
  /** The public keys, for a fake of Telegram's. */
  keySet: JSONWebKeySet;
  sign(claims: JWTPayload, algorithm?: 'RS256' | 'ES256'): Promise<string>;
};

/** Telegram's newer login with its own keys: signs any claims that a test needs. */
export async function createIdTokenSigner(): Promise<IdTokenSigner> {
  const pairs = {
    RS256: await generateKeyPair('RS256', { extractable: true }),
    ES256: await generateKeyPair('ES256', { extractable: true }),
  };
  const publicKey = async (alg: 'RS256' | 'ES256') => ({
    ...(await exportJWK(pairs[alg].publicKey)),
    kid: alg,
    alg,
    use: 'sig',
  });
  return {
    keySet: { keys: [await publicKey('RS256'), await publicKey('ES256')] },
    sign: (claims, alg = 'RS256') =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: alg }).sign(pairs[alg].privateKey),
  };
}

/** Telegram's claims about a person in an id_token for the tests' client. */
export function idTokenClaims(telegramId: string, atMs: number, nonce: string): JWTPayload {
  const iat = Math.floor(atMs / 1000);
  return {
    iss: 'https://oauth.telegram.org',
    aud: TEST_CLIENT_ID,
    sub: `opaque-${telegramId}`,
    id: Number(telegramId),
    name: 'Anne Bonny',
    iat,
    exp: iat + 3600,
    nonce,
  };
}
