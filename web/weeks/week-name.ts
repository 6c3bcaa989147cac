import { pagePath } from '#web/shell/page-link.tsx';

/** The week of a page's path, as the address has it: the last part. */
export function weekNameOf(path: string): string {
  return pagePath(path).split('/').at(-1) ?? '';
}
