import { gzipSync } from 'node:zlib';
import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { FirstView, FirstViewAddress, ServerEntry } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import type { Community } from '#server/community/read-community.ts';
import { type Answer, readAnswer } from './answers.ts';
import { digestOf, type Form, STRANGERS } from './page-cache.ts';
import { fillTemplate, scriptJson } from './template.ts';

export type Html = { status: number; html: string };

/** A page as it is kept: for strangers, or with blanks and neither packed nor sent. */
export type KeptPage = Form & {
  html: Buffer;
  gzip: Buffer | null;
  tag: string;
  /** Its headers, names and values in turn, once it was sent. */
  head: readonly string[] | null;
};

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

  return {
    render,

    /** What of a viewer decides in which form they see pages: nobody's name. */
    blankForm: (viewer: Viewer): string => JSON.stringify(entry.blankViewer(viewer)),

    /** Makes the forms of a page that are kept: packed for strangers, or with blanks. */
    make:
      (address: FirstViewAddress) =>
      async (answers: readonly Answer[], form: string): Promise<KeptPage> => {
        if (form === STRANGERS) return packed(await render(address, answers, null));
        // Somebody's text could be taken for a blank.
        if (answers.some(({ text }) => text.includes(entry.BLANK))) return NO_BLANKS;
        return keptOf(await render(address, answers, JSON.parse(form)), null);
      },

    /** The viewer's page from its form with blanks; null if it has none. */
    fill({ status, html }: KeptPage, viewer: Viewer): Html | null {
      if (html.length === 0) return null;
      const blank = scriptJson(entry.blankViewer(viewer));
      const text = html.toString().replace(blank, () => scriptJson(viewer));
      return { status, html: entry.fillBlanks(text, viewer) };
    },
  };
}

function packed(page: Html): KeptPage {
  return keptOf(page, gzipSync(page.html));
}

function keptOf({ status, html: text }: Html, gzip: Buffer | null): KeptPage {
  const html = Buffer.from(text);
  const bytes = html.length + (gzip?.length ?? 0);
  return { status, html, gzip, bytes, tag: `"${digestOf([text])}"`, head: null };
}

const NO_BLANKS = keptOf({ status: 200, html: '' }, null);

// The bot that signs in may be the wallet bot. Only programs read its name; the login takes its id.
function withoutBotName(instance: Instance): Instance {
  return { ...instance, signIn: instance.signIn && { ...instance.signIn, botUsername: null } };
}

// What the surface leaves out is not in its data either.
function withoutWalletAndPrices(site: SiteCommunity): SiteCommunity {
  const links = { ...site.links, bot: null, botHandle: null, coinGecko: null, coinMarketCap: null };
  return { ...site, links, slides: [] };
}
