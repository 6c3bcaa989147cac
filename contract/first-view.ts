import type { RouteId } from './routes.ts';
import type { Instance, Viewer } from './site/session.ts';

/** One call whose answer a page needs for its first view. All values are text, as in a URL. */
export type FirstViewCall = {
  route: RouteId;
  params?: Record<string, string>;
  query?: Record<string, string>;
};

/** What the server hands to the page that it renders, and what the browser takes over with. */
export type FirstView = {
  /** The path without the query, e.g. `/leaderboard`. */
  path: string;
  /** The query with its `?`, or an empty text. */
  search: string;
  /** Where the site is reached from outside, without a slash at its end: for absolute addresses. */
  publicUrl: string;
  /** The server's clock, so that both sides render the same relative times. */
  nowMs: number;
  viewer: Viewer | null;
  instance: Instance;
  /**
   * Answers by call; null for what does not exist (404). A call that failed otherwise is left out and
   * made again by the browser.
   */
  answers: { call: FirstViewCall; data: unknown }[];
};

/** What rendering gives: the parts that the server puts into the built `index.html`. */
export type RenderedView = {
  status: number;
  head: string;
  html: string;
  /** What has the page's own scripts fetched beside the main one. */
  scripts: string;
};

/** What the built server entry of the site exports. */
export type ServerEntry = {
  /** The calls that the page at this address needs; empty for pages rendered in the browser. */
  planFirstView(url: { path: string; search: string }): FirstViewCall[];
  renderFirstView(view: FirstView): Promise<RenderedView>;
};
