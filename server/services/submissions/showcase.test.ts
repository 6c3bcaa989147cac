import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { completeSubmissions } from '#server/services/ledger/submission-texts.ts';
import { CREW_NOW_MS, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { approveSubmission, deleteSubmission, editRating, rejectSubmission } from './review.ts';
import { readShowcase, type ShowcaseRequest } from './showcase.ts';
import { createShowcaseContents, type ShowcaseContents } from './showcase-contents.ts';

// Followed through all tests, and past the emptying in between: its contents must match those of a new one.
const followed = new WeakMap<Db, ShowcaseContents>();

async function read(db: Db, rest: Partial<ShowcaseRequest> = {}) {
  const request: ShowcaseRequest = {
    search: '',
    type: null,
    sort: 'recent',
    page: 1,
    limit: 20,
    ranks: PIRATE_RANKS,
    ...rest,
  };
  const contents = followed.get(db) ?? createShowcaseContents(db);
  followed.set(db, contents);
  const answer = await readShowcase(db, contents, request);
  expect(answer).toEqual(await readShowcase(db, createShowcaseContents(db), request));
  return answer;
}

const PIECES = [
  { by: '11', contentType: 'twitter_post', title: 'Alpha 100%', points: 3 },
  { by: '22', contentType: 'youtube_video', title: 'Beta_max', points: 9 },
  {
    by: '11',
    contentType: 'twitter_post',
    title: 'GAMMA ΟΔΟΣ',
    description: 'of KRAKEN',
    points: 3,
  },
  { by: '22', contentType: 'something_new', title: undefined, points: 1 },
] as const;

/** Four approved pieces, numbered from 1, one pending and one rejected. */
async function fill(db: Db) {
  const crew = await enrolReviewers(db);
  const ids: bigint[] = [];
  for (const { by, points, ...rest } of PIECES) {
    const id = await crew.submit(by, rest);
    await approveSubmission(db, crew.admin, { submissionId: id, points });
    ids.push(id);
  }
  await crew.submit('11', { title: 'Alpha waits' });
  const rejected = await crew.submit('22', { title: 'Alpha was rejected' });
  await rejectSubmission(db, crew.admin, { submissionId: rejected });
  const numbersOf = (shown: { submissions: { id: string }[] }) =>
    shown.submissions.map(({ id }) => ids.indexOf(BigInt(id)) + 1);
  return { crew, ids, numbersOf };
}

describeOnBothInFull('the showcase', (database, engine) => {
  it('follows changes to a submission and its creator’s name', async () => {
    const { db } = database();
    const { crew, ids, numbersOf } = await fill(db);
    const [first = 0n, second = 0n] = ids;
    await editRating(db, crew.owner, { submissionId: first, points: 20 });
    expect(numbersOf(await read(db, { sort: 'points' }))).toEqual([1, 2, 3, 4]);
    await deleteSubmission(db, crew.owner, second);
    expect((await read(db)).totals).toEqual({
      totalContent: 3,
      activeCreators: 2,
      totalPoints: 24,
    });
    const at = new Date(CREW_NOW_MS).toISOString();
    const named = { username: 'zoe', firstName: 'Zoe' };
    const events = [{ id: 'new', type: 'profile_changed', at, telegramId: '11', ...named }];
    await ingestEvents(db, { events, nowMs: CREW_NOW_MS });
    expect(numbersOf(await read(db, { sort: 'creator' }))).toEqual([4, 3, 1]);
    expect((await read(db, { search: 'anne' })).pagination.total).toBe(0);
    expect(numbersOf(await read(db, { search: 'zoe' }))).toEqual([3, 1]);
  });

  it('applies all changes of a transaction, and none of a failed one', async () => {
    const { db } = database();
    const { numbersOf } = await fill(db);
    await read(db);
    await db.transaction().execute(async (tx) => {
      await sql`update submissions set points = 700 where status = 'approved'`.execute(tx);
      await sql`update submissions set content_type = 'meme_image' where title = 'Beta_max'`.execute(
        tx,
      );
    });
    expect((await read(db)).totals.totalPoints).toBe(28);
    expect(numbersOf(await read(db, { type: 'meme_image' }))).toEqual([2]);
    const failed = db.transaction().execute(async (tx) => {
      await sql`update submissions set points = 900 where status = 'approved'`.execute(tx);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await read(db)).totals.totalPoints).toBe(28);
    await sql`update submissions set points = 800 where title = 'Beta_max'`.execute(db);
    expect((await read(db)).totals.totalPoints).toBe(29);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('shows approved content, with totals over all of it whatever is searched', async () => {
    const { db } = database();
    const { numbersOf } = await fill(db);
    const shown = await read(db);
    expect(numbersOf(shown)).toEqual([4, 3, 2, 1]);
    expect(shown.submissions[1]).toEqual({
      id: expect.any(String),
      userId: expect.any(String),
      contentType: 'twitter_post',
      contentTypeConfig: { displayName: 'Twitter Post' },
      title: 'GAMMA ΟΔΟΣ',
      description: 'of KRAKEN',
      pointsAwarded: 3,
      url: 'https://x.com/crew/status/3',
      host: 'x.com',
      submittedAt: expect.any(String),
      user: { firstName: null, lastName: null, username: 'anne', pirateRank: 'Buccaneer' },
    });
    const totals = { totalContent: 4, activeCreators: 2, totalPoints: 16 };
    const whole = {
      totals,
      contentTypes: [
        { id: 'something_new', displayName: 'Content Submission' },
        { id: 'twitter_post', displayName: 'Twitter Post' },
        { id: 'youtube_video', displayName: 'YouTube Video' },
      ],
    };
    expect(shown).toMatchObject({ ...whole, pagination: { total: 4, page: 1, totalPages: 1 } });
    expect(await read(db, { search: 'beta', type: 'youtube_video' })).toMatchObject(whole);
  });

  it('searches, filters, sorts and pages', async () => {
    const { db } = database();
    const { numbersOf } = await fill(db);
    const cases: [Partial<ShowcaseRequest>, number[]][] = [
      [{ sort: 'points' }, [2, 3, 1, 4]],
      [{ sort: 'creator' }, [3, 1, 4, 2]],
      [{ type: 'twitter_post' }, [3, 1]],
      [{ type: 'twitter_post', sort: 'points' }, [3, 1]],
      [{ type: 'meme_image' }, []],
      [{ search: 'alpha' }, [1]],
      [{ search: '  ALPHA ' }, [1]],
      [{ search: '100%' }, [1]],
      [{ search: '%' }, [1]],
      [{ search: '_' }, [2]],
      [{ search: '\\' }, []],
      [{ search: '\0' }, [4, 3, 2, 1]],
      [{ search: 'οδος' }, [3]],
      [{ search: 'kraken' }, [3]],
      [{ search: '@anne' }, [3, 1]],
      [{ search: 'anne', sort: 'points' }, [3, 1]],
      [{ search: 'bart', type: 'youtube_video' }, [2]],
      // The link is not searched.
      [{ search: 'status' }, []],
      [{ search: 'https' }, []],
      [{ limit: 3, page: 2 }, [1]],
      [{ limit: 3, page: 3 }, []],
      [{ search: 'a', limit: 1, page: 2 }, [3]],
    ];
    for (const [request, numbers] of cases) {
      const shown = await read(db, request);
      expect([request, numbersOf(shown)]).toEqual([request, numbers]);
      if (request.limit === undefined) expect(shown.pagination.total).toBe(numbers.length);
    }
  });

  it('hides links that were accepted before such links were refused', async () => {
    const { db } = database();
    const { ids } = await fill(db);
    for (const url of ['javascript:alert(1)', 'https://a:b@example.org/', 'https://10.0.0.1/']) {
      await sql`update submissions set url = ${url}, title = ${'\u202eTitle'} where id = ${ids[0]}`.execute(
        db,
      );
      const shown = await read(db);
      expect(shown.submissions[3]).toMatchObject({ url: null, host: null, title: 'Title' });
      expect(JSON.stringify(shown)).not.toContain(url);
    }
  });

  it('also finds content from before search texts were stored', async () => {
    const { db } = database();
    const { numbersOf } = await fill(db);
    await sql`update submissions set public_text = null, creator_key = null`.execute(db);
    expect((await read(db, { search: 'alpha' })).pagination.total).toBe(0);
    await completeSubmissions(db);
    expect(numbersOf(await read(db, { search: 'alpha' }))).toEqual([1]);
    expect(numbersOf(await read(db, { sort: 'creator' }))).toEqual([3, 1, 4, 2]);
  });
});
