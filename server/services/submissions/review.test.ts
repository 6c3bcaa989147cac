import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { readSubmissionHistory } from '#server/services/audit/log.ts';
import { createBoard } from '#server/services/board/board.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { CREW_NOW_MS, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull, describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { ban } from '#server/testing/people/bans.ts';
import { sized } from '#server/testing/run/scope.ts';
import { editSubmission } from './change-submission.ts';
import {
  approveSubmission,
  deleteSubmission,
  dropSubmission,
  editRating,
  rejectSubmission,
  rejectSubmissions,
  takeSubmission,
} from './review.ts';
import { readPending, readSubmission } from './rows.ts';
import { undoDecision } from './undo-decision.ts';

const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
const NEXT_WEEK_MS = Date.parse('2026-03-09T12:00:00Z');

const stateOf = async (db: Db, id: bigint) => {
  const { rows } = await sql<{ status: string; points: number | null; version: number }>`
    select status, points, version from submissions where id = ${id}`.execute(db);
  return rows[0] ?? null;
};

describeOnBothInFull('reviewing', (database, engine) => {
  it('lets one of several simultaneous decisions through', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const rounds = engine === 'postgres' ? 25 : 3;
    for (let round = 1; round <= rounds; round++) {
      const submissionId = await crew.submit('11', { contentType: 'youtube_video' });
      const outcomes = await Promise.allSettled([
        approveSubmission(db, crew.admin, { submissionId, points: 3, version: 1 }),
        approveSubmission(db, crew.other, { submissionId, points: 4, version: 1 }),
        rejectSubmission(db, crew.owner, { submissionId, version: 1 }),
      ]);
      const made = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(made).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') continue;
        expect(outcome.reason).toMatchObject({
          code: 'conflict',
          message: expect.stringMatching(/^This submission was (approved|rejected) by @/),
        });
      }
    }
    const { rows } = await sql<{ points: number; entries: number }>`
      select coalesce(sum(points), 0)::int as points, (
        select coalesce(sum(points), 0)::int from point_entries
        where rule = 'content_submission') as entries from submissions`.execute(db);
    expect(rows[0]?.points).toBe(rows[0]?.entries);
    expect(await checkLedger(db)).toEqual([]);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('awards points with the approval, for lifetime and the running week, and shows them on the board', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const now = () => CREW_NOW_MS;
    const board = await createBoard(db, {
      now,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const id = await crew.submit('11');
    const approved = await approveSubmission(db, crew.admin, { submissionId: id, points: 7 });
    expect(approved).toMatchObject({
      id: String(id),
      status: 'approved',
      points: 7,
      version: 2,
      adminUsername: 'admin',
      adminComments: 'Awarded 7 points for quality content.',
      evaluatedAt: new Date(CREW_NOW_MS).toISOString(),
    });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 17, week: 17 });
    await board.catchUp();
    const row = board.find('weeklyActivityPoints', Number(crew.numberOf('11')));
    expect([row?.lifetimeHundredths, row?.weeklyHundredths]).toEqual([1700, 1700]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('refuses points outside the content type’s range', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11', { contentType: 'meme_image' });
    for (const points of [0, 21, 1.5]) {
      const decision = approveSubmission(db, crew.admin, { submissionId, points });
      await expect(decision).rejects.toMatchObject({ code: 'bad_request' });
    }
    expect(await stateOf(db, submissionId)).toMatchObject({ status: 'pending', version: 1 });
    await approveSubmission(db, crew.admin, { submissionId, points: 20 });
    const rating = editRating(db, crew.owner, { submissionId, points: 21 });
    await expect(rating).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('rejects with a reason or the default one, and awards nothing', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    for (const [reason, comments] of [
      ['  Not ours ', 'Not ours'],
      [' ', 'Content does not meet quality standards.'],
      [undefined, 'Content does not meet quality standards.'],
    ] as const) {
      const submissionId = await crew.submit('11');
      const rejected = await rejectSubmission(db, crew.admin, { submissionId, reason });
      expect(rejected).toMatchObject({ status: 'rejected', points: 0, adminComments: comments });
    }
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    expect(await readPending(db, crew.admin)).toEqual([]);
  });

  it('refuses a late decision and says what was decided', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    await approveSubmission(db, crew.other, { submissionId, points: 7, version: 1 });
    const late = [
      () => approveSubmission(db, crew.admin, { submissionId, points: 9, version: 1 }),
      () => approveSubmission(db, crew.admin, { submissionId, points: 9 }),
      () => rejectSubmission(db, crew.admin, { submissionId, version: 2 }),
      () => editRating(db, crew.owner, { submissionId, points: 9, version: 1 }),
    ];
    for (const decision of late) {
      await expect(decision()).rejects.toMatchObject({
        code: 'conflict',
        message: 'This submission was approved by @other with 7 points.',
      });
    }
    const rejected = await crew.submit('11');
    await rejectSubmission(db, crew.other, { submissionId: rejected });
    await expect(
      approveSubmission(db, crew.admin, { submissionId: rejected, points: 1 }),
    ).rejects.toMatchObject({ message: 'This submission was rejected by @other.' });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 17, week: 17 });
    await expect(
      approveSubmission(db, crew.admin, { submissionId: 999n, points: 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lets nobody review their own content', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('77');
    const own = [
      () => approveSubmission(db, crew.owner, { submissionId, points: 9 }),
      () => rejectSubmission(db, crew.owner, { submissionId }),
      () => editRating(db, crew.owner, { submissionId, points: 9 }),
    ];
    for (const decision of own) {
      await expect(decision()).rejects.toMatchObject({ code: 'forbidden' });
    }
    const seenBy = (reader: typeof crew.owner) =>
      readSubmission(db, { id: submissionId, ...reader });
    expect(await seenBy(crew.owner)).toMatchObject({ isOwn: true, mayDecide: false });
    expect(await seenBy(crew.admin)).toMatchObject({ isOwn: false, mayDecide: true });
    expect(await stateOf(db, submissionId)).toMatchObject({ status: 'pending' });
  });

  it('lets a sole administrator decide about their own content, and marks it', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const [first, second] = [await crew.submit('77'), await crew.submit('77')];
    const others = sql`role in ('admin', 'owner') and telegram_id <> 77`;
    const approve = (submissionId: bigint) =>
      approveSubmission(db, crew.owner, { submissionId, points: 4 });
    const until = new Date(crew.owner.nowMs + 1).toISOString();
    await sql`update members set banned_at = '2026-01-01', ban_expires_at = ${until}::timestamptz
      where ${others}`.execute(db);
    expect(await readSubmission(db, { id: first, ...crew.owner })).toMatchObject({
      isOwn: true,
      mayDecide: true,
    });
    expect(await approve(first)).toMatchObject({ status: 'approved', points: 4 });
    await editRating(db, crew.owner, { submissionId: first, points: 5 });
    const { entries } = await readSubmissionHistory(db, { submissionId: first });
    expect(entries.map(({ after }) => after?.decidedByItsAuthor)).toEqual([true, true]);
    // The other administrator decides from the moment at which their ban ends.
    await sql`update members set ban_expires_at = ${new Date(crew.owner.nowMs).toISOString()}::timestamptz
      where telegram_id = 88`.execute(db);
    await expect(approve(second)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await readSubmission(db, { id: second, ...crew.owner })).mayDecide).toBe(false);
    await sql`update members set role = 'member' where ${others}`.execute(db);
    expect(await approve(second)).toMatchObject({ status: 'approved' });
  });

  it('rejects several independently', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const [one, two, own] = [
      await crew.submit('11'),
      await crew.submit('22'),
      await crew.submit('88'),
    ];
    await approveSubmission(db, crew.other, { submissionId: two, points: 1 });
    const submissions = [one, two, own, 999n].map((submissionId) => ({ submissionId, version: 1 }));
    const results = await rejectSubmissions(db, crew.admin, { submissions, reason: 'Spam' });
    const told = results.map(({ submissionId, refusal }) => ({
      submissionId,
      error: refusal?.message ?? null,
    }));
    expect(told).toEqual([
      { submissionId: String(one), error: null },
      { submissionId: String(two), error: 'This submission was approved by @other with 1 points.' },
      { submissionId: String(own), error: 'Nobody reviews their own content.' },
      { submissionId: '999', error: 'There is no submission 999.' },
    ]);
  });

  it('books the difference of a new rating, and deducts all points on deletion', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    await expect(editRating(db, crew.owner, { submissionId, points: 3 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await approveSubmission(db, crew.admin, { submissionId, points: 7 });
    const edited = await editRating(db, crew.owner, { submissionId, points: 3 });
    expect(edited).toMatchObject({ points: 3, adminComments: 'Rating updated to 3 points.' });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 13, week: 13 });
    await editRating(db, crew.owner, { submissionId, points: 20, comments: 'Seen again' });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 30, week: 30 });
    await deleteSubmission(db, crew.owner, submissionId);
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    expect(await stateOf(db, submissionId)).toBeNull();
    await expect(deleteSubmission(db, crew.owner, submissionId)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { rows } = await sql`
      select points, corrects is not null as is_correction from point_entries
      where rule = 'content_submission' order by id`.execute(db);
    expect(rows).toEqual([
      { points: 700, is_correction: false },
      { points: -400, is_correction: true },
      { points: 1700, is_correction: true },
      { points: -2000, is_correction: true },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('approves a rejected submission by rating it', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    await rejectSubmission(db, crew.admin, { submissionId });
    expect(await editRating(db, crew.owner, { submissionId, points: 4 })).toMatchObject({
      status: 'approved',
      points: 4,
      version: 3,
    });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 14, week: 14 });
  });

  it('never changes a frozen week, and takes no more from the running one than it holds', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    await approveSubmission(db, crew.admin, { submissionId, points: 15 });
    await closePastWeeks(db, { nowMs: NEXT_WEEK_MS, ...REWARDS });
    const frozen = () =>
      sql`select * from weeks, shares, week_totals w where w.week = '2026-03-08'`.execute(db);
    const { rows: before } = await frozen();
    const later = { ...crew.owner, nowMs: NEXT_WEEK_MS };
    await editRating(db, later, { submissionId, points: 5 });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 15, week: 25 });
    const other = await crew.submit('11');
    await approveSubmission(db, later, { submissionId: other, points: 3 });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 18, week: 3 });
    await deleteSubmission(db, later, submissionId);
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 13, week: 0 });
    expect((await frozen()).rows).toEqual(before);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('awards nothing during a ban, and the new rating after it', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    await ban(db, '11', '2026-03-01', '2026-03-05');
    await approveSubmission(db, crew.admin, { submissionId, points: 9 });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    const after = { ...crew.owner, nowMs: Date.parse('2026-03-05T00:00:00Z') };
    await editRating(db, after, { submissionId, points: 4 });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 14, week: 14 });
    await deleteSubmission(db, after, submissionId);
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('shows others for two minutes that a submission is open', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const id = await crew.submit('11');
    expect(await takeSubmission(db, crew.admin, id)).toMatchObject({ takenBy: null });
    expect(await takeSubmission(db, crew.other, id)).toMatchObject({ takenBy: '@admin' });
    const at = (milliseconds: number) =>
      readSubmission(db, { id, ...crew.other, nowMs: CREW_NOW_MS + milliseconds });
    expect((await at(119_999)).takenBy).toBe('@admin');
    expect((await at(120_000)).takenBy).toBeNull();
    await dropSubmission(db, crew.other, id);
    expect((await at(0)).takenBy).toBe('@admin');
    await dropSubmission(db, crew.admin, id);
    expect((await at(0)).takenBy).toBeNull();
    await expect(takeSubmission(db, crew.admin, 999n)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the whole history, even after deletion', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    expect(await readSubmissionHistory(db, { submissionId })).toEqual({ entries: [] });
    await approveSubmission(db, crew.admin, { submissionId, points: 7, comments: 'Fine' });
    await editRating(db, crew.owner, { submissionId, points: 3 });
    await deleteSubmission(db, crew.owner, submissionId);
    const { entries } = await readSubmissionHistory(db, { submissionId });
    const at = new Date(CREW_NOW_MS).toISOString();
    const state = { comments: 'Fine', points: 7, status: 'approved', version: 2 };
    expect(entries).toMatchObject([
      { actor: '88', actorName: '@admin', action: 'submission_approved', at, after: state },
      { actor: '77', action: 'submission_rated', before: state, after: { points: 3, version: 3 } },
      { actor: '77', action: 'submission_deleted', before: { points: 3, version: 3 }, after: null },
    ]);
    await expect(readSubmissionHistory(db, { submissionId: 999n })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('keeps ledger and totals in step whatever is decided', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const steps = fc.array(
      fc.record({
        which: fc.nat(2),
        what: fc.constantFrom('approve', 'reject', 'undo', 'rate', 'delete', 'close'),
        points: fc.integer({ min: 1, max: 20 }),
      }),
      { minLength: 5, maxLength: 12 },
    );
    let nowMs = CREW_NOW_MS;
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const ids = [await crew.submit('11'), await crew.submit('11'), await crew.submit('22')];
        for (const { which, what, points } of list) {
          const input = { submissionId: ids[which] ?? 0n, points };
          const by = { ...crew.owner, nowMs };
          const work = {
            approve: () => approveSubmission(db, by, input),
            reject: () => rejectSubmission(db, by, input),
            undo: async () => {
              const version = (await stateOf(db, input.submissionId))?.version ?? 1;
              return undoDecision(db, by, { ...input, version });
            },
            rate: () => editRating(db, by, input),
            delete: () => deleteSubmission(db, by, input.submissionId),
            close: () => closePastWeeks(db, { nowMs, ...REWARDS }),
          };
          if (what === 'close') nowMs += 7 * 86_400_000;
          await work[what]().catch((error) => {
            if (error.name !== 'AppError') throw error;
          });
        }
        expect(await checkLedger(db)).toEqual([]);
        const awarded = await sql<{ submissions: number; ledger: number }>`
          select (select coalesce(sum(points), 0)::int from submissions
              where status = 'approved') as submissions,
            (select coalesce(sum(points), 0)::int from point_entries
              where rule = 'content_submission') as ledger`.execute(db);
        expect(awarded.rows[0]?.ledger).toBe(awarded.rows[0]?.submissions);
      }),
      { numRuns: sized(8, 4) },
    );
  });
});

