import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { MAX_OPEN_SUBMISSIONS, MAX_SUBMISSIONS_PER_DAY } from '#rules/submissions/submissions.ts';
import type { Db } from '#server/db/connect.ts';
import { readSubmissionHistory } from '#server/services/audit/log.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { banMember } from '#server/services/users/banning.ts';
import { readUsers } from '#server/services/users/users.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { submitAs } from '#server/testing/submitter.ts';
import { editSubmission, withdrawSubmission } from './change-submission.ts';
import { readDashboard } from './dashboard.ts';
import { readOwnSubmissions } from './own-submissions.ts';
import {
  approveSubmission,
  deleteSubmission,
  editRating,
  rejectSubmission,
  takeSubmission,
} from './review.ts';
import { readPending, readSubmissions } from './rows.ts';
import { previewContent } from './submit-content.ts';

const DAY_MS = 24 * 60 * 60_000;

const by = (crew: Crew, telegramId: string) => ({
  memberId: crew.numberOf(telegramId),
  telegramId,
  nowMs: CREW_NOW_MS,
});

const own = async (db: Db, crew: Crew, telegramId: string) => {
  const list = { page: 1, limit: 20 };
  return readOwnSubmissions(db, { ...by(crew, telegramId), ...list });
};

const adminList = async (db: Db, crew: Crew) => {
  const { submissions } = await readSubmissions(db, {
    status: 'all',
    sortBy: 'submittedAt',
    sortOrder: 'desc',
    search: '',
    page: 1,
    limit: 20,
    ...crew.admin,
  });
  return submissions.map(({ id }) => id);
};

