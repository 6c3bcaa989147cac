import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { createBoard } from '#server/services/board/board.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { withdrawSubmission } from '#server/services/submissions/change-submission.ts';
import {
  approveSubmission,
  editRating,
  rejectSubmission,
} from '#server/services/submissions/review.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { holdShare } from '#server/services/weeks/holds.ts';
import { CREW_NOW_MS, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { byChance, randomEvents } from '#server/testing/events.ts';
import { sized } from '#server/testing/run/scope.ts';
import { submitAs } from '#server/testing/submitter.ts';
import { readCreatorPayments } from './payment-history.ts';
import { readCreatorPoints } from './point-history.ts';
import { readCreatorDays, readCreatorStats } from './stats.ts';

const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
const EXPLORER = 'https://explorer.example/tx/{txid}';
const TXID = 'ab'.repeat(32);
const DAY_MS = 86_400_000;

async function take(db: Db, nowMs: number, events: object[]) {
  for (const { status, reason } of await ingestEvents(db, { events, nowMs })) {
    if (status !== 'accepted') throw new Error(reason ?? status);
  }
}

async function statsOf(db: Db, memberId: bigint, telegramId: string, nowMs: number) {
  const board = await createBoard(db, {
    now: () => nowMs,
    poolUnits: 50_000_000_000n,
    thresholdHundredths: 500,
  });
  return readCreatorStats(db, board, {
    ...REWARDS,
    memberId,
    telegramId,
    nowMs,
    code: 'JKC',
    ranks: PIRATE_RANKS,
  });
}

/** All pages of a list, a few at a time. */
async function all<T>(read: (page: number) => Promise<{ rows: T[]; totalPages: number }>) {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const answer = await read(page);
    rows.push(...answer.rows);
    if (page >= answer.totalPages) return rows;
  }
}

const paymentsOf = (db: Db, memberId: bigint) =>
  all(async (page) => {
    const input = { memberId, page, limit: 7, explorerTxUrl: EXPLORER };
    const { payments, pagination } = await readCreatorPayments(db, input);
    return { rows: payments, ...pagination };
  });

const pointsOf = (db: Db, memberId: bigint) =>
  all(async (page) => {
    const input = { memberId, page, limit: 7, coinSymbol: 'Ɉ', nowMs: 0 };
    const { entries, pagination } = await readCreatorPoints(db, input);
    return { rows: entries, ...pagination };
  });

const units = (amount: string) => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 100_000_000n + BigInt(part.padEnd(8, '0'));
};

