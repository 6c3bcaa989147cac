import { sql } from 'kysely';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { AppError } from '#contract/errors.ts';
import { storableText } from '#rules/names.ts';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { toHundredths } from '#rules/points/points.ts';
import { isBanned } from '#rules/roles.ts';
import {
  approvalComment,
  EMPTY_REJECT_REASON,
  isScore,
  ratingComment,
  TAKEN_MS,
} from '#rules/submissions/review.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { readAwarded, writePointsChange } from '#server/services/ledger/award-points.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { banOf } from '#server/services/members/bans.ts';
import {
  changeOf,
  conflictOf,
  type Decided,
  lockSubmission,
  type SubmissionState,
  stateOf,
} from './locked-submission.ts';
import { hasOtherAdmins, readSubmission } from './rows.ts';

/**
 * Approves a pending submission and awards its points in the same transaction. Of several decisions at once, one succeeds and the
 * others are a `conflict` that names it (docs/spec/review.md#11-decisions).
 *
 * Throws `not_found`, `conflict`, `bad_request` for points outside the content type's range, and `forbidden` for the
 * reviewer's own content.
 *
 * @param input.points whole points
 */
export async function approveSubmission(
  db: Db,
  by: Acting,
  input: Decided & { points: number; comments?: string | undefined },
): Promise<AdminSubmission> {
  const comments = storableText(input.comments ?? '').trim() || approvalComment(input.points);
  return decide(db, by, input, 'submission_approved', async (tx, row) => {
    requirePending(row);
    requireScore(row, input.points);
    const awardEntryId = await award(tx, by, row, input.points);
    return { status: 'approved', points: input.points, comments, awardEntryId };
  });
}

/** Rejects a pending submission. Throws the same errors as `approveSubmission`. */
export async function rejectSubmission(
  db: Db,
  by: Acting,
  input: Decided & { reason?: string | undefined },
): Promise<AdminSubmission> {
  const comments = storableText(input.reason ?? '').trim() || EMPTY_REJECT_REASON;
  return decide(db, by, input, 'submission_rejected', async (_tx, row) => {
    requirePending(row);
    return { status: 'rejected', points: null, comments, awardEntryId: row.award_entry_id };
  });
}

/** Rejects several submissions independently; returns the refusal of each, or null. */
export async function rejectSubmissions(
  db: Db,
  by: Acting,
  input: { submissions: readonly Decided[]; reason?: string | undefined },
): Promise<{ submissionId: string; refusal: AppError | null }[]> {
  const results: { submissionId: string; refusal: AppError | null }[] = [];
  for (const submission of input.submissions) {
    const submissionId = String(submission.submissionId);
    try {
      await rejectSubmission(db, by, { ...submission, reason: input.reason });
      results.push({ submissionId, refusal: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ submissionId, refusal: error });
    }
  }
  return results;
}

/**
 * Changes the rating of an evaluated submission (docs/spec/review.md#13-editing-a-rating). The difference counts in the running
 * week, since frozen weeks never change. A rejected submission becomes approved: points without an approval would mean nothing.
 * Throws the same errors as `approveSubmission`.
 */
export async function editRating(
  db: Db,
  by: Acting,
  input: Decided & { points: number; comments?: string | undefined },
): Promise<AdminSubmission> {
  const comments = storableText(input.comments ?? '').trim() || ratingComment(input.points);
  return decide(db, by, input, 'submission_rated', async (tx, row) => {
    if (row.status === 'pending')
      throw new AppError('conflict', (m) => m.refusal_submission_pending());
    if (row.status === 'withdrawn') throw conflictOf(row);
    requireScore(row, input.points);
    const awardEntryId = await award(tx, by, row, input.points);
    return { status: 'approved', points: input.points, comments, awardEntryId };
  });
}

/**
 * Deletes a submission permanently and deducts the points that it earned; the decisions about it stay in the audit log. Throws
 * `not_found`.
 */
export async function deleteSubmission(db: Db, by: Acting, submissionId: bigint): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdWeeksOpen(tx);
    const row = await lockSubmission(tx, submissionId);
    const earned = await readAwarded(tx, row.award_entry_id);
    if (earned > 0) {
      await writePointsChange(tx, {
        ...changeOf(by, row),
        eventType: 'content_deleted',
        hundredths: -earned,
        fullHundredths: -earned,
        corrects: row.award_entry_id,
      });
    }
    await sql`delete from submissions where id = ${submissionId}`.execute(tx);
    await writeAudit(tx, {
      actor: by.telegramId,
      action: 'submission_deleted',
      atMs: by.nowMs,
      entity: 'submission',
      entityId: String(submissionId),
      before: {
        ...stateOf(row),
        url: row.url,
        userId: String(row.member_id),
        contentType: row.content_type,
      },
    });
  });
}

