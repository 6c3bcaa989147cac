import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { FirstView } from '#contract/first-view.ts';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { type SiteMessages, siteMessagesIn } from '#rules/messages/site-messages.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import {
  BoardError,
  NoActivity,
  NobodyEligible,
  PastTheEnd,
} from './leaderboard/board/notices.tsx';
import { OwnPastWeeks } from './leaderboard/own/past-weeks.tsx';
import { OwnRow } from './leaderboard/own/row.tsx';
import { OwnWeek } from './leaderboard/own/week.tsx';
import { RecentDistributions } from './leaderboard/week/recent-distributions.tsx';
import { WeekTiles } from './leaderboard/week/tiles.tsx';
import { setLanguage } from './messages.ts';
import { preparePage } from './routes.tsx';
import { NowProvider } from './shell/now.tsx';
import { ViewerProvider } from './shell/viewer/viewer.tsx';

/** Words in a row, of which a page shows one at a time. */
const ROWS = ['ui_months', 'board_weekdays', 'board_weekdays_short'];

type Say = (values: object) => string | readonly unknown[];

/** The texts in English between brackets: words outside of them are from no catalogue. */
const PSEUDO = Object.fromEntries(
  Object.entries(siteMessagesIn('en')).map(([key, say]) => [
    key,
    typeof say === 'string' || ROWS.includes(key)
      ? say
      : (values: object) => {
          const said = (say as Say)(values);
          return typeof said === 'string' ? `⟦${said}⟧` : ['⟦', ...said, '⟧'];
        },
  ]),
) as unknown as SiteMessages; // The same keys, with functions of the same values.

/** Words that are the same in every language: examples, handles, and the names of other sites. */
const KEPT = [
  'Ben',
  'CSV',
  'JSON',
  'JKC',
  'UTC',
  'CoinGecko',
  'CoinMarketCap',
  'GitHub',
  ...wordsInRows(),
];

function wordsInRows(): string[] {
  const m = siteMessagesIn('en');
  return [m.ui_months(), m.board_weekdays(), m.board_weekdays_short()].join(' ').split(' ');
}

