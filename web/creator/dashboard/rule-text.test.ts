import { describe, expect, it } from 'vitest';
import { ruleText } from './rule-text.ts';

describe('ruleText', () => {
  it.each([
    ['first_tip', 'First tip'],
    ['gm', '/gm'],
    ['twitter_set', 'Twitter/X set'],
    ['content_submission', 'Content'],
    ['tip_undone', 'Tip taken back'],
    ['first_tip_undone', 'First tip taken back'],
    ['first_send_again', 'First send, again'],
    ['booty_hunt_undone', 'Treasure hunt: undone'],
    ['booty_hunt_golden_chest', 'Treasure hunt: golden chest'],
    ['referral_inviter_tier_2', 'Referral: inviter tier 2'],
    ['constructor', 'constructor'],
    ['something_new', 'something new'],
  ])('%s is %s', (rule, name) => {
    expect(ruleText(rule)).toBe(name);
  });
});
