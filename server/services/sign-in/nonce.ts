import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/**
 * A nonce for one sign-in with an id_token. `secret` stays in a cookie that no script can read; `nonce` goes to Telegram and
 * comes back signed. The nonce is the hash of the secret, so a stolen id_token does not reveal the secret, and the server stores
 * nothing until the token is used.
 */
export function createNonce(): { secret: string; nonce: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, nonce: nonceOf(secret) };
}

export function nonceOf(secret: string): string {
  return createHash('sha256').update(`sign-in nonce:${secret}`).digest('base64url');
}
