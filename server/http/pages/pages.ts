import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { FirstView, FirstViewCall, RenderedView, ServerEntry } from '#contract/first-view.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import { surfaceAt } from '#rules/surface.ts';
import type { Community } from '#server/community/read-community.ts';
import { within } from '#server/db/time-limits.ts';
import { holdsTag, takesGzip } from '../caching.ts';
import { pathOf, sendNotFound } from '../errors.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { addCommunityFiles } from './community-files.ts';
import { createPageCache, digestOf, type KeptPage } from './page-cache.ts';

export type PageSettings = {
  /** Folder with the built site: `client/` and `server/entry-server.js`. */
  siteFolder: string;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  instance: Instance;
  community: Community;
  cookie: SessionCookie;
  now: () => number;
};

/** A visitor sees the page this late, whatever its data takes: the browser asks for what is missing. */
const FIRST_VIEW_LIMIT_MS = 2000;
const HASHED_ASSETS_SECONDS = 365 * 24 * 60 * 60;
/** Only Telegram's web clients may show the site in a frame. */
const FRAME_ANCESTORS = [
  "'self'",
  'https://web.telegram.org',
  'https://webk.telegram.org',
  'https://webz.telegram.org',
];

/** Pages for operators and key holders: nobody may frame them, not even Telegram. */
const NEVER_FRAMED = /^\/(admin|developers|monitoring)(\/|$)/;

/** Telegram's login, loaded when the sign-in opens (web/shell/sign-in/telegram-login.ts). */
const TELEGRAM_LOGIN = 'https://oauth.telegram.org';
const WIDGET_SCRIPT = 'https://telegram.org/js/telegram-widget.js';
const OPEN_ID_SCRIPT = `${TELEGRAM_LOGIN}/js/telegram-login.js`;

/**
 * Serves the built site: its files, and every other address as a page whose first view is rendered here with its
 * data. An unknown address gets the 404 page.
 */
export async function addPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const client = join(settings.siteFolder, 'client');
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const entryFile = join(settings.siteFolder, 'server/entry-server.js');
  // Built by Vite, so the compiler cannot see it: both sides agree on `ServerEntry`.
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  addCommunityFiles(app, settings.community, entry.drawSlides);
  const policy = contentPolicy(template, settings.instance);
  const framedPolicy = `${policy}; frame-ancestors ${FRAME_ANCESTORS.join(' ')}`;
  const unframedPolicy = `${policy}; frame-ancestors 'none'`;
  const communityInstance = withoutBotName(settings.instance);
  const { community } = settings;
  const cache = createPageCache(settings.now);
  const insideTelegram = withoutWalletAndPrices(community.site);
  // Telegram's login answers from a window that the page has opened. Any page can offer it, and the site moves from page
  // to page without loading a new one, so the answer is the instance's and not the page's.
  const openerPolicy = settings.instance.signIn ? 'same-origin-allow-popups' : 'same-origin';

  // Only pages: files are compressed by the build, and calls are left to the cache in front of the server.
  await app.register(fastifyCompress, { global: false, encodings: ['gzip'] });
  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    // Neither the template nor the source maps are for visitors.
    globIgnore: ['index.html*', '**/*.map*'],
    // Nobody needs ranges, and an invalid one would be an error.
    acceptRanges: false,
    // Its own header would replace ours.
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(client, 'assets'));
      const keep = hashed
        ? `public, max-age=${HASHED_ASSETS_SECONDS}, immutable`
        : 'public, max-age=3600';
      reply.header('cache-control', keep);
      // Most files exist in several encodings.
      reply.header('vary', 'accept-encoding');
    },
  });

  // A route instead of the not-found handler, because only routes can compress.
  const lane = (request: FastifyRequest) => {
    if (settings.cookie.readToken(request) === null) return 'public';
    return /^\/admin(\/|$)/.test(readableOf(pathOf(request))) ? 'administrators' : 'members';
  };
  app.get('/*', { config: { lane, isPage: true } }, async (request, reply) => {
    const isPage = !/^\/(api|assets)(\/|$)/.test(pathOf(request));
    return isPage ? sendPage(request, reply) : sendNotFound(request, reply);
  });
  app.setNotFoundHandler(sendNotFound);

  // Without the database a page still renders, and its parts say what is missing, above all on the monitor.
  async function findVisitor(request: FastifyRequest, byMs: number) {
    try {
      return await inTime(byMs, () => settings.cookie.findActor(request));
    } catch (error) {
      request.log.error({ err: error }, 'the page does not know who asks');
      return null;
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const asked = pathOf(request);
    const address = { ...surfaceAt(asked), search: request.url.slice(asked.length) };
    const { surface, path, search } = address;
    // The browser keeps what Telegram put behind the `#`.
    if (surface !== 'full' && settings.instance.miniAppSurface === 'full') {
      return reply.redirect(path + search);
    }
    const byMs = performance.now() + FIRST_VIEW_LIMIT_MS;
    const actor = await findVisitor(request, byMs);
    const isFramed = !NEVER_FRAMED.test(readableOf(path));
    if (!isFramed) reply.header('x-frame-options', 'DENY');
    const answers = await answerAll(app, entry.planFirstView(address), byMs);
    const render = async (viewer: Viewer | null) => {
      const view: FirstView = {
        ...address,
        publicUrl: settings.publicUrl,
        nowMs: settings.now(),
        community: surface === 'full' ? community.site : insideTelegram,
        viewer,
        instance: surface === 'full' ? settings.instance : communityInstance,
        answers: answers.flatMap(read),
      };
      const rendered = await entry.renderFirstView(view, community.brand);
      return {
        status: rendered.status,
        html: fill(template, view, rendered, community.grounds),
      };
    };
    reply
      .header('content-security-policy', isFramed ? framedPolicy : unframedPolicy)
      .header('cross-origin-opener-policy', openerPolicy)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8');
    if (actor !== null) {
      const { status, html } = await render(actor.viewer);
      return reply.status(status).compress(html);
    }
    const shows = digestOf(answers.map(({ status, text }) => `${status} ${text}`));
    const name = `${surface} ${path}${search}`;
    const page = cache.find(name, shows) ?? cache.keep(name, shows, await render(null));
    return sendKept(request, reply, page);
  }
}

