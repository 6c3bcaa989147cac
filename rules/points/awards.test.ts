import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE_TIME_IDS } from './activities.ts';
import { type AwardState, accountAward, awardsFor } from './awards.ts';
import { byActivity, type EarningRules, earningRules, SPECIFIED_EARNING } from './earning.ts';

const AT_MS = Date.parse('2026-03-04T12:00:00Z');
const DAY_MS = 86_400_000;

const state = (changes: Partial<AwardState> = {}): AwardState => ({
  done: new Set(),
  day: { recurringHundredths: 0, rewardedTips: 0 },
  banned: false,
  claims: new Map(),
  earning: SPECIFIED_EARNING,
  ...changes,
});
const day = (recurringHundredths: number, rewardedTips = 0) => ({
  day: { recurringHundredths, rewardedTips },
});
const claimed = (id: string, atMs: number) => ({ claims: new Map([[id, [atMs]]]) });
const event = (type: string, givenHundredths?: number) => ({
  type,
  atMs: AT_MS,
  units: type === 'tip' ? 1n : null,
  ...(givenHundredths === undefined ? {} : { givenHundredths }),
});
/** An award in short form: rule, booked points, and the reason for less. */
const brief = (awards: ReturnType<typeof awardsFor>) =>
  awards.map(({ rule, hundredths, cut }) => [rule, hundredths, cut]);

describe('awardsFor', () => {
  const done = new Set(ONE_TIME_IDS);

  it.each<[string, string, Partial<AwardState>, unknown[]]>([
    [
      'the first tip',
      'tip',
      {},
      [
        ['first_tip', 300, null],
        ['tip', 100, null],
      ],
    ],
    [
      'the first send',
      'send',
      {},
      [
        ['first_send', 300, null],
        ['send', 25, null],
      ],
    ],
    [
      'a tip after a first send',
      'tip',
      { done: new Set(['first_send']) },
      [
        ['first_tip', 300, null],
        ['tip', 100, null],
      ],
    ],
    ['a later tip', 'tip', { done }, [['tip', 100, null]]],
    ['a later send', 'send', { done }, [['send', 25, null]]],
    ['the tenth tip of a day', 'tip', { done, ...day(900, 9) }, [['tip', 100, null]]],
    [
      'the eleventh tip of a day',
      'tip',
      { done, ...day(1000, 10) },
      [['tip', 0, 'daily_tip_limit']],
    ],
    [
      'a first tip over the limit',
      'tip',
      day(1000, 10),
      [
        ['first_tip', 300, null],
        ['tip', 0, 'daily_tip_limit'],
      ],
    ],
    ['a tip that just fits', 'tip', { done, ...day(1900) }, [['tip', 100, null]]],
    ['a tip with 0.75 left', 'tip', { done, ...day(1925) }, [['tip', 75, 'daily_activity_cap']]],
    ['a tip with nothing left', 'tip', { done, ...day(2000) }, [['tip', 0, 'daily_activity_cap']]],
    ['a send with 0.25 left', 'send', { done, ...day(1975) }, [['send', 25, null]]],
    ['a send with 0.05 left', 'send', { done, ...day(1995) }, [['send', 5, 'daily_activity_cap']]],
    ['a gm', 'gm', {}, [['gm', 100, null]]],
    ['a gm with 0.5 left', 'gm', day(1950), [['gm', 50, 'daily_activity_cap']]],
    ['a gm a day after', 'gm', claimed('gm', AT_MS - DAY_MS), [['gm', 100, null]]],
    ['a gm 1 ms too early', 'gm', claimed('gm', AT_MS - DAY_MS + 1), [['gm', 0, 'cooldown']]],
    ['a faucet a day before', 'faucet', claimed('faucet', AT_MS + DAY_MS), [['faucet', 100, null]]],
    [
      'a faucet 1 ms too late',
      'faucet',
      claimed('faucet', AT_MS + DAY_MS - 1),
      [['faucet', 0, 'cooldown']],
    ],
    ['a faucet right after a gm', 'faucet', claimed('gm', AT_MS), [['faucet', 100, null]]],
    ['a tip right after a tip', 'tip', { done, ...claimed('tip', AT_MS) }, [['tip', 100, null]]],
    ['an address', 'primary_address_set', day(2000, 10), [['primary_address_set', 300, null]]],
    ['a second address', 'primary_address_set', { done }, []],
    ['a staking address', 'staking_address_set', {}, [['staking_address_set', 300, null]]],
    ['a handle', 'twitter_set', {}, [['twitter_set', 300, null]]],
    ['a banned tip', 'tip', { banned: true }, [['tip', 0, 'banned']]],
    ['a banned gm', 'gm', { banned: true }, [['gm', 0, 'banned']]],
    ['a banned address', 'primary_address_set', { banned: true }, []],
    ['content submitted', 'content_submitted', {}, []],
    ['an account', 'account_created', {}, []],
    ['a profile', 'profile_changed', {}, []],
    ['a type of nobody', 'constructor', {}, []],
  ])('%s', (_, type, changes, expected) => {
    expect(brief(awardsFor(event(type), state(changes)))).toEqual(expected);
  });

  it('books points for hunts and referrals outside the caps', () => {
    const given = (changes: Partial<AwardState>) =>
      awardsFor(event('referral_x', 725), state(changes));
    expect(given(day(2000, 10))).toEqual([
      {
        rule: 'referral_x',
        hundredths: 725,
        fullHundredths: 725,
        cut: null,
        oneTime: false,
        caps: [],
      },
    ]);
    expect(brief(given({ banned: true }))).toEqual([['referral_x', 0, 'banned']]);
  });

  it('never exceeds a day’s caps or gives a bonus twice', () => {
    const types = fc.constantFrom('tip', 'send', 'gm', 'faucet', 'twitter_set', 'referral_x');
    const run = fc.property(fc.array(types, { maxLength: 120 }), (list) => {
      const seen = new Set<string>();
      let held = state({ done: seen });
      let oneTime = 0;
      for (const type of list) {
        for (const award of awardsFor(event(type, type === 'referral_x' ? 5 : undefined), held)) {
          if (award.oneTime) oneTime += 1;
          seen.add(award.rule);
          if (award.caps.length === 0) continue;
          const { recurringHundredths, rewardedTips } = held.day;
          const tips = award.rule === 'tip' && award.hundredths > 0 ? 1 : 0;
          held = { ...held, ...day(recurringHundredths + award.hundredths, rewardedTips + tips) };
        }
      }
      const rules = ONE_TIME_IDS.filter((action) => seen.has(action));
      expect(oneTime).toBe(rules.length);
      expect(held.day.recurringHundredths).toBeLessThanOrEqual(2000);
      expect(held.day.rewardedTips).toBeLessThanOrEqual(10);
    });
    fc.assert(run);
  });
});

