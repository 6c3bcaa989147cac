import { expect, it } from 'vitest';
import * as limits from './limits.ts';

// Repeated here on purpose: a number can then change only by two edits, not by accident.
it('holds the numbers of docs/spec', () => {
  expect({ ...limits }).toEqual({
    PAGE_SIZES: {
      leaderboard: 20,
      submissions: 10,
      users: 20,
      showcase: 20,
      distributions: 3,
      max: 100,
    },
    POLL_MS: {
      stats: 30e3,
      leaderboard: 30e3,
      weekSummary: 60e3,
      userWeek: 60e3,
      weeklyStatus: 5 * 60e3,
      distributions: 5 * 60e3,
      pendingSubmissions: 15e3,
      admin: 30e3,
      monitorStatus: 30e3,
      monitorActivity: 60e3,
      monitorSummary: 60e3,
    },
    POINTS_SYSTEM_FRESH_MS: 5 * 60e3,
    LEADERBOARD_SEARCH_PAUSE_MS: 300,
    MEMBER_WEEKS: 52,
    MEMBER_BADGES: 12,
    ADMIN_SEARCH_MIN_LENGTH: 2,
    SESSION_MAX_AGE_MS: 24 * 3600e3,
    MONITOR: { logEntriesBuilt: 10, logEntriesShown: 20, windowMs: 7 * 24 * 3600e3 },
    CAROUSEL: { intervalMs: 4e3, resumeMs: 10e3, swipePx: 50 },
    COUNTER_MS: { volume: 10e3, rewards: 8e3, leaderboard: 3e3 },
    TOAST: {
      visible: 1,
      displayMs: 5e3,
      actionMs: 2e4,
      removeMs: 1e6,
      swipePx: 50,
      focusKey: 'F8',
    },
    TOOLTIP: { delayMs: 700, skipMs: 300 },
    AMOUNT_DECIMALS: { wide: 4, small: 2, landing: 2, precise: 8 },
    THEME: { storageKey: 'vite-ui-theme', fallback: 'system' },
  });
});
