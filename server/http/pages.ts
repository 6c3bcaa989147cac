import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FirstView, FirstViewCall, RenderedView, ServerEntry } from '#contract/first-view.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Instance } from '#contract/session.ts';
import { pathOf, sendNotFound } from './errors.ts';
import type { SessionCookie } from './session-cookie.ts';

export type PageSettings = {
  /** Folder with the built site: `client/` and `server/entry-server.js`. */
  siteFolder: string;
  /** Where the site is reached from outside, without a slash at its end. */
  publicUrl: string;
  instance: Instance;
  cookie: SessionCookie;
  now: () => number;
};

const HASHED_ASSETS_SECONDS = 365 * 24 * 60 * 60;
/** Telegram's web clients show the site in a frame; nobody else may. */
const FRAME_ANCESTORS = [
  "'self'",
  'https://web.telegram.org',
  'https://webk.telegram.org',
  'https://webz.telegram.org',
];

/** Pages of operators and of those who hold keys: framed by nobody, Telegram's web clients included. */
const NEVER_FRAMED = /^\/(admin|developers|monitoring)(\/|$)/;

/** Telegram's login: fetched when somebody opens the sign-in, and not before (web/shell/telegram-login.ts). */
const TELEGRAM_LOGIN = 'https://oauth.telegram.org';
const WIDGET_SCRIPT = 'https://telegram.org/js/telegram-widget.js';
const OPEN_ID_SCRIPT = `${TELEGRAM_LOGIN}/js/telegram-login.js`;

/**
 * Serves the built site: its files, and every other address as a page whose first view is rendered
 * here with its data in it. An address that the site does not know gets its 404 page.
 */
export async function addPages(app: FastifyInstance, settings: PageSettings): Promise<void> {
  const client = join(settings.siteFolder, 'client');
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const entryFile = join(settings.siteFolder, 'server/entry-server.js');
  // Built by Vite and outside of the compiler's sight: `ServerEntry` is what both sides agree on.
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  const policy = contentPolicy(template, settings.instance);
  const framedPolicy = `${policy}; frame-ancestors ${FRAME_ANCESTORS.join(' ')}`;
  const unframedPolicy = `${policy}; frame-ancestors 'none'`;

  // Pages alone: files are compressed once, when the site is built, and calls not at all, because
  // that costs the server more than the cache in front of it.
  await app.register(fastifyCompress, { global: false, encodings: ['gzip'] });
  await app.register(fastifyStatic, {
    root: client,
    preCompressed: true,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    // The template is no page, and the sources are nobody's business.
    globIgnore: ['index.html*', '**/*.map*'],
    // Nobody asks for a part of a file, and a part that there is not would be an error.
    acceptRanges: false,
    // Its own header would replace the one that is set here.
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(client, 'assets'));
      const keep = hashed
        ? `public, max-age=${HASHED_ASSETS_SECONDS}, immutable`
        : 'public, max-age=3600';
      reply.setHeader('cache-control', keep);
      // Of most files there are several, one of each encoding.
      reply.setHeader('vary', 'accept-encoding');
    },
  });

  // A route and not the handler for what is not found, since only routes can compress.
  app.get('/*', async (request, reply) => {
    const isPage = !/^\/(api|assets)(\/|$)/.test(pathOf(request));
    return isPage ? sendPage(request, reply) : sendNotFound(request, reply);
  });
  app.setNotFoundHandler(sendNotFound);

  // While the database is away a page still comes, and its parts say what they miss: the monitor's above all.
  async function findVisitor(request: FastifyRequest) {
    try {
      return await settings.cookie.findActor(request);
    } catch (error) {
      request.log.error({ err: error }, 'the page does not know who asks');
      return null;
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    const search = request.url.slice(path.length);
    const actor = await findVisitor(request);
    const isFramed = !NEVER_FRAMED.test(readableOf(path));
    if (!isFramed) reply.header('x-frame-options', 'DENY');
    const view: FirstView = {
      path,
      search,
      publicUrl: settings.publicUrl,
      nowMs: settings.now(),
      viewer: actor?.viewer ?? null,
      instance: settings.instance,
      answers: await answerAll(app, entry.planFirstView({ path, search })),
    };
    const rendered = await entry.renderFirstView(view);
    return reply
      .status(rendered.status)
      .header('content-security-policy', isFramed ? framedPolicy : unframedPolicy)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .compress(fill(template, view, rendered));
  }
}

// Through the server's own routes, so that the page sees what a browser would get: checked input,
// the same errors. A call that fails is left to the browser, which shows its error state.
async function answerAll(
  app: FastifyInstance,
  calls: FirstViewCall[],
): Promise<FirstView['answers']> {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const response = await app.inject({ method: 'GET', url: urlOf(call) });
      if (response.statusCode === 404) return [{ call, data: null }];
      return response.statusCode === 200 ? [{ call, data: response.json() }] : [];
    }),
  );
  return answers.flat();
}

// As the browser's router reads it: to it `/%61dmin` is the same page.
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

function fill(template: string, view: FirstView, rendered: RenderedView): string {
  // In a script element only `<` can end the text or begin a comment.
  const state = JSON.stringify(view).replaceAll('<', '\\u003c');
  const parts: Readonly<Record<string, string>> = {
    '%DEFAULT_THEME%': view.instance.theme,
    '<!--head-->': rendered.head,
    '<!--app-->': rendered.html,
    '<!--first-view-->': `<script type="application/json" id="first-view">${state}</script>`,
    '<!--scripts-->': rendered.scripts,
  };
  return template.replace(PLACES, (place) => parts[place] ?? place);
}

/** Where the built `index.html` is filled in. */
const PLACES = /%DEFAULT_THEME%|<!--(?:head|app|first-view|scripts)-->/g;

// The only inline scripts are the template's own (theme, and when the others are fetched); they are let in by
// their hashes, so that nothing that anybody manages to write into a page is ever run.
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
