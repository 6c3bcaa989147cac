import { describe, expect, it } from 'vitest';
import { BUILT_IN_POINTS_SYSTEM } from './points-system.ts';

describe('BUILT_IN_POINTS_SYSTEM', () => {
  it('has the figures of docs/spec', () => {
    const system = BUILT_IN_POINTS_SYSTEM;
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
