import { sql } from 'kysely';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { AppError } from '#contract/errors.ts';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { toPoints } from '#rules/points/points.ts';
import type { Db } from '#server/db/connect.ts';
import { requireDailyRoom } from '#server/services/audit/daily-limit.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { writeSearchText } from '#server/services/ledger/submission-texts.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { readOwnSubmission } from './own-submissions.ts';
import { requireEvent, type SubmittedContent } from './submit-content.ts';

/** One of a member's own submissions, and the version they saw. */
export type OwnOne = { submissionId: bigint; version: number };

/**
 * Edits a pending submission. The next review sees the new version, and a decision on the old one is a `conflict`. Throws
 * `not_found` for another member's submission, `conflict` with the current state if it was decided or changed meanwhile, and the
 * `bad_request` errors of submitting.
 */
export async function editSubmission(
  db: Db,
  by: Acting,
  input: OwnOne & SubmittedContent,
): Promise<OwnSubmission> {
  const { submission } = requireEvent(by, `edit:${input.submissionId}`, input);
  if (submission === null) throw new Error('a checked submission has no content');
  return change(db, by, input, async (tx, row) => {
    await requireDailyRoom(tx, {
      actor: by.telegramId,
      actions: ['submission_edited'],
      entityId: String(input.submissionId),
      most: DAILY_LIMITS.submissionEdits,
      nowMs: by.nowMs,
    });
    const { contentType, url, title, description } = submission;
    await sql`
      update submissions set content_type = ${contentType}, url = ${url}, title = ${title || null},
        description = ${description || null}, version = version + 1
      where id = ${input.submissionId}`.execute(tx);
    await writeSearchText(tx, input.submissionId);
    return {
      action: 'submission_edited',
      before: contentOf(row),
      after: { contentType, url, title: title || null, description: description || null },
    };
  });
}

/** Withdraws a pending submission. It stays as history and is not reviewed. Throws the same errors as `editSubmission`. */
export async function withdrawSubmission(
  db: Db,
  by: Acting,
  input: OwnOne,
): Promise<OwnSubmission> {
  return change(db, by, input, async (tx) => {
    await sql`
      update submissions set status = 'withdrawn', version = version + 1, taken_by = null,
        taken_until = null
      where id = ${input.submissionId}`.execute(tx);
    return {
      action: 'submission_withdrawn',
      before: { status: 'pending' },
      after: { status: 'withdrawn' },
    };
  });
}

type Row = {
  status: OwnSubmission['status'];
  version: number;
  points: number | null;
  content_type: string;
  url: string;
  title: string | null;
  description: string | null;
};

type Change = { action: string; before: object; after: object };

async function change(
  db: Db,
  by: Acting,
  { submissionId, version }: OwnOne,
  make: (tx: Db, row: Row) => Promise<Change>,
): Promise<OwnSubmission> {
  return db.transaction().execute(async (tx) => {
    const row = await lockOwn(tx, by, submissionId);
    if (row.status !== 'pending' || row.version !== version) throw conflictOf(row);
    const { action, before, after } = await make(tx, row);
    await writeAudit(tx, {
      actor: by.telegramId,
      action,
      atMs: by.nowMs,
      entity: 'submission',
      entityId: String(submissionId),
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
    return readOwnSubmission(tx, { ...by, id: submissionId });
  });
}

// A decision waits here, or this waits for one and then finds it. The member is locked first, as everywhere: a new name reported
// at the same moment is written to all of their submissions.
async function lockOwn(tx: Db, { memberId }: Acting, submissionId: bigint): Promise<Row> {
  await sql`select from member_totals where member_id = ${memberId} for update`.execute(tx);
  const { rows } = await sql<Row>`
    select status, version, points, content_type, url, title, description from submissions
    where id = ${submissionId} and member_id = ${memberId} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_no_own_submission());
  return row;
}

function conflictOf({ status, points }: Row): AppError {
  return new AppError('conflict', (m) => {
    switch (status) {
      case 'pending':
        return m.refusal_submission_changed();
      case 'approved':
        return m.refusal_submission_approved({ points: String(toPoints(points ?? 0)) });
      case 'rejected':
        return m.refusal_submission_rejected();
      case 'withdrawn':
        return m.refusal_submission_withdrawn();
    }
  });
}

function contentOf({ content_type, url, title, description }: Row) {
  return { contentType: content_type, url, title, description };
}
