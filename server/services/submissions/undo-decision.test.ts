import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { readSubmissionHistory } from '#server/services/audit/log.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { approveSubmission, editRating, rejectSubmission } from './review.ts';
import { submitContent } from './submit-content.ts';
import { undoDecision } from './undo-decision.ts';

const SUNDAY_END_MS = Date.parse('2026-03-08T23:00:00Z');
const PENDING = {
  status: 'pending',
  points: 0,
  adminUsername: null,
  adminComments: null,
  evaluatedAt: null,
};

describeOnPostgres('undoing a decision', (database) => {
  const approve = async (db: Db, crew: Crew, at = CREW_NOW_MS) => {
    const submissionId = await crew.submit('11');
    await approveSubmission(db, { ...crew.admin, nowMs: at }, { submissionId, points: 7 });
    return { submissionId, version: 2 };
  };

  it('puts it back, takes the points, keeps both in the history, and allows the next decision', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const made = await approve(db, crew);
    const { submissionId } = made;
    expect(await undoDecision(db, crew.admin, made)).toMatchObject({ ...PENDING, version: 3 });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    await rejectSubmission(db, crew.admin, { submissionId, version: 3 });
    expect(await undoDecision(db, crew.admin, { submissionId, version: 4 })).toMatchObject(PENDING);
    await approveSubmission(db, crew.other, { submissionId, points: 3, version: 5 });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 13, week: 13 });
    const { entries } = await readSubmissionHistory(db, { submissionId });
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['88', 'submission_approved'],
      ['88', 'submission_decision_undone'],
      ['88', 'submission_rejected'],
      ['88', 'submission_decision_undone'],
      ['99', 'submission_approved'],
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('happens once, however often it is asked for at once', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const made = await approve(db, crew);
    const { submissionId } = made;
    const outcomes = await Promise.allSettled([
      undoDecision(db, crew.admin, made),
      undoDecision(db, crew.admin, made),
      editRating(db, crew.owner, { submissionId, points: 9, version: 2 }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('takes only what was booked', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    await ban(db, '11', '2026-01-01');
    await undoDecision(db, crew.admin, await approve(db, crew));
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    expect(await checkLedger(db)).toEqual([]);
  });

  it.each([
    [0, CREW_NOW_MS + 60_000, null],
    [0, CREW_NOW_MS + 60_001, 'A decision can be undone for one minute.'],
    [SUNDAY_END_MS - CREW_NOW_MS - 1, SUNDAY_END_MS, 'The week of its points has ended.'],
  ])('%i ms after noon, at %i: %s', async (after, nowMs, message) => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const made = await approve(db, crew, CREW_NOW_MS + after);
    const undo = undoDecision(db, { ...crew.admin, nowMs }, made);
    if (message === null) expect(await undo).toMatchObject(PENDING);
    else await expect(undo).rejects.toMatchObject({ code: 'conflict', message });
  });

  it('refuses in a week that closed early', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const made = await approve(db, crew);
    const rewards = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
    await closePastWeeks(db, { nowMs: SUNDAY_END_MS + 86_400_000, ...rewards });
    await expect(undoDecision(db, crew.admin, made)).rejects.toMatchObject({
      message: 'The week of its points has ended.',
    });
  });

  it('refuses others, other versions, new ratings, and decisions that something rests on', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const refused = (by: Crew['admin'], made: { submissionId: bigint; version: number }) =>
      undoDecision(db, by, made).then(
        () => 'undone',
        ({ code, message }) => [code, message],
      );
    const made = await approve(db, crew);
    const { submissionId } = made;
    for (const by of [crew.other, crew.owner]) {
      expect(await refused(by, made)).toEqual([
        'forbidden',
        'Only the administrator who decided can undo it.',
      ]);
    }
    expect(await refused(crew.admin, { submissionId, version: 1 })).toEqual([
      'conflict',
      'This submission was approved by @admin with 7 points.',
    ]);
    await sql`
      insert into broadcasts (post_id, html, started_by, created_at)
      values (${submissionId}::bigint, 'x', ${crew.admin.memberId}::bigint, now())`.execute(db);
    expect(await refused(crew.admin, made)).toEqual(['conflict', 'It has been broadcast.']);
    await editRating(db, crew.owner, { submissionId, points: 3 });
    expect(await refused(crew.owner, { submissionId, version: 3 })).toEqual([
      'conflict',
      'There is no approval or rejection to undo.',
    ]);
    const rejected = await crew.submit('11');
    await rejectSubmission(db, crew.admin, { submissionId: rejected });
    const by = { memberId: crew.numberOf('11'), telegramId: '11', nowMs: CREW_NOW_MS };
    await submitContent(db, by, {
      clientId: '6f1e2d3c-0000-4000-8000-000000000001',
      contentType: 'twitter_post',
      url: 'https://x.com/crew/status/900',
      resubmits: rejected,
    });
    expect(await refused(crew.admin, { submissionId: rejected, version: 2 })).toEqual([
      'conflict',
      'Its member has submitted it again.',
    ]);
    expect(await refused(crew.admin, { submissionId: 999n, version: 2 })).toEqual([
      'not_found',
      'There is no submission 999.',
    ]);
  });
});
