import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { toPoints } from '#rules/points/points.ts';
import { submissionNotice, undoneNotice } from '#rules/submissions/notice.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { readAwarded } from '#server/services/ledger/award-points.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { sendToMember } from '#server/services/telegram/messages.ts';

type Speaking = { db: Db; messagesFor: MessagesFor };

/**
 * Tells the submitter the outcome again (docs/spec/review.md#20-notices-to-members). False if the bot cannot write to them.
 *
 * Throws `bot_not_configured`, `not_found`, `conflict` before the review, and `unavailable` if Telegram is.
 *
 * @param input.actor a Telegram id
 */
export async function notifySubmitter(
  { db, telegram, messagesFor }: Speaking & { telegram: TelegramBot | null },
  input: { submissionId: string; actor: string },
): Promise<boolean> {
  const { submissionId, actor } = input;
  if (telegram === null) throw new AppError('bot_not_configured', (m) => m.refusal_no_bot());
  const note = (after: object) =>
    writeAudit(db, {
      actor,
      action: 'submitter_notified',
      entity: 'submission',
      entityId: submissionId,
      after,
    });
  try {
    const delivered = await tell({ db, telegram, messagesFor }, submissionId);
    await note({ delivered });
    return delivered;
  } catch (error) {
    // It may have arrived anyway.
    if (error instanceof AppError && error.code === 'unavailable') {
      await note({ delivered: false, problem: error.message });
    }
    throw error;
  }
}

/**
 * Tells the submitter after a decision, or after its undoing. Never throws: the decision holds even if Telegram fails, and an
 * administrator can repeat it with `notifySubmitter`. Call it after the decision is committed.
 *
 * @returns whether it arrived, false for members who want no such notices; null without a bot
 */
export async function tellSubmitter(
  deps: Speaking & {
    telegram: TelegramBot | null;
    report(error: unknown, what: string): void;
  },
  input: { submissionId: string; isUndone?: boolean },
): Promise<boolean | null> {
  const { db, telegram, messagesFor, report } = deps;
  if (telegram === null) return null;
  try {
    if (!(await wantsNotices(db, input.submissionId))) return false;
    return await tell({ db, telegram, messagesFor }, input.submissionId, {
      isUndone: input.isUndone,
    });
  } catch (error) {
    report(error, 'telling a submitter');
    return false;
  }
}

async function wantsNotices(db: Db, submissionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from submissions s join bot_preferences p on p.member_id = s.member_id
    where s.id = ${submissionId}::bigint and not p.review_notices`.execute(db);
  return rows.length === 0;
}

type SubmissionRow = {
  telegram_id: bigint;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  content_type: string;
  title: string | null;
  points: number | null;
  award_entry_id: bigint | null;
  admin_comments: string | null;
};

async function tell(
  { db, telegram, messagesFor }: Speaking & { telegram: TelegramBot },
  submissionId: string,
  { isUndone = false } = {},
): Promise<boolean> {
  const { rows } = await sql<SubmissionRow>`
    select m.telegram_id, s.status, s.content_type, s.title, s.points, s.award_entry_id,
      s.admin_comments
    from submissions s join members m on m.id = s.member_id
    where s.id = ${submissionId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_submission_no_such());
  const { status } = row;
  const named = { id: submissionId, contentType: row.content_type, title: row.title };
  const telegramId = String(row.telegram_id);
  const m = await messagesFor(db, telegramId);
  const send = (html: string) => sendToMember(db, telegram, { telegramId, html });
  if (isUndone) return status === 'pending' && send(undoneNotice(m, named));
  if (status === 'pending') {
    throw new AppError('conflict', (m) => m.refusal_submission_unreviewed());
  }
  if (status === 'withdrawn') {
    throw new AppError('conflict', (m) => m.refusal_submission_gone());
  }
  const points = toPoints(await readBooked(db, row));
  return send(submissionNotice(m, { ...named, status, points, comment: row.admin_comments }));
}

/** Hundredths in the ledger, which a ban may have reduced: the rating alone could promise points that nobody got. */
async function readBooked(db: Db, row: SubmissionRow): Promise<number> {
  return row.award_entry_id === null ? (row.points ?? 0) : readAwarded(db, row.award_entry_id);
}
