import { renderToString } from 'react-dom/server';
import type {
  DrawnSlide,
  PageBrand,
  Papers,
  SiteCommunity,
} from '#contract/community/site-community.ts';
import type { FirstView, RenderedView, ServerEntry } from '#contract/first-view.ts';
import type { Language } from '#rules/messages/languages.ts';
import { HUNT_FOUND } from './addresses.ts';
import { App } from './app.tsx';
import { BLANK, cutAtBlanks } from './blank-viewer.ts';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { headHtml, preloadHtml } from './head.tsx';
import { setLanguage } from './messages.ts';
import { pageAt } from './pages.ts';
import { paths } from './paths.ts';
import { preparePage } from './routes.tsx';
import { pagePath } from './shell/page-link.tsx';
import { siteTitle, TitleSinkContext } from './shell/page-title.ts';
import { renderSlides } from './slides/index.tsx';
import styles from './ui/styles.css?raw';

/** The files of each page's chunk in the client build of each language, by its source; filled in by `vite.config.ts`. */
declare const __PAGE_FILES__: Readonly<
  Record<Language, Readonly<Record<string, readonly string[]>>>
>;

/** Pages that search engines should not index. */
const UNLISTED: ReadonlySet<string> = new Set([paths.admin, HUNT_FOUND]);

export async function renderFirstView(view: FirstView, brand: PageBrand): Promise<RenderedView> {
  const { trial } = view.instance;
  await preparePage(view.path, trial);
  // Nothing is awaited from here on: one process may serve several communities, as in tests.
  setCommunity(view.community);
  setLanguage(view.language);
  const page = pageAt(view.path, trial);
  // A response of null means that the subject of the page does not exist.
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
    const scripts = preloadHtml(__PAGE_FILES__[view.language]?.[page.source] ?? []);
    return { status: isThere ? 200 : 404, head, html, scripts };
  } finally {
    queryClient.clear();
    setLanguage(null);
  }
}

// Search engines get only the full page.
function isListed({ surface, path }: FirstView): boolean {
  return surface === 'full' && !UNLISTED.has(pagePath(path));
}

export function drawSlides(
  community: SiteCommunity,
  how: { papers: Papers; ownWallet: boolean },
): DrawnSlide[] {
  setCommunity(community);
  // Pictures have English words, as share cards have.
  setLanguage('en');
  try {
    return renderSlides(styles, how);
  } finally {
    setLanguage(null);
  }
}

export { BLANK, cutAtBlanks };

({ renderFirstView, BLANK, cutAtBlanks, drawSlides }) satisfies ServerEntry;
