import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_LISTED } from '#rules/pages.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { completeSubmissions } from '#server/services/ledger/submission-texts.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { editSubmission } from './change-submission.ts';
import { approveSubmission, rejectSubmission } from './review.ts';
import { readPending, readSubmissions, type SubmissionsRequest } from './rows.ts';

const ALL = {
  status: 'all',
  sortBy: 'submittedAt',
  sortOrder: 'desc',
  search: '',
  page: 1,
  limit: 10,
} as const satisfies SubmissionsRequest;

/** Submits seven: three pending, two approved with 9 and 3 points, two rejected. */
async function submitSeven(crew: Crew, db: Db) {
  const ids: bigint[] = [];
  for (const telegramId of ['11', '22', '11', '22', '11', '22', '11']) {
    ids.push(await crew.submit(telegramId));
  }
  const later = (minutes: number) => ({
    ...crew.admin,
    nowMs: crew.admin.nowMs + minutes * 60_000,
  });
  const at = (index: number) => ids[index] ?? 0n;
  await approveSubmission(db, later(1), { submissionId: at(1), points: 9 });
  await rejectSubmission(db, later(2), { submissionId: at(5) });
  await approveSubmission(db, later(3), { submissionId: at(2), points: 3 });
  await rejectSubmission(db, later(4), { submissionId: at(3) });
  return ids;
}

