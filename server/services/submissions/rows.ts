import { type RawBuilder, sql } from 'kysely';
import type { AdminSubmission, PendingSubmission } from '#contract/admin/submissions.ts';
import { AppError } from '#contract/errors.ts';
import { foldForSearch } from '#rules/names.ts';
import { countPages, MAX_LISTED } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import type { ReviewStatus } from '#rules/submissions/review.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';

/** The administrator reading a list: marks their own content and what others have open. */
export type Looking = { memberId: bigint; nowMs: number };

/** True if another administrator could decide now: has the role and is not banned. As an SQL condition. */
export function hasOtherAdmins({ memberId, nowMs }: Looking): RawBuilder<boolean> {
  return sql<boolean>`exists (select from members m where m.role in ('admin', 'owner')
    and m.id <> ${memberId}::bigint and not ${banStands(isoTime(nowMs))})`;
}

export type SubmissionsRequest = {
  status: ReviewStatus | 'all';
  sortBy: 'submittedAt' | 'evaluatedAt' | 'points' | 'status';
  sortOrder: 'asc' | 'desc';
  search: string;
  page: number;
  limit: number;
};

/** Lists all submissions, filtered, sorted and paged (docs/spec/review.md#6-all-submissions). */
export async function readSubmissions(db: Db, request: SubmissionsRequest & Looking) {
  const { page, limit } = request;
  const found = foundBy(request);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${found}`.execute(db);
  const total = counted[0]?.total ?? 0;
  const ids = sql`
    select s.id, row_number() over (order by ${orderOf(request)}) as place ${found}
    order by ${orderOf(request)} limit ${limit} offset ${(page - 1) * limit}`;
  return {
    submissions: await readListed(db, ids, request),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

/** Lists pending submissions, oldest first; a page holds `MAX_LISTED`. */
export async function readPending(
  db: Db,
  { page = 1, ...looking }: Looking & { page?: number },
): Promise<PendingSubmission[]> {
  const ids = sql`
    select id, row_number() over (order by submitted_at, id) as place from submissions
    where status = 'pending' order by submitted_at, id limit ${sql.lit(MAX_LISTED)}
    offset ${(page - 1) * MAX_LISTED}::bigint`;
  const listed = await readListed(db, ids, looking);
  return listed.map(({ evaluatedAt: _at, adminUsername: _by, adminComments: _text, ...rest }) => ({
    ...rest,
    status: 'pending' as const,
  }));
}

/** Reads one submission. Throws `not_found`, also for a withdrawn one. */
export async function readSubmission(
  db: Db,
  { id, ...looking }: { id: bigint } & Looking,
): Promise<AdminSubmission> {
  const [row] = await readListed(db, sql`select ${id}::bigint as id, 1 as place`, looking);
  if (!row) throw new AppError('not_found', (m) => m.refusal_submission_none({ id: String(id) }));
  return row;
}

// Any part of the link, the title, the description or the submitter's name, in any case (submission-texts.ts).
function foundBy({ status, search }: SubmissionsRequest): RawBuilder<unknown> {
  // A withdrawn submission is neither waiting nor decided.
  const ofStatus = status === 'all' ? sql`s.status <> 'withdrawn'` : sql`s.status = ${status}`;
  // No stored text contains a NUL, and PostgreSQL refuses a parameter that does.
  const term = foldForSearch(search.trim().replaceAll('\0', '\ufffd'));
  if (term === '') return sql`from submissions s where ${ofStatus}`;
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`from submissions s where ${ofStatus} and s.search_text like ${pattern}`;
}

function orderOf({ sortBy, sortOrder }: SubmissionsRequest): RawBuilder<unknown> {
  const columns = {
    evaluatedAt: sql`s.evaluated_at`,
    points: sql`s.points`,
    status: sql`s.status`,
  };
  // Never null; `nulls last` would keep it from using its index.
  if (sortBy === 'submittedAt') {
    return sortOrder === 'asc' ? sql`s.submitted_at, s.id` : sql`s.submitted_at desc, s.id desc`;
  }
  // Rows without a value come last in either order; among equals the newest comes first.
  const direction = sql.raw(sortOrder === 'asc' ? 'asc' : 'desc');
  return sql`${columns[sortBy]} ${direction} nulls last, s.id desc`;
}

type SubmissionRow = {
  id: bigint;
  member_id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  twitter_verified: boolean;
  twitter_handle: string | null;
  content_type: string;
  url: string;
  title: string | null;
  description: string | null;
  submitted_at: Date;
  points: number | null;
  version: number;
  status: ReviewStatus;
  evaluated_at: Date | null;
  admin_comments: string | null;
  admin_username: string | null;
  admin_first_name: string | null;
  admin_last_name: string | null;
  evaluated_by: bigint | null;
  has_other_admins: boolean;
  taken: NameFields | null;
  earlier: (NameFields & { id: string; status: ReviewStatus; url: string; at: string }) | null;
};

async function readListed(
  db: Db,
  ids: RawBuilder<unknown>,
  looking: Looking,
): Promise<AdminSubmission[]> {
  const { memberId, nowMs } = looking;
  const now = isoTime(nowMs);
  const { rows } = await sql<SubmissionRow>`
    select s.id, s.member_id, m.username, m.first_name, m.last_name, m.twitter_verified,
      m.twitter_handle, s.content_type, s.url, s.title, s.description, s.submitted_at, s.points,
      s.version, s.status, s.evaluated_at, s.admin_comments, s.evaluated_by,
      ${hasOtherAdmins(looking)} as has_other_admins,
      a.username as admin_username, a.first_name as admin_first_name, a.last_name as admin_last_name,
      (select json_build_object('username', t.username, 'first_name', t.first_name,
          'last_name', t.last_name)
        from members t where t.id = s.taken_by and t.id <> ${memberId}
          and s.taken_until > ${now}::timestamptz and s.status = 'pending') as taken,
      (select json_build_object('id', e.id::text, 'status', e.status, 'url', e.url,
          'at', e.submitted_at, 'username', em.username, 'first_name', em.first_name,
          'last_name', em.last_name)
        from submissions e join members em on em.id = e.member_id
        where e.link_key = s.link_key and e.status <> 'withdrawn'
          and (e.id < s.id or e.id > s.id and ${wasChanged})
        order by e.status <> 'approved', e.id limit 1) as earlier
    from (${ids}) listed
    join submissions s on s.id = listed.id
    join members m on m.id = s.member_id
    left join members a on a.id = s.evaluated_by
    where s.status <> 'withdrawn'
    order by listed.place`.execute(db);
  return rows.map((row) => submissionOf(row, memberId));
}

/** A pending submission gets a new version only by an edit: its link may then be newer than a later submission's. */
const wasChanged = sql<boolean>`(s.status = 'pending' and s.version > 1)`;

function submissionOf(row: SubmissionRow, memberId: bigint): AdminSubmission {
  const admin = {
    username: row.admin_username,
    first_name: row.admin_first_name,
    last_name: row.admin_last_name,
  };
  return {
    id: String(row.id),
    userId: String(row.member_id),
    displayName: nameOf(row),
    username: row.username,
    twitterVerified: row.twitter_verified,
    twitterHandle: row.twitter_handle,
    contentType: row.content_type,
    url: row.url,
    title: row.title,
    description: row.description,
    submittedAt: row.submitted_at.toISOString(),
    points: toPoints(row.points ?? 0),
    version: row.version,
    isOwn: row.member_id === memberId,
    mayDecide: row.member_id !== memberId || !row.has_other_admins,
    takenBy: row.taken && nameOf(row.taken),
    duplicateOf: row.earlier && {
      id: row.earlier.id,
      status: row.earlier.status,
      displayName: nameOf(row.earlier),
      username: row.earlier.username,
      url: row.earlier.url,
      submittedAt: new Date(row.earlier.at).toISOString(),
    },
    status: row.status,
    evaluatedAt: row.evaluated_at?.toISOString() ?? null,
    adminUsername: row.evaluated_by === null ? null : (row.admin_username ?? nameOf(admin)),
    adminComments: row.admin_comments,
  };
}
