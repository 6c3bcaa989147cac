import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type Renewal, type Renewed, renewAll } from '#server/db/renew-secrets.ts';
import type { Secrets } from '#server/db/secrets.ts';

/** The rows renewed in one transaction. */
const AT_ONCE = 200;

/** A new signing secret, shown to its developer once: `whsec_` and 256 random bits. */
export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/** The secret as stored: the name of the key it was sealed with, and the sealed text. */
export function sealWebhookSecret(secrets: Secrets, appId: bigint, secret: string): string {
  const { secretId, sealed } = secrets.seal('webhook', secret, ownerOf(appId));
  return `${secretId}.${sealed.toString('base64url')}`;
}

/** Opens a stored secret; null if its SECRET_KEY is gone. */
export function openWebhookSecret(secrets: Secrets, appId: bigint, kept: string): string | null {
  const [secretId = '', sealed = ''] = kept.split('.');
  return secrets.open(
    'webhook',
    { secretId, sealed: Buffer.from(sealed, 'base64url') },
    ownerOf(appId),
  );
}

// Binds the secret to its app: in another app's row it opens nothing.
function ownerOf(appId: bigint): string {
  return `app:${appId}`;
}

/**
 * The signature header of a webhook: `t=<seconds>,v1=<hex>`, one `v1` per secret. Signs `<t>.<body>` with HMAC-SHA256,
 * keyed with the secret's own text.
 */
export function signWebhook(secrets: readonly string[], body: string, nowMs: number): string {
  const at = Math.floor(nowMs / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  );
  return [`t=${at}`, ...signatures].join(',');
}

type WebhookSecrets = {
  id: bigint;
  webhook_secret: string | null;
  webhook_secret_before: string | null;
};

/**
 * Seals webhook secrets again under the current SECRET_KEY, including those from before a rotation. An app with a secret that
 * cannot be opened counts as `lost` and stays as it is.
 */
export function renewWebhookSecrets(db: Db, secrets: Secrets): Promise<Renewal> {
  return renewAll(db, (tx, after) => renewSomeApps(tx, secrets, after));
}

async function renewSomeApps(tx: Db, secrets: Secrets, after: bigint): Promise<Renewed[]> {
  const isOld = (column: string) =>
    sql`split_part(${sql.ref(column)}, '.', 1) <> ${secrets.currentId}`;
  const { rows } = await sql<WebhookSecrets>`
    select id, webhook_secret, webhook_secret_before from apps
    where (${isOld('webhook_secret')} or ${isOld('webhook_secret_before')}) and id > ${after}::bigint
    order by id limit ${sql.lit(AT_ONCE)} for no key update`.execute(tx);
  const done: Renewed[] = [];
  for (const { id, webhook_secret, webhook_secret_before } of rows) {
    const renewed = [webhook_secret, webhook_secret_before].map((kept) => {
      const secret = kept === null ? null : openWebhookSecret(secrets, id, kept);
      return secret === null
        ? { kept, isLost: kept !== null }
        : { kept: sealWebhookSecret(secrets, id, secret), isLost: false };
    });
    await sql`
      update apps set webhook_secret = ${renewed[0]?.kept ?? null},
        webhook_secret_before = ${renewed[1]?.kept ?? null} where id = ${id}::bigint`.execute(tx);
    done.push({ id, isRenewed: renewed.every(({ isLost }) => !isLost) });
  }
  return done;
}
