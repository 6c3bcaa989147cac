import { pagePath } from './page-link.tsx';

type Navigate = (to: string, options?: NavigateOptions) => void;
type NavigateOptions = { replace?: boolean; state?: unknown; transition?: boolean };

type Pages = {
  /** Returns whether the page at a path can be shown without waiting. */
  isReady: (path: string) => boolean;
  prepare: (path: string) => Promise<void>;
};

type Progress = { start: () => void; end: () => void };

/**
 * Keeps the current page until the next one's code has loaded, so that no empty page shows. The
 * last navigation wins; if the code cannot be fetched it becomes a full load.
 */
export function patientNavigation(pages: Pages, progress: Progress, load: (to: string) => void) {
  let latest = 0;

  /** Drops the pending page, because the visitor went back. */
  function forget(): void {
    latest += 1;
    progress.end();
  }

  function go(navigate: Navigate, to: string, options?: NavigateOptions): void {
    // A replace only changes the current page's query: it must not cancel a pending page.
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
