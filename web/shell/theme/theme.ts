import { useSyncExternalStore } from 'react';
import { THEME } from '#rules/limits.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}

/** The stored choice wins, then the instance's default, then the system (docs/spec/site.md#6-theme). */
export function themeChoice(stored: unknown, instanceDefault: unknown): ThemeChoice {
  if (isThemeChoice(stored)) return stored;
  return isThemeChoice(instanceDefault) ? instanceDefault : THEME.fallback;
}

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

/**
 * Keeps the page in the chosen theme, following the system and other tabs. The script in
 * `index.html` sets the first theme before anything is painted.
 */
export function startTheme(): void {
  window.matchMedia(DARK_QUERY).addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => {
    if (event.key === THEME.storageKey || event.key === null) applyTheme();
  });
  applyTheme();
}

export function setThemeChoice(choice: ThemeChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(THEME.storageKey, choice);
  } catch {
    // Storage may be unavailable (private windows, frames): the choice then lasts for this page.
  }
  applyTheme();
}

/** The current choice, for display; the server and hydration use the instance's default. */
export function useThemeChoice(instanceDefault: ThemeChoice): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => instanceDefault);
}

let unstored: ThemeChoice | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentChoice(): ThemeChoice {
  return themeChoice(storedChoice() ?? unstored, document.documentElement.dataset.defaultTheme);
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(THEME.storageKey);
  } catch {
    return null;
  }
}

/** The stored choice; null if there is none. */
export function storedTheme(): ThemeChoice | null {
  const stored = storedChoice();
  return isThemeChoice(stored) ? stored : null;
}

/** Shows the theme that is right now, and tells those who display the choice. */
export function applyTheme(): void {
  const { telegramTheme } = document.documentElement.dataset;
  const systemIsDark = telegramTheme
    ? telegramTheme === 'dark'
    : window.matchMedia(DARK_QUERY).matches;
  const theme = resolveTheme(currentChoice(), systemIsDark);
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    meta.media = meta.dataset.themeColor === theme ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}
