import { QueryClientProvider } from '@tanstack/react-query';
import { sql } from 'kysely';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { FirstView } from '#contract/first-view.ts';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { MemberPage } from '#contract/site/members.ts';
import type { AllowedApp } from '#contract/site/my-consents.ts';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { type SiteMessages, siteMessagesIn } from '#rules/messages/site-messages.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { App } from './app.tsx';
import { AppCard } from './apps/app-card.tsx';
import { setCommunity } from './community.ts';
import { OwnDashboard } from './creator/dashboard/own-dashboard.tsx';
import { Expectation } from './creator/submit/expectation.tsx';
import { SubmissionForm } from './creator/submit/submission-form.tsx';
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
import { Voyage } from './members/voyage/voyage.tsx';
import { SharedWeeks } from './members/weeks/shared-weeks.tsx';
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

/** All texts of the page's data, and the names that the page makes of them. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { firstName, lastName, username } = value as Partial<Record<string, unknown>>;
  const names = [`${firstName} ${lastName}`, `@${username}`];
  return [...names, ...Object.values(value).flatMap(stringsIn)];
}

describe('a page of another language', () => {
  let database: TestDatabase;
  let test: TestApp;
  /** Somebody with a page of approved content. */
  let creator: string;
  let creatorId: bigint;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    await fillDemo(database.db, { ...test.config, nowMs: NOW_MS });
    const { rows } = await sql<{ id: bigint; username: string }>`
      select m.id, m.username from members m join submissions s on s.member_id = m.id
      where m.username is not null and m.hidden_at is null and s.status = 'approved'
      group by m.id order by count(*) desc, m.id limit 1`.execute(database.db);
    creator = rows[0]?.username ?? '';
    creatorId = rows[0]?.id ?? 0n;
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
    '/creator',
    '/creator?sort=points&page=2',
    '/creator?type=meme_image&search=nothing+like+that',
    '/creator?type=pigeon_post&page=99',
    '/creator?tab=dashboard',
    '/creator/CREATOR',
    '/creator/CREATOR?page=99',
    '/creator/nobody',
    '/members/1',
    '/members/CREATOR_NUMBER',
    '/members/999999',
    '/apps',
    '/weeks/2026-03-01',
    '/weeks/2026-03-01?page=99',
    '/weeks/2026-02-22/members/1',
    '/leaderboard',
    '/leaderboard?sort=totalTipped&page=2',
    '/leaderboard?page=99',
    '/leaderboard?search=a&eligible=1',
    '/leaderboard?search=qqqq&page=3',
    '/nowhere',
  ])('says nothing at %s that is not in the catalogue', async (pattern) => {
    const path = pattern.replace('CREATOR_NUMBER', `${creatorId}`).replace('CREATOR', creator);
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

  it.each(['with figures', 'before they load'])(
    'says nothing on a dashboard %s that is not in the catalogue',
    async (state) => {
      const token = await createSession(database.db, { memberId: creatorId, nowMs: NOW_MS });
      const headers = { cookie: `deck=${token}` };
      const { body } = await test.get('/creator', { headers });
      const [, data] = /id="first-view">([^<]*)</.exec(body) ?? [];
      const view: FirstView = JSON.parse(data ?? '');
      const query = { page: '1', limit: '10' };
      const answers = [];
      for (const [route, path] of [
        ['getCreatorStats', ''],
        ['getCreatorDays', '/days'],
        ['getCreatorPayments', '/payments?page=1&limit=10'],
        ['getCreatorPoints', '/points?page=1&limit=10'],
        ['getOwnSubmissions', '/submissions?page=1&limit=10'],
      ] as const) {
        const answer = await test.get(`/api/creator/me${path}`, { headers });
        expect(answer.statusCode).toBe(200);
        const call = path.includes('?') ? { route, query } : { route };
        answers.push({ call, data: answer.json() });
      }
      const member: MemberPage = (await test.get(`/api/members/${creatorId}`)).json();
      const shown = { ...view, answers: state === 'with figures' ? answers : [] };
      setCommunity(view.community);
      setLanguage('de', PSEUDO);
      const html = renderToString(
        <QueryClientProvider client={queryClientWith(shown)}>
          <NowProvider nowMs={NOW_MS}>
            <ViewerProvider viewer={view.viewer} instance={view.instance} publicUrl="">
              <Router ssrPath="/creator">
                <OwnDashboard />
                <Voyage
                  member={{ ...member, totalLifetimePoints: 2000 }}
                  week={{ isEligible: true } as LeaderboardEntry}
                />
                {[0, 2.5].map((pointsNeeded) => (
                  <Voyage
                    key={pointsNeeded}
                    member={member}
                    week={{ isEligible: false, pointsNeeded } as LeaderboardEntry}
                  />
                ))}
                <SharedWeeks member={{ ...member, weeks: [] }} name="@anne" />
                <AppCard app={ALLOWED_APP} />
                <AppCard app={{ ...ALLOWED_APP, blockedAt: SUBMITTED.submittedAt }} />
                {DUPLICATES.map((duplicate) => (
                  <Expectation
                    key={JSON.stringify(duplicate)}
                    type="meme_image"
                    preview={{ ...PREVIEW, duplicate, expectedWaitSeconds: duplicate && 7200 }}
                    isKnown={true}
                  />
                ))}
                <SubmissionForm
                  draftName="new"
                  initial={{ ...PREVIEW, contentType: '', title: '', description: '' }}
                  sendLabel=""
                  anywayLabel=""
                  onSend={async () => undefined}
                  onCancel={() => undefined}
                />
              </Router>
            </ViewerProvider>
          </NowProvider>
        </QueryClientProvider>,
      );
      const known = stringsIn([view, PIRATE_RANKS, answers, member, PREVIEW, ALLOWED_APP, '@anne']);
      expect([...new Set(textsOf(html).flatMap((text) => loose(text, known)))]).toEqual([]);
    },
  );

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

const ALLOWED_APP: AllowedApp = {
  appId: '1',
  name: 'Parrot',
  developer: 'Polly',
  permissions: API_KEY_PERMISSIONS.map(({ id }) => ({
    permission: id,
    since: '2026-03-01T00:00:00Z',
  })),
  blockedAt: null,
};
const PREVIEW = {
  url: 'https://pigeon.example/post',
  host: 'pigeon.example',
  contentType: null,
  waiting: 3,
};
const SUBMITTED = { submittedAt: '2026-03-04T10:00:00Z' };
const DUPLICATES = [
  null,
  { ...SUBMITTED, isOwn: false, status: 'approved' },
  { ...SUBMITTED, isOwn: true, status: 'pending' },
  { ...SUBMITTED, isOwn: true, status: 'approved' },
  { ...SUBMITTED, isOwn: true, status: 'rejected' },
] as const;
