import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstUptimeDay,
  measuredMinutes,
  minuteOf,
  UPTIME_DAYS,
  uptimePercent,
  uptimeToAdd,
} from './uptime.ts';

const counts = (up: number, degraded = 0, down = 0) => ({ up, degraded, down });
const at = (text: string) => minuteOf(Date.parse(`${text}:00Z`));

it.each<[string, ReturnType<typeof counts>[], number | null]>([
  ['nothing', [], null],
  ['a day that was up', [counts(1440)], 100],
  ['one minute down in ninety days', [counts(129_599, 0, 1)], 99.99],
  ['just below a hundredth', [counts(9_999, 0, 2)], 99.98],
  ['exactly a hundredth', [counts(9_999, 0, 1)], 99.99],
  ['degraded, which is available', [counts(1, 1438, 1)], 99.93],
  ['several days together', [counts(1440), counts(720, 0, 720)], 75],
  ['never up', [counts(0, 0, 5)], 0],
])('the percentage of %s', (_, days, percent) => {
  expect(uptimePercent(days)).toBe(percent);
});

it('never says 100 percent after a minute down, and never more than was available', () => {
  const minutes = fc.integer({ min: 0, max: 1440 });
  fc.assert(
    fc.property(fc.array(fc.tuple(minutes, minutes, minutes), { maxLength: 90 }), (list) => {
      const days = list.map(([up, degraded, down]) => counts(up, degraded, down));
      const percent = uptimePercent(days);
      const measured = measuredMinutes(days);
      if (percent === null) return measured === 0;
      const down = days.reduce((sum, day) => sum + day.down, 0);
      return (percent === 100) === (down === 0) && percent * measured <= 100 * (measured - down);
    }),
  );
});

it('keeps ninety days, today among them', () => {
  expect(firstUptimeDay(Date.parse('2026-03-31T23:59:59Z'))).toBe('2026-01-01');
});

describe('what a minute adds', () => {
  const NOW = at('2026-03-04T12:00');
  const add = (lastMinute: number | null, options: { now?: number; outages?: number[] } = {}) =>
    uptimeToAdd({
      lastMinute,
      nowMinute: options.now ?? NOW,
      states: { site: 'up', database: 'degraded', wallet: 'down' },
      outageMinutes: options.outages ?? [],
    })?.map(({ part, day, ...minutes }) => [part, day, ...Object.values(minutes)]) ?? null;
  const TODAY = '2026-03-04';
  const MEASURED = [
    ['site', TODAY, 1, 0, 0],
    ['database', TODAY, 0, 1, 0],
    ['wallet', TODAY, 0, 0, 1],
  ];

  it.each<[string, number | null, unknown]>([
    ['at the first time', null, MEASURED],
    ['after the minute before', NOW - 1, MEASURED],
    ['a second time', NOW, null],
    ['of a clock that is a little behind', NOW + 5, null],
    ['after a clock that was ahead, without a gap', NOW + 6, MEASURED],
    [
      'after a minute that nobody recorded',
      NOW - 2,
      [['site', TODAY, 1, 0, 1], ...MEASURED.slice(1)],
    ],
  ])('%s', (_, lastMinute, added) => {
    expect(add(lastMinute)).toEqual(added);
  });

  it('counts a gap on its days, and only for the site', () => {
    const last = at('2026-03-02T23:58');
    expect(add(last, { now: at('2026-03-04T00:01') })).toEqual([
      ['site', TODAY, 1, 0, 1],
      ...MEASURED.slice(1),
      ['site', '2026-03-02', 0, 0, 1],
      ['site', '2026-03-03', 0, 0, 1440],
    ]);
  });

  it('counts a gap for the database where this server ran and could store nothing', () => {
    const last = at('2026-03-03T23:57');
    const outages = [last, last + 1, last + 1, last + 2, last + 3, NOW];
    expect(add(last, { now: last + 5, outages })).toEqual([
      ['site', TODAY, 1, 0, 2],
      ['database', TODAY, 0, 1, 1],
      MEASURED[2],
      ['site', '2026-03-03', 0, 0, 2],
      ['database', '2026-03-03', 0, 0, 2],
    ]);
  });

  it('counts the minute in which the database came back as down: the first look decides', () => {
    expect(add(NOW - 1, { outages: [NOW - 1, NOW] })).toEqual([
      ['site', TODAY, 0, 0, 1],
      ['database', TODAY, 0, 0, 1],
      MEASURED[2],
    ]);
  });

  it('goes back no further than what is kept', () => {
    const added = add(at('2025-01-01T00:00'));
    const days = (added ?? []).filter(([part]) => part === 'site').map(([, day]) => day);
    expect(days).toHaveLength(UPTIME_DAYS);
    expect(days.sort()[0]).toBe(firstUptimeDay(NOW * 60_000));
  });
});