/** The texts that people see or hear: of attributes that are read out, and of all elements, a line each. */
function textsOf(html: string): string[] {
  const read = html.matchAll(
    / (?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder|data-tip)="([^"]*)"/g,
  );
  const shown = html
    .replace(/<(code|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n');
  return [...[...read].map(([, text]) => text ?? ''), shown];
}

/** The parts of a text outside of brackets with words that are no data of the page. */
function loose(text: string, known: readonly string[]): string[] {
  const letters: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'" };
  const plain = text.replace(/&(amp|quot|#x27);/g, (_, name: string) => letters[name] ?? '');
  let depth = 0;
  const outside = [...plain].map((letter) => {
    if (letter === '⟦') depth += 1;
    if (letter === '⟧') depth -= 1;
    return depth > 0 || letter === '⟧' ? '\n' : letter;
  });
  return outside
    .join('')
    .split('\n')
    .filter((part) => {
      // A username has a mark before it, and the name of a rank one after it.
      const said = part.trim().replace(/^@|\s*·$/g, '');
      if (known.some((each) => each.includes(said))) return false;
      const words = part.match(/\p{Letter}{2,}/gu) ?? [];
      return words.some((word) => !KEPT.includes(word) && !known.includes(word));
    });
}

/** All texts of the page's data. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('a page of another language', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    await fillDemo(database.db, { ...test.config, nowMs: NOW_MS });
  });
  afterAll(async () => {
    setLanguage('en');
    await test.app.close();
    await database.close();
  });

  it.each([
    '/',
    '/weeks',
    '/weeks?page=99',
    '/weeks/2026-03-01',
    '/weeks/2026-03-01?page=99',
    '/weeks/2026-02-22/members/1',
    '/leaderboard',
    '/leaderboard?sort=totalTipped&page=2',
    '/leaderboard?page=99',
    '/leaderboard?search=a&eligible=1',
    '/leaderboard?search=qqqq&page=3',
    '/nowhere',
  ])('says nothing at %s that is not in the catalogue', async (path) => {
    const token = await createSession(database.db, { memberId: 1n, nowMs: NOW_MS });
    for (const headers of [{}, { cookie: `deck=${token}` }]) {
      const { body } = await test.get(path, { headers });
      const [, data] = /id="first-view">([^<]*)</.exec(body) ?? [];
      const view: FirstView = JSON.parse(data ?? '');
      const known = [...stringsIn([view, PIRATE_RANKS]), ...Object.values(LANGUAGE_NAMES)];
      await preparePage(path, false);
      setCommunity(view.community);
      for (const answers of [view.answers, []]) {
        setLanguage('de', PSEUDO);
        const shown = { ...view, language: 'de' as const, answers };
        const html = renderToString(<App view={shown} queryClient={queryClientWith(shown)} />);
        const texts = textsOf(html);
        expect(texts.join('').split('⟦').length).toBeGreaterThan(15);
        expect.soft([...new Set(texts.flatMap((text) => loose(text, known)))]).toEqual([]);
      }
    }
  });

  it('says nothing in the panels of a signed-in member that is not in the catalogue', async () => {
    const cookie = `deck=${await createSession(database.db, { memberId: 1n, nowMs: NOW_MS })}`;
    const { body } = await test.get('/leaderboard', { headers: { cookie } });
    const [, data] = /id="first-view">([^<]*)</.exec(body) ?? [];
    const view: FirstView = JSON.parse(data ?? '');
    const telegramId = view.viewer?.telegramId ?? '';
    const ask = async (path: string) =>
      JSON.parse((await test.get(`/api/${path}`, { headers: { cookie } })).body);
    const sortBy = 'weeklyActivityPoints';
    const entry = (await ask(`leaderboard/me?sortBy=${sortBy}`)).entry;
    const week = await ask(`weekly-rewards/user-week-activity/${telegramId}`);
    const past = await ask(`weekly-rewards/user-weeks/${telegramId}?page=1&limit=3`);
    const own = (pieces: object) => ({ isPending: false, isError: false, ...pieces }) as never;
    const reason = { since: view.nowMs, ownPoints: 2.5, othersPoints: -3, share: '-1.5' };
    setCommunity(view.community);
    setLanguage('de', PSEUDO);

    const weekly = (activity: object | undefined, weeks: object | undefined) => {
      const client = queryClientWith(view);
      const params = { telegramId };
      if (activity) client.setQueryData(['getUserWeekActivity', params, {}], activity);
      const query = { page: '1', limit: '3' };
      if (weeks) client.setQueryData(['getUserWeeks', params, query], weeks);
      return inPage(
        view,
        client,
        <>
          <OwnWeek telegramId={telegramId} threshold={5} />
          <OwnPastWeeks telegramId={telegramId} />
        </>,
      );
    };
    const lastShare = { ...past, weeks: past.weeks.slice(0, 1) };
    const none = { ...past, weeks: [] };
    const below = { ...week, isEligible: false, pointsNeeded: 1.5, estimatedShare: null };
    const shown = [
      weekly(week, past),
      weekly({ ...week, estimatedShare: '12', estimateReason: reason }, lastShare),
      weekly(below, none),
      weekly(undefined, undefined),
      inPage(
        view,
        queryClientWith(view),
        <>
          {[{ data: { entry } }, { isError: true }, { isPending: true }].map((pieces) => (
            <OwnRow key={Object.keys(pieces)[0]} own={own(pieces)} sort={sortBy} hasUsd={false} />
          ))}
          <OwnRow
            own={own({
              data: {
                entry: {
                  ...entry,
                  lastWeekPlace: entry.rank + 3,
                  weeklyActivityPoints: 1,
                  countedPoints: 0.5,
                  twitterVerified: true,
                  isAdmin: true,
                  totalTippedUSD: '3.5',
                  profileLinkUrl: 'https://t.me/somebody',
                },
              },
            })}
            sort={sortBy}
            hasUsd={true}
          />
          <BoardError onRetry={() => undefined} />
          <NoActivity />
          <PastTheEnd onLastPage={() => undefined} />
          <NobodyEligible onShowAll={() => undefined} />
          <WeekTiles status={undefined} summary={{ data: undefined, isError: true }} />
        </>,
      ),
      inPage(view, queryClientWith({ ...view, answers: [] }), <RecentDistributions />),
    ];
    const known = stringsIn([view, entry, week, past, PIRATE_RANKS]);
    for (const html of shown) {
      expect(html).toContain('⟦');
      expect.soft([...new Set(textsOf(html).flatMap((text) => loose(text, known)))]).toEqual([]);
    }
    expect(shown.join()).toContain('since last week');
  });
});

function inPage(view: FirstView, client: ReturnType<typeof queryClientWith>, panels: ReactNode) {
  const { viewer, instance, publicUrl } = view;
  return renderToString(
    <QueryClientProvider client={client}>
      <NowProvider nowMs={view.nowMs}>
        <ViewerProvider viewer={viewer} instance={instance} publicUrl={publicUrl}>
          <Router ssrPath="/leaderboard">{panels}</Router>
        </ViewerProvider>
      </NowProvider>
    </QueryClientProvider>,
  );
}
