import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekEndMs, weekStartMs } from '../weeks/week.ts';
import { accountAward, awardsFor } from './awards.ts';
import { earningRules, SPECIFIED_EARNING, SPECIFIED_POINTS } from './earning.ts';
import { utcDay } from './points.ts';
import { type LoggedEvent, recomputeWeek, type WeekFacts } from './recompute.ts';

const WEEK = '2026-03-08';
const START_MS = weekStartMs(WEEK);
const END_MS = weekEndMs(WEEK);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Wednesday, 10:00 UTC. */
const MIDWEEK_MS = Date.parse('2026-03-04T10:00:00Z');
const FACTS: WeekFacts = { week: WEEK, earningAt: () => SPECIFIED_EARNING, bans: [] };

const entry = (rule: string, hundredths: number) => ({
  rule,
  hundredths,
  weekHundredths: hundredths,
});
const eventOf = (type: string, atMs: number, ...entries: LoggedEvent['entries']): LoggedEvent => ({
  ...{ type, atMs, isActor: true, units: 100n, entries },
});
const gmAt = (atMs: number, hundredths = 100) => eventOf('gm', atMs, entry('gm', hundredths));
const tipAt = (atMs: number, hundredths = 100) => eventOf('tip', atMs, entry('tip', hundredths));
const lastOf = (events: readonly LoggedEvent[], facts: Partial<WeekFacts> = {}) =>
  recomputeWeek(events, { ...FACTS, ...facts }).at(-1);

describe('an entry of a member’s week', () => {
  const NEXT_DAY_MS = START_MS + HOUR_MS;
  const STRICT = earningRules({ ...SPECIFIED_POINTS, leastTip: '1', activities: { tip: 2 } });
  it.each<[string, LoggedEvent[], Partial<WeekFacts>, object[]]>([
    ['is the same', [tipAt(MIDWEEK_MS)], {}, [{ rule: 'tip', result: 'same' }]],
    [
      'has other points',
      [tipAt(MIDWEEK_MS, 101)],
      {},
      [{ rule: 'tip', result: { expected: 100 } }],
    ],
    ['is missing', [eventOf('tip', MIDWEEK_MS)], {}, [{ rule: 'tip', result: { expected: 100 } }]],
    [
      'is one that its event does not earn',
      [eventOf('send', MIDWEEK_MS, entry('send', 25), entry('gm', 100))],
      {},
      [
        { rule: 'send', result: 'same' },
        { rule: 'gm', result: { expected: null } },
      ],
    ],
    [
      'is one of a receiver',
      [{ ...tipAt(MIDWEEK_MS), isActor: false }],
      {},
      [{ rule: 'tip', result: { expected: null } }],
    ],
    [
      'has other points for the week',
      [eventOf('tip', MIDWEEK_MS, { ...entry('tip', 100), weekHundredths: 50 })],
      {},
      [{ rule: 'tip', result: { expected: 100 } }],
    ],
    [
      'follows a policy',
      [tipAt(MIDWEEK_MS, 0)],
      { earningAt: () => STRICT },
      [{ rule: 'tip', result: 'same' }],
    ],
    [
      'ignores a policy',
      [tipAt(MIDWEEK_MS)],
      { earningAt: () => STRICT },
      [{ rule: 'tip', result: { expected: 0 } }],
    ],
    [
      'is the eleventh tip of a day',
      [...Array.from({ length: 10 }, () => tipAt(MIDWEEK_MS)), tipAt(MIDWEEK_MS)],
      {},
      [{ rule: 'tip', result: { expected: 0 } }],
    ],
    [
      'is claimed again too soon',
      [gmAt(MIDWEEK_MS), gmAt(MIDWEEK_MS + DAY_MS - 1)],
      {},
      [{ rule: 'gm', result: { expected: 0 } }],
    ],
    [
      'is claimed a day later',
      [gmAt(MIDWEEK_MS), gmAt(MIDWEEK_MS + DAY_MS)],
      {},
      [{ rule: 'gm', result: 'same' }],
    ],
    [
      'is earned once',
      [eventOf('tip', MIDWEEK_MS, entry('first_tip', 300), entry('tip', 100))],
      {},
      [
        { rule: 'first_tip', result: 'first' },
        { rule: 'tip', result: 'same' },
      ],
    ],
    [
      'is earned once, with other points',
      [eventOf('gm', MIDWEEK_MS, entry('account_created', 200), entry('gm', 100))],
      {},
      [
        { rule: 'account_created', result: { expected: 100 } },
        { rule: 'gm', result: 'same' },
      ],
    ],
    [
      'is earned once, but twice',
      [
        eventOf('twitter_set', MIDWEEK_MS, entry('twitter_set', 300)),
        eventOf('twitter_set', MIDWEEK_MS, entry('twitter_set', 300)),
      ],
      {},
      [{ rule: 'twitter_set', result: { expected: null } }],
    ],
    [
      'was given',
      [eventOf('referral_x', MIDWEEK_MS, entry('referral_x', 7))],
      {},
      [{ rule: 'referral_x', result: 'given' }],
    ],
    [
      'was decided by people',
      [eventOf('content_approved', MIDWEEK_MS, entry('content_submission', 500))],
      {},
      [{ rule: 'content_submission', result: 'given' }],
    ],
    [
      'corrects another',
      [eventOf('tip_undone', MIDWEEK_MS, entry('tip_undone', -100))],
      {},
      [{ rule: 'tip_undone', result: 'correction' }],
    ],
    [
      'gives back what was taken',
      [eventOf('tip', MIDWEEK_MS, entry('first_tip_again', 300), entry('tip', 100))],
      {},
      [
        { rule: 'first_tip_again', result: 'correction' },
        { rule: 'tip', result: 'same' },
      ],
    ],
    ['is of the first hour', [tipAt(NEXT_DAY_MS - 1)], {}, [{ rule: 'tip', result: 'outside' }]],
    [
      'is of the first hour, with too many points',
      [tipAt(NEXT_DAY_MS - 1, 101)],
      {},
      [{ rule: 'tip', result: { expected: 100 } }],
    ],
    ['is of the first whole day', [tipAt(NEXT_DAY_MS)], {}, [{ rule: 'tip', result: 'same' }]],
    [
      'is a claim of the first 24 hours',
      [gmAt(START_MS + DAY_MS - 1)],
      {},
      [{ rule: 'gm', result: 'outside' }],
    ],
    ['is a claim after them', [gmAt(START_MS + DAY_MS)], {}, [{ rule: 'gm', result: 'same' }]],
    [
      'is of an earlier week and came late',
      [tipAt(START_MS - 1)],
      {},
      [{ rule: 'tip', result: 'outside' }],
    ],
    [
      'is of the last day, with fewer points',
      [tipAt(END_MS - 1, 0)],
      {},
      [{ rule: 'tip', result: 'outside' }],
    ],
    [
      'is of the last day, with fewer points for the week alone',
      [eventOf('tip', END_MS - 1, { ...entry('tip', 100), weekHundredths: 50 })],
      {},
      [{ rule: 'tip', result: { expected: 100 } }],
    ],
    [
      'is of the day before, with fewer points',
      [tipAt(END_MS - DAY_MS, 0)],
      {},
      [{ rule: 'tip', result: { expected: 100 } }],
    ],
    [
      'was cut by a ban',
      [tipAt(MIDWEEK_MS, 0)],
      { bans: [{ fromMs: MIDWEEK_MS - HOUR_MS, untilMs: null }] },
      [{ rule: 'tip', result: 'same' }],
    ],
    [
      'was not cut by a ban',
      [tipAt(MIDWEEK_MS)],
      { bans: [{ fromMs: MIDWEEK_MS - HOUR_MS, untilMs: MIDWEEK_MS + HOUR_MS }] },
      [{ rule: 'tip', result: { expected: 0 } }],
    ],
    [
      'is close to the end of a ban',
      [tipAt(MIDWEEK_MS)],
      { bans: [{ fromMs: MIDWEEK_MS - HOUR_MS, untilMs: MIDWEEK_MS + 300_000 }] },
      [{ rule: 'tip', result: 'ban' }],
    ],
  ])('%s', (_, events, facts, results) => {
    expect(lastOf(events, facts)).toEqual(results);
  });

  const anyEvent = fc.record({
    type: fc.constantFrom('tip', 'send', 'gm', 'faucet', 'twitter_set', 'account_created'),
    atMs: fc.integer({ min: START_MS, max: END_MS - 1 }).map((ms) => ms - (ms % HOUR_MS)),
    isActor: fc.boolean(),
    units: fc.constantFrom(null, 1n, 10n ** 8n),
  });
  const anyBan = fc
    .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 3 }))
    .map(([from, days]) => ({
      fromMs: START_MS + from * DAY_MS,
      untilMs: START_MS + (from + days) * DAY_MS,
    }));

  it('never differs from what the rules gave, whatever was earned before the week', () => {
    const options = [
      fc.array(anyEvent, { maxLength: 60 }),
      fc.option(anyBan),
      fc.boolean(),
      fc.nat({ max: 2_000 }),
    ] as const;
    fc.assert(
      fc.property(...options, (events, ban, isNew, used) => {
        const bans = ban === null ? [] : [ban];
        const facts = { ...FACTS, bans, earningAt: () => STRICT_AND_LOW };
        const logged = judge(events, { bans, isNew, used });
        const results = recomputeWeek(logged, facts).flat();
        expect(results.filter(({ result }) => typeof result === 'object')).toEqual([]);
      }),
    );
  });
});

