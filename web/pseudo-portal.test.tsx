import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminApp } from '#contract/admin/apps.ts';
import type { Broadcast } from '#contract/admin/broadcast.ts';
import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import type { AdminUser, BanEvent, SocialProfile } from '#contract/admin/users.ts';
import type { FirstView } from '#contract/first-view.ts';
import type { Viewer } from '#contract/site/session.ts';
import { APPLICATION_TYPES } from '#rules/apps/form.ts';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { fillDemo, findDemoPerson } from '#server/services/demo/demo-community.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { AdminContext } from './admin/admin-context.ts';
import { AppItem } from './admin/apps/app-item.tsx';
import { Apps } from './admin/apps/apps.tsx';
import { JudgeDialog } from './admin/apps/judge-dialog.tsx';
import { BroadcastDialog } from './admin/broadcast/broadcast-dialog.tsx';
import { BroadcastProgress } from './admin/broadcast/broadcast-progress.tsx';
import { BroadcastSection } from './admin/broadcast/broadcast-section.tsx';
import { MessageField } from './admin/broadcast/message-field.tsx';
import { MessagePreview } from './admin/broadcast/message-preview.tsx';
import { outcomeMessage, unfinishedMessage } from './admin/broadcast/messages.ts';
import { HistoryDialog } from './admin/history-dialog.tsx';
import {
  legacyLoginMessage,
  missingId,
  noAdmin,
  noContainer,
  widgetLoginMessage,
  widgetProblem,
} from './admin/login/messages.ts';
import { LoginScreen } from './admin/login/screen.tsx';
import { ApprovalWait } from './admin/login/wait.tsx';
import { DecisionDialog } from './admin/plan-requests/decision-dialog.tsx';
import { PlanRequests } from './admin/plan-requests/plan-requests.tsx';
import { RequestItem } from './admin/plan-requests/request-item.tsx';
import { AllSubmissions } from './admin/review/all-submissions.tsx';
import { BulkBar } from './admin/review/bulk/bar.tsx';
import { BulkRejectDialog } from './admin/review/bulk/reject-dialog.tsx';
import { MAX_SELECTED } from './admin/review/bulk/selection.ts';
import { DeleteDialog } from './admin/review/delete-dialog.tsx';
import { EvaluationPanel } from './admin/review/evaluation-panel.tsx';
import { KeysDialog } from './admin/review/keyboard/keys-dialog.tsx';
import { KEYS } from './admin/review/keyboard/list-keys.ts';
import { PendingOnly } from './admin/review/pending-only.tsx';
import { RatingPanel } from './admin/review/rating-panel.tsx';
import { ReviewList } from './admin/review/review-list.tsx';
import { ScoreField } from './admin/review/score-field.tsx';
import { SubmissionHistory } from './admin/review/submission-history.tsx';
import { SectionMenu } from './admin/section-menu.tsx';
import { ListParts } from './admin/section-parts.tsx';
import { SignInAgainProvider } from './admin/sign-in-again.tsx';
import { SummaryCards } from './admin/summary-cards.tsx';
import { BanDialog } from './admin/users/ban-dialog.tsx';
import { BanHistory } from './admin/users/ban-history.tsx';
import { ProfileItem } from './admin/users/profile-item.tsx';
import { SocialProfiles } from './admin/users/social-profiles.tsx';
import { UnbanDialog } from './admin/users/unban-dialog.tsx';
import { UserItem } from './admin/users/user-item.tsx';
import { Users } from './admin/users/users.tsx';
import { ApiError } from './api/api-error.ts';
import { queryKeyFor } from './api/query-client.ts';
import { App } from './app.tsx';
import { community, setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { preparePage } from './routes.tsx';
import { BlockedWindow, MissingLogin } from './shell/sign-in/telegram-login.ts';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';

const OWN_SECTIONS = ['submissions', 'twitter', 'users', 'apps', 'plan-requests', 'broadcast'];

/** The portal's frame, its login, and the sections about submissions, members, apps and plans. */
describe('the portal in another language', () => {
  let database: TestDatabase;
  let test: TestApp;
  /** As the owner sees the portal. */
  let view: FirstView;
  let owner: Viewer;
  const cookieOf = async (role: 'owner' | 'admin') => {
    const memberId = (await findDemoPerson(database.db, { role, nowMs: NOW_MS })) ?? 0n;
    return { cookie: `deck=${await createSession(database.db, { memberId, nowMs: NOW_MS })}` };
  };
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    await fillDemo(database.db, { ...test.config, nowMs: NOW_MS });
    view = viewIn((await test.get('/admin', { headers: await cookieOf('owner') })).body);
    if (view.viewer === null) throw new Error('nobody is signed in');
    owner = view.viewer;
    setCommunity(view.community);
  });
  afterAll(async () => {
    setLanguage('en');
    await test.app.close();
    await database.close();
  });

  function render(
    parts: ReactNode,
    { client = queryClientWith(view), admin = owner, path = '/admin', shown = view } = {},
  ): string {
    setLanguage('de', PSEUDO);
    return renderParts(
      shown,
      <AdminContext value={admin}>
        <SignInAgainProvider>{parts}</SignInAgainProvider>
      </AdminContext>,
      { client, path },
    );
  }

  const known = () =>
    stringsIn([view, PIRATE_RANKS, SUBMISSIONS, USERS, PROFILES, BANS, APP_LIST, REQUESTS, KEYS]);

  it.each(['', ...OWN_SECTIONS.map((id) => `?section=${id}`)])(
    'says nothing at /admin%s that is not in the catalogue',
    async (search) => {
      await preparePage('/admin', false);
      for (const headers of [{}, await cookieOf('admin'), await cookieOf('owner')]) {
        const page = viewIn((await test.get(`/admin${search}`, { headers })).body);
        for (const answers of [page.answers, []]) {
          setLanguage('de', PSEUDO);
          const shown = { ...page, language: 'de' as const, answers };
          const html = renderToString(<App view={shown} queryClient={queryClientWith(shown)} />);
          const words = [...stringsIn([page, PIRATE_RANKS]), ...Object.values(LANGUAGE_NAMES)];
          expect(html.split('⟦').length).toBeGreaterThan(15);
          expect.soft(looseWords(html, words)).toEqual([]);
        }
      }
    },
  );

  it('says nothing about broadcasts that is not in the catalogue', () => {
    const states = ['running', 'paused', 'cancelled', 'done'] as const;
    const broadcasts = states.flatMap((state, nr): Broadcast[] => {
      const counts = { recipients: 9, sent: 4, failed: 3, waiting: 2, unclear: nr % 2 };
      const times = { createdAt: '2026-03-04T10:00:00.000Z', endedAt: null };
      const rest = { state, ...counts, ...times, startedBy: '⟦by⟧' };
      const policy = { postId: null, policyWeek: '2026-03-08', ...rest, id: `${nr + 10}` };
      return [{ postId: '7', policyWeek: null, ...rest, id: `${nr}` }, policy];
    });
    const posts = Array.from({ length: 40 }, (_, nr) => ({
      ...{ id: `${nr + 1}`, submitterName: '⟦name⟧', submitterUsername: null, pointsAwarded: 3 },
      ...{ contentType: 'meme_image', postUrl: '⟦url⟧', postContent: '⟦words⟧' },
      evaluatedAt: '2026-03-04T10:00:00.000Z',
    }));
    const client = (found: typeof posts) => {
      const filled = queryClientWith(view);
      filled.setQueryData(queryKeyFor('getApprovedPosts', asked()), { posts: found });
      filled.setQueryData(queryKeyFor('getBroadcasts', asked()), { broadcasts });
      return filled;
    };
    const sections = (
      <>
        <BroadcastProgress />
        <BroadcastSection />
      </>
    );
    const typed = { text: '⟦typed⟧', change: noop, clear: noop };
    const messages = {
      typed: { everybody: typed, en: typed, de: typed, es: typed, ru: typed, ar: typed, id: typed },
      written: ['de' as const],
      wordsIn: () => null,
      body: {},
      clear: noop,
    };
    const preview = {
      ...{ text: '⟦text⟧', language: 'de' as const, header: 1, recipients: 4, problem: null },
      ...{ delivered: true, isOtherThanSent: false, isLoading: false, isSending: false },
      ...{ show: () => undefined, sendToMe: () => undefined },
    };
    const html = [
      render(sections, { client: client(posts) }),
      render(sections, { client: client([]) }),
      render(<BroadcastDialog post={{ ...posts[0], creator: '⟦name⟧' } as never} onClose={noop} />),
      ...(['everybody', 'de', 'ar'] as const).flatMap((readers) => [
        render(<MessageField messages={messages} readers={readers} onReaders={noop} />),
        ...[
          preview,
          { ...preview, delivered: false },
          { ...preview, isOtherThanSent: true, text: null },
        ].map((each) => render(<MessagePreview preview={each} readers={readers} />)),
      ]),
    ].join();
    const told = broadcasts.flatMap((each) => [
      ...Object.values(outcomeMessage(each)),
      ...Object.values(unfinishedMessage(each)),
    ]);
    for (const text of told) expect(text).toMatch(/^⟦.*⟧$/);
    expect(looseWords(html, [...known(), ...Object.values(LANGUAGE_NAMES)])).toEqual([]);
  });

  it('says nothing in the frame and the login that is not in the catalogue', () => {
    const offer = { botUsername: 'deck_bot', botId: '1', clientId: null };
    const publicUrl = 'https://deck.example';
    const member = { ...owner, isAdmin: false, isBotOwner: false };
    const config = { adminBotUsername: 'deck_bot', telegramLogin: 'widget', clientId: null };
    const loaded = (manualLogin: boolean) => {
      const client = queryClientWith(view);
      client.setQueryData(queryKeyFor('getAdminConfig', {}), { ...config, manualLogin });
      return client;
    };
    const login = (demo: boolean, signIn: typeof offer | null, extra = {}) =>
      render(<LoginScreen onSignedIn={noop} />, {
        client: loaded(!demo),
        shown: { ...view, publicUrl, ...extra, instance: { ...view.instance, demo, signIn } },
      });
    const html = [
      render(<SectionMenu section="users" onClose={noop} onLoggedOut={noop} />),
      render(<SummaryCards />),
      ...[DASHBOARD, { ...DASHBOARD, oldestPendingAt: null }].map((dashboard) => {
        const client = queryClientWith(view);
        client.setQueryData(queryKeyFor('getAdminDashboard', asked()), dashboard);
        return render(<SummaryCards />, { client });
      }),
      render(
        <>
          <ListParts of="⟦things⟧" page={1} count={MAX_LISTED} onPage={noop} />
          <ListParts of="⟦things⟧" page={2} count={7} onPage={noop} />
          <ListParts of="⟦things⟧" page={2} count={0} onPage={noop} />
          {(['first', 'last'] as const).map((which) => (
            <HistoryDialog
              key={which}
              title="⟦title⟧"
              label="⟦label⟧"
              empty="⟦empty⟧"
              failure="⟦failure⟧"
              answer={{ data: {}, isError: false } as never}
              itemsOf={() => [<li key="1">1</li>]}
              most={{ count: 1, which }}
              onClose={noop}
            />
          ))}
          <ApprovalWait bot={null} matchCode="17" startedMs={NOW_MS} />
          <ApprovalWait bot="deck_bot" matchCode="17" startedMs={NOW_MS} />
        </>,
      ),
      login(true, offer, { viewer: member }),
      login(false, offer),
      login(false, null),
      login(false, offer, { publicUrl: 'http://localhost:1' }),
    ];
    setCommunity({ ...view.community, contact: 'https://t.me/+abc' });
    html.push(login(false, offer));
    setCommunity(view.community);
    for (const part of html) {
      expect(part).toContain('⟦');
      expect.soft(looseWords(part, [...known(), community.contact])).toEqual([]);
    }
    const gateway = new ApiError(502, '<h1>Bad Gateway</h1>', '⟦Bad Gateway⟧');
    const wordless = new ApiError(504, '', '');
    const said = [missingId(), noAdmin(), noContainer()];
    for (const error of [gateway, wordless]) {
      said.push(widgetLoginMessage(error), legacyLoginMessage(error));
    }
    for (const error of [new BlockedWindow(), new MissingLogin()]) {
      const problem = widgetProblem(error);
      if (problem) said.push(problem);
    }
    for (const { title, description } of said) {
      expect(title).toMatch(/^⟦.*⟧$/);
      expect(description).toMatch(/^⟦.*⟧$/);
    }
  });

  it('says nothing in the review of submissions that is not in the catalogue', async () => {
    const list = {
      submissions: SUBMISSIONS,
      pagination: { page: 1, limit: 10, total: 30, totalPages: 3 },
    };
    const none = { submissions: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } };
    const query = { status: 'all', page: '1', sortBy: 'submittedAt', sortOrder: 'desc' };
    const filled = (answer: object | undefined, pending: object | undefined, more = {}) => {
      const client = queryClientWith(view);
      const key = queryKeyFor('getSubmissions', asked({ ...query, limit: '10', ...more } as never));
      if (answer) client.setQueryData(key, answer);
      if (pending) client.setQueryData(queryKeyFor('getPendingSubmissions', asked()), pending);
      return client;
    };
    const [pending] = SUBMISSIONS;
    if (pending === undefined) throw new Error('none is listed');
    const many = Array.from({ length: 120 }, (_, index) => ({ ...pending, id: `${index + 1}` }));
    const sections = (
      <>
        <AllSubmissions />
        <PendingOnly />
      </>
    );
    const whole = { label: '⟦label⟧', submissions: SUBMISSIONS } as const;
    const panel = { onClose: noop, onDone: noop };
    const selection = (count: number) => ({
      selected: many.slice(0, count),
      isFull: count >= MAX_SELECTED,
      has: () => true,
      toggle: noop,
      clear: noop,
      keep: noop,
    });
    const history = (entries: readonly object[]) => {
      const client = queryClientWith(view);
      const key = { params: { id: pending.id }, ...asked() };
      client.setQueryData(queryKeyFor('getSubmissionHistory', key), { entries });
      return client;
    };
    const historyOf = <SubmissionHistory submission={pending} onClose={noop} />;
    const failed = await failing(
      ['getSubmissions', asked({ ...query, limit: '10' } as never)],
      ['getPendingSubmissions', asked()],
      ['getSubmissionHistory', { params: { id: pending.id }, ...asked() }],
    );
    const html = [
      render(sections, { client: filled(list, many) }),
      render(sections, { client: filled(none, []) }),
      render(sections, { client: filled(undefined, undefined) }),
      render(<AllSubmissions />, {
        client: filled(none, [], { search: 'zz' }),
        path: '/admin?search=zz',
      }),
      render(<ReviewList {...whole} deletes="wide" selection={selection(2)} />, {
        admin: { ...owner, isBotOwner: false },
      }),
      render(
        <>
          <ReviewList {...whole} deletes="everywhere" selection={selection(1)} />
          {(['approve', 'reject', null] as const).map((intent) => (
            <EvaluationPanel
              key={intent}
              submission={pending}
              isGone={intent === null}
              {...panel}
              intent={intent}
            />
          ))}
          <RatingPanel submission={pending} isGone={true} {...panel} />
          <ScoreField contentType="meme_image" text="999" onChange={noop} isFocused={false} />
          {SUBMISSIONS.map((submission) => (
            <DeleteDialog
              key={submission.id}
              submission={submission}
              onClose={noop}
              onDeleted={noop}
            />
          ))}
          {[1, MAX_SELECTED].map((count) => (
            <BulkBar key={count} selection={selection(count)} />
          ))}
          <BulkRejectDialog selection={selection(2)} onClose={noop} />
          <KeysDialog onClose={noop} />
        </>,
      ),
      render(historyOf, { client: history([]) }),
      render(historyOf),
      render(
        <>
          {sections}
          {historyOf}
        </>,
        { client: failed },
      ),
    ];
    for (const part of html) {
      expect(part).toContain('⟦');
      expect.soft(looseWords(part, known())).toEqual([]);
    }
    expect(html.join()).toContain('No submissions found matching');
    expect(html.join()).toContain('The history could not be loaded');
  });

  it('says nothing about members that is not in the catalogue', async () => {
    const [user] = USERS;
    if (user === undefined) throw new Error('nobody is listed');
    const pagination = { page: 1, limit: 20, total: 60, totalPages: 3 };
    const firstPage = { page: '1', limit: '20' };
    const about = { params: { userId: user.id }, ...asked() };
    const filled = (has: boolean, more = {}) => {
      const client = queryClientWith(view);
      const users = has
        ? { users: USERS, pagination }
        : { users: [], pagination: { ...pagination, total: 0, totalPages: 0 } };
      client.setQueryData(queryKeyFor('getUsers', asked({ ...firstPage, ...more })), users);
      const profiles = has ? PROFILES : [];
      client.setQueryData(queryKeyFor('getTwitterProfiles', asked()), profiles);
      const preview = { weekPoints: 2.5, pendingSubmissions: 3, owed: '4', sessions: 1 };
      client.setQueryData(queryKeyFor('getBanPreview', about), preview);
      const bans = { bans: has ? BANS : [] };
      client.setQueryData(queryKeyFor('getBanHistory', about), bans);
      return client;
    };
    const dialogs = (
      <>
        <BanDialog user={user} onClose={noop} />
        <BanHistory user={user} onClose={noop} />
        {USERS.map((each) => (
          <UnbanDialog key={each.id} user={each} onClose={noop} />
        ))}
      </>
    );
    const all = (
      <>
        <Users />
        <SocialProfiles />
        {dialogs}
      </>
    );
    const failed = await failing(
      ['getUsers', asked(firstPage)],
      ['getTwitterProfiles', asked()],
      ['getBanPreview', about],
      ['getBanHistory', about],
    );
    const html = [
      render(all, { client: filled(true) }),
      render(all, { client: filled(false) }),
      render(all),
      render(all, { client: failed }),
      render(<Users />, { client: filled(false, { q: 'zz' }), path: '/admin?search=zz' }),
      render(
        <>
          {USERS.map((each) => (
            <UserItem key={each.id} user={each} onDialog={noop} />
          ))}
          {PROFILES.map((each) => (
            <ProfileItem key={each.id} profile={each} />
          ))}
        </>,
      ),
    ];
    for (const part of html) {
      expect(part).toContain('⟦');
      expect.soft(looseWords(part, known())).toEqual([]);
    }
    expect(html.join()).toContain('No users found matching');
    expect(html.join()).toContain('The bans could not be loaded');
  });

  it('says nothing about apps and plans that is not in the catalogue', async () => {
    const pagination = { page: 1, limit: 20, total: 60, totalPages: 3 };
    const empty = { ...pagination, total: 0, totalPages: 0 };
    const firstPage = asked({ page: '1', limit: '20' });
    const filled = (has: boolean) => {
      const client = queryClientWith(view);
      const apps = has ? { apps: APP_LIST, pagination } : { apps: [], pagination: empty };
      const requests = has
        ? { requests: REQUESTS, pagination }
        : { requests: [], pagination: empty };
      client.setQueryData(queryKeyFor('getAdminApps', firstPage), apps);
      client.setQueryData(queryKeyFor('getPlanRequests', firstPage), requests);
      return client;
    };
    const all = (
      <>
        <Apps />
        <PlanRequests />
      </>
    );
    const html = [
      render(all, { client: filled(true) }),
      render(all, { client: filled(false) }),
      render(all),
      render(all, {
        client: await failing(['getAdminApps', firstPage], ['getPlanRequests', firstPage]),
      }),
      render(<PlanRequests />, { admin: { ...owner, isBotOwner: false } }),
      render(
        <>
          {APP_LIST.map((app) => (
            <AppItem key={app.id} app={app} onJudge={noop} />
          ))}
          {(['production', 'sandbox'] as const).map((to) => (
            <JudgeDialog key={to} app={APP_LIST[0] as AdminApp} to={to} onClose={noop} />
          ))}
          {REQUESTS.map((request) => (
            <div key={request.id}>
              <RequestItem request={request} onDecide={noop} />
              <DecisionDialog request={request} to="granted" onClose={noop} />
              <DecisionDialog request={request} to="declined" onClose={noop} />
            </div>
          ))}
        </>,
      ),
    ];
    for (const part of html) {
      expect(part).toContain('⟦');
      expect.soft(looseWords(part, known())).toEqual([]);
    }
    expect(html.join()).toContain('Failed to fetch requests');
  });

  /** The input of an administrator's call. */
  function asked<Query extends object>(query: Query = {} as Query) {
    return { query: { adminTelegramId: owner.telegramId, ...query } };
  }

  /** Calls that failed and are not made again. */
  async function failing(...calls: (readonly [string, object])[]): Promise<QueryClient> {
    const client = queryClientWith(view);
    client.setDefaultOptions({ queries: { retryOnMount: false, retry: false } });
    for (const [route, input] of calls) {
      await client.prefetchQuery({
        queryKey: queryKeyFor(route as 'getUsers', input as never),
        queryFn: () => Promise.reject(new Error('⟦reason⟧')),
      });
    }
    return client;
  }
});

