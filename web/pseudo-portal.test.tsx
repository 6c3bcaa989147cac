import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminApp } from '#contract/admin/apps.ts';
import type { Broadcast } from '#contract/admin/broadcast.ts';
import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import type { AdminUser, BanEvent, SocialProfile } from '#contract/admin/users.ts';
import { APPLICATION_TYPES } from '#rules/apps/form.ts';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
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
import { SectionMenu } from './admin/section-menu.tsx';
import { ListParts } from './admin/section-parts.tsx';
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
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { openPortal, type Portal } from './testing/portal.tsx';
import { looseWords, PSEUDO, stringsIn, viewIn } from './testing/pseudo-language.tsx';

const OWN_SECTIONS = ['submissions', 'twitter', 'users', 'apps', 'plan-requests', 'broadcast'];

/** The portal's frame, its login, and the sections about submissions, members, apps and plans. */
describe('the portal in another language', () => {
  let site: DemoSite;
  let view: Portal['view'];
  let owner: Portal['owner'];
  let cookieOf: Portal['cookieOf'];
  let render: Portal['render'];
  let asked: Portal['asked'];
  let failing: Portal['failing'];
  beforeAll(async () => {
    site = await openDemoSite();
    ({ view, owner, cookieOf, render, asked, failing } = await openPortal(site));
  });
  afterAll(() => site?.close());

  const known = () => stringsIn([view, PIRATE_RANKS, USERS, PROFILES, BANS, APP_LIST, REQUESTS]);

  it.each(['', ...OWN_SECTIONS.map((id) => `?section=${id}`)])(
    'says nothing at /admin%s that is not in the catalogue',
    async (search) => {
      await preparePage('/admin', false);
      for (const headers of [{}, await cookieOf('admin'), await cookieOf('owner')]) {
        const page = viewIn((await site.get(`/admin${search}`, { headers })).body);
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
});

function noop(): void {}

const AT = new Date(NOW_MS - 3_600_000).toISOString();
const LATER = new Date(NOW_MS + 3 * 86_400_000).toISOString();

const DASHBOARD = {
  submissions: { total: 1200, pending: 1, approved: 2, rejected: 3 },
  oldestPendingAt: AT,
};

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
