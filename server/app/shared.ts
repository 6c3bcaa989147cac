import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withOwnWallet } from '../community-file/read-community.ts';
import { bearerOf, isAnonymous } from '../http/access.ts';
import { createKeptAnswers } from '../http/kept-answers.ts';
import { createKnownTokens } from '../http/overload/known-tokens.ts';
import { createIsNear, createLanes } from '../http/overload/overload.ts';
import { createPageLanguage } from '../http/pages/page-language.ts';
import { createReadyPages } from '../http/pages/ready-pages.ts';
import { openPageWorker } from '../http/pages/worker/page-worker.ts';
import { createSessionCookie } from '../http/session-cookie.ts';
import { signInOffer } from '../services/sign-in/offer.ts';
import type { AppDeps } from './deps.ts';

export type Shared = ReturnType<typeof createShared>;

/** The parts that several steps of `buildApp` use. */
export function createShared(app: FastifyInstance, deps: AppDeps) {
  const { db, news, config, now, siteFolder } = deps;
  const { publicUrl } = config;
  const ownWallet = config.bot !== 'off';
  const community = ownWallet ? withOwnWallet(config.community) : config.community;
  const instance = {
    demo: deps.demo,
    trial: deps.trial,
    theme: config.defaultTheme,
    miniAppSurface: config.miniAppSurface,
    ownWallet,
    // A demo's Telegram signs nobody in: its people sign in without it.
    signIn: deps.trial ? null : signInOffer(config),
  };
  // First, because it starts while the rest is assembled.
  const pageWorker =
    siteFolder &&
    openPageWorker({ siteFolder, publicUrl, instance, community }, (error, what) =>
      app.log.error({ err: error }, what),
    );
  const isNear = createIsNear(config.trustedProxies);
  const known = createKnownTokens();
  const sessionCookie = createSessionCookie(db, publicUrl, { now, known });
  const pageLanguage = createPageLanguage(publicUrl, deps.settings.last);
  return {
    community,
    instance,
    pageWorker,
    isNear,
    known,
    sessionCookie,
    lanes: createLanes(isNear),
    pageLanguage,
    pages: createReadyPages(news, now, sessionCookie.maySendToken, pageLanguage.of),
    keptAnswers: createKeptAnswers(news, now),

    /** The member or key that this server has found behind a request; null: a stranger's. */
    ownerOf(request: FastifyRequest): string | null {
      if (isAnonymous(request)) return null;
      for (const token of [sessionCookie.readToken(request), bearerOf(request)]) {
        const owner = token === null ? null : known.ownerOf(token);
        if (owner !== null) return owner;
      }
      return null;
    },
  };
}
