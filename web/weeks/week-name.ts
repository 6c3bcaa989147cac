import { pagePath } from '#web/shell/page-link.tsx';

/** The week named in a page's path. */
export function weekNameOf(path: string): string {
  return pagePath(path).split('/')[2] ?? '';
}
