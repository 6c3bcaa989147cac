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
    expect(Object.fromEntries(system.rules.map(({ action, points }) => [action, points]))).toEqual({
      account_created: 1,
      primary_address_set: 3,
      staking_address_set: 3,
      twitter_set: 3,
      first_tip: 3,
      first_send: 3,
      gm: 1,
      faucet: 1,
      tip: 1,
      send: 0.25,
      content_submission: 1,
    });
    expect(system.pirateRanks).toHaveLength(12);
    expect(system.contentTypes.length).toBeGreaterThanOrEqual(3);
  });
});
