import { describe, expect, it } from 'vitest';
import { POINT_RULES } from '#rules/points/points.ts';
import { ruleName } from './rule-name.ts';

describe('ruleName', () => {
  it.each([
    ['first_tip', 'First tip'],
    ['booty_hunt_golden_chest', 'Treasure hunt: golden chest'],
    ['referral_inviter_tier_2', 'Referral: inviter tier 2'],
    ['constructor', 'constructor'],
    ['something_new', 'something new'],
  ])('%s is %s', (rule, name) => {
    expect(ruleName(rule)).toBe(name);
  });

  it('knows every rule of the points table', () => {
    for (const { action } of POINT_RULES) expect(ruleName(action)).toMatch(/^[A-Z/]/);
  });
});
