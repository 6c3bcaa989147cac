import { pagePath } from '#web/shell/page-link.tsx';

/** The id of the hunt in a page's path. */
export function huntIdOf(path: string): string {
  return pagePath(path).split('/')[2] ?? '';
}