describeOnPostgres('A newly reported name', (database) => {
  const waiting = (count: number) =>
    vi.waitFor(async () => expect(await countWaiting(database().db)).toBe(count), 30_000);
  const rename = () =>
    ingestEvents(database().db, {
      events: [
        {
          id: 'named',
          type: 'profile_changed',
          telegramId: '11',
          firstName: 'Bonny',
          at: new Date(CREW_NOW_MS).toISOString(),
        },
      ],
      nowMs: CREW_NOW_MS,
    });

  it('does not break a simultaneous decision', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    const { approved } = await db.transaction().execute(async (tx) => {
      await sql`
        select from member_totals where member_id = ${crew.numberOf('11')} for update`.execute(tx);
      const begun = approveSubmission(db, crew.admin, { submissionId, points: 3 });
      await waiting(1);
      await sql`update submissions set search_text = '' where id = ${submissionId}`.execute(tx);
      return { approved: begun };
    });
    expect(await approved).toMatchObject({ status: 'approved', points: 3 });
  });

  it('and a simultaneous edit are both applied', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const submissionId = await crew.submit('11');
    const by = { memberId: crew.numberOf('11'), telegramId: '11', nowMs: CREW_NOW_MS };
    const content = { contentType: 'github_repo', url: 'https://github.com/anne/flag' };
    // The change is complete except for its entry in the log, which it waits for.
    const both = await db.transaction().execute(async (tx) => {
      await sql`lock table audit_log in exclusive mode`.execute(tx);
      const edited = editSubmission(db, by, { submissionId, version: 1, ...content });
      await waiting(1);
      const named = rename();
      await waiting(2);
      return { edited, named };
    });
    await both.edited;
    await both.named;
    const { rows } = await sql`select link_key, creator_key from submissions`.execute(db);
    expect(rows).toEqual([{ link_key: 'github:anne/flag', creator_key: 'bonny' }]);
  });
});
