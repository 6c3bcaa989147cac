import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '#contract/errors.ts';
import type { TelegramKeys } from '#server/gateways/telegram-keys.ts';
import { invalidSignIn, outdatedSignIn } from './sign-in-errors.ts';
import { nonceOf } from './sign-in-nonce.ts';
import { requireSignedId, type VerifiedSignIn } from './telegram-signature.ts';

const ISSUER = 'https://oauth.telegram.org';
/** Telegram signs with these; its other keys are for tokens without a profile. */
const ALGORITHMS = ['RS256', 'ES256'];
/** The clocks of Telegram and of this server may differ by this much. */
const CLOCK_TOLERANCE_S = 300;

export type IdTokenInput = {
  idToken: string;
  /** The nonce that the page says it asked for. */
  nonce: string;
  /** What the cookie of this browser holds, from which the nonce was made; null without one. */
  nonceSecret: string | null;
  clientId: string;
  keys: TelegramKeys;
  nowMs: number;
};

/**
 * Verifies the id_token of Telegram's newer login: its signature by Telegram's published keys, that
 * it was made for this client, is not over, and answers the nonce of this very browser. Throws
 * `invalid_sign_in`; `unavailable` when the keys could not be fetched.
 *
 * The member is the claim `id`. `sub` is not: who may rely on what it holds, sources disagree about.
 */
export async function verifyIdToken(input: IdTokenInput): Promise<VerifiedSignIn> {
  const { nonce, nonceSecret, clientId, nowMs } = input;
  // First, because it costs nothing: a stranger's token makes nobody fetch keys.
  if (nonceSecret === null || nonceOf(nonceSecret) !== nonce) throw invalidSignIn();
  const { id, iat, exp, aud, nonce: signedNonce } = await readClaims(input);
  const isForUs = aud === clientId || (Array.isArray(aud) && aud.length === 1);
  if (signedNonce !== nonce || !isForUs || !isTime(iat) || !isTime(exp)) throw invalidSignIn();
  const telegramId = requireSignedId(id);
  // The tolerance is for tokens that seem to be of the future; one that is over is over.
  if (exp * 1000 <= nowMs) throw outdatedSignIn();
  return { telegramId, signedAtMs: iat * 1000, mark: `id-token:${nonce}` };
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
    // The gateway has reported what is wrong.
    throw new AppError('unavailable', "Telegram's keys cannot be fetched. Please try again later.");
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