function noop(): void {}

const AT = new Date(NOW_MS - 3_600_000).toISOString();
const LATER = new Date(NOW_MS + 3 * 86_400_000).toISOString();

const DASHBOARD = {
  submissions: { total: 1200, pending: 1, approved: 2, rejected: 3 },
  oldestPendingAt: AT,
};

const PENDING: AdminSubmission = {
  id: '1',
  userId: '1',
  displayName: 'Anne',
  username: null,
  contentType: 'twitter_post',
  twitterVerified: false,
  twitterHandle: null,
  url: 'https://x.com/1',
  title: null,
  description: null,
  submittedAt: AT,
  points: 0,
  version: 1,
  isOwn: false,
  mayDecide: true,
  takenBy: null,
  duplicateOf: null,
  status: 'pending',
  evaluatedAt: null,
  adminUsername: null,
  adminComments: null,
};
const EARLIER = { id: '9', displayName: 'Mary', username: 'mary', url: 'x', submittedAt: AT };
const SUBMISSIONS: readonly AdminSubmission[] = [
  PENDING,
  { ...PENDING, id: '2', twitterHandle: 'anne', takenBy: 'Calico', url: 'ftp://unsafe' },
  { ...PENDING, id: '3', isOwn: true, contentType: 'carved_stone', title: 'Stone' },
  { ...PENDING, id: '4', isOwn: true, mayDecide: false, twitterVerified: true },
  ...(['approved', 'rejected'] as const).flatMap((status, index) => {
    const decided = {
      ...PENDING,
      status,
      points: 1.5,
      twitterVerified: true,
      twitterHandle: 'ann',
    };
    const names = [
      { adminUsername: 'mary', evaluatedAt: AT, adminComments: 'Said.' },
      { adminUsername: 'mary', evaluatedAt: null },
      { adminUsername: null, evaluatedAt: AT },
      { adminUsername: null, evaluatedAt: null },
    ];
    return names.map((each, at) => ({ ...decided, ...each, id: `${10 * (index + 1) + at}` }));
  }),
  ...(['pending', 'approved', 'rejected'] as const).map((status, index) => ({
    ...PENDING,
    id: `${30 + index}`,
    duplicateOf: { ...EARLIER, status },
  })),
];