describeOnBothInFull('submitting on the web', (database, engine) => {
  it('counts a repeated submission once', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const same = { clientId: 'the-same-client-id' };
    const presses = await Promise.all(
      Array.from({ length: 6 }, () => submitAs(db, crew, '11', { ...same, title: 'One' })),
    );
    expect(new Set(presses.map(({ submission }) => submission.id)).size).toBe(1);
    expect(presses.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    // Another member's id is a different one.
    expect((await submitAs(db, crew, '22', same)).duplicate).toBe(false);
    expect((await own(db, crew, '11')).pagination.total).toBe(1);
    await deleteSubmission(db, crew.owner, BigInt(presses[0]?.submission.id ?? 0));
    await expect(submitAs(db, crew, '11', same)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has one outcome when it is edited, withdrawn and reviewed at the same moment', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    for (let round = 0; round < (engine === 'postgres' ? 8 : 2); round++) {
      const { submission } = await submitAs(db, crew, '11');
      const submissionId = BigInt(submission.id);
      const seen = { submissionId, version: 1 };
      const rest = { contentType: 'meme_image', url: submission.url };
      const done = await Promise.allSettled([
        withdrawSubmission(db, by(crew, '11'), seen),
        approveSubmission(db, crew.admin, { ...seen, points: 2 }),
        editSubmission(db, by(crew, '11'), { ...seen, ...rest, title: 'New' }),
        rejectSubmission(db, crew.other, seen),
      ]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of done) {
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict' });
      }
    }
    expect(await checkLedger(db)).toEqual([]);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('makes the same event as the bot, which earns nothing, and a submission for review', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const { submission, duplicate } = await submitAs(db, crew, '11', {
      contentType: 'youtube_video',
      url: 'HTTPS://YouTu.be/abcdefg',
      title: ' My \u202eparrot ',
      description: '',
    });
    expect(duplicate).toBe(false);
    expect(submission).toMatchObject({
      status: 'pending',
      url: 'https://youtu.be/abcdefg',
      host: 'youtu.be',
      version: 1,
      title: 'My parrot',
      description: null,
      points: 0,
      canResubmit: false,
      isTaken: false,
    });
    const { rows } = await sql`
      select type, member_id, (select count(*)::int from point_entries p where p.event_seq = e.seq) as entries
      from activity_events e where type = 'content_submitted'`.execute(db);
    expect(rows).toEqual([
      { type: 'content_submitted', member_id: crew.numberOf('11'), entries: 0 },
    ]);
    const [pending] = await readPending(db, crew.admin);
    expect(pending).toMatchObject({ id: submission.id, displayName: '@anne', title: 'My parrot' });
    expect(await crew.pointsOf('11')).toEqual({ lifetime: 10, week: 10 });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('allows ten pending ones, even when more are sent at once', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const sent = await Promise.allSettled(
      Array.from({ length: MAX_OPEN_SUBMISSIONS + 4 }, () => submitAs(db, crew, '11')),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const each of sent) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict' });
    }
    expect(await own(db, crew, '11')).toMatchObject({ open: 10, openLimit: 10 });
    expect((await submitAs(db, crew, '22')).duplicate).toBe(false);
    const { submissions } = await own(db, crew, '11');
    const [first, second] = submissions.map(({ id }) => BigInt(id));
    await rejectSubmission(db, crew.admin, { submissionId: first ?? 0n });
    await submitAs(db, crew, '11');
    await expect(submitAs(db, crew, '11')).rejects.toMatchObject({ code: 'conflict' });
    await withdrawSubmission(db, by(crew, '11'), { submissionId: second ?? 0n, version: 1 });
    await submitAs(db, crew, '11');
  });

  it('allows fifty in 24 hours, withdrawn ones included', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const at = new Date(CREW_NOW_MS).toISOString();
    const events = Array.from({ length: MAX_SUBMISSIONS_PER_DAY - 1 }, (_, index) => ({
      ...{ id: `of-the-day-${index}`, type: 'content_submitted', telegramId: '11', at },
      ...{ contentType: 'meme_image', url: `https://example.org/${index}` },
    }));
    await ingestEvents(db, { events, nowMs: CREW_NOW_MS });
    await sql`update submissions set status = 'withdrawn'`.execute(db);
    const { submission } = await submitAs(db, crew, '11');
    const submissionId = BigInt(submission.id);
    await withdrawSubmission(db, by(crew, '11'), { submissionId, version: 1 });
    await expect(submitAs(db, crew, '11')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('50 within 24 hours'),
    });
    const dayLater = { nowMs: CREW_NOW_MS + 86_400_000 };
    await expect(submitAs(db, crew, '11', { nowMs: dayLater.nowMs - 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await submitAs(db, crew, '11', dayLater)).duplicate).toBe(false);
    expect((await submitAs(db, crew, '22')).duplicate).toBe(false);
  });

  it('is not for the banned', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const expiresAtMs = CREW_NOW_MS + 1000;
    const banner = {
      telegramId: '88',
      role: 'admin' as const,
      nowMs: CREW_NOW_MS,
      ranks: PIRATE_RANKS,
    };
    await banMember(db, banner, { memberId, reason: 'Spam', expiresAtMs });
    await expect(submitAs(db, crew, '11')).rejects.toMatchObject({ code: 'forbidden' });
    expect((await own(db, crew, '11')).pagination.total).toBe(0);
    expect((await submitAs(db, crew, '11', { nowMs: expiresAtMs })).duplicate).toBe(false);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'The link is not an http or https address.'],
    [{ url: 'https://10.0.0.1/' }, 'The link does not lead to a public site.'],
    [{ url: 'https://a:b@example.org/' }, 'The link must not hold credentials.'],
    [{ title: 'a\0b' }, 'The title holds characters that cannot be stored.'],
  ])('refuses %j with a readable message', async (rest, message) => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const refused = { code: 'bad_request', message };
    await expect(submitAs(db, crew, '11', rest)).rejects.toMatchObject(refused);
    if ('url' in rest) {
      const asked = { memberId: crew.numberOf('11'), url: rest.url };
      await expect(previewContent(db, asked)).rejects.toMatchObject(refused);
    }
  });

  it('says in advance what is known about a link', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const ask = (telegramId: string, url: string) =>
      previewContent(db, { memberId: crew.numberOf(telegramId), url });
    expect(await ask('11', 'https://www.x.com/anne/status/7?s=20')).toEqual({
      url: 'https://www.x.com/anne/status/7?s=20',
      host: 'www.x.com',
      waiting: 0,
      contentType: 'twitter_post',
      expectedWaitSeconds: null,
      duplicate: null,
    });
    const { submission } = await submitAs(db, crew, '11', { url: 'https://x.com/anne/status/7' });
    const known = { submittedAt: submission.submittedAt };
    expect(await ask('11', 'https://twitter.com/anne/status/7')).toMatchObject({
      waiting: 1,
      duplicate: { isOwn: true, status: 'pending', ...known },
    });
    expect(await ask('22', 'https://twitter.com/anne/status/7')).toMatchObject({
      duplicate: { isOwn: false, status: 'pending', ...known },
    });
    const hourLater = { ...crew.admin, nowMs: CREW_NOW_MS + 3_600_000 };
    await rejectSubmission(db, hourLater, { submissionId: BigInt(submission.id) });
    expect(await ask('11', 'https://x.com/anne/status/7')).toMatchObject({
      waiting: 0,
      expectedWaitSeconds: 3600,
      duplicate: { isOwn: true, status: 'rejected' },
    });
    // The rejection of another member's submission is not revealed.
    expect((await ask('22', 'https://x.com/anne/status/7')).duplicate).toBeNull();
  });

  it('can be edited so many times within 24 hours', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const { submission } = await submitAs(db, crew, '11', { title: 'One' });
    const rest = { contentType: 'github_repo', url: 'https://github.com/anne/flag' };
    const edit = (version: number, laterMs = 0) =>
      editSubmission(
        db,
        { ...by(crew, '11'), nowMs: CREW_NOW_MS + laterMs },
        { submissionId: BigInt(submission.id), version, ...rest, title: `${version}` },
      );
    const most = DAILY_LIMITS.submissionEdits;
    for (let version = 1; version <= most; version++) await edit(version);
    await expect(edit(most + 1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(edit(most + 1, DAY_MS - 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await edit(most + 1, DAY_MS)).toMatchObject({ version: most + 2 });
  });

  it('can be edited while pending, and a review decides only on the version it saw', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const { submission } = await submitAs(db, crew, '11', { title: 'Frist' });
    const submissionId = BigInt(submission.id);
    const rest = { contentType: 'github_repo', url: 'https://github.com/anne/flag' };
    const change = { submissionId, version: 1, ...rest, title: 'First' };
    const edited = await editSubmission(db, by(crew, '11'), change);
    expect(edited).toMatchObject({ ...rest, title: 'First', version: 2, status: 'pending' });
    await expect(editSubmission(db, by(crew, '11'), change)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(
      editSubmission(db, by(crew, '22'), { ...change, version: 2 }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      editSubmission(db, by(crew, '11'), { ...change, version: 2, url: 'data:,x' }),
    ).rejects.toMatchObject({ code: 'bad_request' });
    await expect(
      approveSubmission(db, crew.admin, { submissionId, points: 3, version: 1 }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await approveSubmission(db, crew.admin, { submissionId, points: 3, version: 2 });
    await expect(
      editSubmission(db, by(crew, '11'), { ...change, version: 2 }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'It was approved with 3 points meanwhile.',
    });
    const { entries } = await readSubmissionHistory(db, { submissionId });
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['submission_edited', '11'],
      ['submission_approved', '88'],
    ]);
    // It is found by its new words and its new link.
    const found = await readSubmissions(db, {
      status: 'all',
      sortBy: 'submittedAt',
      sortOrder: 'desc',
      page: 1,
      limit: 20,
      ...crew.admin,
      search: 'github.com/anne',
    });
    expect(found.pagination.total).toBe(1);
  });

  it('can be withdrawn: then it is not reviewed, counts for nothing and stays as history', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const { submission } = await submitAs(db, crew, '11');
    const submissionId = BigInt(submission.id);
    await takeSubmission(db, crew.admin, submissionId);
    expect((await own(db, crew, '11')).submissions[0]?.isTaken).toBe(true);
    await expect(
      withdrawSubmission(db, by(crew, '22'), { submissionId, version: 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const gone = await withdrawSubmission(db, by(crew, '11'), { submissionId, version: 1 });
    expect(gone).toMatchObject({ status: 'withdrawn', version: 2, isTaken: false });
    await expect(
      withdrawSubmission(db, by(crew, '11'), { submissionId, version: 2 }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'It was already withdrawn.' });

    expect(await readPending(db, crew.admin)).toEqual([]);
    expect(await adminList(db, crew)).toEqual([]);
    expect((await readDashboard(db)).submissions).toEqual({
      total: 0,
      pending: 0,
      approved: 0,
      rejected: 0,
    });
    const { users } = await readUsers(db, await boardOf(db), {
      search: 'anne',
      page: 1,
      limit: 20,
      nowMs: CREW_NOW_MS,
      ranks: PIRATE_RANKS,
    });
    expect(users[0]?.submissionCount).toBe(0);
    for (const decide of [
      () => approveSubmission(db, crew.admin, { submissionId, points: 3 }),
      () => rejectSubmission(db, crew.admin, { submissionId, version: 2 }),
      () => editRating(db, crew.owner, { submissionId, points: 3 }),
    ]) {
      await expect(decide()).rejects.toMatchObject({ code: 'conflict' });
    }
    await expect(takeSubmission(db, crew.admin, submissionId)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { entries } = await readSubmissionHistory(db, { submissionId });
    expect(entries.map(({ action }) => action)).toEqual(['submission_withdrawn']);
    // The link is free again.
    const asked = { memberId: crew.numberOf('22'), url: submission.url };
    expect((await previewContent(db, asked)).duplicate).toBeNull();
  });

  it('can be resubmitted once after a rejection', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const { submission } = await submitAs(db, crew, '11');
    const resubmits = BigInt(submission.id);
    const again = () => submitAs(db, crew, '11', { resubmits });
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
    await rejectSubmission(db, crew.admin, { submissionId: resubmits, reason: 'Too dark.' });
    expect((await own(db, crew, '11')).submissions[0]).toMatchObject({
      status: 'rejected',
      comments: 'Too dark.',
      canResubmit: true,
    });
    await expect(submitAs(db, crew, '22', { resubmits })).rejects.toMatchObject({
      code: 'conflict',
    });
    const tries = await Promise.allSettled([again(), again(), again()]);
    const [made, ...others] = tries.filter((each) => each.status === 'fulfilled');
    expect(others).toEqual([]);
    const second = made?.value.submission;
    expect(second).toMatchObject({ resubmits: submission.id, status: 'pending' });
    expect((await own(db, crew, '11')).submissions.map((each) => each.canResubmit)).toEqual([
      ...[false, false],
    ]);
    await rejectSubmission(db, crew.admin, { submissionId: BigInt(second?.id ?? 0) });
    await expect(
      submitAs(db, crew, '11', { resubmits: BigInt(second?.id ?? 0) }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
  });
});

async function boardOf(db: Db) {
  const { createBoard } = await import('#server/services/board/board.ts');
  return createBoard(db, {
    now: () => CREW_NOW_MS,
    poolUnits: 50_000_000_000n,
    thresholdHundredths: 500,
  });
}
