import { expect, it } from 'vitest';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';

it('names every place that a prize can have', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
  for (let place = 1; place <= HUNT_LIMITS.prizes; place += 1) {
    const ending = endings[rules.select(place)] ?? 'th';
    expect(m.portal_hunts_place({ place })).toBe(`${place}${ending}`);
  }
});