const USER: AdminUser = {
  id: '1',
  telegramId: '7',
  displayName: 'Anne',
  username: null,
  isAdmin: false,
  twitterVerified: false,
  twitterHandle: null,
  isBanned: false,
  bannedAt: null,
  banReason: null,
  banExpiresAt: null,
  totalActivityPoints: 2.5,
  pirateRank: PIRATE_RANKS[0].rank,
  submissionCount: 0,
  approvedCount: 0,
  rejectedCount: 0,
  averagePoints: 0,
  createdAt: AT,
  picture: null,
};
const BANNED = { ...USER, isBanned: true, bannedAt: AT };
const USERS: readonly AdminUser[] = [
  USER,
  { ...USER, id: '2', isAdmin: true, username: 'anne', twitterHandle: 'ann', submissionCount: 1 },
  {
    ...USER,
    id: '3',
    twitterHandle: 'ann',
    twitterVerified: true,
    submissionCount: 4,
    approvedCount: 2,
    rejectedCount: 1,
    averagePoints: 3.456,
  },
  { ...BANNED, id: '4' },
  { ...BANNED, id: '5', banReason: 'Spam' },
  { ...BANNED, id: '6', banExpiresAt: LATER },
  { ...BANNED, id: '7', banExpiresAt: LATER, banReason: 'Spam' },
];
const BANS: readonly BanEvent[] = [
  { at: AT, action: 'user_unbanned', byName: 'Mary', reason: null, expiresAt: null },
  { at: AT, action: 'user_banned', byName: 'Mary', reason: 'Spam', expiresAt: null },
  { at: LATER, action: 'user_banned', byName: 'Mary', reason: 'Spam', expiresAt: LATER },
];

