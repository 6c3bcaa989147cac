import { beforeEach, describe, expect, it } from 'vitest';
import { NO_NEWS } from '#server/db/news.ts';
import { type Admission, createAdmissions, type Decision } from './admissions.ts';
import type { KeyUse } from './use.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:30Z');
const MINUTE_ENDS_MS = Date.parse('2026-03-04T12:01:00Z');
const MONTH_ENDS_MS = Date.parse('2026-04-04T11:00:00Z');
const NEVER = null;

/** The use of a key with these counts; a minute has a thousand calls. */
function useOf({
  keyId = 1n,
  minuteUsed = 1,
  monthUsed = 1,
  monthLimit = null as number | null,
  monthEndsMs = MONTH_ENDS_MS,
} = {}): KeyUse {
  return {
    caller: {
      keyId,
      ownerId: 7n,
      ownerTelegramId: '11',
      hasPlan: true,
      app: null,
      permissions: new Set(),
    },
    keyName: 'Kraken',
    appName: null,
    plan: 'pro',
    limits: {
      minute: { limit: 1000, used: minuteUsed, resetsAtMs: MINUTE_ENDS_MS },
      month: { limit: monthLimit, used: monthUsed, startMs: 0, resetsAtMs: monthEndsMs },
    },
  };
}

describe('a call with a key', () => {
  let version: number | null;
  let admissions: ReturnType<typeof createAdmissions>;
  beforeEach(() => {
    version = 3;
    admissions = createAdmissions({ ...NO_NEWS, version: () => version });
  });
  const note = (rest: Partial<Decision> = {}, name = 'a') =>
    admissions.note(name, {
      use: useOf(),
      version: admissions.version(),
      fromMs: NOW_MS,
      standsUntil: NEVER,
      ...rest,
    });
  const admit = (nowMs = NOW_MS, name = 'a') => admissions.admit(name, nowMs);
  /** The number of calls let in without being counted. */
  const admitAll = (name = 'a') => {
    const admitted: Admission[] = [];
    for (;;) {
      const admission = admit(NOW_MS, name);
      if (admission === null) return admitted;
      admitted.push(admission);
    }
  };
  const usedOf = ({ answer }: Admission) => [answer.limits?.minute.used, answer.limits?.month.used];

  it('is let in after the database let one in, and only the same one', () => {
    expect(admit()).toBeNull();
    note();
    expect(admit()?.answer).toMatchObject({ refusal: null, use: { keyName: 'Kraken' } });
    expect(admit(NOW_MS, 'b')).toBeNull();
    admissions.forget('a');
    expect(admit()).toBeNull();
  });

  it('is asked for after news, before the last answer, and three seconds after it', () => {
    note();
    version = 4;
    expect(admit()).toBeNull();
    note();
    expect(admit(NOW_MS - 1)).toBeNull();
    expect(admit(NOW_MS)).not.toBeNull();
    expect(admit(NOW_MS + 2_999)).not.toBeNull();
    expect(admit(NOW_MS + 3_000)).toBeNull();
  });

  it('is asked for while nothing is heard, and if news came while the database was asked', () => {
    version = null;
    note();
    expect(admit()).toBeNull();
    version = 3;
    note({ version: 2 });
    expect(admit()).toBeNull();
    note();
    version = null;
    expect(admit()).toBeNull();
  });

  it('is asked for from the end of what decided on', () => {
    note({ standsUntil: new Date(NOW_MS + 500) });
    expect(admit(NOW_MS + 499)).not.toBeNull();
    expect(admit(NOW_MS + 500)).toBeNull();
  });

  it('begins each minute with nothing used, and goes on with the month', () => {
    note({ use: useOf({ minuteUsed: 5, monthUsed: 9 }), fromMs: MINUTE_ENDS_MS - 500 });
    const calls = [MINUTE_ENDS_MS - 1, MINUTE_ENDS_MS, MINUTE_ENDS_MS + 1].map((ms) => admit(ms));
    expect(calls.map((each) => each?.answer.limits)).toMatchObject([
      { minute: { used: 6, resetsAtMs: MINUTE_ENDS_MS }, month: { used: 10 } },
      { minute: { used: 1, resetsAtMs: MINUTE_ENDS_MS + 60_000 }, month: { used: 11 } },
      { minute: { used: 2, resetsAtMs: MINUTE_ENDS_MS + 60_000 }, month: { used: 12 } },
    ]);
  });

  it.each([
    [NOW_MS, MINUTE_ENDS_MS - 1, false],
    [NOW_MS, MINUTE_ENDS_MS, true],
    [MINUTE_ENDS_MS, MINUTE_ENDS_MS, false],
  ])('at %d, in a month that ends at %d, is let in at once: %s', (nowMs, monthEndsMs, isLetIn) => {
    note({ use: useOf({ monthEndsMs }), fromMs: nowMs - 1 });
    expect(admit(nowMs) !== null).toBe(isLetIn);
  });

  it.each([
    // Used of the minute's 1,000; left of the month; calls let in uncounted.
    [0, 0, null, 16],
    [488, 0, null, 16],
    [489, 0, null, 15],
    [936, 0, null, 2],
    [937, 0, null, 1],
    [968, 0, null, 1],
    [969, 0, null, 0],
    [1000, 0, null, 0],
    [0, 9_488, 10_000, 16],
    [0, 9_489, 10_000, 15],
    [0, 9_969, 10_000, 0],
    [968, 9_489, 10_000, 1],
  ])(
    'after %d in the minute and %d of %s in the month: %d uncounted',
    (minuteUsed, monthUsed, monthLimit, uncounted) => {
      note({ use: useOf({ minuteUsed, monthUsed, monthLimit }) });
      expect(admitAll()).toHaveLength(uncounted);
    },
  );

  it('learns once for each call whether it was counted', () => {
    note({ use: useOf({ minuteUsed: 5, monthUsed: 9 }) });
    const [first, second] = [admit(), admit()];
    expect([first, second].map((each) => each && usedOf(each))).toEqual([
      [6, 10],
      [7, 11],
    ]);
    first?.settle();
    first?.settle();
    note({ use: useOf({ minuteUsed: 6, monthUsed: 10 }) });
    expect(usedOf(admit() as Admission)).toEqual([8, 12]);
  });

  it('shares its minute with other uses of the key, and its month with other keys of the owner', () => {
    const limits = { monthLimit: 10_000, monthUsed: 9_000 };
    note({ use: useOf({ ...limits, minuteUsed: 936 }) }, 'a');
    note({ use: useOf({ ...limits, minuteUsed: 936 }) }, 'the same key');
    note({ use: useOf({ ...limits, keyId: 2n }) }, 'another key');
    expect(admitAll('a')).toHaveLength(2);
    expect(admitAll('the same key')).toHaveLength(0);
    expect(admitAll('another key')).toHaveLength(14);
    note({ use: useOf({ ...limits, minuteUsed: 800 }) }, 'a');
    expect(admitAll('a')).toHaveLength(0);
  });
});
