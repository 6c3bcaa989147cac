import type { FastifyInstance } from 'fastify';
import { isLanguage } from '#rules/messages/languages.ts';
import type { Db } from '#server/db/connect.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import type { SessionCookie } from '../session-cookie.ts';
import type { PageLanguage } from './page-language.ts';

type Settings = {
  db: Db;
  cookie: SessionCookie;
  pageLanguage: PageLanguage;
};

/** More than any address of a page with its query. In bytes. */
const MAX_BODY = 8192;

/**
 * Takes the form of languages below each page, and leads back to that page. The choice is kept in the browser, and for a member
 * where the bot reads it too.
 */
export function addLanguageChoice(app: FastifyInstance, settings: Settings): void {
  app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    form.post('/language', { config: { lane: 'members' } }, async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const language = fields.get('language') ?? '';
      // Another site's form would only annoy, and is refused all the same.
      if (isLanguage(language) && request.headers['sec-fetch-site'] !== 'cross-site') {
        settings.pageLanguage.choose(reply, language);
        const { db, cookie } = settings;
        const actor = await cookie.findActor(request);
        if (actor) {
          const { telegramId } = actor.viewer;
          await chooseLanguage(db, { telegramId, language });
        }
      }
      return reply.redirect(ownAddress(fields.get('to') ?? ''), 303);
    });
  });
}

/** The address of a page of this site; the landing page's for anything else. */
export function ownAddress(text: string): string {
  const base = 'http://site.invalid';
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  // A path may begin with two slashes, which a browser would take for another host.
  const isOwn = text.startsWith('/') && url?.origin === base && !url.pathname.startsWith('//');
  return url && isOwn ? url.pathname + url.search : '/';
}
