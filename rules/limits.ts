/**
 * Numbers that belong to no other rule: page sizes, poll intervals, searches, sessions, and the times of animations and
 * transitions. Times are ms.
 */

/** Entries per page; the leaderboard's `limit` goes from 1 to `max` (docs/spec/board.md#5-pages). */
export const PAGE_SIZES = {
  leaderboard: 20,
  submissions: 10,
  users: 20,
  showcase: 20,
  distributions: 3,
  max: 100,
} as const;

/** How often each kind of data is refreshed while its screen is open, ms. */
export const POLL_MS = {
  stats: 30_000,
  leaderboard: 30_000,
  weekSummary: 60_000,
  userWeek: 60_000,
  weeklyStatus: 300_000,
  distributions: 300_000,
  pendingSubmissions: 15_000,
  admin: 30_000,
  monitorStatus: 30_000,
  monitorActivity: 60_000,
  monitorSummary: 60_000,
} as const;

/** How long the points system from the server counts as fresh, ms (docs/spec/points.md#19-the-points-system-call). */
export const POINTS_SYSTEM_FRESH_MS = 300_000;

/** The pause after typing before the leaderboard search is sent, ms. */
export const LEADERBOARD_SEARCH_PAUSE_MS = 300;

/** The fewest characters with which the searches of submissions and users are sent. */
export const ADMIN_SEARCH_MIN_LENGTH = 2;

/** A session ends this long after the sign-in, ms, even if it is in use: 24 hours (docs/spec/security.md#5-sessions). */
export const SESSION_MAX_AGE_MS = 86_400_000;

/** The monitor: log entries built and shown, and the window of its statistics, ms (7 days). */
export const MONITOR = { logEntriesBuilt: 10, logEntriesShown: 20, windowMs: 604_800_000 } as const;

/** The carousel: time per slide, pause after a manual move, and the shortest swipe in px. */
export const CAROUSEL = { intervalMs: 4000, resumeMs: 10_000, swipePx: 50 } as const;

/** How long a counter takes to reach its value, ms: landing page volume and rewards; leaderboard. */
export const COUNTER_MS = { volume: 10_000, rewards: 8000, leaderboard: 3000 } as const;

/** Toasts: how many at once, time shown, time until a dismissed one is removed, swipe in px, focus key. */
export const TOAST = {
  visible: 1,
  displayMs: 5000,
  actionMs: 20_000,
  removeMs: 1_000_000,
  swipePx: 50,
  focusKey: 'F8',
} as const;

/** Tooltips: how long the pointer must rest before one shows, and how soon after another one it shows at once. */
export const TOOLTIP = { delayMs: 700, skipMs: 300 } as const;

/** The most badges on a member's page. */
export const MEMBER_BADGES = 12;

/** The most weeks on a member's page: a year. */
export const MEMBER_WEEKS = 52;

/** Decimals of amounts: leaderboard on wide and small screens, landing counters, developer and creator areas. */
export const AMOUNT_DECIMALS = { wide: 4, small: 2, landing: 2, precise: 8 } as const;

/**
 * The browser's storage key for the visitor's theme (repeated in `web/index.html`), and the theme if neither the visitor nor the
 * instance chose one.
 */
export const THEME = { storageKey: 'vite-ui-theme', fallback: 'system' } as const;
