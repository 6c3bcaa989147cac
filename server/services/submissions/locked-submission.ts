import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { toPoints } from '#rules/points/points.ts';
import type { ReviewStatus } from '#rules/submissions/review.ts';
import type { Db } from '#server/db/connect.ts';
import type { PointsChange } from '#server/services/ledger/award-points.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { nameOf } from '#server/services/members/names.ts';

/** One submission, and the version that the decision saw; if left out, only the status is checked. */
export type Decided = { submissionId: bigint; version?: number | undefined };

/** A locked submission, as a decision finds it. */
export type SubmissionState = {
  id: bigint;
  member_id: bigint;
  content_type: string;
  url: string;
  status: ReviewStatus | 'withdrawn';
  /** In hundredths. */
  points: number | null;
  admin_comments: string | null;
  version: number;
  award_entry_id: bigint | null;
  evaluator: {
    username: string | null;
    first_name: string | null;
    last_name: string | null;
  } | null;
  banned_at: Date | null;
  ban_expires_at: Date | null;
};

/**
 * Locks a submission and its member's totals. Other decisions wait here and then find this one. The member is locked first, as when
 * ingesting their events, which may write their submissions too, so there is no deadlock. Throws `not_found`.
 */
export async function lockSubmission(tx: Db, submissionId: bigint): Promise<SubmissionState> {
  await sql`
    select from member_totals
    where member_id = (select member_id from submissions where id = ${submissionId})
    for update`.execute(tx);
  await sql`select from submissions where id = ${submissionId} for update`.execute(tx);
  const { rows } = await sql<SubmissionState>`
    select s.id, s.member_id, s.content_type, s.url, s.status, s.points, s.admin_comments, s.version,
      s.award_entry_id, m.banned_at, m.ban_expires_at,
      (select json_build_object('username', a.username, 'first_name', a.first_name,
          'last_name', a.last_name) from members a where a.id = s.evaluated_by) as evaluator
    from submissions s join members m on m.id = s.member_id
    where s.id = ${submissionId}`.execute(tx);
  const [row] = rows;
  if (!row)
    throw new AppError('not_found', (m) => m.refusal_submission_none({ id: String(submissionId) }));
  return row;
}

/** The part of every change of points that a decision makes. Its event id names the version that was decided. */
export function changeOf(
  by: Acting,
  row: SubmissionState,
): Pick<PointsChange, 'memberId' | 'eventId' | 'nowMs'> {
  return {
    memberId: row.member_id,
    eventId: `review:${row.id}:${row.version}`,
    nowMs: by.nowMs,
  };
}

/** Says what changed in the meantime, so that nobody has to look for it. */
export function conflictOf(row: SubmissionState): AppError {
  const name = row.evaluator && nameOf(row.evaluator);
  switch (row.status) {
    case 'pending':
      return new AppError('conflict', (m) => m.refusal_submission_changed_since());
    case 'approved': {
      const points = String(toPoints(row.points ?? 0));
      return new AppError('conflict', (m) =>
        name === null
          ? m.refusal_submission_approved_before({ points })
          : m.refusal_submission_approved_by({ name, points }),
      );
    }
    case 'rejected':
      return new AppError('conflict', (m) =>
        name === null
          ? m.refusal_submission_rejected_before()
          : m.refusal_submission_rejected_by({ name }),
      );
    case 'withdrawn':
      return new AppError('conflict', (m) => m.refusal_submission_gone());
  }
}

/** The submission's state for the audit log. */
export function stateOf({ status, points, admin_comments, version }: SubmissionState) {
  return {
    status,
    points: points === null ? null : toPoints(points),
    comments: admin_comments,
    version,
  };
}
