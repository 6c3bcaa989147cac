import { sql } from 'kysely';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstView } from '#contract/first-view.ts';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { siteMessagesIn } from '#rules/messages/site-messages.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { preparePage } from './routes.tsx';
import { looseWords, PSEUDO, stringsIn, viewIn } from './testing/pseudo-language.tsx';

const PATHS = ['/privacy', '/terms'];

describe('the legal pages in another language', () => {
  let database: TestDatabase;
  let test: TestApp;
  let memberId: bigint;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    const { rows } = await sql<{ id: bigint }>`
      insert into members (telegram_id, created_at) values (7, 'now') returning id`.execute(
      database.db,
    );
    memberId = rows[0]?.id ?? 0n;
    await Promise.all(PATHS.map((path) => preparePage(path, false)));
  });
  afterAll(async () => {
    setLanguage('en');
    await test.app.close();
    await database.close();
  });

  function render(view: FirstView): string {
    setCommunity(view.community);
    return renderToString(<App view={view} queryClient={queryClientWith(view)} />);
  }

  it.each(PATHS)('say nothing at %s that is not in the catalogue', async (path) => {
    const token = await createSession(database.db, { memberId, nowMs: NOW_MS });
    for (const headers of [{}, { cookie: `deck=${token}` }]) {
      const view = viewIn((await test.get(path, { headers })).body);
      for (const ownWallet of [false, true]) {
        for (const botHandle of [view.community.links.botHandle, null]) {
          const links = { ...view.community.links, botHandle };
          const shown = {
            ...view,
            language: 'de' as const,
            instance: { ...view.instance, ownWallet },
            community: { ...view.community, links },
          };
          setLanguage('de', PSEUDO);
          const html = render(shown);
          expect(html.split('⟦').length).toBeGreaterThan(40);
          expect.soft(looseWords(html, [...stringsIn(view), ...NAMES])).toEqual([]);
        }
      }
    }
  });

  it.each(PATHS)(
    'say at %s that the English text counts, in every language but English',
    async (path) => {
      const view = viewIn((await test.get(path)).body);
      for (const language of LANGUAGES) {
        const texts = siteMessagesIn(language);
        setLanguage(language);
        const main = render({ ...view, language }).replace(/<(?!main)[^>]*>/g, '');
        expect(main.includes(texts.legal_convenience())).toBe(language !== 'en');
        expect(texts.legal_convenience()).toContain('English');
      }
    },
  );
});

/** The languages' own names below the page, and the place to write to without its protocol. */
const NAMES = [
  'English',
  'Deutsch',
  'Español',
  'Русский',
  'العربية',
  'Bahasa Indonesia',
  't.me/junkcoin_JKC',
];
