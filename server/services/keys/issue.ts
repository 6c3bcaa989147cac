import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { apiKeyOf, BASE62, RANDOM_DIGITS } from '#rules/apps/api-keys.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { ownerOf } from './rows.ts';

export type ApiKeyParts = {
  name: string;
  permissions: readonly string[];
  appId: bigint | null;
  expiresAtMs: number | null;
  rateLimit: number;
  rotatedFrom: bigint | null;
};

/** Creates a key for a member and returns its row's number. The database stores the key itself hashed and sealed. */
export async function insertApiKey(
  tx: Db,
  { memberId, secrets, nowMs }: { memberId: bigint; secrets: Secrets; nowMs: number },
  parts: ApiKeyParts,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('api_keys', 'id')) as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no number for a key');
  const { id } = row;
  const key = generateApiKey();
  // The seal covers row and member, so the number is needed first.
  const { sealed, secretId } = secrets.seal('api-key', key, ownerOf({ id, member_id: memberId }));
  await sql`
    insert into api_keys (id, member_id, app_id, name, key_hash, sealed_key, secret_id, shown_start, shown_end,
      permissions, rate_limit, created_at, expires_at, rotated_from)
    values (${id}::bigint, ${memberId}::bigint, ${parts.appId}::bigint, ${parts.name},
      ${secrets.hash('api-key', key)}::bytea, ${sealed}::bytea, ${secretId}, ${key.slice(4, 8)}, ${key.slice(-4)},
      ${JSON.stringify(parts.permissions)}::jsonb, ${parts.rateLimit}::int, ${isoTime(nowMs)}::timestamptz,
      ${parts.expiresAtMs === null ? null : isoTime(parts.expiresAtMs)}::timestamptz, ${parts.rotatedFrom}::bigint)`.execute(
    tx,
  );
  return id;
}

/** The largest multiple of 62 below 256: higher bytes would favour the first digits. */
const FAIR_BYTES = 256 - (256 % BASE62.length);

/** A new key, of 190 random bits. */
export function generateApiKey(): string {
  let digits = '';
  while (digits.length < RANDOM_DIGITS) {
    for (const byte of randomBytes(RANDOM_DIGITS)) {
      if (byte < FAIR_BYTES && digits.length < RANDOM_DIGITS) {
        digits += BASE62.charAt(byte % BASE62.length);
      }
    }
  }
  return apiKeyOf(digits);
}
