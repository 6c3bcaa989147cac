import { expect, it } from 'vitest';
import { BACKED, type BackedCounting, type Policy } from '#rules/policies/policy.ts';
import { weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnBothInFull, emptyDatabase } from '#server/testing/db/databases.ts';
import { byChance, type Random } from '#server/testing/events.ts';
import { setPolicy } from './policies.ts';
import { type ReplayedMember, replayPolicy } from './replay.ts';

const SETTINGS = { poolUnits: 1000n, thresholdHundredths: 300 };
const WEEKS = ['2026-01-04', '2026-01-11', '2026-01-18', '2026-01-25', '2026-02-01'] as const;
const [FIRST] = WEEKS;

/** Short times, so that five weeks have everything. */
const COUNTING: BackedCounting = {
  kind: 'backed',
  leastTip: '1',
  pointsPerBacker: 2,
  tippedWithinWeeks: 2,
  seenForWeeks: 2,
  activeWeeks: 1,
  activePoints: 4,
  founders: [],
  highestShareWhileYoung: 40,
};
const POLICY: Policy = {
  ...BACKED,
  weeklyPool: '0.00001',
  minActivityThreshold: 3,
  counting: { ...COUNTING, newcomers: { seenWithinWeeks: 2, points: 3, highestShare: 20 } },
};

describeOnBothInFull('a replay', (database) => {
  const setFirst = () =>
    setPolicy(database().db, {
      policy: POLICY,
      fromWeek: FIRST,
      nowMs: weekStartMs(FIRST),
      actor: 'operator',
    });
  const replay = (weeks: number, policy = POLICY) => replayPolicy(database().db, { policy, weeks });

  async function live(tips: readonly Tip[]): Promise<void> {
    const { db } = database();
    for (const week of WEEKS) {
      const nowMs = weekEndMs(week);
      const events = tips
        .filter(({ atMs }) => atMs >= weekStartMs(week) && atMs < nowMs)
        .map(({ atMs, ...tip }) => ({ ...tip, type: 'tip', at: new Date(atMs).toISOString() }));
      if (events.length > 0) await ingestEvents(db, { events, nowMs });
      await closePastWeeks(db, { ...SETTINGS, nowMs });
    }
  }

  it('foresees the shares that the policy gives, to the unit', () =>
    byChance(async (random) => {
      const tips = randomTips(random);
      await live(tips);
      const foreseen = await replay(52);
      await emptyDatabase(database().db);
      await setFirst();
      await live(tips);
      const { members } = await replay(52);
      expect(members.length).toBeGreaterThan(3);
      expect(unitsOf(foreseen.members, 'afterUnits')).toEqual(unitsOf(members, 'beforeUnits'));
    }));

  it.each([1, 3, 5])('of the last %i weeks changes nothing under the policy in force', (weeks) =>
    byChance(async (random) => {
      await setFirst();
      await live(randomTips(random));
      const played = await replay(weeks);
      expect(played.weeks.map(({ week }) => week)).toEqual(WEEKS.slice(-weeks));
      expect(played.weeks.map(({ after }) => after)).toEqual(
        played.weeks.map(({ before }) => before),
      );
      expect(unitsOf(played.members, 'afterUnits')).toEqual(unitsOf(played.members, 'beforeUnits'));
    }),
  );

  it('lists members with the points that count, the largest change first', async () => {
    // Everybody counts as long-standing. Two tip each other; the third tips both, and nobody tips them.
    await live([tip(1, 2, 0), tip(2, 1, 1), tip(3, 1, 2), tip(3, 2, 3), tip(1, 2, 4)]);
    const counting = { ...COUNTING, highestShareWhileYoung: 100 };
    const { members, weeks } = await replay(52, { ...POLICY, counting });
    // 6, 5 and 6 points, of which two count for each backer.
    expect(members).toEqual([
      { memberId: 3, beforeUnits: 353n, afterUnits: 0n, hundredths: 600, countedHundredths: 0 },
      { memberId: 2, beforeUnits: 294n, afterUnits: 500n, hundredths: 500, countedHundredths: 400 },
      { memberId: 1, beforeUnits: 353n, afterUnits: 500n, hundredths: 600, countedHundredths: 400 },
    ]);
    expect(weeks[0]).toEqual({
      week: FIRST,
      before: { poolUnits: 1000n, distributedUnits: 1000n, recipients: 3 },
      after: { poolUnits: 1000n, distributedUnits: 1000n, recipients: 2 },
    });
  });

  it.each([
    ['above the pools of then', '0.00002', 1000n],
    ['below them', '0.000004', 400n],
  ])(
    'plays a part of a balance with the pools of then, with a ceiling %s',
    async (_, most, pool) => {
      await setFirst();
      await live([tip(1, 2, 0), tip(2, 1, 1), tip(3, 1, 2), tip(1, 3, 3)]);
      const { weeks } = await replay(1, { ...POLICY, weeklyPool: most, balancePart: 3 });
      expect(weeks.map(({ before, after }) => [before.poolUnits, after.poolUnits])).toEqual([
        [1000n, pool],
      ]);
    },
  );

  it('of a week that left coins to the next one adds them to the part of a balance', async () => {
    await setFirst();
    await live([tip(1, 2, 0), tip(2, 1, 1), tip(1, 2, 7 * 24 * 60), tip(2, 1, 7 * 24 * 60 + 1)]);
    const played = await replay(2, { ...POLICY, balancePart: 3 });
    expect(played.weeks.map(({ after }) => after)).toEqual(
      played.weeks.map(({ before }) => before),
    );
    expect(played.weeks[1]?.before.poolUnits).toBeGreaterThan(1000n);
  });

  it('needs a closed week and a policy that can be computed', async () => {
    await expect(replay(1)).rejects.toMatchObject({ code: 'conflict' });
    await live([tip(1, 2, 0)]);
    await expect(replay(1, { ...POLICY, weeklyPool: '99999999999' })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });
});

type Tip = { id: string; telegramId: string; to: string; amount: string; atMs: number };

function tip(from: number, to: number, minute: number, amount = '1'): Tip {
  const atMs = weekStartMs(FIRST) + minute * 60_000;
  return { id: `replay:${minute}`, telegramId: String(from), to: String(to), amount, atMs };
}

function randomTips(random: Random): Tip[] {
  const tips: Tip[] = [];
  for (let hour = 0; hour < WEEKS.length * 168; hour += 3 + random.below(6)) {
    const from = 1 + random.below(7);
    const to = 1 + random.below(7);
    if (from !== to) tips.push(tip(from, to, hour * 60, random.pick(['0.5', '1', '7'])));
  }
  return tips;
}

/** By member number. Members who get nothing are left out: only one of the two may know them. */
function unitsOf(members: readonly ReplayedMember[], which: 'beforeUnits' | 'afterUnits') {
  return Object.fromEntries(
    members.filter((each) => each[which] > 0n).map((each) => [each.memberId, each[which]]),
  );
}
