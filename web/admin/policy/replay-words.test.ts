import { afterAll, expect, it } from 'vitest';
import { KEEPS_POOLS } from '#rules/policies/describe.ts';
import { KEEPS_POINTS } from '#rules/policies/describe-points.ts';
import { PLANTED_FARMS } from '#rules/policies/farms.ts';
import { m, setLanguage } from '#web/messages.ts';
import { farmName } from './farm-name.ts';

afterAll(() => setLanguage('en'));

it('names every farm of a replay in the language of the page, and one that it does not know as it is', () => {
  const names = PLANTED_FARMS.map(({ name }) => name);
  expect(names.map(farmName)).toEqual(names);
  setLanguage('de');
  for (const name of names) expect(farmName(name)).not.toBe(name);
  expect(farmName('another')).toBe('another');
});

it('says of a replay in English what the command says', () => {
  setLanguage('en');
  expect(m.portal_policy_keeps_points()).toBe(KEEPS_POINTS);
  expect(m.portal_policy_keeps_pools()).toBe(KEEPS_POOLS);
});
