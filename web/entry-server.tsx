import { renderToString } from 'react-dom/server';
import type { FirstView, FirstViewCall, RenderedView, ServerEntry } from '#contract/first-view.ts';
import { App } from './app.tsx';
import { queryClientWith } from './first-view.ts';
import { headHtml, preloadHtml } from './head.tsx';
import { homeCalls } from './home/first-view.ts';
import { leaderboardCalls } from './leaderboard/first-view.ts';
import { monitoringCalls } from './monitoring/first-view.ts';
import { paths } from './paths.ts';
import { pageAt, preparePage } from './routes.tsx';
import { SITE_TITLE, TitleSinkContext } from './shell/page-title.ts';

/** The files of each page's piece of the client build by its source; filled in by `vite.config.ts`. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

/** The calls whose answers a page's HTML needs; pages that are not here need none. */
const CALLS: Readonly<Record<string, (search: string) => FirstViewCall[]>> = {
  [paths.home]: homeCalls,
  [paths.leaderboard]: leaderboardCalls,
  [paths.monitoring]: monitoringCalls,
};

export function planFirstView(url: { path: string; search: string }): FirstViewCall[] {
  const { path } = pageAt(url.path);
  return path === null ? [] : (CALLS[path]?.(url.search) ?? []);
}

export async function renderFirstView(view: FirstView): Promise<RenderedView> {
  await preparePage(view.path);
  const page = pageAt(view.path);
  const title = { title: SITE_TITLE };
  const queryClient = queryClientWith(view);
  try {
    const html = renderToString(
      <TitleSinkContext value={title}>
        <App view={view} queryClient={queryClient} />
      </TitleSinkContext>,
    );
    const head = headHtml({
      title: title.title,
      path: page.path,
      publicUrl: view.publicUrl,
    });
    const scripts = preloadHtml(__PAGE_FILES__[page.source] ?? []);
    return { status: page.path === null ? 404 : 200, head, html, scripts };
  } finally {
    queryClient.clear();
  }
}

({ planFirstView, renderFirstView }) satisfies ServerEntry;
