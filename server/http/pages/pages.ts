import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstViewAddress, ServerEntry } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import { baseOf, surfaceAt } from '#rules/surface.ts';
import { type Community, withOwnWallet } from '#server/community/read-community.ts';
import { pathOf, sendNotFound } from '../errors.ts';
import { sendBusy } from '../overload/overload.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { answerAll, inTime } from './answers.ts';
import { addCommunityFiles } from './community-files.ts';
import { contentPolicy } from './content-policy.ts';
import { type ReadyPages, sendOwn } from './ready-pages.ts';
import { createRenderer, type Page } from './render.ts';

export type PageSettings = {
  /** Folder with the built site: `client/` and `server/entry-server.js`. */
  siteFolder: string;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  instance: Instance;
  community: Community;
  cookie: SessionCookie;
  pages: ReadyPages;
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
  const { ownWallet } = settings.instance;
  const community = ownWallet ? withOwnWallet(settings.community) : settings.community;
  const { drawSlides } = entry;
  addCommunityFiles(app, community, { drawSlides, ownWallet });
  await addFiles(app, client, settings.instance);
  const policy = contentPolicy(template, settings.instance);
  const framedPolicy = `${policy}; frame-ancestors ${FRAME_ANCESTORS.join(' ')}`;
  const unframedPolicy = `${policy}; frame-ancestors 'none'`;
  // Telegram's login answers from a window that the page has opened. Any page can offer it, and the site moves from page
  // to page without loading a new one, so the answer is the instance's and not the page's.
  const openerPolicy = settings.instance.signIn ? 'same-origin-allow-popups' : 'same-origin';
  const renderer = createRenderer({ ...settings, community, template, entry });
  const { pages } = settings;

  app.get('/*', { errorHandler: sendBusy }, async (request, reply) => {
    const isPage = !/^\/(api|assets)(\/|$)/.test(pathOf(request));
    return isPage ? sendPage(request, reply) : sendNotFound(request, reply);
  });
  app.setNotFoundHandler(sendNotFound);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const asked = pathOf(request);
    const address = { ...surfaceAt(asked), search: request.url.slice(asked.length) };
    // The browser keeps what Telegram put behind the `#`.
    if (address.surface !== 'full' && settings.instance.miniAppSurface === 'full') {
      return reply.redirect(address.path + address.search);
    }
    const isFramed = !NEVER_FRAMED.test(readableOf(address.path));
    if (!isFramed) reply.header('x-frame-options', 'DENY');
    reply
      .header('content-security-policy', isFramed ? framedPolicy : unframedPolicy)
      .header('cross-origin-opener-policy', openerPolicy)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    const hasSession = settings.cookie.readToken(request) !== null;
    return hasSession ? sendMember(request, reply, address) : sendPublic(request, reply, address);
  }

  async function sendPublic(request: FastifyRequest, reply: FastifyReply, asked: FirstViewAddress) {
    const search = entry.keptSearch(asked);
    const address = { ...asked, search: search ?? asked.search };
    const name = nameOf(address);
    const source = sourceOf(address);
    // Whoever waits for what another asked for takes no place: nothing is done for them.
    if (search === null || !pages.isAtHand(name)) await request.enterLane('public');
    if (search !== null) return pages.send(request, reply, await pages.page(name, source));
    return sendOwn(request, reply, await renderer.render(address, await source.ask(null), null));
  }

  async function sendMember(request: FastifyRequest, reply: FastifyReply, asked: FirstViewAddress) {
    const isPortal = /^\/admin(\/|$)/.test(readableOf(asked.path));
    await request.enterLane(isPortal ? 'administrators' : 'members');
    const byMs = performance.now() + FIRST_VIEW_LIMIT_MS;
    const actor = await findVisitor(request, byMs);
    if (actor === null) return sendPublic(request, reply, asked);
    return sendOwn(request, reply, await ownPage(asked, actor.viewer, byMs));
  }

  async function ownPage(asked: FirstViewAddress, viewer: Viewer, byMs: number): Promise<Page> {
    const search = entry.keptSearch(asked);
    const address = { ...asked, search: search ?? asked.search };
    const source = sourceOf(address);
    const page =
      search === null
        ? null
        : await pages.pageNow(nameOf(address), source, { form: renderer.blankForm(viewer), byMs });
    const filled = page && renderer.fill(page, viewer);
    return filled ?? renderer.render(address, await source.ask(byMs), viewer);
  }

  // Without the database a page still renders, and its parts say what is missing, above all on the monitor.
  async function findVisitor(request: FastifyRequest, byMs: number) {
    try {
      return await inTime(byMs, () => settings.cookie.findActor(request));
    } catch (error) {
      request.log.error({ err: error }, 'the page does not know who asks');
      return null;
    }
  }

  function sourceOf(address: FirstViewAddress) {
    const calls = entry.planFirstView(address);
    return {
      ask: (byMs: number | null) =>
        answerAll(app, calls, byMs ?? performance.now() + FIRST_VIEW_LIMIT_MS),
      ...renderer.makerOf(address),
    };
  }
}

// The name under which a page is kept: the address as visitors write it, so that it is found before it is read.
function nameOf({ surface, path, search }: FirstViewAddress): string {
  return baseOf(surface) + path + search;
}

// Decoded like in the browser's router, for which `/%61dmin` is the same page.
function readableOf(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

// Compressed by the build, whereas calls are left to the cache in front of the server.
async function addFiles(app: FastifyInstance, client: string, { trial }: Instance): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    // Neither the template nor the source maps are for visitors.
    globIgnore: [
      'index.html*',
      '**/*.map*',
      // Only a demo has chats and a chain to try.
      ...(trial ? [] : ['assets/try/**']),
    ],
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
}
