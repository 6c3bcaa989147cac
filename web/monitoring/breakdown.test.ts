import { describe, expect, it } from 'vitest';
import { averageText, groupBreakdown, shareText } from './breakdown.ts';

describe('groupBreakdown', () => {
  it('keeps hunts, referrals and the rest apart, most points first', () => {
    const groups = groupBreakdown({
      tip: { count: 4, points: 4 },
      booty_hunt_found: { count: 1, points: 0.5 },
      first_tip: { count: 1, points: 3 },
      referral_inviter_tier_3: { count: 2, points: 6 },
      booty_hunt_daily_prize: { count: 1, points: 9 },
      gm: { count: 1, points: 4 },
    });
    expect(groups.map(({ title, lines }) => [title, lines.map(({ name }) => name)])).toEqual([
      ['Treasure Hunt Activities', ['Daily Prize', 'Found']],
      ['Referral Rewards', ['Tier 3']],
      ['Other Activities', ['/gm', 'Tip', 'First Tip']],
    ]);
    expect(groups[1]?.lines).toEqual([
      { type: 'referral_inviter_tier_3', name: 'Tier 3', count: 2, points: 6 },
    ]);
  });

  it.each([
    ['referral_inviter_tier_1', 'Referral Rewards', 'Tier 1'],
    ['referral_inviter_tier_12', 'Referral Rewards', 'Tier 12'],
    ['referral_inviter_tier_x', 'Referral Rewards', 'Inviter Tier X'],
    ['referral_invitee_immediate_bonus', 'Referral Rewards', 'Join Bonus'],
    ['referral_joined', 'Referral Rewards', 'Joined'],
    ['booty_hunt_', 'Treasure Hunt Activities', 'Booty Hunt '],
    ['booty_hunter', 'Other Activities', 'Booty Hunter'],
    ['account_created', 'Other Activities', 'Account Created'],
    ['twitter_set', 'Other Activities', 'Twitter/X Set'],
    ['content_submission', 'Other Activities', 'Content Submission'],
    ['content_submitted', 'Other Activities', 'Content Submitted'],
    ['tip_undone', 'Other Activities', 'Tip Undone'],
    ['constructor', 'Other Activities', 'Constructor'],
  ])('puts %s under %s as %s', (type, title, name) => {
    expect(groupBreakdown({ [type]: { count: 1, points: 1 } })).toEqual([
      { title, lines: [{ type, name, count: 1, points: 1 }] },
    ]);
  });

  it('leaves empty groups out', () => {
    expect(groupBreakdown({})).toEqual([]);
  });
});

describe('shareText', () => {
  it.each([
    [0, '0.00%'],
    [0.01, '0.01%'],
    [33.33, '33.33%'],
    [12.5, '12.50%'],
    [100, '100.00%'],
  ])('%d', (poolPercent, text) => {
    expect(shareText({ poolPercent })).toBe(text);
  });
});

describe('averageText', () => {
  it.each([
    [0, '0.0'],
    [14.5 / 3, '4.8'],
    [12, '12.0'],
    [2.449, '2.4'],
  ])('%d is %s', (average, text) => {
    expect(averageText(average)).toBe(text);
  });
});
