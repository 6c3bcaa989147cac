import { describe, expect, it } from 'vitest';
import { pointsSystem } from './points-system.ts';
import { PIRATE_RANKS } from './ranks.ts';

describe('pointsSystem', () => {
  it('has the figures of docs/spec', () => {
    const system = pointsSystem(PIRATE_RANKS);
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
    expect(system.pirateRanks).toHaveLength(12);
    expect(system.contentTypes.length).toBeGreaterThanOrEqual(3);
  });
});
