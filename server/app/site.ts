import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '../http/errors.ts';
import { addLanguageChoice } from '../http/pages/language-choice.ts';
import { addPages } from '../http/pages/pages.ts';
import { addWalletPage } from '../http/pages/wallet-page.ts';
import { createPosterCache } from '../http/posters/poster-cache.ts';
import { addPosters } from '../http/posters/posters.ts';
import { addSiteFiles } from '../http/site-files.ts';
import { readVersion } from '../program/version.ts';
import { readMemberPoster } from '../services/creators/member-page.ts';
import { createWitnessedReader } from '../services/log/cosignatures.ts';
import { readPersonLanguages } from '../services/members/languages.ts';
import { readWeekNames } from '../services/weeks/closed-weeks.ts';
import { readSharePoster, readWeekPoster } from '../services/weeks/posters.ts';
import type { AppDeps } from './deps.ts';
import type { Shared } from './shared.ts';

/** Adds the built site, if there is one; every other address is not found. */
export async function addSite(app: FastifyInstance, deps: AppDeps, shared: Shared): Promise<void> {
  const { db, demo, config, settings, siteFolder, now } = deps;
  const { publicUrl } = config;
  const { pageWorker: worker, sessionCookie: cookie, instance, community, pages } = shared;
  const { pageLanguage } = shared;
  if (!siteFolder || !worker) {
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    return;
  }
  addSiteFiles(app, { publicUrl, demo, readWeekNames: (limit) => readWeekNames(db, limit) });
  addSitePosters(app, deps, shared, siteFolder);
  addLanguageChoice(app, { db, cookie, pageLanguage });
  addWalletPage(app, { folder: join(siteFolder, 'wallet') });
  await addPages(app, {
    siteFolder,
    publicUrl,
    instance,
    community,
    settings,
    readWitnessed:
      config.logWitnesses.length > 0 ? createWitnessedReader({ db, now }) : async () => null,
    cookie,
    pageLanguage,
    readLanguage: (telegramId) => readPersonLanguages(db, telegramId),
    pages,
    worker,
    now,
  });
}

function addSitePosters(
  app: FastifyInstance,
  { db, board, now }: AppDeps,
  { community, isNear }: Shared,
  siteFolder: string,
): void {
  const { site, papers, ranks } = community;
  const settings = { siteFolder, community: site, papers, version: readVersion() };
  addPosters(app, {
    sources: {
      readWeek: (week) => readWeekPoster(db, { week, nowMs: now() }),
      readShare: (week, memberNumber) =>
        readSharePoster(db, { week, memberNumber, nowMs: now(), ranks }),
      readMember: (memberNumber) =>
        readMemberPoster(db, board, { memberNumber, nowMs: now(), ranks }),
    },
    cache: createPosterCache(settings, (error) =>
      app.log.error({ err: error }, 'posters are drawn by a new thread'),
    ),
    isNear,
  });
}