describeOnBothEngines('My Dashboard', (database, engine) => {
  it('matches the ledger for everybody, whatever happened', async () => {
    await byChance(async (random) => {
      const { db } = database();
      const toMs = Date.parse('2026-03-04T12:00:00Z');
      const events = randomEvents(random, {
        count: sized(250, 100),
        people: 5,
        fromMs: toMs - 100 * DAY_MS,
        toMs,
      }).toSorted((a, b) => (a.at < b.at ? -1 : 1));
      await take(db, toMs, events);
      await closePastWeeks(db, { ...REWARDS, nowMs: toMs });
      const { rows: members } = await sql<{ id: bigint; telegram_id: bigint }>`
        select id, telegram_id from members`.execute(db);
      for (const { id, telegram_id } of members) {
        const telegramId = String(telegram_id);
        const stats = await statsOf(db, id, telegramId, toMs);
        const payments = await paymentsOf(db, id);
        const sum = (list: typeof payments) =>
          list.reduce((total, { amount }) => total + units(amount), 0n);
        const { rows: shares } = await sql<{ amount: bigint }>`
          select amount from shares where member_id = ${id} and amount > 0`.execute(db);
        const tips = events.filter(({ to }) => to === telegramId);
        const claims = events.filter(
          (each) => each.type === 'faucet' && each.telegramId === telegramId && each.amount,
        );
        const told = [...tips, ...claims].reduce(
          (total, each) => total + units(each.amount ?? '0'),
          0n,
        );
        const shared = shares.reduce((total, { amount }) => total + amount, 0n);
        expect(units(stats.totalEarnings)).toBe(told + shared);
        expect(sum(payments)).toBe(told + shared);
        expect(payments).toHaveLength(tips.length + claims.length + shares.length);
        expect(sum(payments.filter(({ createdAt }) => createdAt.startsWith('2026-03')))).toBe(
          units(stats.monthlyEarnings),
        );
        const times = payments.map(({ createdAt }) => createdAt);
        expect(times).toEqual(times.toSorted().reverse());
        expect(new Set(payments.map((each) => each.id)).size).toBe(payments.length);

        const entries = await pointsOf(db, id);
        const points = (list: typeof entries) =>
          Math.round(list.reduce((total, entry) => total + entry.points * 100, 0));
        expect(points(entries)).toBe(Math.round(stats.totalLifetimePoints * 100));
        const { days } = await readCreatorDays(db, { memberId: id, nowMs: toMs });
        expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([
          ...[84, '2025-12-11', '2026-03-04'],
        ]);
        for (const { day, points: shown } of days) {
          const ofDay = entries.filter(({ at }) => at.startsWith(day));
          expect([day, Math.round(shown * 100)]).toEqual([day, points(ofDay)]);
        }
      }
    });
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('starts empty', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    expect(await statsOf(db, memberId, '11', CREW_NOW_MS)).toEqual({
      totalLifetimePoints: 10,
      currentRank: 'Deckhand',
      totalEarnings: '0',
      weeklyEarnings: '100',
      weeklyReason: null,
      monthlyEarnings: '0',
      postsSubmitted: 0,
      postsApproved: 0,
      approvalRate: 0,
      stakingBalance: null,
      stakingEligible: false,
      twitterVerified: false,
      username: 'anne',
      hidden: false,
    });
    expect(await paymentsOf(db, memberId)).toEqual([]);
    await expect(statsOf(db, 999n, '999', CREW_NOW_MS)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('counts content without withdrawn submissions, and the approval rate of the reviewed', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const ids: bigint[] = [];
    for (let index = 0; index < 5; index++) {
      ids.push(BigInt((await submitAs(db, crew, '11')).submission.id));
    }
    const [a = 0n, b = 0n, c = 0n, d = 0n] = ids;
    for (const submissionId of [a, b]) {
      await approveSubmission(db, crew.admin, { submissionId, points: 2 });
    }
    await rejectSubmission(db, crew.admin, { submissionId: c });
    const by = { memberId, telegramId: '11', nowMs: CREW_NOW_MS };
    await withdrawSubmission(db, by, { submissionId: d, version: 1 });
    const stats = await statsOf(db, memberId, '11', CREW_NOW_MS);
    expect(stats).toMatchObject({ postsSubmitted: 4, postsApproved: 2, totalLifetimePoints: 14 });
    expect(stats.approvalRate).toBeCloseTo(200 / 3, 10);
  });

  it('lists shares, tips and the faucet, newest first, with transaction and state', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const bart = { telegramId: '22', to: '11', type: 'tip' };
    await take(db, CREW_NOW_MS, [
      { ...bart, id: 't1', at: '2026-02-28T23:59:59.999Z', amount: '1.5', txid: TXID },
      { ...bart, id: 't2', at: '2026-03-01T00:00:00Z', amount: '0.25' },
      { id: 'f1', type: 'faucet', telegramId: '11', at: '2026-03-02T00:00:00Z', amount: '0.125' },
      { id: 'f2', type: 'faucet', telegramId: '11', at: '2026-03-03T00:00:00Z' },
      { id: 's1', type: 'send', telegramId: '11', at: '2026-03-03T00:00:00Z', amount: '9' },
    ]);
    const nowMs = Date.parse('2026-03-09T12:00:00Z');
    await closePastWeeks(db, { ...REWARDS, nowMs });
    const payments = await paymentsOf(db, memberId);
    const share = payments[0]?.amount ?? '';
    expect(units(share)).toBeGreaterThan(0n);
    expect(payments).toEqual([
      {
        id: 'week-2026-03-08',
        type: 'weekly_reward',
        amount: share,
        status: 'owed',
        paidNote: null,
        description: expect.stringMatching(
          /^Share of the week that ended on 2026-03-08, place [1-6]$/,
        ),
        week: '2026-03-08',
        place: expect.any(Number),
        from: null,
        createdAt: '2026-03-09T00:00:00.000Z',
        txHash: null,
        explorerUrl: null,
      },
      expect.objectContaining({ type: 'faucet', amount: '0.125', status: null }),
      expect.objectContaining({ type: 'tip_received', amount: '0.25', txHash: null }),
      expect.objectContaining({
        type: 'tip_received',
        amount: '1.5',
        description: 'Tip from @bart',
        from: '@bart',
        txHash: TXID,
        explorerUrl: `https://explorer.example/tx/${TXID}`,
      }),
    ]);
    const stats = await statsOf(db, memberId, '11', nowMs);
    expect(units(stats.totalEarnings)).toBe(units(share) + units('1.875'));
    // Only March, without the payment in the last moment before it.
    expect(units(stats.monthlyEarnings)).toBe(units(share) + units('0.375'));
    // The running week has nothing yet.
    expect(stats.weeklyEarnings).toBe('0');
    // A held share is nobody's earning, and in the challenge hour nothing was distributed yet.
    const early = await statsOf(db, memberId, '11', Date.parse('2026-03-08T23:59:59Z'));
    expect([early.totalEarnings, early.monthlyEarnings]).toEqual(['1.875', '0.375']);
    await holdShare(db, { week: '2026-03-08', memberId, reason: 'Why', actor: 'operator' });
    const held = await statsOf(db, memberId, '11', nowMs);
    expect([held.totalEarnings, held.monthlyEarnings]).toEqual(['1.875', '0.375']);
  });

  it('says for every ledger entry what it was for and what a cap deducted', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const at = (minute: number) =>
      new Date(CREW_NOW_MS - 3_000_000 + minute * 60_000).toISOString();
    await take(db, CREW_NOW_MS, [
      ...Array.from({ length: 11 }, (_, index) => ({
        id: `t${index}`,
        type: 'tip',
        telegramId: '11',
        to: '22',
        amount: '2.5',
        at: at(index),
      })),
      { id: 'g1', type: 'gm', telegramId: '11', at: at(20) },
      { id: 'g2', type: 'gm', telegramId: '11', at: at(21) },
    ]);
    const { submission } = await submitAs(db, crew, '11', { title: 'My flag' });
    const submissionId = BigInt(submission.id);
    await approveSubmission(db, crew.admin, { submissionId, points: 8 });
    await editRating(db, crew.owner, { submissionId, points: 5 });
    const entries = await pointsOf(db, crew.numberOf('11'));
    const seen = entries.map(({ rule, points, fullPoints, cut, about, isCorrection }) => [
      ...[rule, points, fullPoints, cut, about, isCorrection],
    ]);
    const tip = ['tip', 1, 1, null, 'Tip of Ɉ 2.5 to @bart', false];
    expect(seen.slice(0, -4)).toEqual([
      ['content_submission', -3, -3, null, 'My flag', true],
      ['content_submission', 8, 8, null, 'My flag', false],
      ['gm', 0, 1, 'cooldown', null, false],
      ['gm', 1, 1, null, null, false],
      ['tip', 0, 1, 'daily_tip_limit', 'Tip of Ɉ 2.5 to @bart', false],
      ...Array.from({ length: 9 }, () => tip),
    ]);
    // Two entries of one event have no order.
    expect(seen.slice(-4)).toEqual(
      expect.arrayContaining([
        tip,
        ['first_tip', 3, 3, null, 'Tip of Ɉ 2.5 to @bart', false],
        ['booty_hunt_first', 9, 9, null, null, false],
        ['account_created', 1, 1, null, null, false],
      ]),
    );
    const parts = entries.map(({ rule, deed, amount, name }) => [rule, deed, amount, name]);
    expect(parts).toContainEqual(['tip', 'tip_to', '2.5', '@bart']);
    expect(parts).toContainEqual(['content_submission', null, null, null]);
    expect(entries.map(({ cut, limit }) => [cut, limit])).toContainEqual(['daily_tip_limit', '10']);
    const { lifetime } = await crew.pointsOf('11');
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(lifetime);
  });
});