/** What a call of the page was answered; status 0: nothing in time. */
type Answer = { call: FirstViewCall; status: number; text: string };

// Through the server's own routes, so that the page gets what a browser would.
function answerAll(app: FastifyInstance, calls: FirstViewCall[], byMs: number): Promise<Answer[]> {
  return Promise.all(
    calls.map(async (call) => {
      const asked = () => app.inject({ method: 'GET', url: urlOf(call) });
      const response = await inTime(byMs, asked).catch(() => null);
      return { call, status: response?.statusCode ?? 0, text: response?.payload ?? '' };
    }),
  );
}

// A call that failed, or took too long, is left to the browser, which shows its state.
function read({ call, status, text }: Answer): FirstView['answers'] {
  if (status === 404) return [{ call, data: null }];
  return status === 200 ? [{ call, data: JSON.parse(text) }] : [];
}

// Packed once, and not sent to a browser that has it.
function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const { status, html, gzip, tag } = page;
  reply.header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', tag);
    if (holdsTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  reply.status(status);
  return takesGzip(request)
    ? reply.header('content-encoding', 'gzip').send(gzip)
    : reply.send(html);
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

function inTime<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  return within(Math.max(0, byMs - performance.now()), work);
}

// Decoded like in the browser's router, for which `/%61dmin` is the same page.
function readableOf(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function urlOf(call: FirstViewCall): string {
  const path = ROUTES[call.route].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(call.query).toString();
  return query ? `${path}?${query}` : path;
}

function fill(
  template: string,
  view: FirstView,
  rendered: RenderedView,
  grounds: Community['grounds'],
): string {
  // Inside a script element only `<` can end the text or start a comment.
  const state = JSON.stringify(view).replaceAll('<', '\\u003c');
  const parts: Readonly<Record<string, string>> = {
    '%DEFAULT_THEME%': view.instance.theme,
    '%SURFACE%': view.surface,
    '%LIGHT_PAPER%': grounds.light,
    '%DARK_PAPER%': grounds.dark,
    '%MINI_APP_SURFACE%': view.instance.miniAppSurface,
    '<!--head-->': rendered.head,
    '<!--app-->': rendered.html,
    '<!--first-view-->': `<script type="application/json" id="first-view">${state}</script>`,
    '<!--scripts-->': rendered.scripts,
  };
  return template.replace(PLACES, (place) => parts[place] ?? place);
}

/** The placeholders in the built `index.html`. */
const PLACES =
  /%(?:DEFAULT_THEME|SURFACE|MINI_APP_SURFACE|LIGHT_PAPER|DARK_PAPER)%|<!--(?:head|app|first-view|scripts)-->/g;

// The only inline scripts are the template's own (the theme, and loading the others). They are allowed by hash, so that
// no injected script ever runs.
function contentPolicy(template: string, { signIn }: Instance): string {
  const hashes = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  const script = signIn?.clientId ? OPEN_ID_SCRIPT : WIDGET_SCRIPT;
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}${signIn ? ` ${script}` : ''}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${signIn ? ` ${TELEGRAM_LOGIN}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
