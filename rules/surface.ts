/**
 * The surface of the site: everything, or no wallet bot, prices and exchanges, as Telegram requires of apps inside it
 * (docs/spec/site.md#17-inside-telegram).
 */
export const SURFACES = ['full', 'community'] as const;
export type Surface = (typeof SURFACES)[number];

/**
 * All pages of the community surface are below this path. The first request then tells the surface, and links, reloads and caches
 * keep the two apart. Repeated in `web/index.html`.
 */
const COMMUNITY_BASE = '/in-telegram';

/** The prefix of every page path of a surface: empty, or `COMMUNITY_BASE`. */
export function baseOf(surface: Surface): string {
  return surface === 'full' ? '' : COMMUNITY_BASE;
}

/**
 * Splits an address's path: '/in-telegram/weeks' is '/weeks' of the community surface. A path that a browser could take for
 * another host (`//host`, `/\host`) never belongs to the community surface, so that the returned path is safe to redirect to.
 */
export function surfaceAt(path: string): { surface: Surface; path: string } {
  const match = COMMUNITY_PATH.exec(path);
  return match === null
    ? { surface: 'full', path }
    : { surface: 'community', path: match[1] ?? '/' };
}

const COMMUNITY_PATH = new RegExp(`^${COMMUNITY_BASE}(?:/|(/[\\w%].*))?$`);
