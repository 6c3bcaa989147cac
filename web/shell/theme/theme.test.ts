import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME } from '#rules/limits.ts';
import { inlineScripts } from '#web/testing/inline-scripts.ts';
import { resolveTheme, type Theme, themeChoice } from './theme.ts';

describe('themeChoice', () => {
  it.each([
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'system'],
    [null, 'dark', 'dark'],
    [null, undefined, 'system'],
    ['purple', 'light', 'light'],
    ['', '%DEFAULT_THEME%', 'system'],
    ['"dark"', 'light', 'light'],
  ])('stored %j on an instance with %j is %s', (stored, instanceDefault, expected) => {
    expect(themeChoice(stored, instanceDefault)).toBe(expected);
  });
});

describe('resolveTheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s with a dark system %s is %s', (choice, systemIsDark, expected) => {
    expect(resolveTheme(choice, systemIsDark)).toBe(expected);
  });
});

describe('the script of the theme in index.html', () => {
  const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const script = inlineScripts(template).find((code) => code.includes(THEME.storageKey)) ?? '';

  /** Runs the same script that browsers get, with a minimal browser environment. */
  function themeSetBy(stored: string | null | Error, instanceDefault: string, dark: boolean) {
    const dataset: Record<string, string> = { defaultTheme: instanceDefault };
    const storage = {
      getItem(key: string) {
        if (stored instanceof Error) throw stored;
        return key === THEME.storageKey ? stored : null;
      },
    };
    new Function('document', 'localStorage', 'matchMedia', script)(
      { documentElement: { dataset } },
      storage,
      () => ({ matches: dark }),
    );
    return dataset.theme;
  }

  it('decides as the site itself does', () => {
    for (const stored of ['light', 'dark', 'system', 'purple', '', null]) {
      for (const instanceDefault of ['light', 'dark', 'system', '%DEFAULT_THEME%']) {
        for (const dark of [true, false]) {
          const expected: Theme = resolveTheme(themeChoice(stored, instanceDefault), dark);
          expect(themeSetBy(stored, instanceDefault, dark)).toBe(expected);
        }
      }
    }
  });

  it('follows the instance where storage is closed', () => {
    expect(themeSetBy(new Error('denied'), 'dark', false)).toBe('dark');
  });
});
