import { type RawBuilder, sql } from 'kysely';
import type { AdminSubmission, PendingSubmission } from '#contract/admin-submissions.ts';
import { AppError } from '#contract/errors.ts';
import { MAX_LISTED } from '#contract/values.ts';
import { displayNameFor, foldForSearch } from '#rules/names.ts';
import { toPoints } from '#rules/points.ts';
import type { ReviewStatus } from '#rules/review.ts';
import type { Db } from '#server/db/connect.ts';

/** Who looks at a list: what is theirs and what others have open depends on it. */
export type Looking = { memberId: bigint; nowMs: number };

export type SubmissionsRequest = {
  status: ReviewStatus | 'all';
  sortBy: 'submittedAt' | 'evaluatedAt' | 'points' | 'status';
  sortOrder: 'asc' | 'desc';
  search: string;
  page: number;
  limit: number;
};

/** All submissions, filtered, sorted and paged (second document, sections 2 and 7). */
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
    pagination: { total, page, totalPages: Math.ceil(total / limit) },
  };
}

/** What waits for review, the longest waiting first; at most `MAX_LISTED`. */
export async function readPending(db: Db, looking: Looking): Promise<PendingSubmission[]> {
  const ids = sql`
    select id, row_number() over (order by submitted_at, id) as place from submissions
    where status = 'pending' order by submitted_at, id limit ${sql.lit(MAX_LISTED)}`;
  const listed = await readListed(db, ids, looking);
  return listed.map(({ evaluatedAt: _at, adminUsername: _by, adminComments: _text, ...rest }) => ({
    ...rest,
    status: 'pending' as const,
  }));
}

/** One submission. Throws `not_found`, also for one that was taken back. */
export async function readSubmission(
  db: Db,
  { id, ...looking }: { id: bigint } & Looking,
): Promise<AdminSubmission> {
  const [row] = await readListed(db, sql`select ${id}::bigint as id, 1 as place`, looking);
  if (!row) throw new AppError('not_found', `There is no submission ${id}.`);
  return row;
}

// A part of the link, of what was written to it, or of the submitter's name, in any case (submission-texts.ts).
function foundBy({ status, search }: SubmissionsRequest): RawBuilder<unknown> {
  // What its submitter has taken back waits for nobody and was decided by nobody.
  const ofStatus = status === 'all' ? sql`s.status <> 'withdrawn'` : sql`s.status = ${status}`;
  // No text of the database has a NUL, and PostgreSQL takes none with one.
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
  // Always has a value; said without `nulls last`, which would keep it from its index.
  if (sortBy === 'submittedAt') {
    return sortOrder === 'asc' ? sql`s.submitted_at, s.id` : sql`s.submitted_at desc, s.id desc`;
  }
  // What has no value yet comes last either way; the newest first among equals.
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
  taken: NameFields | null;
  earlier: (NameFields & { id: string; status: ReviewStatus; url: string; at: string }) | null;
};

type NameFields = { username: string | null; first_name: string | null; last_name: string | null };

async function readListed(
  db: Db,
  ids: RawBuilder<unknown>,
  { memberId, nowMs }: Looking,
): Promise<AdminSubmission[]> {
  const now = new Date(nowMs).toISOString();
  const { rows } = await sql<SubmissionRow>`
    select s.id, s.member_id, m.username, m.first_name, m.last_name, m.twitter_verified,
      m.twitter_handle, s.content_type, s.url, s.title, s.description, s.submitted_at, s.points,
      s.version, s.status, s.evaluated_at, s.admin_comments, s.evaluated_by,
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

/** Only a change makes another version of what is pending: then its link may be younger than that of a later one. */
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

/** How a member is called in the admin area. */
export function nameOf(row: NameFields): string {
  return displayNameFor({
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
  });
}