const PROFILE: SocialProfile = {
  id: '1',
  displayName: 'Anne',
  username: null,
  twitterHandle: 'ann',
  twitterUrl: 'https://x.com/ann',
  twitterVerified: false,
  totalLifetimePoints: 1,
  pirateRank: PIRATE_RANKS[0].rank,
  createdAt: AT,
};
const PROFILES = [PROFILE, { ...PROFILE, id: '2', twitterVerified: true, twitterUrl: 'unsafe' }];

const APP_LIST: readonly AdminApp[] = APPLICATION_TYPES.map(({ id }, index) => ({
  id: String(index + 1),
  name: 'Parrot',
  developer: 'Polly',
  contactEmail: 'polly@example.org',
  applicationType: id,
  description: 'It talks.',
  permissions: index === 0 ? [] : APP_PERMISSIONS.map((each) => each.id),
  callbackUrls: index === 0 ? [] : ['https://polly.example/back'],
  webhookUrl: index === 0 ? null : 'https://polly.example/hook',
  status: index === 1 ? 'production' : 'sandbox',
  createdAt: AT,
  approvedAt: null,
  returnedReason: index === 2 ? 'Too loud.' : null,
  ownerTelegramId: '7',
  ownerName: 'Anne',
  version: 1,
}));

const REQUEST: AdminPlanRequest = {
  id: '1',
  tierId: 'pro',
  months: 3,
  coin: 'BTC',
  contact: null,
  status: 'open',
  createdAt: AT,
  endedAt: null,
  received: null,
  reason: null,
  beginsAt: null,
  expiresAt: null,
  memberTelegramId: '7',
  memberName: 'Anne',
  currentPlan: null,
};
const REQUESTS: readonly AdminPlanRequest[] = [
  REQUEST,
  { ...REQUEST, id: '2', months: 1, contact: 'At the harbour' },
  ...(['card', 'coin', 'grant'] as const).map((source, index) => ({
    ...REQUEST,
    id: `${3 + index}`,
    currentPlan: { tierId: 'starter' as const, source, expiresAt: LATER },
  })),
  { ...REQUEST, id: '6', currentPlan: { tierId: 'pro', source: 'grant', expiresAt: LATER } },
  { ...REQUEST, id: '7', status: 'granted', received: 'Gold', beginsAt: AT, expiresAt: LATER },
  { ...REQUEST, id: '8', status: 'declined', reason: 'Storm' },
  { ...REQUEST, id: '9', status: 'withdrawn' },
];
