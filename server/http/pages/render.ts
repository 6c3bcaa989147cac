import { gzipSync } from 'node:zlib';
import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { FirstView, FirstViewAddress, ServerEntry } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import type { Community } from '#server/community/read-community.ts';
import { type Answer, readAnswer } from './answers.ts';
import { type Piece, packedPiece, storedPiece } from './packed-pieces.ts';
import { digestOf, type Form } from './page-cache.ts';
import { fillTemplate, scriptJson } from './template.ts';

/** A page as it is sent to one visitor. */
export type Page = { status: number; pieces: readonly Piece[] };

/** A page as it is sent to strangers. */
export type PublicPage = Form & {
  html: Buffer;
  gzip: Buffer;
  tag: string;
  /** Its headers, names and values in turn, once it was sent. */
  head: readonly string[] | null;
};

/** A page with blanks: text for one's own words stands where a piece is none. Null: it cannot have any. */
export type BlankPage = Form & { parts: readonly (Piece | string)[] | null };

type Html = { status: number; html: string };

export type RendererSettings = {
  /** The built `index.html`. */
  template: string;
  entry: ServerEntry;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  instance: Instance;
  community: Community;
  now: () => number;
};

/** Renders pages from the answers of their calls. */
export function createRenderer(settings: RendererSettings) {
  const { template, entry, community, instance } = settings;
  const insideTelegram = withoutWalletAndPrices(community.site);
  const instanceInsideTelegram = withoutBotName(instance);

  async function render(
    address: FirstViewAddress,
    answers: readonly Answer[],
    viewer: Viewer | null,
  ): Promise<Html> {
    const isFull = address.surface === 'full';
    const view: FirstView = {
      ...address,
      publicUrl: settings.publicUrl,
      nowMs: settings.now(),
      community: isFull ? community.site : insideTelegram,
      viewer,
      instance: isFull ? instance : instanceInsideTelegram,
      answers: answers.flatMap(readAnswer),
    };
    const rendered = await entry.renderFirstView(view, community.brand);
    return {
      status: rendered.status,
      html: fillTemplate(template, view, rendered, community.grounds),
    };
  }

  async function withBlanks(
    answers: readonly Answer[],
    address: FirstViewAddress,
    form: string,
  ): Promise<BlankPage> {
    // Somebody's text could be taken for a blank.
    if (answers.some(({ text }) => text.includes(entry.BLANK))) return NO_BLANKS;
    const viewer: Viewer = JSON.parse(form);
    const { status, html } = await render(address, answers, viewer);
    const parts = html
      .split(scriptJson(viewer))
      .flatMap((text, at) => [...(at > 0 ? [IN_DATA] : []), ...partsOf(text)]);
    const bytes = parts.reduce((sum, part) => sum + sizeOf(part), 0);
    return { status, bytes, parts };
  }

  // Every second part is a blank.
  const partsOf = (html: string) =>
    entry.cutAtBlanks(html).map((text, at) => (at % 2 === 1 ? text : packedPiece(text)));

  return {
    /** Renders a page for one visitor. */
    async render(...input: Parameters<typeof render>): Promise<Page> {
      const { status, html } = await render(...input);
      return { status, pieces: [packedPiece(html)] };
    },

    /** What of a viewer decides in which form they see pages: nobody's name. */
    blankForm: (viewer: Viewer): string => JSON.stringify(entry.blankViewer(viewer)),

    /** Makes a page for strangers, and one with blanks, from its answers. */
    makerOf: (address: FirstViewAddress) => ({
      make: async (answers: readonly Answer[]): Promise<PublicPage> =>
        publicPage(await render(address, answers, null)),
      makeOwn: (answers: readonly Answer[], form: string): Promise<BlankPage> =>
        withBlanks(answers, address, form),
    }),

    /** The viewer's page from its form with blanks; null if it has none. */
    fill({ status, parts }: BlankPage, viewer: Viewer): Page | null {
      const own = (blank: string) =>
        storedPiece(blank === IN_DATA ? scriptJson(viewer) : entry.fillBlank(blank, viewer));
      const pieces = parts?.map((part) => (typeof part === 'string' ? own(part) : part));
      return pieces ? { status, pieces } : null;
    },
  };
}

/** The blank for all of the viewer in the page's data. */
const IN_DATA = 'viewer';

const NO_BLANKS: BlankPage = { status: 200, bytes: 0, parts: null };

function publicPage({ status, html: text }: Html): PublicPage {
  const html = Buffer.from(text);
  const gzip = gzipSync(html);
  const bytes = html.length + gzip.length;
  return { status, html, gzip, bytes, tag: `"${digestOf([text])}"`, head: null };
}

function sizeOf(part: Piece | string): number {
  return typeof part === 'string' ? part.length : part.plain.length + part.packed.length;
}

// The bot that signs in may be the wallet bot. Only programs read its name; the login takes its id.
function withoutBotName(instance: Instance): Instance {
  return { ...instance, signIn: instance.signIn && { ...instance.signIn, botUsername: null } };
}

// What the surface leaves out is not in its data either.
function withoutWalletAndPrices(site: SiteCommunity): SiteCommunity {
  const links = { ...site.links, bot: null, botHandle: null, coinGecko: null, coinMarketCap: null };
  return { ...site, links, slides: [] };
}
