import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { givePlan, TEST_SECRETS } from '../keys.ts';
import { numberOf } from '../people/number-of.ts';

/** Gives a member the Pro plan and a key with every permission; returns the key. */
export async function makeTestKey(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<string> {
  const memberId = await numberOf(db, telegramId);
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
