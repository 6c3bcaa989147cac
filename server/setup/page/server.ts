import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { isLanguage } from '#rules/messages/languages.ts';
import { type Config, ConfigError } from '#server/config/config.ts';
import type { Finding } from '#server/doctor/finding.ts';
import type { BotStart } from '#server/gateways/telegram/starts.ts';
import { limitSockets, SOCKET_LIMITS, socketOptions } from '#server/http/sockets.ts';
import type { LookedInVain } from '../owner-link.ts';
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
  partsIn,
  stepPage,
  summaryPage,
} from './render.ts';
import { PAGE_STYLE } from './style.ts';

const COOKIE = 'quarterdeck_setup';
/** A stranger may have set it, so only the names of languages count. */
const LANGUAGE_COOKIE = 'language';
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
  const styleSheet = findStyleSheet(siteFolder);
  const results = new Map<string, readonly Finding[]>();
  const typed = new Map<string, Record<string, string>>();
  // Secrets that are typed when the language is changed: the page does not get them back.
  const held = new Map<string, Record<string, string>>();
  let found: BotStart | null = null;
  let inVain: LookedInVain | null = null;

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

  app.setErrorHandler((error: { statusCode?: number; name: string }, request, reply) => {
    const { statusCode: status = 500 } = error;
    // The error's text may quote an answer.
    if (status >= 500) console.error(`The set-up failed (${error.name}).`);
    return reply
      .status(status)
      .type('text/plain; charset=utf-8')
      .send(`${partsFor(request).m.setup_refused_failed()}\n`);
  });
  app.setNotFoundHandler((request, reply) =>
    refuse(reply, 404, partsFor(request).m.setup_refused_nothing()),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('content-security-policy', PAGE_POLICY)
      // Not `no-referrer`: browsers would then send `Origin: null` with the forms.
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cache-control', 'no-store');
    const { m } = partsFor(request);
    if (existsSync(setup.path)) return refuse(reply, 404, m.setup_refused_nothing());
    if (!isOwnHost(request, host)) {
      return refuse(reply, 403, m.setup_refused_host());
    }
    if (request.method === 'POST' && !isOwnPage(request)) {
      return refuse(reply, 403, m.setup_refused_page());
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
    return sendPage(reply, codePage(partsFor(request), { isWrong: false }));
  });
  const limited = { config: { rateLimit: { max: TRIES_PER_MINUTE, timeWindow: 60_000 } } };
  app.post('/setup/code', limited, (request, reply) => {
    const session = door.enter(formOf(request).code ?? '');
    if (session === null) {
      return sendPage(reply.status(403), codePage(partsFor(request), { isWrong: true }));
    }
    reply.setCookie(COOKIE, session, { path: '/setup', httpOnly: true, sameSite: 'strict' });
    return reply.redirect(nextPath(), 303);
  });

  app.post('/setup/language', (request, reply) => {
    const { language = '', at, anyway: _, ...given } = formOf(request);
    if (isLanguage(language)) {
      reply.setCookie(LANGUAGE_COOKIE, language, {
        path: '/setup',
        httpOnly: true,
        sameSite: 'strict',
      });
    }
    if (!isInside(request)) return reply.redirect('/setup', 303);
    const step = STEPS.find(({ id }) => id === at);
    if (step !== undefined) keepTyped(step, given);
    return reply.redirect(step === undefined ? nextPath() : `/setup/${step.id}`, 303);
  });

  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request, reply) => {
      if (!isInside(request)) return reply.redirect('/setup', 303);
      return undefined;
    });
    for (const step of STEPS) addStep(inside, step);
    inside.post('/setup/owner/look', async (_, reply) => {
      results.delete('owner');
      inVain = null;
      try {
        found = (await setup.ownerLink()?.look(lookSeconds)) ?? null;
        if (found === null) inVain = 'nobody_yet';
      } catch {
        inVain = 'not_received';
      }
      return reply.redirect('/setup/owner', 303);
    });
    inside.get('/setup/summary', (request, reply) => sendSummary(request, reply, null));
    inside.post('/setup/finish', async (request, reply) => {
      let config: Config;
      try {
        config = await setup.finish();
      } catch (error) {
        if (error instanceof ConfigError) return sendSummary(request, reply, error.message);
        throw error;
      }
      // Only after the answer is sent: this server is about to stop.
      reply.raw.once('finish', onFinished);
      return sendPage(reply.header('connection', 'close'), donePage(partsFor(request), config));
    });
  });
  return app;

  function addStep(inside: FastifyInstance, step: Step & { id: StepId }): void {
    inside.get(`/setup/${step.id}`, (request, reply) => {
      const before = STEPS[STEPS.findIndex(({ id }) => id === step.id) - 1];
      if (before && !setup.isPassed(before.id)) return reply.redirect(nextPath());
      const view = {
        step,
        setup,
        findings: results.get(step.id) ?? [],
        before: results.get(before?.id ?? '') ?? [],
        typed: typed.get(step.id) ?? {},
        held: held.get(step.id) ?? {},
        owner: step.id === 'owner' ? ownerView() : null,
      };
      return sendPage(reply, stepPage(partsFor(request), view));
    });
    inside.post(`/setup/${step.id}`, async (request, reply) => {
      const { anyway, at: _, ...answers } = formOf(request);
      const given = withHeld(step, answers);
      const { findings, isPassed } = await setup.answer(step.id, given, {
        isForced: anyway === '1',
      });
      results.set(step.id, findings);
      typed.set(step.id, isPassed ? {} : given);
      held.delete(step.id);
      if (step.id === 'owner') inVain = null;
      // It may be another bot now.
      if (step.id === 'bot') found = null;
      return reply.redirect(isPassed ? nextPath() : `/setup/${step.id}`, 303);
    });
  }

  function ownerView() {
    return { address: setup.ownerLink()?.address ?? null, found, inVain };
  }

  /** The language that the visitor chose here, or else the one that the browser likes best. */
  function partsFor(request: FastifyRequest): PageParts {
    const chosen = request.cookies?.[LANGUAGE_COOKIE] ?? '';
    const language = isLanguage(chosen)
      ? chosen
      : (acceptedLanguage(request.headers['accept-language']) ?? 'en');
    return partsIn(language, styleSheet);
  }

  function keepTyped(step: Step, given: Record<string, string>): void {
    const secrets = step.questions.filter(({ kind }) => kind === 'secret');
    const isSecret = (name: string) => secrets.some(({ setting }) => setting === name);
    const entries = Object.entries(given);
    typed.set(step.id, Object.fromEntries(entries.filter(([name]) => !isSecret(name))));
    const fresh = entries.filter(([name, text]) => isSecret(name) && text.trim() !== '');
    held.set(step.id, { ...held.get(step.id), ...Object.fromEntries(fresh) });
  }

  /** The answers of a form, with the secrets that were typed before the language was changed. */
  function withHeld(step: Step, answers: Record<string, string>): Record<string, string> {
    const waiting = Object.entries(held.get(step.id) ?? {});
    return {
      ...answers,
      ...Object.fromEntries(waiting.filter(([name]) => answers[name]?.trim() === '')),
    };
  }

  function isInside(request: FastifyRequest): boolean {
    return door.admits(request.cookies[COOKIE]);
  }

  function nextPath(): string {
    return `/setup/${setup.nextStep()?.id ?? 'summary'}`;
  }

  function sendSummary(
    request: FastifyRequest,
    reply: FastifyReply,
    problem: string | null,
  ): FastifyReply {
    if (setup.nextStep() !== null) return reply.redirect(nextPath(), 303);
    return sendPage(reply, summaryPage(partsFor(request), { setup, problem }));
  }
}

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
