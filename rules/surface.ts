/**
 * The surface that the site shows: everything, or without wallet bot, prices and exchanges, as Telegram asks of the apps inside
 * it (docs/spec/site.md#17-inside-telegram).
 */
export const SURFACES = ['full', 'community'] as const;
export type Surface = (typeof SURFACES)[number];

/**
 * Every page of the community surface lies below this path: so the first request says which one it wants, and links,
 * reloads and caches keep them apart. `web/index.html` knows it too.
 */
const COMMUNITY_BASE = '/in-telegram';

/** What stands before the path of every page of a surface: nothing, or `COMMUNITY_BASE`. */
export function baseOf(surface: Surface): string {
  return surface === 'full' ? '' : COMMUNITY_BASE;
}

/**
 * Takes an address's path apart: '/in-telegram/weeks' is '/weeks' of the community surface. A path that a browser could
 * take for another host's (`//host`, `/\host`) is never one of the surface's, so that what is left is safe to redirect to.
 */
export function surfaceAt(path: string): { surface: Surface; path: string } {
  const match = COMMUNITY_PATH.exec(path);
  return match === null
    ? { surface: 'full', path }
    : { surface: 'community', path: match[1] ?? '/' };
}

const COMMUNITY_PATH = new RegExp(`^${COMMUNITY_BASE}(?:/|(/[\\w%].*))?$`);
