import { sql } from 'kysely';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { givePlan, TEST_SECRETS } from '../keys.ts';

/** Gives a member the Pro plan and a key with every permission; returns the key. */
export async function makeTestKey(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  const memberId = rows[0]?.id ?? 0n;
  await givePlan(db, { memberId, tier: 'pro', nowMs });
  const owner = {
    actor: { memberId, telegramId, signedInAtMs: nowMs },
    secrets: TEST_SECRETS,
    nowMs,
  };
  const permissions = API_KEY_PERMISSIONS.map(({ id }) => id);
  const key = await createApiKey(db, owner, {
    name: 'Test',
    permissions,
    expiresAtMs: null,
    appId: null,
  });
  return key.apiKey;
}