describe('accountAward', () => {
  it.each([
    ['a new member', new Set<string>(), false, [['account_created', 100, null]]],
    ['a known one', new Set(['account_created']), false, []],
    ['a banned one', new Set<string>(), true, []],
  ])('of %s', (_, done, banned, expected) => {
    expect(brief(accountAward({ done, banned, earning: SPECIFIED_EARNING }))).toEqual(expected);
  });
});

describe('by a policy', () => {
  const earning: EarningRules = earningRules({
    leastTip: '1',
    activities: { ...byActivity(() => 0.5), tip: 2, gm: 0, first_tip: 7 },
    dailyActivityCap: 5,
    dailyTipPointsCap: 2,
  });
  const tip = (units: bigint, changes: Partial<AwardState> = {}) =>
    brief(awardsFor({ ...event('tip'), units }, state({ earning, ...changes })));
  const done = new Set(ONE_TIME_IDS);
  const first = ['first_tip', 700, null];

  it.each<[string, bigint, Partial<AwardState>, unknown[]]>([
    ['the least tip', 100_000_000n, {}, [first, ['tip', 200, null]]],
    ['one unit less, which keeps the bonus', 99_999_999n, {}, [['tip', 0, 'least_tip']]],
    ['a small one of a banned member', 1n, { banned: true }, [['tip', 0, 'banned']]],
    ['a small one over the limit', 1n, { done, ...day(0, 2) }, [['tip', 0, 'least_tip']]],
    ['the last of a day', 100_000_000n, { done, ...day(200, 1) }, [['tip', 200, null]]],
    ['one too many', 100_000_000n, { done, ...day(400, 2) }, [['tip', 0, 'daily_tip_limit']]],
    ['the rest', 100_000_000n, { done, ...day(400, 1) }, [['tip', 100, 'daily_activity_cap']]],
    [
      'a day that earned more by an earlier policy',
      100_000_000n,
      { done, ...day(900, 1) },
      [['tip', 0, 'daily_activity_cap']],
    ],
  ])('%s', (_, units, changes, expected) => {
    expect(tip(units, changes)).toEqual(expected);
  });

  it('earns what the policy says, also nothing', () => {
    const awards = (type: string) => brief(awardsFor(event(type), state({ earning })));
    expect(awards('gm')).toEqual([['gm', 0, null]]);
    expect(awards('twitter_set')).toEqual([['twitter_set', 50, null]]);
    expect(awards('send')).toEqual([
      ['first_send', 50, null],
      ['send', 50, null],
    ]);
    expect(brief(accountAward(state({ earning })))).toEqual([['account_created', 50, null]]);
    expect(brief(awardsFor(event('referral_x', 725), state({ earning })))).toEqual([
      ['referral_x', 725, null],
    ]);
  });
});
