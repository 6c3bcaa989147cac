import type { Surface } from '#rules/surface.ts';
import type { DrawnSlide, PageBrand, Papers, SiteCommunity } from './community/site-community.ts';
import type { RouteId } from './routes.ts';
import type { Instance, Viewer } from './site/session.ts';

/** One call whose answer a page needs for its first view. All values are text, as in a URL. */
export type FirstViewCall = {
  route: RouteId;
  params?: Record<string, string>;
  query?: Record<string, string>;
};

/** Which page of which surface, as in `FirstView`. */
export type FirstViewAddress = Pick<FirstView, 'surface' | 'path' | 'search'>;

/** What the server renders the page with, and the browser hydrates it with. */
export type FirstView = {
  /** What the page leaves out; its own base is not part of `path`. */
  surface: Surface;
  /** The path without the query, such as `/leaderboard`. */
  path: string;
  /** The query with its `?`, or an empty string. */
  search: string;
  /** The site's public address, without a trailing slash: for absolute URLs. */
  publicUrl: string;
  /** The server's clock, so that both sides render the same relative times. */
  nowMs: number;
  /** Whose site this is; on the community surface without what that leaves out. */
  community: SiteCommunity;
  viewer: Viewer | null;
  instance: Instance;
  /**
   * Answers by call; null if not found (404). A call that failed otherwise is left out, and the browser repeats it.
   */
  answers: { call: FirstViewCall; data: unknown }[];
};

/** The rendered parts that the server inserts into the built `index.html`. */
export type RenderedView = {
  status: number;
  head: string;
  html: string;
  /** Tags that fetch the page's own scripts alongside the main one. */
  scripts: string;
};

/** What the site's built plan entry exports: what of pages is known without rendering any. */
export type PlanEntry = {
  /** The calls needed by the page at this address; empty for pages rendered in the browser. */
  planFirstView(url: FirstViewAddress): FirstViewCall[];
  /**
   * The query in the one form under which the page of this address is kept for everybody; null if each visitor's is rendered.
   */
  keptSearch(url: FirstViewAddress): string | null;
  /** A viewer with blanks for what is their own, who sees pages in the same form. */
  blankViewer(viewer: Viewer): Viewer;
  /** What stands in place of a blank for this viewer. */
  fillBlank(blank: string, viewer: Viewer): string;
};

/** What the site's built server entry exports. */
export type ServerEntry = {
  renderFirstView(view: FirstView, brand: PageBrand): Promise<RenderedView>;
  /** What stands for a viewer's own in HTML with blanks; a page whose answers hold it cannot be rendered so. */
  BLANK: string;
  /** HTML that was rendered for a blank viewer, cut at its blanks: every second part is one. */
  cutAtBlanks(html: string): string[];
  /** The drawn screens of the bot, the site's own or an outside one, in a community's names and colours. */
  drawSlides(community: SiteCommunity, how: { papers: Papers; ownWallet: boolean }): DrawnSlide[];
};
