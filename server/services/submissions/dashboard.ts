import { sql } from 'kysely';
import type { AdminDashboard } from '#contract/admin/dashboard.ts';
import type { Db } from '#server/db/connect.ts';

type Row = { pending: number; approved: number; rejected: number; oldest: Date | null };

/** The number of submissions by status, and the time since which the oldest has been waiting (docs/spec/portal.md#10-layout). */
export async function readDashboard(db: Db): Promise<AdminDashboard> {
  const { rows } = await sql<Row>`
    select count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'rejected')::int as rejected,
      min(submitted_at) filter (where status = 'pending') as oldest
    from submissions`.execute(db);
  const { pending = 0, approved = 0, rejected = 0, oldest = null } = rows[0] ?? {};
  return {
    submissions: { total: pending + approved + rejected, pending, approved, rejected },
    oldestPendingAt: oldest?.toISOString() ?? null,
  };
}
