import type { DrawnSlide } from '#contract/community/site-community.ts';
import type { FirstViewAddress } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import type { Language } from '#rules/messages/languages.ts';
import type { Community } from '#server/community-file/read-community.ts';
import type { Answer } from '../answers.ts';
import type { Form } from '../page-cache.ts';
import type { Piece } from './packed-pieces.ts';

/** The settings for rendering all pages of a server. */
export type RenderSettings = {
  /** Folder with the built site: `client/` and `server/`. */
  siteFolder: string;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  instance: Instance;
  community: Pick<Community, 'site' | 'brand' | 'grounds' | 'papers'>;
};

/** The input for rendering a page. */
export type PageInput = {
  address: FirstViewAddress;
  language: Language;
  answers: readonly Answer[];
  /** The server's time. */
  nowMs: number;
};

/** A page as sent to strangers, nearly all of whom accept it packed. */
export type PackedPage = Form & {
  gzip: Uint8Array;
  /** The length of the unpacked page. */
  length: number;
  tag: string;
};

/** A page as sent to one visitor. */
export type Page = { status: number; pieces: readonly Piece[] };

/** A page with blanks: a string in `parts` is a blank for the viewer's own text. Null if it cannot have blanks. */
export type BlankPage = Form & { parts: readonly (Piece | string)[] | null };

/** The blank for the whole viewer in the page's data; HTML has others. */
export const IN_DATA = 'viewer';

/** The worker's tasks, with input and result. */
export type Tasks = {
  renderPublic: { input: PageInput; made: PackedPage };
  renderOwn: { input: PageInput & { viewer: Viewer | null }; made: Page };
  /** @param form the blank viewer, as JSON */
  renderBlank: { input: PageInput & { form: string }; made: BlankPage };
  drawSlides: { input: null; made: DrawnSlide[] };
};

export type Task = keyof Tasks;

/** The implementation of each task. */
export type Renderer = {
  [T in Task]: (input: Tasks[T]['input']) => Promise<Tasks[T]['made']>;
};
