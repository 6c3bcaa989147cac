import { pagePath } from '#web/shell/page-link.tsx';

/** The member number in the address of a member's page. */
export function memberNumberOf(path: string): string {
  return pagePath(path).split('/')[2] ?? '';
}
