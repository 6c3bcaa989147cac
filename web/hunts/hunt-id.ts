import { HUNT_FOUND } from '#web/addresses.ts';
import { pagePath } from '#web/shell/page-link.tsx';

/** The id of the hunt in a page's path; null for the page of hidden links. */
export function huntIdOf(path: string): string | null {
  const page = pagePath(path);
  return page === HUNT_FOUND ? null : (page.split('/')[2] ?? '');
}
