import { describe, expect, it } from 'vitest';
import { earningRules, SPECIFIED_EARNING, SPECIFIED_POINTS } from './earning.ts';
import { pointsSystem } from './points-system.ts';
import { PIRATE_RANKS } from './ranks.ts';

describe('pointsSystem', () => {
  it('has the figures of docs/spec', () => {
    const system = pointsSystem(PIRATE_RANKS, SPECIFIED_EARNING);
    expect(system).toMatchObject({
      dailyActivityCap: 20,
      dailyTipPointsCap: 10,
      totalSetupPoints: 16,
    });
    expect(system.rules).toContainEqual({
      action: 'send',
      points: 0.25,
      type: 'unlimited',
      category: 'transaction',
      description: 'Send or transfer (kept low to discourage spam)',
    });
    expect(system).not.toHaveProperty('leastTip');
    expect(system.pirateRanks).toHaveLength(12);
    expect(system.contentTypes.length).toBeGreaterThanOrEqual(3);
  });

  it('has those of a policy', () => {
    const activities = { ...SPECIFIED_POINTS.activities, gm: 0.5, first_tip: 0 };
    const earning = earningRules({
      leastTip: '1.50',
      activities,
      dailyActivityCap: 7.5,
      dailyTipPointsCap: 3,
    });
    const system = pointsSystem(PIRATE_RANKS, earning);
    expect(system).toMatchObject({
      dailyActivityCap: 7.5,
      dailyTipPointsCap: 3,
      totalSetupPoints: 13,
      leastTip: '1.5',
    });
    const points = Object.fromEntries(system.rules.map((each) => [each.action, each.points]));
    expect(points).toEqual({ ...activities, content_submission: 1 });
  });
});