describeOnBothEngines('lists of submissions', (database, engine) => {
  it('are sorted as asked, in a total order', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const ids = await submitSeven(crew, db);
    const orders = {
      'submittedAt desc': [6, 5, 4, 3, 2, 1, 0],
      'submittedAt asc': [0, 1, 2, 3, 4, 5, 6],
      'evaluatedAt desc': [3, 2, 5, 1, 6, 4, 0],
      'evaluatedAt asc': [1, 5, 2, 3, 6, 4, 0],
      'points desc': [1, 2, 6, 5, 4, 3, 0],
      'points asc': [2, 1, 6, 5, 4, 3, 0],
      'status asc': [2, 1, 6, 4, 0, 5, 3],
      'status desc': [5, 3, 6, 4, 0, 2, 1],
    };
    for (const [order, places] of Object.entries(orders)) {
      const [sortBy, sortOrder] = order.split(' ') as [
        SubmissionsRequest['sortBy'],
        SubmissionsRequest['sortOrder'],
      ];
      const request = { ...ALL, ...crew.admin, sortBy, sortOrder };
      const { submissions } = await readSubmissions(db, request);
      const expected = places.map((place) => String(ids[place]));
      expect([order, submissions.map(({ id }) => id)]).toEqual([order, expected]);
      const pages = [];
      for (const page of [1, 2, 3]) {
        const some = await readSubmissions(db, { ...request, page, limit: 3 });
        expect(some.pagination).toEqual({ total: 7, page, totalPages: 3 });
        pages.push(...some.submissions.map(({ id }) => id));
      }
      expect(pages).toEqual(expected);
    }
  });

  it('name the first earlier submission with the same link, however it is written', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const first = await crew.submit('11', { url: 'https://youtu.be/dQw4w9WgXcQ' });
    await crew.submit('22', { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&utm_source=a' });
    await crew.submit('22', { url: 'https://m.youtube.com/shorts/dQw4w9WgXcQ' });
    await crew.submit('22', { url: 'https://youtu.be/another1234' });
    const earlierOf = async () =>
      (await readPending(db, crew.admin)).map(({ duplicateOf }) => duplicateOf?.id ?? null);
    expect(await earlierOf()).toEqual([null, String(first), String(first), null]);
    const [, second] = await readPending(db, crew.admin);
    expect(second?.duplicateOf).toEqual({
      id: String(first),
      status: 'pending',
      displayName: '@anne',
      username: 'anne',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      submittedAt: '2026-03-04T11:30:01.000Z',
    });
    // Rewarded content takes precedence as the earlier one, and a changed link is only as old as its change.
    const rewarded = BigInt(second?.id ?? 0);
    await approveSubmission(db, crew.admin, { submissionId: rewarded, points: 3 });
    expect(await earlierOf()).toEqual([null, String(rewarded), null]);
    const anne = { memberId: crew.numberOf('11'), telegramId: '11', nowMs: CREW_NOW_MS };
    const content = { contentType: 'youtube_video', url: 'https://youtu.be/dQw4w9WgXcQ' };
    await editSubmission(db, anne, { submissionId: first, version: 1, ...content });
    expect(await earlierOf()).toEqual([String(rewarded), String(rewarded), null]);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('are filtered by status', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    await submitSeven(crew, db);
    for (const [status, total] of [
      ['all', 7],
      ['pending', 3],
      ['approved', 2],
      ['rejected', 2],
    ] as const) {
      const { submissions, pagination } = await readSubmissions(db, {
        ...ALL,
        ...crew.admin,
        status,
      });
      expect(pagination).toEqual({ total, page: 1, totalPages: 1 });
      if (status !== 'all') expect(submissions.every((each) => each.status === status)).toBe(true);
    }
    const none = await readSubmissions(db, { ...ALL, ...crew.admin, page: 9 });
    expect(none).toEqual({ submissions: [], pagination: { total: 7, page: 9, totalPages: 1 } });
  });

  it('are searched by link, text and name in any case, without wildcards', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    await crew.submit('11', { title: '100% Ahoy', url: 'https://blog.example/a_b' });
    await crew.submit('22', { description: 'Under the \\ flag', url: 'https://blog.example/axb' });
    for (const [search, total] of [
      ['ANNE', 1],
      ['@bart', 1],
      ['blog.EXAMPLE', 2],
      ['ahoy', 1],
      ['0%', 1],
      ['a_b', 1],
      ['e \\ f', 1],
      ['%%', 0],
      ['__', 0],
      ['\0', 0],
      ["'; drop table submissions; --", 0],
    ] as const) {
      const { pagination } = await readSubmissions(db, { ...ALL, ...crew.admin, search });
      expect([search, pagination.total]).toEqual([search, total]);
    }
  });

  it("are found by the submitter's present name", async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    await crew.submit('11');
    await crew.submit('22');
    const news = { username: 'marina', firstName: 'ÄNNE', lastName: 'Ωmega' };
    const event = { id: 'g', type: 'gm', at: '2026-03-04T11:50:00Z', telegramId: '11', ...news };
    await ingestEvents(db, { events: [event], nowMs: CREW_NOW_MS });
    for (const [search, total] of [
      ['anne', 0],
      ['@marina', 1],
      ['änne ω', 1],
      ['ＭＡＲＩＮＡ', 1],
      ['bart', 1],
    ] as const) {
      const { pagination } = await readSubmissions(db, { ...ALL, ...crew.admin, search });
      expect([search, pagination.total]).toEqual([search, total]);
    }
  });

  it('list pending submissions in pages without losing any', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    await sql`
      with events as (
        insert into activity_events (id, type, at, member_id, week)
        select 'many-' || n, 'content_submitted', '2026-03-03T12:00:00Z', ${crew.numberOf('11')}::bigint, '2026-03-08'
        from generate_series(1, ${MAX_LISTED + 1}::int) n returning seq, member_id)
      insert into submissions (event_seq, member_id, content_type, url, status, submitted_at)
      select seq, member_id, 'twitter_post', 'https://x.com/crew/status/' || seq, 'pending',
        '2026-03-03T12:00:00Z' from events`.execute(db);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => readPending(db, { ...crew.admin, page })),
    );
    expect(pages.map((page) => page.length)).toEqual([MAX_LISTED, 1, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(MAX_LISTED + 1);
  });

  it('list pending submissions oldest first', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const ids = await submitSeven(crew, db);
    const pending = await readPending(db, crew.admin);
    expect(pending.map(({ id }) => id)).toEqual([0, 4, 6].map((place) => String(ids[place])));
    expect(pending[0]).toEqual({
      id: String(ids[0]),
      userId: String(crew.numberOf('11')),
      status: 'pending',
      displayName: '@anne',
      username: 'anne',
      twitterVerified: false,
      twitterHandle: null,
      contentType: 'twitter_post',
      url: 'https://x.com/crew/status/1',
      title: null,
      description: null,
      submittedAt: '2026-03-04T11:30:01.000Z',
      points: 0,
      version: 1,
      isOwn: false,
      mayDecide: true,
      takenBy: null,
      duplicateOf: null,
    });
  });

  it('get missing normalized links at startup', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const first = await crew.submit('11', { url: 'https://youtu.be/dQw4w9WgXcQ' });
    await crew.submit('22', { url: 'https://m.youtube.com/shorts/dQw4w9WgXcQ' });
    const earlierOf = async () =>
      (await readPending(db, crew.admin)).map(({ duplicateOf }) => duplicateOf?.id ?? null);
    await sql`update submissions set link_key = null, search_text = null`.execute(db);
    expect(await earlierOf()).toEqual([null, null]);
    await completeSubmissions(db);
    expect(await earlierOf()).toEqual([null, String(first)]);
  });
});
