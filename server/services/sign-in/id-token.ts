import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '#contract/errors.ts';
import type { TelegramKeys } from '#server/gateways/telegram/keys.ts';
import { invalidSignIn, outdatedSignIn } from './errors.ts';
import { nonceOf } from './nonce.ts';
import { requireSignedId, type VerifiedSignIn } from './signature.ts';

const ISSUER = 'https://oauth.telegram.org';
/** Telegram signs with these; its other keys are for tokens without a profile. */
const ALGORITHMS = ['RS256', 'ES256'];
/** How far Telegram's clock and this server's may differ. */
const CLOCK_TOLERANCE_S = 300;

export type IdTokenInput = {
  idToken: string;
  /** The nonce that the page says it used. */
  nonce: string;
  /** The secret in this browser's cookie, from which the nonce was made; null if there is none. */
  nonceSecret: string | null;
  clientId: string;
  keys: TelegramKeys;
  nowMs: number;
};

/**
 * Verifies the id_token of Telegram's newer login: signed by Telegram's published keys, made for this client, not expired, and
 * with the nonce of this browser. Throws `invalid_sign_in`; `unavailable` if the keys could not be fetched.
 *
 * The member is the claim `id`, not `sub`: sources disagree about what `sub` holds.
 */
export async function verifyIdToken(input: IdTokenInput): Promise<VerifiedSignIn> {
  const { nonce, nonceSecret, clientId, nowMs } = input;
  // Checked first, because it costs nothing: a forged token must not make us fetch keys.
  if (nonceSecret === null || nonceOf(nonceSecret) !== nonce) throw invalidSignIn();
  const { id, iat, exp, aud, picture, nonce: signedNonce } = await readClaims(input);
  const isForUs = aud === clientId || (Array.isArray(aud) && aud.length === 1);
  if (signedNonce !== nonce || !isForUs || !isTime(iat) || !isTime(exp)) throw invalidSignIn();
  // Telegram writes a number; a text is from somebody else.
  if (typeof id !== 'number') throw invalidSignIn();
  const telegramId = requireSignedId(id);
  // The tolerance is only for tokens that seem to come from the future. An expired one is expired.
  if (exp * 1000 <= nowMs) throw outdatedSignIn();
  const photoUrl = typeof picture === 'string' ? picture : null;
  return { telegramId, signedAtMs: iat * 1000, mark: `id-token:${nonce}`, photoUrl };
}

async function readClaims(input: IdTokenInput): Promise<JWTPayload> {
  const findKey: JWTVerifyGetKey = async (header, token) => {
    const keySet = createLocalJWKSet(await readKeys(input.keys, header.kid));
    return keySet(header, token);
  };
  try {
    const { payload } = await jwtVerify(input.idToken, findKey, {
      issuer: ISSUER,
      audience: input.clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['id', 'iat', 'exp', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: new Date(input.nowMs),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw outdatedSignIn();
    if (error instanceof errors.JOSEError) throw invalidSignIn();
    throw error;
  }
}

async function readKeys(keys: TelegramKeys, kid: string | undefined) {
  try {
    return await keys.read(kid);
  } catch {
    // The gateway has reported the cause.
    throw new AppError('unavailable', (m) => m.refusal_telegram_keys());
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
