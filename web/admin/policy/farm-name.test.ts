import { afterAll, expect, it } from 'vitest';
import { PLANTED_FARMS } from '#rules/policies/farms.ts';
import { setLanguage } from '#web/messages.ts';
import { farmName } from './farm-name.ts';

afterAll(() => setLanguage('en'));

it('names every farm of a replay in the language of the page, and one that it does not know as it is', () => {
  const names = PLANTED_FARMS.map(({ name }) => name);
  expect(names.map(farmName)).toEqual(names);
  setLanguage('de');
  for (const name of names) expect(farmName(name)).not.toBe(name);
  expect(farmName('another')).toBe('another');
});
