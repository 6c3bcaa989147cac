import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Config, ConfigError } from '#server/config/config.ts';
import { type Finding, fault } from '#server/doctor/finding.ts';
import type { BotStart } from '#server/gateways/telegram/starts.ts';
import { limitSockets, SOCKET_LIMITS, socketOptions } from '#server/http/sockets.ts';
import { LOOKED_IN_VAIN } from '../owner-link.ts';
import type { Setup } from '../setup.ts';
import { STEPS, type Step, type StepId } from '../steps.ts';
import type { Door } from './door.ts';
import { isOwnHost, isOwnPage } from './guards.ts';
import {
  codePage,
  donePage,
  ICON,
  PAGE_POLICY,
  type PageParts,
  stepPage,
  summaryPage,
} from './render.ts';
import { PAGE_STYLE } from './style.ts';

const COOKIE = 'quarterdeck_setup';
const BODY_LIMIT = 32 * 1024;
const MAX_FIELD = 2000;
/** For one address; the code itself is renewed after a few tries. */
const TRIES_PER_MINUTE = 10;
/** How long one look for the owner waits, in seconds. */
const LOOK_SECONDS = 20;

const Form = Type.Record(Type.String(), Type.String({ maxLength: MAX_FIELD }));

export type SetupServer = {
  setup: Setup;
  door: Door;
  /** The host to listen on. */
  host: string;
  /** Folder of the built site, for its style and type; null: none. */
  siteFolder: string | null;
  lookSeconds?: number;
  /** Called when the settings are written and the answer that says so is on its way. */
  onFinished: () => void;
};

/**
 * Builds the set-up's page without listening. Plain forms: all typed answers are kept here, so the browser needs no script. As
 * soon as there are settings, every address answers 404.
 */
