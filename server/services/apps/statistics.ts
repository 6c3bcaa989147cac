import { sql } from 'kysely';
import { API } from '#contract/api.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

const ENDPOINTS = Object.keys(API).length;

/** The figures of the developer landing page, counted on each call; none is made up (docs/spec/developers.md#2-landing-page). */
export async function readDeveloperStatistics(db: Db, { nowMs }: { nowMs: number }) {
  const since = isoTime(nowMs - 30 * 86_400_000);
  const { rows } = await sql<{ members: number; apps: number; webhooks: number }>`
    select
      (select count(*)::int from members) as members,
      (select count(*)::int from apps where status = 'production' and removed_at is null) as apps,
      (select count(*)::int from webhook_deliveries
        where status = 'delivered' and created_at > ${since}::timestamptz) as webhooks`.execute(db);
  const { members = 0, apps = 0, webhooks = 0 } = rows[0] ?? {};
  return { endpoints: ENDPOINTS, members, productionApps: apps, webhooksDelivered: webhooks };
}
