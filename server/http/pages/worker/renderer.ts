import { gzipSync } from 'node:zlib';
import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { FirstView, ServerEntry } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import type { Answer } from '../answers.ts';
import { digestOf } from '../page-cache.ts';
import type { ShownSettings } from '../shown-settings.ts';
import { type Piece, packedPiece } from './packed-pieces.ts';
import {
  type BlankPage,
  IN_DATA,
  type PackedPage,
  type PageInput,
  type Renderer,
  type RenderSettings,
} from './tasks.ts';
import { fillTemplate, scriptJson, type Templates } from './template.ts';

type Html = { status: number; html: string };

/**
 * Renders pages from the answers of their calls, and packs them.
 *
 * @param templates the built `index.html` of each language
 */
export function createRenderer(
  settings: RenderSettings,
  { templates, entry }: { templates: Templates; entry: ServerEntry },
): Renderer {
  const { community, instance } = settings;

  async function render(
    { address, language, answers, nowMs }: PageInput,
    viewer: Viewer | null,
  ): Promise<Html> {
    const isFull = address.surface === 'full';
    const shown = settingsIn(answers);
    const site = { ...community.site, ...shown.site };
    const own = { ...instance, ...shown.instance };
    const view: FirstView = {
      ...address,
      language,
      publicUrl: settings.publicUrl,
      nowMs,
      community: isFull ? site : withoutWalletAndPrices(site),
      viewer,
      instance: isFull ? own : withoutBotName(own),
      ...(shown.witnessed && { witnessed: shown.witnessed }),
      answers: answers.flatMap(readAnswer),
    };
    const rendered = await entry.renderFirstView(view, community.brand);
    return {
      status: rendered.status,
      html: fillTemplate(templates[language], view, rendered, community.grounds),
    };
  }

  // Every second part is a blank.
  const partsOf = (html: string) =>
    entry.cutAtBlanks(html).map((text, at) => (at % 2 === 1 ? text : packedPiece(text)));

  return {
    renderPublic: async (input) => packedPage(await render(input, null)),

    async renderOwn({ viewer, ...input }) {
      const { status, html } = await render(input, viewer);
      return { status, pieces: [packedPiece(html)] };
    },

    async renderBlank({ form, ...input }) {
      // Such text could be taken for a blank.
      if (input.answers.some(({ text }) => text.includes(entry.BLANK))) return NO_BLANKS;
      const viewer: Viewer = JSON.parse(form);
      const { status, html } = await render(input, viewer);
      const parts = html
        .split(scriptJson(viewer))
        .flatMap((text, at) => [...(at > 0 ? [IN_DATA] : []), ...partsOf(text)]);
      const bytes = parts.reduce((sum, part) => sum + sizeOf(part), 0);
      return { status, bytes, parts };
    },

    async drawSlides() {
      const { site, papers } = community;
      return entry.drawSlides(site, { papers, ownWallet: instance.ownWallet });
    },
  };
}

const NO_BLANKS: BlankPage = { status: 200, bytes: 0, parts: null };

/** The settings among the answers; none if they are not there. */
function settingsIn(answers: readonly Answer[]): Partial<ShownSettings> {
  const found = answers.find(({ call }) => call === 'settings');
  return found ? JSON.parse(found.text) : {};
}

/**
 * Returns the answer in the form the page expects. A call that failed or took too long is left to the browser, which shows its
 * state.
 */
function readAnswer({ call, status, text }: Answer): FirstView['answers'] {
  if (call === 'settings') return [];
  if (status === 404) return [{ call, data: null }];
  return status === 200 ? [{ call, data: JSON.parse(text) }] : [];
}

function packedPage({ status, html: text }: Html): PackedPage {
  const html = new TextEncoder().encode(text);
  // A copy: zlib's result is part of a larger buffer, and only whole buffers can be transferred between threads.
  const gzip = new Uint8Array(gzipSync(html));
  const { length } = html;
  return { status, gzip, length, bytes: gzip.length, tag: `"${digestOf([text])}"` };
}

function sizeOf(part: Piece | string): number {
  return typeof part === 'string' ? part.length : part.plain.length + part.packed.length;
}

// The bot of the sign-in may be the wallet bot. Only programs read its name; the login takes its id.
function withoutBotName(instance: Instance): Instance {
  return { ...instance, signIn: instance.signIn && { ...instance.signIn, botUsername: null } };
}

// The page's data also lacks everything that the surface hides.
function withoutWalletAndPrices(site: SiteCommunity): SiteCommunity {
  const links = { ...site.links, bot: null, botHandle: null, coinGecko: null, coinMarketCap: null };
  return { ...site, links, slides: [] };
}
