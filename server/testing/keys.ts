import { sql } from 'kysely';
import type { PlanId } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';
import { NO_NEWS } from '#server/db/news.ts';
import { createSecrets } from '#server/db/secrets.ts';
import {
  createServerKeyGate,
  type GateDeps,
  type ServerKeyGate,
} from '#server/services/keys/gate.ts';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';

/** The tests' secrets: always the same. */
export const TEST_SECRETS = createSecrets([Buffer.alloc(32, 7)]);

/** Gives a member a one-year plan that began an hour ago. */
export async function givePlan(
  db: Db,
  { memberId, tier, nowMs }: { memberId: bigint; tier: PlanId; nowMs: number },
): Promise<void> {
  const begun = new Date(nowMs - 3_600_000).toISOString();
  const ends = new Date(nowMs + 365 * 86_400_000).toISOString();
  await sql`
    insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at, changed_at)
    values (${memberId}::bigint, ${tier}, 'active', 'yearly', 'grant', ${begun}::timestamptz,
      ${ends}::timestamptz, ${begun}::timestamptz)
    on conflict (member_id) do update set tier = excluded.tier, status = excluded.status,
      expires_at = excluded.expires_at, anchor_at = excluded.anchor_at`.execute(db);
}

/** The gate of a server without news of changes, and without free calls. */
export function openGate(db: Db, options: Partial<GateDeps> = {}): ServerKeyGate {
  return createServerKeyGate({
    db,
    secrets: TEST_SECRETS,
    readFreeRequests: async () => 0,
    news: NO_NEWS,
    pause: REAL_WAITING.pause,
    report: (error) => {
      throw error;
    },
    ...options,
  });
}
