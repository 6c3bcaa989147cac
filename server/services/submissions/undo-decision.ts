import { sql } from 'kysely';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { AppError, type ErrorText } from '#contract/errors.ts';
import { UNDO_MS } from '#rules/submissions/review.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { readAwarded, writePointsChange } from '#server/services/ledger/award-points.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { changeOf, conflictOf, lockSubmission, stateOf } from './locked-submission.ts';
import { readSubmission } from './rows.ts';

/**
 * Takes back an approval or a rejection within `UNDO_MS`: the submission waits again, and its points are subtracted by a correcting
 * entry in the same transaction (docs/spec/review.md#111-undo).
 *
 * Throws `not_found`, `forbidden` for anybody but the administrator who decided, and `conflict` if something rests on the decision.
 *
 * @param input.version the version that the decision made
 */
export async function undoDecision(
  db: Db,
  by: Acting,
  { submissionId, version }: { submissionId: bigint; version: number },
): Promise<AdminSubmission> {
  return db.transaction().execute(async (tx) => {
    await holdWeeksOpen(tx);
    const row = await lockSubmission(tx, submissionId);
    if (version !== row.version) throw conflictOf(row);
    await requireUndoable(tx, by, { submissionId, version });
    const earned = await readAwarded(tx, row.award_entry_id);
    if (earned > 0) {
      await writePointsChange(tx, {
        ...changeOf(by, row),
        eventType: 'content_rated',
        hundredths: -earned,
        fullHundredths: -earned,
        corrects: row.award_entry_id,
      });
    }
    await sql`
      update submissions set status = 'pending', points = null, admin_comments = null,
        evaluated_by = null, evaluated_at = null, version = version + 1
      where id = ${submissionId}`.execute(tx);
    await writeAudit(tx, {
      actor: by.telegramId,
      action: 'submission_decision_undone',
      atMs: by.nowMs,
      entity: 'submission',
      entityId: String(submissionId),
      before: stateOf(row),
      after: { status: 'pending', version: version + 1 },
    });
    return readSubmission(tx, { id: submissionId, ...by });
  });
}

type Undone = { submissionId: bigint; version: number };

async function requireUndoable(tx: Db, by: Acting, { submissionId, version }: Undone) {
  const decision = await findDecision(tx, { submissionId, version });
  if (decision === null) throw refuse((m) => m.refusal_undo_none());
  if (decision.actor !== by.telegramId) {
    throw new AppError('forbidden', (m) => m.refusal_undo_other());
  }
  if (by.nowMs - decision.at.getTime() > UNDO_MS) {
    throw refuse((m) => m.refusal_undo_late());
  }
  const { week } = decision;
  if (week !== null && week !== runningWeek(by.nowMs, await findLastFrozen(tx))) {
    throw refuse((m) => m.refusal_undo_week());
  }
  if (decision.broadcast) throw refuse((m) => m.refusal_undo_broadcast());
  if (decision.resubmitted) throw refuse((m) => m.refusal_undo_again());
}

type Decision = {
  /** A Telegram id. */
  actor: string;
  at: Date;
  /** The week of its points; null if it booked none. */
  week: string | null;
  broadcast: boolean;
  resubmitted: boolean;
};

// The audit log tells approvals and rejections from new ratings, which the submission does not.
async function findDecision(tx: Db, { submissionId, version }: Undone): Promise<Decision | null> {
  const { rows } = await sql<Decision>`
    select actor, at,
      (select week::text from activity_events
        where id = ${`review:${submissionId}:${version - 1}`}) as week,
      exists (select from broadcasts where post_id = ${submissionId}) as broadcast,
      exists (select from submissions
        where resubmits = ${submissionId} and status <> 'withdrawn') as resubmitted
    from audit_log
    where entity = 'submission' and entity_id = ${String(submissionId)}
      and action in ('submission_approved', 'submission_rejected')
      and (after->>'version')::int = ${version}`.execute(tx);
  return rows[0] ?? null;
}

function refuse(message: ErrorText): AppError {
  return new AppError('conflict', message);
}
