import { renderToString } from 'react-dom/server';
import type {
  DrawnSlide,
  PageBrand,
  Papers,
  SiteCommunity,
} from '#contract/community/site-community.ts';
import type {
  FirstView,
  FirstViewAddress,
  FirstViewCall,
  RenderedView,
  ServerEntry,
} from '#contract/first-view.ts';
import { App } from './app.tsx';
import { BLANK, blankViewer, cutAtBlanks, fillBlank } from './blank-viewer.ts';
import { setCommunity } from './community.ts';
import { creatorCalls, creatorPageCalls } from './creator/first-view.ts';
import { queryClientWith } from './first-view.ts';
import { headHtml, preloadHtml } from './head.tsx';
import { homeCalls } from './home/first-view.ts';
import { keptSearch } from './kept-address.ts';
import { leaderboardCalls } from './leaderboard/first-view.ts';
import { monitoringCalls } from './monitoring/first-view.ts';
import { paths } from './paths.ts';
import { pageAt, preparePage } from './routes.tsx';
import { pagePath } from './shell/page-link.tsx';
import { siteTitle, TitleSinkContext } from './shell/page-title.ts';
import { renderSlides } from './slides/index.tsx';
import styles from './ui/styles.css?raw';
import { weekCalls, weeksCalls } from './weeks/first-view.ts';

/** The files of each page's piece of the client build by its source; filled in by `vite.config.ts`. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

/** The calls whose answers each page's HTML needs. */
const CALLS: Readonly<Record<string, (address: FirstViewAddress) => FirstViewCall[]>> = {
  [paths.home]: homeCalls,
  [paths.leaderboard]: leaderboardCalls,
  [paths.creator]: creatorCalls,
  [paths.creatorPage]: creatorPageCalls,
  [paths.monitoring]: monitoringCalls,
  [paths.weeks]: weeksCalls,
  [paths.week]: weekCalls,
};

/** Pages that search engines should not index. */
const UNLISTED: ReadonlySet<string> = new Set([paths.admin]);

export function planFirstView(address: FirstViewAddress): FirstViewCall[] {
  const { path } = pageAt(address.path, false);
  return path === null ? [] : (CALLS[path]?.(address) ?? []);
}

export async function renderFirstView(view: FirstView, brand: PageBrand): Promise<RenderedView> {
  const { trial } = view.instance;
  await preparePage(view.path, trial);
  // Nothing is awaited from here on: one process may serve several communities, as in tests.
  setCommunity(view.community);
  const page = pageAt(view.path, trial);
  // An answer of null means that the page's subject does not exist.
  const isThere = page.path !== null && view.answers.every(({ data }) => data !== null);
  const title = { title: siteTitle() };
  const queryClient = queryClientWith(view);
  try {
    const html = renderToString(
      <TitleSinkContext value={title}>
        <App view={view} queryClient={queryClient} />
      </TitleSinkContext>,
    );
    const head = headHtml({
      title: title.title,
      path: isThere && isListed(view) ? pagePath(view.path) : null,
      publicUrl: view.publicUrl,
      brand,
    });
    const scripts = preloadHtml(__PAGE_FILES__[page.source] ?? []);
    return { status: isThere ? 200 : 404, head, html, scripts };
  } finally {
    queryClient.clear();
  }
}

// Searchers find the full page.
function isListed({ surface, path }: FirstView): boolean {
  return surface === 'full' && !UNLISTED.has(pagePath(path));
}

export function drawSlides(
  community: SiteCommunity,
  how: { papers: Papers; ownWallet: boolean },
): DrawnSlide[] {
  setCommunity(community);
  return renderSlides(styles, how);
}

export { BLANK, blankViewer, cutAtBlanks, fillBlank, keptSearch };

({
  planFirstView,
  keptSearch,
  renderFirstView,
  BLANK,
  blankViewer,
  cutAtBlanks,
  fillBlank,
  drawSlides,
}) satisfies ServerEntry;
