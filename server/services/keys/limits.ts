import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { DEFAULT_RATE_LIMIT_PER_MINUTE, highestRateLimit } from '#rules/apps/api-keys.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { readPlanStanding } from '#server/services/plans/standing.ts';
import { type ApiKeyRow, readKeyRows } from './rows.ts';

/** A member's keys that are not deleted, oldest first. Throws `not_found` for an unknown member. */
export async function listKeysOf(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<ApiKeyRow[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  const [member] = rows;
  if (!member) throw new AppError('not_found', `There is no member ${telegramId}.`);
  return readKeyRows(db, { memberId: member.id, nowMs });
}

/** The new limit of a key, in requests per minute. */
export type RateLimitOutcome = { name: string; telegramId: string; before: number; after: number };

/**
 * Sets the number of requests that a key may make per minute, from the next call on (docs/spec/developers.md#11-api-keys). A dry
 * run changes nothing.
 *
 * Throws `not_found` for an unknown or deleted key, and `conflict` for more than the default if the owner's plan has no custom
 * rate limits.
 */
export async function limitKey(
  db: Db,
  wish: { keyId: bigint; perMinute: number; nowMs: number; isDryRun: boolean },
): Promise<RateLimitOutcome> {
  const { keyId, perMinute, nowMs, isDryRun } = wish;
  return db.transaction().execute(async (tx) => {
    const key = await lockKey(tx, keyId);
    const standing = await readPlanStanding(tx, { memberId: key.member_id, nowMs });
    const tier = standing?.isUsable ? standing.plan.id : null;
    if (perMinute > highestRateLimit(tier)) {
      throw new AppError(
        'conflict',
        `More than ${DEFAULT_RATE_LIMIT_PER_MINUTE} a minute takes a plan with custom rate limits, which ${key.telegram_id} does not have.`,
      );
    }
    const before = key.rate_limit;
    if (!isDryRun && before !== perMinute) {
      await sql`update api_keys set rate_limit = ${perMinute}::int where id = ${keyId}`.execute(tx);
      await writeAudit(tx, {
        actor: OPERATOR,
        action: 'api_key_limited',
        entity: 'api_key',
        entityId: String(keyId),
        before: { rateLimit: before },
        after: { rateLimit: perMinute },
        atMs: nowMs,
      });
    }
    return { name: key.name, telegramId: String(key.telegram_id), before, after: perMinute };
  });
}

type KeyRow = { name: string; member_id: bigint; telegram_id: bigint; rate_limit: number };

async function lockKey(tx: Db, keyId: bigint): Promise<KeyRow> {
  const { rows } = await sql<KeyRow>`
    select k.name, k.member_id, m.telegram_id, k.rate_limit
    from api_keys k join members m on m.id = k.member_id
    where k.id = ${keyId}::bigint and k.deleted_at is null
    for no key update of k`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', `There is no key ${keyId}.`);
  return row;
}
