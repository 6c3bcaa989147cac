import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstViewAddress, PlanEntry } from '#contract/first-view.ts';
import type { Instance, Viewer } from '#contract/site/session.ts';
import { baseOf, surfaceAt } from '#rules/surface.ts';
import type { Community } from '#server/community-file/read-community.ts';
import type { Witnessed } from '#server/services/log/cosignatures.ts';
import type { PersonLanguages } from '#server/services/members/languages.ts';
import type { CurrentSettings } from '#server/services/settings/current-settings.ts';
import { pathOf, sendNotFound } from '../errors.ts';
import { sendBusy } from '../overload/overload.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { type Answer, answerAll, inTime } from './answers.ts';
import { addCommunityFiles } from './community-files.ts';
import { contentPolicy } from './content-policy.ts';
import type { PageLanguage } from './page-language.ts';
import { keptName, type ReadyPages, sendOwn } from './ready-pages.ts';
import { createRenderer, type PageName } from './render.ts';
import { shownSettings, witnessedLine } from './shown-settings.ts';
import type { PageWorker } from './worker/page-worker.ts';
import type { Page } from './worker/tasks.ts';

export type PageSettings = {
  /** Folder with the built site: `client/` and `server/`. */
  siteFolder: string;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  instance: Instance;
  community: Community;
  /** The settings that the owner can change. */
  settings: CurrentSettings;
  /** The newest checkpoint of the public log that witnesses cosigned; null if there is none. */
  readWitnessed: () => Promise<Witnessed | null>;
  cookie: SessionCookie;
  pageLanguage: PageLanguage;
  /** The languages of a member: chosen, and of their Telegram. */
  readLanguage: (telegramId: string) => Promise<PersonLanguages>;
  pages: ReadyPages;
  worker: PageWorker;
  now: () => number;
};

/** A visitor sees the page at the latest after this time: the browser requests the answers that are missing. */
const FIRST_VIEW_LIMIT_MS = 2000;
const HASHED_ASSETS_SECONDS = 365 * 24 * 60 * 60;
/** Only Telegram's web clients may frame the site. */
const FRAME_ANCESTORS = [
  "'self'",
  'https://web.telegram.org',
  'https://webk.telegram.org',
  'https://webz.telegram.org',
];

/** Pages for operators and key holders: nobody may frame them, not even Telegram. */
const NEVER_FRAMED = /^\/(admin|developers|monitoring)(\/|$)/;

/**
 * Serves the built site: its files, and every other address as a page whose first view is rendered here with its data. An
 * unknown address gets the 404 page.
 */
