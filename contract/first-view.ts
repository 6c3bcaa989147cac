import type { Language } from '#rules/messages/languages.ts';
import type { Surface } from '#rules/surface.ts';
import type { DrawnSlide, PageBrand, Papers, SiteCommunity } from './community/site-community.ts';
import type { RouteId } from './routes.ts';
import type { Instance, Viewer } from './site/session.ts';

/** A call whose response a page needs for its first view. All values are text, as in a URL. */
export type FirstViewCall = {
  route: RouteId;
  params?: Record<string, string>;
  query?: Record<string, string>;
};

/** The address of a page and its surface, as in `FirstView`. */
export type FirstViewAddress = Pick<FirstView, 'surface' | 'path' | 'search'>;

/** The data with which the server renders the page and the browser hydrates it. */
export type FirstView = {
  /** The surface of the page; its base is not part of `path`. */
  surface: Surface;
  /** The path without the query, such as `/leaderboard`. */
  path: string;
  /** The query with its `?`, or an empty string. */
  search: string;
  /** The language of the page. */
  language: Language;
  /** The site's public address, without a trailing slash: for absolute URLs. */
  publicUrl: string;
  /** The server's clock, so that both sides render the same relative times. */
  nowMs: number;
  /** The community of the site; on the community surface without the parts that it leaves out. */
  community: SiteCommunity;
  viewer: Viewer | null;
  instance: Instance;
  /** The newest checkpoint of the public log that witnesses cosigned, as a line of text; left out if there is none. */
  witnessed?: string;
  /** Responses by call; null if not found (404). A call with another failure is left out, and the browser repeats it. */
  answers: { call: FirstViewCall; data: unknown }[];
};

/** The rendered parts that the server inserts into the built `index.html`. */
export type RenderedView = {
  status: number;
  head: string;
  html: string;
  /** Tags that load the page's own scripts in parallel with the main one. */
  scripts: string;
};

/** The exports of the site's built plan entry: facts about pages that are known without rendering. */
export type PlanEntry = {
  /** The calls that the page at this address needs; empty for pages rendered in the browser. */
  planFirstView(url: FirstViewAddress): FirstViewCall[];
  /**
   * The query in the form under which the page at this address is cached for everybody; null if it is rendered for each visitor.
   */
  keptSearch(url: FirstViewAddress): string | null;
  /** The viewer with blanks instead of personal values, so that all viewers' pages have the same form. */
  blankViewer(viewer: Viewer): Viewer;
  /** The value that replaces a blank for this viewer. */
  fillBlank(blank: string, viewer: Viewer): string;
};

/** The exports of the site's built server entry. */
export type ServerEntry = {
  renderFirstView(view: FirstView, brand: PageBrand): Promise<RenderedView>;
  /** The placeholder for personal values in HTML with blanks. A page whose responses contain it cannot be rendered this way. */
  BLANK: string;
  /** HTML rendered for a blank viewer, split at its blanks: every second part is a blank. */
  cutAtBlanks(html: string): string[];
  /** The drawn screens of the bot, the site's own or another, in a community's names and colours. */
  drawSlides(community: SiteCommunity, how: { papers: Papers; ownWallet: boolean }): DrawnSlide[];
};