export async function buildSetupServer(options: SetupServer): Promise<FastifyInstance> {
  const { setup, door, host, siteFolder, lookSeconds = LOOK_SECONDS, onFinished } = options;
  const parts: PageParts = { styleSheet: findStyleSheet(siteFolder) };
  const results = new Map<string, readonly Finding[]>();
  const typed = new Map<string, Record<string, string>>();
  let found: BotStart | null = null;

  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT, ...socketOptions(SOCKET_LIMITS) });
  limitSockets(app, SOCKET_LIMITS, () => false);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await app.register(cookie);
  await app.register(rateLimit, { global: false });

  app.setErrorHandler((error: { statusCode?: number; name: string }, _, reply) => {
    const { statusCode: status = 500 } = error;
    // The error's text may quote an answer.
    if (status >= 500) console.error(`The set-up failed (${error.name}).`);
    return reply
      .status(status)
      .type('text/plain')
      .send('Something went wrong. Go back and try again.\n');
  });
  app.setNotFoundHandler((_, reply) => refuse(reply, 404, 'There is nothing here.'));

  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('content-security-policy', PAGE_POLICY)
      // Not `no-referrer`: browsers would then send `Origin: null` with the forms.
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cache-control', 'no-store');
    if (existsSync(setup.path)) return refuse(reply, 404, 'There is nothing here.');
    if (!isOwnHost(request, host)) {
      return refuse(reply, 403, 'Open the set-up at the address that the terminal shows.');
    }
    if (request.method === 'POST' && !isOwnPage(request)) {
      return refuse(reply, 403, 'This form was sent from another page.');
    }
    return undefined;
  });

  if (siteFolder !== null) await addSiteFiles(app, join(siteFolder, 'client'));
  app.get('/setup/style.css', (_, reply) =>
    reply.header('cache-control', 'private, max-age=3600').type('text/css').send(PAGE_STYLE),
  );
  app.get('/setup/icon.svg', (_, reply) =>
    reply.header('cache-control', 'private, max-age=3600').type('image/svg+xml').send(ICON),
  );
  app.get('/', (_, reply) => reply.redirect('/setup'));

  app.get('/setup', (request, reply) => {
    if (isInside(request)) return reply.redirect(nextPath());
    return sendPage(reply, codePage(parts, { isWrong: false }));
  });
  const limited = { config: { rateLimit: { max: TRIES_PER_MINUTE, timeWindow: 60_000 } } };
  app.post('/setup/code', limited, (request, reply) => {
    const session = door.enter(formOf(request).code ?? '');
    if (session === null) return sendPage(reply.status(403), codePage(parts, { isWrong: true }));
    reply.setCookie(COOKIE, session, { path: '/setup', httpOnly: true, sameSite: 'strict' });
    return reply.redirect(nextPath(), 303);
  });

  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request, reply) => {
      if (!isInside(request)) return reply.redirect('/setup', 303);
      return undefined;
    });
    for (const step of STEPS) addStep(inside, step);
    inside.post('/setup/owner/look', async (_, reply) => {
      results.delete('owner');
      try {
        found = (await setup.ownerLink()?.look(lookSeconds)) ?? null;
        if (found === null) results.set('owner', [NOBODY_YET]);
      } catch {
        results.set('owner', [NOT_RECEIVED]);
      }
      return reply.redirect('/setup/owner', 303);
    });
    inside.get('/setup/summary', (_, reply) => sendSummary(reply, null));
    inside.post('/setup/finish', async (_, reply) => {
      let config: Config;
      try {
        config = await setup.finish();
      } catch (error) {
        if (error instanceof ConfigError) return sendSummary(reply, error.message);
        throw error;
      }
      // Only after the answer is sent: this server is about to stop.
      reply.raw.once('finish', onFinished);
      return sendPage(reply.header('connection', 'close'), donePage(parts, config));
    });
  });
  return app;

  function addStep(inside: FastifyInstance, step: Step & { id: StepId }): void {
    inside.get(`/setup/${step.id}`, (_, reply) => {
      const before = STEPS[STEPS.findIndex(({ id }) => id === step.id) - 1];
      if (before && !setup.isPassed(before.id)) return reply.redirect(nextPath());
      const view = {
        step,
        setup,
        findings: results.get(step.id) ?? [],
        before: results.get(before?.id ?? '') ?? [],
        typed: typed.get(step.id) ?? {},
        owner: step.id === 'owner' ? ownerView() : null,
      };
      return sendPage(reply, stepPage(parts, view));
    });
    inside.post(`/setup/${step.id}`, async (request, reply) => {
      const { anyway, ...given } = formOf(request);
      const { findings, isPassed } = await setup.answer(step.id, given, {
        isForced: anyway === '1',
      });
      results.set(step.id, findings);
      typed.set(step.id, isPassed ? {} : given);
      // It may be another bot now.
      if (step.id === 'bot') found = null;
      return reply.redirect(isPassed ? nextPath() : `/setup/${step.id}`, 303);
    });
  }

  function ownerView() {
    const link = setup.ownerLink();
    return link === null ? null : { address: link.address, found };
  }

  function isInside(request: FastifyRequest): boolean {
    return door.admits(request.cookies[COOKIE]);
  }

  function nextPath(): string {
    return `/setup/${setup.nextStep()?.id ?? 'summary'}`;
  }

  function sendSummary(reply: FastifyReply, problem: string | null): FastifyReply {
    if (setup.nextStep() !== null) return reply.redirect(nextPath(), 303);
    return sendPage(reply, summaryPage(parts, { setup, problem }));
  }
}

const NOBODY_YET: Finding = {
  check: 'owner',
  state: 'warning',
  says: LOOKED_IN_VAIN.nobodyYet,
  remedy: 'Open it, press Start in Telegram, then press the button once more',
  settings: [],
};
const NOT_RECEIVED = fault(
  'owner',
  LOOKED_IN_VAIN.notReceived,
  'Type your id, or go back and say that another program uses the bot',
);

function formOf(request: FastifyRequest): Record<string, string> {
  return Value.Check(Form, request.body) ? request.body : {};
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.status(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

function findStyleSheet(siteFolder: string | null): string | null {
  if (siteFolder === null) return null;
  const template = readFileSync(join(siteFolder, 'client/index.html'), 'utf8');
  return /href="(\/assets\/[^"]+\.css)"/.exec(template)?.[1] ?? null;
}

/** Serves the style, type and icons of the site: none of these are secret. */
async function addSiteFiles(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    globIgnore: ['index.html*', '**/*.map*', '**/*.js', '**/*.html'],
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'private, max-age=3600'),
  });
}
