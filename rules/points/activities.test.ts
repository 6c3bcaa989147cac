import { describe, expect, it } from 'vitest';
import {
  ACTIVITIES,
  type ActivityId,
  CAPPED_IDS,
  DAILY_IDS,
  findActivity,
  ONE_TIME_IDS,
  requireActivity,
} from './activities.ts';

const DAY = 'daily_activity_cap';

/** The table of docs/spec/points.md#5-activities-and-their-points, with the caps and the event of each. */
const SPECIFIED: [ActivityId, number, string, string, string[], string | null][] = [
  ['account_created', 100, 'one_time', 'setup', [], null],
  ['primary_address_set', 300, 'one_time', 'setup', [], 'primary_address_set'],
  ['staking_address_set', 300, 'one_time', 'setup', [], 'staking_address_set'],
  ['twitter_set', 300, 'one_time', 'setup', [], 'twitter_set'],
  ['first_tip', 300, 'one_time', 'setup', [], 'tip'],
  ['first_send', 300, 'one_time', 'setup', [], 'send'],
  ['gm', 100, 'daily', 'daily', [DAY], 'gm'],
  ['faucet', 100, 'daily', 'daily', [DAY], 'faucet'],
  ['tip', 100, 'unlimited', 'transaction', ['daily_tip_limit', DAY], 'tip'],
  ['send', 25, 'unlimited', 'transaction', [DAY], 'send'],
  ['content_submission', 100, 'unlimited', 'content', [], null],
];

describe('ACTIVITIES', () => {
  it.each(SPECIFIED)('%s earns %i hundredths', (id, hundredths, type, category, caps, event) => {
    const activity = requireActivity(id);
    expect(activity).toMatchObject({ hundredths, type, category, caps, event });
    expect(activity.description).not.toBe('');
    expect(activity.name).toMatch(/^[A-Z/]/);
  });

  it('are the specified ones in their order', () => {
    expect(ACTIVITIES.map(({ id }) => id)).toEqual(SPECIFIED.map(([id]) => id));
  });

  it('give the lists of ids that SQL uses', () => {
    expect(ONE_TIME_IDS).toEqual(SPECIFIED.slice(0, 6).map(([id]) => id));
    expect(DAILY_IDS).toEqual(['gm', 'faucet']);
    expect(CAPPED_IDS).toEqual(['gm', 'faucet', 'tip', 'send']);
  });

  it('have no other ids', () => {
    expect(findActivity('constructor')).toBeUndefined();
    // @ts-expect-error: not an activity
    expect(() => requireActivity('constructor')).toThrow(RangeError);
  });
});
