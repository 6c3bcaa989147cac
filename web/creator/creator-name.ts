import { pagePath } from '#web/shell/page-link.tsx';

/** The username in the address of a creator's page. */
export function creatorNameOf(path: string): string {
  const name = pagePath(path).split('/')[2] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
