import { useSyncExternalStore } from 'react';

/** Where the visitor's choice is kept (public document, section 9). */
export const THEME_STORAGE_KEY = 'vite-ui-theme';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export type Theme = 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value);
}

/** The stored choice wins, then the instance's default, then the system (decision 32). */
export function themeChoice(stored: unknown, instanceDefault: unknown): ThemeChoice {
  if (isThemeChoice(stored)) return stored;
  return isThemeChoice(instanceDefault) ? instanceDefault : 'system';
}

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

/**
 * Keeps the page in the chosen theme from now on: the system's changes and other tabs' choices. The
 * first one is set by the script in `index.html`, before anything is painted.
 */
export function startTheme(): void {
  window.matchMedia(DARK_QUERY).addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY || event.key === null) applyTheme();
  });
  applyTheme();
}

export function setThemeChoice(choice: ThemeChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Storage can be closed (private windows, embedded pages): the choice then lasts for this page.
  }
  applyTheme();
}

/** The choice in force, for display; the server and hydration see the instance's default. */
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
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** What the visitor has chosen and this browser still knows; null without a choice. */
export function storedTheme(): ThemeChoice | null {
  const stored = storedChoice();
  return isThemeChoice(stored) ? stored : null;
}

function applyTheme(): void {
  const theme = resolveTheme(currentChoice(), window.matchMedia(DARK_QUERY).matches);
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    meta.media = meta.dataset.themeColor === theme ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}
