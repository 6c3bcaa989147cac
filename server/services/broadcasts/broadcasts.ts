import { sql } from 'kysely';
import type { ApprovedPost, Broadcast } from '#contract/admin/broadcast.ts';
import { AppError } from '#contract/errors.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { nameOf } from '#server/services/members/names.ts';

/** The same number as in the contract. */
const MOST_LISTED = 20;

type PostRow = {
  id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  points: number | null;
  content_type: string;
  url: string;
  title: string | null;
  description: string | null;
  evaluated_at: Date;
};

/** Approved posts, which can be broadcast; newest approval first. A page holds `MAX_LISTED`. */
export async function readApprovedPosts(
  db: Db,
  { page = 1 }: { page?: number } = {},
): Promise<ApprovedPost[]> {
  const { rows } = await sql<PostRow>`
    select s.id, m.username, m.first_name, m.last_name, s.points, s.content_type, s.url, s.title,
      s.description, coalesce(s.evaluated_at, s.submitted_at) as evaluated_at
    from submissions s join members m on m.id = s.member_id
    where s.status = 'approved' order by evaluated_at desc, s.id desc
    limit ${MAX_LISTED} offset ${(page - 1) * MAX_LISTED}::bigint`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    submitterName: nameOf(row),
    submitterUsername: row.username,
    pointsAwarded: toPoints(row.points ?? 0),
    contentType: row.content_type,
    postUrl: row.url,
    postContent: row.description || row.title || null,
    evaluatedAt: row.evaluated_at.toISOString(),
  }));
}

/** The number of running broadcasts, in one line. */
export async function describeBroadcasts(db: Db): Promise<string> {
  const { rows } = await sql<{ running: number; waiting: number }>`
    select (select count(*) from broadcasts where state = 'running')::int as running,
      (select count(*) from broadcasts b join broadcast_recipients r on r.broadcast_id = b.id
        where b.state = 'running' and r.status = 'waiting')::int as waiting`.execute(db);
  const { running = 0, waiting = 0 } = rows[0] ?? {};
  if (running === 0) return 'no broadcast is running';
  return `${running} broadcasts running, ${waiting} messages waiting`;
}

type BroadcastRow = {
  id: bigint;
  post_id: bigint | null;
  policy_week: string | null;
  state: Broadcast['state'];
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
  ended_at: Date | null;
  recipients: number;
  sent: number;
  failed: number;
  unclear: number;
};

/** The last broadcasts, newest first. */
export async function readBroadcasts(db: Db): Promise<Broadcast[]> {
  return read(db, null);
}

/** One broadcast with its counts. Throws `not_found`. */
export async function readBroadcast(db: Db, { id }: { id: string }): Promise<Broadcast> {
  const [found] = await read(db, id);
  if (!found) throw new AppError('not_found', (m) => m.refusal_broadcast_none());
  return found;
}

async function read(db: Db, id: string | null): Promise<Broadcast[]> {
  const { rows } = await sql<BroadcastRow>`
    with listed as (
      select * from broadcasts where ${id}::bigint is null or id = ${id}::bigint
      order by id desc limit ${MOST_LISTED})
    select b.id, b.post_id, b.policy_week, b.state, b.created_at, b.ended_at, m.username, m.first_name, m.last_name,
      counts.*
    from listed b join members m on m.id = b.started_by, lateral (
      select count(*)::int as recipients,
        count(*) filter (where status = 'sent')::int as sent,
        count(*) filter (where status in ('failed', 'unclear'))::int as failed,
        count(*) filter (where status = 'unclear')::int as unclear
      from broadcast_recipients r where r.broadcast_id = b.id) counts
    order by b.id desc`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    postId: row.post_id === null ? null : String(row.post_id),
    policyWeek: row.policy_week,
    state: row.state,
    recipients: row.recipients,
    sent: row.sent,
    failed: row.failed,
    unclear: row.unclear,
    waiting: row.recipients - row.sent - row.failed,
    startedBy: nameOf(row),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}

const STEPS = {
  pause: { action: 'broadcast_paused', from: ['running'], to: 'paused' },
  resume: { action: 'broadcast_resumed', from: ['paused'], to: 'running' },
  cancel: { action: 'broadcast_cancelled', from: ['running', 'paused'], to: 'cancelled' },
} as const satisfies Record<
  string,
  { action: string; from: readonly Broadcast['state'][]; to: Broadcast['state'] }
>;

/**
 * Pauses, resumes or cancels a broadcast; messages already on their way still arrive. Throws `not_found`, and
 * `conflict` if its state does not allow it.
 *
 * @param input.actor a Telegram id
 */
export async function steerBroadcast(
  db: Db,
  input: { id: string; to: keyof typeof STEPS; actor: string; nowMs: number },
): Promise<Broadcast> {
  const { id, actor, nowMs } = input;
  const { action, from, to } = STEPS[input.to];
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ state: Broadcast['state'] }>`
      select state from broadcasts where id = ${id}::bigint for update`.execute(tx);
    const before = rows[0]?.state;
    if (before === undefined) throw new AppError('not_found', (m) => m.refusal_broadcast_none());
    if (!from.some((state) => state === before)) {
      throw new AppError('conflict', (m) =>
        m.refusal_broadcast_state({ state: before === 'done' ? 'other' : before }),
      );
    }
    const endedAt = to === 'cancelled' ? isoTime(nowMs) : null;
    await sql`
      update broadcasts set state = ${to}, ended_at = ${endedAt}::timestamptz,
        html = case when ${endedAt}::timestamptz is null then html end,
        translations = case when ${endedAt}::timestamptz is null then translations end
      where id = ${id}::bigint`.execute(tx);
    const entity = { entity: 'broadcast', entityId: id };
    await writeAudit(tx, {
      actor,
      action,
      ...entity,
      before: { state: before },
      after: { state: to },
    });
  });
  return readBroadcast(db, { id });
}
