import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { isLanguage, type Language } from '#rules/messages/languages.ts';
import type { PortalValues } from '#rules/portal-settings.ts';
import type { PersonLanguages } from '#server/services/members/languages.ts';

const COOKIE = 'language';
const YEAR_S = 365 * 24 * 60 * 60;

export type PageLanguage = ReturnType<typeof createPageLanguage>;

/**
 * The language of a page by the request alone (docs/spec/site.md#20-languages): the one chosen in this browser, else the one that
 * the browser likes best, else the community's.
 *
 * @param lastSettings the settings as they were read last
 */
export function createPageLanguage(publicUrl: string, lastSettings: () => PortalValues) {
  const secure = publicUrl.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_S } as const;
  const chosen = (request: FastifyRequest): Language | null => {
    const text = request.cookies[COOKIE] ?? '';
    return isLanguage(text) ? text : null;
  };
  const of = (request: FastifyRequest): Language => {
    const { language } = lastSettings();
    const community = isLanguage(language) ? language : 'en';
    return chosen(request) ?? acceptedLanguage(request.headers['accept-language']) ?? community;
  };
  return {
    of,
    /**
     * The same for a signed-in member: their own choice, which the bot has too, counts on every device; the language of their
     * Telegram counts less than a choice here.
     */
    ofMember: (request: FastifyRequest, own: PersonLanguages | null): Language =>
      own?.chosen ?? chosen(request) ?? own?.seen ?? of(request),
    choose: (reply: FastifyReply, language: Language) => reply.setCookie(COOKIE, language, options),
  };
}
