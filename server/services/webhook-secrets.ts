import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** What a webhook is signed with, as its developer sees it once: `whsec_` and 256 random bits. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/** The secret as the database keeps it: the name of what it was sealed with, and the sealed text. */
export function sealWebhookSecret(secrets: Secrets, appId: bigint, secret: string): string {
  const { secretId, sealed } = secrets.seal('webhook', secret, ownerOf(appId));
  return `${secretId}.${sealed.toString('base64url')}`;
}

/** The secret again; null when it was sealed with a SECRET_KEY that is not here any more. */
export function openWebhookSecret(secrets: Secrets, appId: bigint, kept: string): string | null {
  const [secretId = '', sealed = ''] = kept.split('.');
  return secrets.open(
    'webhook',
    { secretId, sealed: Buffer.from(sealed, 'base64url') },
    ownerOf(appId),
  );
}

// So that the row of another app, put in this one's place, opens nothing.
function ownerOf(appId: bigint): string {
  return `app:${appId}`;
}

/**
 * The signature header of a webhook: `t=<seconds>,v1=<hex>`, with one `v1` for each secret. What is signed is
 * `<t>.<body>` with HMAC-SHA256, the secret's own text being the key.
 */
export function signWebhook(secrets: readonly string[], body: string, nowMs: number): string {
  const at = Math.floor(nowMs / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  );
  return [`t=${at}`, ...signatures].join(',');
}
