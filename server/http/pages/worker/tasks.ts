import type { DrawnSlide } from '#contract/community/site-community.ts';
import type { FirstViewAddress } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import type { Community } from '#server/community/read-community.ts';
import type { Answer } from '../answers.ts';
import type { Form } from '../page-cache.ts';
import type { Piece } from './packed-pieces.ts';

/** What all pages of a server are rendered with. */
export type RenderSettings = {
  /** Folder with the built site: `client/` and `server/`. */
  siteFolder: string;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  instance: Instance;
  community: Pick<Community, 'site' | 'brand' | 'grounds' | 'papers'>;
};

/** What a page is rendered from. */
export type PageInput = {
  address: FirstViewAddress;
  answers: readonly Answer[];
  /** The server's time. */
  nowMs: number;
};

/** A page as it is sent to strangers, nearly all of whom take it packed. */
export type PackedPage = Form & {
  gzip: Uint8Array;
  /** Of the page unpacked. */
  length: number;
  tag: string;
};

/** A page as it is sent to one visitor. */
export type Page = { status: number; pieces: readonly Piece[] };

/** A page with blanks: text for one's own words stands where a piece is none. Null: it cannot have any. */
export type BlankPage = Form & { parts: readonly (Piece | string)[] | null };

/** The blank for all of the viewer in the page's data; HTML has others. */
export const IN_DATA = 'viewer';

/** What the worker does: from what, and what is made of it. */
export type Tasks = {
  renderPublic: { input: PageInput; made: PackedPage };
  renderOwn: { input: PageInput & { viewer: Viewer | null }; made: Page };
  /** @param form the blank viewer, as JSON */
  renderBlank: { input: PageInput & { form: string }; made: BlankPage };
  drawSlides: { input: null; made: DrawnSlide[] };
};

export type Task = keyof Tasks;

/** Does each task. */
export type Renderer = {
  [T in Task]: (input: Tasks[T]['input']) => Promise<Tasks[T]['made']>;
};
