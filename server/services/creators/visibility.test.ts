import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { createBoard } from '#server/services/board/board.ts';
import { readLeaderboard } from '#server/services/board/leaderboard.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { approveSubmission } from '#server/services/submissions/review.ts';
import { readShowcase } from '#server/services/submissions/showcase.ts';
import { createShowcaseContents } from '#server/services/submissions/showcase-contents.ts';
import { readUsers } from '#server/services/users/users.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { readWeek } from '#server/services/weeks/closed-weeks.ts';
import { CREW_NOW_MS, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { submitAs } from '#server/testing/submitter.ts';
import { readCreatorProfile } from './profile.ts';
import { setVisibility } from './visibility.ts';

const NOW = { nowMs: CREW_NOW_MS, usdPrice: null, ranks: PIRATE_RANKS };
const FIRST = { page: 1, limit: 20 };
const BY_POINTS = { sortBy: 'totalLifetimePoints' as const, search: '', ...FIRST };
const WHOLE = {
  search: '',
  type: null,
  sort: 'recent' as const,
  ranks: PIRATE_RANKS,
  ...FIRST,
};
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

describeOnPostgres('hiding from public pages', (database) => {
  it('keeps the place and the numbers, and hides the name and all links to it', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('88');
    const now = () => CREW_NOW_MS;
    const board = await createBoard(db, {
      now,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const elsewhere = await createBoard(db, {
      now,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const before = await readLeaderboard(board, BY_POINTS, NOW);
    const named = before.leaderboard.find(({ username }) => username === 'admin');

    expect(await setVisibility(db, { memberId, hidden: true, nowMs: CREW_NOW_MS })).toEqual({
      hidden: true,
    });
    for (const each of [board, elsewhere]) {
      const after = await readLeaderboard(each, BY_POINTS, NOW);
      const row = after.leaderboard[(named?.rank ?? 0) - 1];
      expect(row).toEqual({
        ...named,
        userId: `anonymous-${named?.rank}`,
        displayName: 'Anonymous User',
        displayType: 'other',
        username: null,
        profileLinkUrl: null,
        isAdmin: false,
        twitterHandle: null,
        twitterVerified: false,
        accountCreatedAt: '2026-03-04T00:00:00.000Z',
      });
      const others = (list: typeof before) =>
        list.leaderboard.filter((one) => one.rank !== row?.rank);
      expect(others(after)).toEqual(others(before));
      expect(new Set(after.leaderboard.map(({ userId }) => userId)).size).toBe(5);
    }
    const search = async (text: string) =>
      (await readLeaderboard(board, { ...BY_POINTS, search: text }, NOW)).pagination.totalEntries;
    expect([await search('admin'), await search('@admin'), await search('anne')]).toEqual([
      0, 0, 1,
    ]);
    // By name they are listed with the other unnamed members, not at the place of the name.
    const byName = await readLeaderboard(board, { ...BY_POINTS, sortBy: 'username' }, NOW);
    expect(byName.leaderboard.map(({ displayName }) => displayName)).toEqual([
      ...['anne', 'Anonymous User', 'bart', 'other', 'owner'],
    ]);
    // Administrators still find members whom they may have to ban.
    const asked = { search: 'admin', ...FIRST, ...NOW };
    expect((await readUsers(db, board, asked)).users[0]?.username).toBe('admin');

    await setVisibility(db, { memberId, hidden: false, nowMs: CREW_NOW_MS });
    expect((await readLeaderboard(board, BY_POINTS, NOW)).leaderboard).toEqual(before.leaderboard);
    expect(await search('admin')).toBe(1);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('hides their content, including what is approved later, and their page', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const board = await createBoard(db, {
      now: () => CREW_NOW_MS,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const contents = createShowcaseContents(db);
    const memberId = crew.numberOf('11');
    const approve = async (telegramId: string) => {
      const { submission } = await submitAs(db, crew, telegramId);
      await approveSubmission(db, crew.admin, { submissionId: BigInt(submission.id), points: 4 });
    };
    const page = () =>
      readCreatorProfile(db, board, { username: 'Anne', ...FIRST, ranks: PIRATE_RANKS });
    await approve('11');
    await approve('22');
    expect((await readShowcase(db, contents, WHOLE)).totals).toEqual({
      totalContent: 2,
      activeCreators: 2,
      totalPoints: 8,
    });
    expect(await page()).toMatchObject({
      username: 'anne',
      displayName: '@anne',
      totalLifetimePoints: 14,
      position: 1,
      totals: { totalContent: 1, totalPoints: 4 },
      pirateRank: 'Deckhand',
    });
    await setVisibility(db, { memberId, hidden: true, nowMs: CREW_NOW_MS });
    await approve('11');
    const shown = await readShowcase(db, contents, WHOLE);
    expect(shown.totals).toEqual({ totalContent: 1, activeCreators: 1, totalPoints: 4 });
    expect(shown.submissions.map(({ user }) => user.username)).toEqual(['bart']);
    expect((await readShowcase(db, contents, { ...WHOLE, search: 'anne' })).pagination.total).toBe(
      0,
    );
    const hidden = await page().catch((error: unknown) => error);
    const stranger = await readCreatorProfile(db, board, {
      ...FIRST,
      username: 'nobody',
      ranks: PIRATE_RANKS,
    }).catch((error: unknown) => error);
    expect(hidden).toEqual(stranger);
    expect(hidden).toMatchObject({ code: 'not_found' });
    await setVisibility(db, { memberId, hidden: false, nowMs: CREW_NOW_MS });
    expect((await page()).totals).toEqual({ totalContent: 2, totalPoints: 8 });
  });

  it('leaves the place, the amount and the hash of closed weeks as they are', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const nowMs = Date.parse('2026-03-09T12:00:00Z');
    await closePastWeeks(db, { ...REWARDS, nowMs });
    const week = { week: '2026-03-08', explorerTxUrl: 'https://e.example/{txid}', ...FIRST, nowMs };
    const before = await readWeek(db, week);
    await setVisibility(db, { memberId: crew.numberOf('11'), hidden: true, nowMs });
    const after = await readWeek(db, week);
    const anonymous = { displayName: 'Anonymous User', displayType: 'other' };
    expect(after).toEqual({
      ...before,
      shares: before.shares.map((share) =>
        share.displayName === 'anne' ? { ...share, ...anonymous } : share,
      ),
    });
    expect(after.shares.filter(({ displayName }) => displayName === 'Anonymous User')).toHaveLength(
      1,
    );
  });

  it('can be undone ten times a day, and is always possible', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const choose = (hidden: boolean, nowMs = CREW_NOW_MS) =>
      setVisibility(db, { memberId, hidden, nowMs });
    for (let time = 0; time < 10; time += 1) {
      await choose(true);
      await choose(false);
    }
    await choose(false);
    expect(await choose(true)).toEqual({ hidden: true });
    await expect(choose(false)).rejects.toMatchObject({ code: 'conflict' });
    const { rows } =
      await sql`select hidden_at is not null as hidden from members where id = ${memberId}`.execute(
        db,
      );
    expect(rows).toEqual([{ hidden: true }]);
    expect(await choose(false, CREW_NOW_MS + 86_400_000)).toEqual({ hidden: false });
  });
});
