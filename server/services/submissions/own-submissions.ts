import { type RawBuilder, sql } from 'kysely';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { AppError } from '#contract/errors.ts';
import { cleanText } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { MAX_OPEN_SUBMISSIONS } from '#rules/submissions/submissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { findContentLink } from '#server/services/ledger/content-link.ts';

/** A member's own submissions, newest first, and the number of pending ones. */
export async function readOwnSubmissions(
  db: Db,
  input: { memberId: bigint; page: number; limit: number; nowMs: number },
) {
  const { memberId, page, limit, nowMs } = input;
  const { rows } = await sql<{ total: number; open: number }>`
    select count(*)::int as total, count(*) filter (where status = 'pending')::int as open
    from submissions where member_id = ${memberId}`.execute(db);
  const { total = 0, open = 0 } = rows[0] ?? {};
  const submissions = await readRows(
    db,
    nowMs,
    sql`s.member_id = ${memberId} order by s.submitted_at desc, s.id desc
      limit ${limit} offset ${(page - 1) * limit}`,
  );
  return {
    submissions,
    open,
    openLimit: MAX_OPEN_SUBMISSIONS,
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

/** Reads one of a member's own submissions. Throws `not_found`, also for another member's. */
export async function readOwnSubmission(
  db: Db,
  { id, memberId, nowMs }: { id: bigint; memberId: bigint; nowMs: number },
): Promise<OwnSubmission> {
  const [found] = await readRows(db, nowMs, sql`s.id = ${id} and s.member_id = ${memberId}`);
  if (!found) throw new AppError('not_found', (m) => m.refusal_no_own_submission());
  return found;
}

type Row = {
  id: bigint;
  status: OwnSubmission['status'];
  is_taken: boolean;
  content_type: string;
  url: string;
  title: string | null;
  description: string | null;
  points: number | null;
  admin_comments: string | null;
  submitted_at: Date;
  evaluated_at: Date | null;
  version: number;
  resubmits: bigint | null;
  can_resubmit: boolean;
};

async function readRows(
  db: Db,
  nowMs: number,
  which: RawBuilder<unknown>,
): Promise<OwnSubmission[]> {
  const now = isoTime(nowMs);
  const { rows } = await sql<Row>`
    select s.id, s.status, s.content_type, s.url, s.title, s.description, s.points, s.admin_comments,
      s.submitted_at, s.evaluated_at, s.version, s.resubmits,
      s.status = 'pending' and coalesce(s.taken_until > ${now}::timestamptz, false) as is_taken,
      ${canBeResubmitted} as can_resubmit
    from submissions s where ${which}`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    status: row.status,
    isTaken: row.is_taken,
    contentType: row.content_type,
    url: row.url,
    host: findContentLink(row.url)?.host ?? null,
    title: cleanText(row.title ?? '') || null,
    description: cleanText(row.description ?? '') || null,
    points: toPoints(row.points ?? 0),
    comments: row.admin_comments,
    submittedAt: row.submitted_at.toISOString(),
    evaluatedAt: row.evaluated_at?.toISOString() ?? null,
    version: row.version,
    resubmits: row.resubmits === null ? null : String(row.resubmits),
    canResubmit: row.can_resubmit,
  }));
}

/** True if a rejected submission can be resubmitted: once, and not a resubmission. For `submissions s`, in SQL. */
export const canBeResubmitted = sql<boolean>`(s.status = 'rejected' and s.resubmits is null
  and not exists (select from submissions again
    where again.resubmits = s.id and again.status <> 'withdrawn'))`;