const STRICT_AND_LOW = earningRules({
  ...SPECIFIED_POINTS,
  leastTip: '0.5',
  dailyActivityCap: 4,
  dailyTipPointsCap: 3,
});

type Before = { bans: WeekFacts['bans']; isNew: boolean; used: number };

/** Judges events one after the other as the ledger does. `used`: the limit of the first day that earlier events had used. */
function judge(
  events: readonly Omit<LoggedEvent, 'entries'>[],
  { bans, isNew, used }: Before,
): LoggedEvent[] {
  const done = new Set<string>(isNew ? [] : ['account_created', 'first_tip', 'twitter_set']);
  const days = new Map([[utcDay(START_MS), { recurringHundredths: used, rewardedTips: 1 }]]);
  const claims = new Map([['gm', [START_MS - HOUR_MS]]]);
  return events.map((event) => {
    const { atMs } = event;
    const day = days.get(utcDay(atMs)) ?? { recurringHundredths: 0, rewardedTips: 0 };
    days.set(utcDay(atMs), day);
    const banned = bans.some(({ fromMs, untilMs }) => fromMs <= atMs && atMs < (untilMs ?? atMs));
    const state = { done, day, claims, banned, earning: STRICT_AND_LOW };
    const earned = event.isActor ? awardsFor({ ...event }, state) : [];
    const awards = [...accountAward(state), ...earned];
    for (const { rule, hundredths, caps } of awards) {
      done.add(rule);
      if (caps.includes('daily_activity_cap')) day.recurringHundredths += hundredths;
      if (caps.includes('daily_tip_limit') && hundredths > 0) day.rewardedTips += 1;
      if (hundredths > 0 && (rule === 'gm' || rule === 'faucet')) {
        claims.set(rule, [...(claims.get(rule) ?? []), atMs]);
      }
    }
    return { ...event, entries: awards.map(({ rule, hundredths }) => entry(rule, hundredths)) };
  });
}
