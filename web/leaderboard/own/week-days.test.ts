import { describe, expect, it } from 'vitest';
import { daysOfWeek } from './week-days.ts';

const SATURDAY_MS = Date.parse('2026-11-21T06:00:00Z');

describe('daysOfWeek', () => {
  it('covers the eight UTC days that the week touches', () => {
    const days = daysOfWeek(undefined, SATURDAY_MS);
    expect(days.map(({ name }) => name).join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat Sun');
    expect(days[0]?.day).toBe('2026-11-15');
    expect(days[7]?.day).toBe('2026-11-22');
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  it('puts points on their days and ignores other days', () => {
    const days = daysOfWeek(
      {
        week: '2026-11-22',
        days: [
          { day: '2026-11-15', points: 1 },
          { day: '2026-11-18', points: 2.25 },
          { day: '2026-11-30', points: 9 },
        ],
      },
      SATURDAY_MS,
    );
    expect(days.map(({ points }) => points)).toEqual([1, 0, 0, 2.25, 0, 0, 0, 0]);
  });

  it("keeps to the answer's week when the next one has begun", () => {
    const days = daysOfWeek({ week: '2026-11-22', days: [] }, Date.parse('2026-11-22T23:00:00Z'));
    expect(days[0]?.day).toBe('2026-11-15');
    expect(days[7]?.isToday).toBe(true);
  });
});