export async function addPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const client = join(settings.siteFolder, 'client');
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const { worker, now, pages } = settings;
  app.addHook('onClose', () => worker.close());
  const entryFile = join(settings.siteFolder, 'server/entry-plan.js');
  // Built by Vite, so the compiler cannot see it: both sides agree on `PlanEntry`.
  const entry: PlanEntry = await import(pathToFileURL(entryFile).href);
  await addFiles(app, client, settings.instance);
  // If the worker cannot start, neither can the server.
  addCommunityFiles(app, settings.community, await worker.make('drawSlides', null));
  const policy = contentPolicy(template);
  const framedPolicy = `${policy}; frame-ancestors ${FRAME_ANCESTORS.join(' ')}`;
  const unframedPolicy = `${policy}; frame-ancestors 'none'`;
  // Telegram's login returns its result from a window that the page opened. Any page can offer it, and the site moves from page
  // to page without loading a new one, so the policy depends on the instance and not on the page.
  const openerPolicy = settings.instance.signIn ? 'same-origin-allow-popups' : 'same-origin';
  const renderer = createRenderer({ entry, worker, now });

  app.get('/*', { errorHandler: sendBusy }, async (request, reply) => {
    const isPage = !/^\/(api|assets)(\/|$)/.test(pathOf(request));
    return isPage ? sendPage(request, reply) : sendNotFound(request, reply);
  });
  app.setNotFoundHandler(sendNotFound);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const asked = pathOf(request);
    const address = { ...surfaceAt(asked), search: request.url.slice(asked.length) };
    // The browser keeps Telegram's data behind the `#`.
    if (address.surface !== 'full' && settings.instance.miniAppSurface === 'full') {
      return reply.redirect(address.path + address.search);
    }
    const isFramed = !NEVER_FRAMED.test(readableOf(address.path));
    if (!isFramed) reply.header('x-frame-options', 'DENY');
    reply
      .header('content-security-policy', isFramed ? framedPolicy : unframedPolicy)
      .header('cross-origin-opener-policy', openerPolicy)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8');
    const hasSession = settings.cookie.readToken(request) !== null;
    return hasSession ? sendMember(request, reply, address) : sendPublic(request, reply, address);
  }

  async function sendPublic(request: FastifyRequest, reply: FastifyReply, asked: FirstViewAddress) {
    const language = settings.pageLanguage.of(request);
    reply.header('content-language', language);
    const search = entry.keptSearch(asked);
    const page = { address: { ...asked, search: search ?? asked.search }, language };
    const name = nameOf(page);
    const source = sourceOf(page);
    // Waiting for a page that another request is making takes no place: it costs nothing.
    if (search === null || !pages.isAtHand(name)) {
      try {
        await request.enterLane('public');
      } catch (error) {
        // A page from a moment ago is better than none.
        const last = search === null ? null : pages.last(name);
        if (last === null) throw error;
        return pages.send(request, reply, last);
      }
    }
    if (search !== null) {
      const made = await pages.page(name, source);
      await reply.nextTurn();
      return pages.send(request, reply, made);
    }
    return sendOwn(request, reply, await renderer.render(page, await source.ask(null), null));
  }

  async function sendMember(request: FastifyRequest, reply: FastifyReply, asked: FirstViewAddress) {
    const isPortal = /^\/admin(\/|$)/.test(readableOf(asked.path));
    await request.enterLane(isPortal ? 'administrators' : 'members');
    const byMs = performance.now() + FIRST_VIEW_LIMIT_MS;
    const actor = await findVisitor(request, byMs);
    if (actor === null) return sendPublic(request, reply, asked);
    const language = await memberLanguage(request, actor.viewer, byMs);
    reply.header('content-language', language);
    return sendOwn(request, reply, await ownPage({ address: asked, language }, actor.viewer, byMs));
  }

  async function memberLanguage(request: FastifyRequest, { telegramId }: Viewer, byMs: number) {
    const { pageLanguage, readLanguage } = settings;
    const own = await inTime(byMs, () => readLanguage(telegramId)).catch(() => null);
    return pageLanguage.ofMember(request, own);
  }

  async function ownPage(
    { address: asked, language }: PageName,
    viewer: Viewer,
    byMs: number,
  ): Promise<Page> {
    const search = entry.keptSearch(asked);
    const own = { address: { ...asked, search: search ?? asked.search }, language };
    const source = sourceOf(own);
    const page =
      search === null
        ? null
        : await pages.pageNow(nameOf(own), source, { form: renderer.blankForm(viewer), byMs });
    const filled = page && renderer.fill(page, viewer);
    return filled ?? renderer.render(own, await source.ask(byMs), viewer);
  }

  // Without the database a page still renders, and its parts say which data is missing, above all on the monitor.
  async function findVisitor(request: FastifyRequest, byMs: number) {
    try {
      return await inTime(byMs, () => settings.cookie.findActor(request));
    } catch (error) {
      request.log.error({ err: error }, 'the page does not know who asks');
      return null;
    }
  }

  async function readSettings(byMs: number): Promise<Answer> {
    const { read, last } = settings.settings;
    const values = await inTime(byMs, read).catch(last);
    const witnessed = await inTime(byMs, settings.readWitnessed).catch(() => null);
    const text = JSON.stringify({
      ...shownSettings(settings.community.site, values),
      ...(witnessed && { witnessed: witnessedLine(witnessed) }),
    });
    return { call: 'settings', status: 200, text };
  }

  function sourceOf(page: PageName) {
    const calls = entry.planFirstView(page.address);
    return {
      async ask(givenMs: number | null): Promise<Answer[]> {
        const byMs = givenMs ?? performance.now() + FIRST_VIEW_LIMIT_MS;
        const answers = answerAll(app, calls, byMs);
        return [await readSettings(byMs), ...(await answers)];
      },
      ...renderer.makerOf(page),
    };
  }
}

// The key of a kept page: the address as visitors write it, so that it is found before it is parsed.
function nameOf({ address: { surface, path, search }, language }: PageName): string {
  return keptName(language, baseOf(surface) + path + search);
}

// Decoded as in the browser's router, for which `/%61dmin` is the same page.
function readableOf(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

// Compressed by the build; answers of calls are left to the cache in front of the server.
async function addFiles(app: FastifyInstance, client: string, { trial }: Instance): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    // Visitors get neither the template nor the source maps.
    globIgnore: [
      'index*.html*',
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
      // A worker fetches by the policy of its own file.
      if (path.startsWith(join(client, 'board-worker.js'))) {
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
      }
      // Most files exist in several encodings.
      reply.header('vary', 'accept-encoding');
    },
  });
}
