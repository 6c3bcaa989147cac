import { expect, it } from 'vitest';
import { PORTAL_SETTING_NAMES, PORTAL_SETTINGS } from '#rules/portal-settings.ts';
import { choiceText, labelOf, valueText } from './words.ts';

it('names each setting on an English page as the command does', () => {
  expect(PORTAL_SETTING_NAMES.map(labelOf)).toEqual(
    PORTAL_SETTING_NAMES.map((name) => PORTAL_SETTINGS[name].label),
  );
});

it('says values in words only where they are chosen', () => {
  expect(['system', 'light', 'dark', 'id'].map(choiceText)).toEqual([
    'System',
    'Light',
    'Dark',
    'Bahasa Indonesia',
  ]);
  expect(valueText('theme', 'dark')).toBe('dark');
  expect(valueText('alerts.bot_deaf', 'off')).toBe('off');
  expect(valueText('language', 'id')).toBe('Bahasa Indonesia');
  expect(valueText('welcome', 'id')).toBe('id');
});