/** For two minutes, shows other administrators that this one has it open. Throws `not_found`. */
export async function takeSubmission(
  db: Db,
  by: Acting,
  submissionId: bigint,
): Promise<AdminSubmission> {
  const now = isoTime(by.nowMs);
  const until = isoTime(by.nowMs + TAKEN_MS);
  // The first one keeps it; the second one is told.
  await sql`
    update submissions set taken_by = ${by.memberId}, taken_until = ${until}::timestamptz
    where id = ${submissionId} and status = 'pending'
      and (taken_by is null or taken_by = ${by.memberId} or taken_until <= ${now}::timestamptz)`.execute(
    db,
  );
  return readSubmission(db, { id: submissionId, ...by });
}

/** Ends that early; a submission that another administrator has open stays theirs. */
export async function dropSubmission(db: Db, by: Acting, submissionId: bigint): Promise<void> {
  await sql`
    update submissions set taken_by = null, taken_until = null
    where id = ${submissionId} and taken_by = ${by.memberId}`.execute(db);
}

type Decision = {
  status: 'approved' | 'rejected';
  /** Whole points. */
  points: number | null;
  comments: string;
  awardEntryId: bigint | null;
};

async function decide(
  db: Db,
  by: Acting,
  { submissionId, version }: Decided,
  action: string,
  make: (tx: Db, row: SubmissionState) => Promise<Decision>,
): Promise<AdminSubmission> {
  return db.transaction().execute(async (tx) => {
    await holdWeeksOpen(tx);
    const row = await lockSubmission(tx, submissionId);
    const decidedByItsAuthor = row.member_id === by.memberId;
    if (decidedByItsAuthor) await requireSoleAdmin(tx, by);
    if (version !== undefined && version !== row.version) throw conflictOf(row);
    const decision = await make(tx, row);
    await sql`
      update submissions set status = ${decision.status},
        points = ${decision.points === null ? null : toHundredths(decision.points)},
        admin_comments = ${decision.comments}, evaluated_by = ${by.memberId},
        evaluated_at = ${isoTime(by.nowMs)}::timestamptz, version = version + 1,
        award_entry_id = ${decision.awardEntryId}, taken_by = null, taken_until = null
      where id = ${submissionId}`.execute(tx);
    const { status, points, comments } = decision;
    await writeAudit(tx, {
      actor: by.telegramId,
      action,
      atMs: by.nowMs,
      entity: 'submission',
      entityId: String(submissionId),
      before: stateOf(row),
      after: {
        status,
        points,
        comments,
        version: row.version + 1,
        ...(decidedByItsAuthor && { decidedByItsAuthor }),
      },
    });
    return readSubmission(tx, { id: submissionId, ...by });
  });
}

// Computed from its earnings in the ledger so far: a ban may have reduced an award, and a correction changed it.
async function award(
  tx: Db,
  by: Acting,
  row: SubmissionState,
  points: number,
): Promise<bigint | null> {
  const earned = await readAwarded(tx, row.award_entry_id);
  const fullHundredths = toHundredths(points) - earned;
  const mayEarn = fullHundredths <= 0 || !isBanned(banOf(row), by.nowMs);
  const entryId = await writePointsChange(tx, {
    ...changeOf(by, row),
    eventType: row.award_entry_id === null ? 'content_approved' : 'content_rated',
    hundredths: mayEarn ? fullHundredths : 0,
    fullHundredths,
    corrects: row.award_entry_id,
  });
  return row.award_entry_id ?? entryId;
}

// If nobody else could ever decide, its author may (docs/spec/review.md#12-own-content).
async function requireSoleAdmin(tx: Db, by: Acting): Promise<void> {
  const { rows } = await sql<{ others: boolean }>`
    select ${hasOtherAdmins(by)} as others`.execute(tx);
  if (rows[0]?.others === false) return;
  throw new AppError('forbidden', (m) => m.refusal_own_content());
}

function requirePending(row: SubmissionState): void {
  if (row.status !== 'pending') throw conflictOf(row);
}

function requireScore({ content_type }: SubmissionState, points: number): void {
  if (isScore(content_type, points)) return;
  const { displayName, minPoints, maxPoints } = contentTypeFor(content_type);
  throw new AppError('bad_request', (m) =>
    m.refusal_score({ type: displayName, least: minPoints, most: maxPoints }),
  );
}
