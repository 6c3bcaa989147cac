import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEME } from '#rules/limits.ts';
import { inlineScripts } from '#web/testing/inline-scripts.ts';
import { telegramTheme } from '../mini-app/telegram-theme.ts';
import { resolveTheme, type Theme, themeChoice } from './theme.ts';

/** Backgrounds of Telegram's clients: its light and dark themes, and shades on both sides of the middle. */
const TELEGRAM_COLORS: [string, Theme][] = [
  ['#ffffff', 'light'],
  ['#17212b', 'dark'],
  ['#1C1C1D', 'dark'],
  ['#808080', 'light'],
  ['#7f7f7f', 'dark'],
];

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
  function themeSetBy(
    stored: string | null | Error,
    instanceDefault: string,
    dark: boolean,
    { hash = '', session = new Map<string, string>(), embedded = 'telegram' } = {},
  ) {
    const dataset: Record<string, string> = { defaultTheme: instanceDefault, embedded };
    const storage = {
      getItem(key: string) {
        if (stored instanceof Error) throw stored;
        return key === THEME.storageKey ? stored : null;
      },
    };
    const sessionStorage = {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    };
    new Function('document', 'localStorage', 'sessionStorage', 'location', 'matchMedia', script)(
      { documentElement: { dataset } },
      storage,
      sessionStorage,
      { hash },
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

  it('takes Telegram’s theme for the system’s, also after a reload', () => {
    for (const [color, theme] of TELEGRAM_COLORS) {
      const session = new Map<string, string>();
      const params = encodeURIComponent(JSON.stringify({ hint_color: '#ffffff', bg_color: color }));
      const hash = `#tgWebAppVersion=9.0&tgWebAppThemeParams=${params}`;
      const system = theme !== 'dark';
      expect(themeSetBy(null, 'system', system, { hash, session })).toBe(theme);
      expect(themeSetBy(null, 'system', system, { session })).toBe(theme);
      expect(themeSetBy('light', 'system', system, { session })).toBe('light');
      expect(themeSetBy(null, 'system', true, { session, embedded: '' })).toBe('dark');
    }
    expect(themeSetBy(null, 'system', true, { hash: '#tgWebAppThemeParams=%7B%E0' })).toBe('dark');
  });
});

describe('telegramTheme', () => {
  it.each(TELEGRAM_COLORS)('%s is %s', (color, theme) => {
    expect(telegramTheme({ theme_params: { bg_color: color } })).toBe(theme);
  });

  it.each([null, undefined, {}, 'x', { theme_params: { bg_color: 'red' } }])(
    '%j says nothing',
    (data) => {
      expect(telegramTheme(data)).toBeNull();
    },
  );
});
