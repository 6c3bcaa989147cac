import { pagePath } from './page-link.tsx';

type Navigate = (to: string, options?: NavigateOptions) => void;
type NavigateOptions = { replace?: boolean; state?: unknown; transition?: boolean };

type Pages = {
  /** Whether the page at a path can be shown without waiting. */
  isReady: (path: string) => boolean;
  prepare: (path: string) => Promise<void>;
};

type Progress = { start: () => void; end: () => void };

/**
 * Keeps the present page until the next one's code is here, so that no empty page is shown between
 * the two. The last navigation wins; one whose code cannot be fetched becomes a full load.
 */
export function patientNavigation(pages: Pages, progress: Progress, load: (to: string) => void) {
  let latest = 0;

  /** The page that is waited for is not wanted any more: somebody went back. */
  function forget(): void {
    latest += 1;
    progress.end();
  }

  function go(navigate: Navigate, to: string, options?: NavigateOptions): void {
    // What is typed into the present page's address is no way to another one, and stops none.
    if (!options?.replace) forget();
    const mine = latest;
    const path = pagePath(to);
    if (options?.replace || pages.isReady(path)) {
      navigate(to, options);
      return;
    }
    progress.start();
    pages.prepare(path).then(
      () => {
        if (mine !== latest) return;
        progress.end();
        navigate(to, options);
      },
      () => {
        if (mine === latest) load(to);
      },
    );
  }

  return { go, forget };
}
