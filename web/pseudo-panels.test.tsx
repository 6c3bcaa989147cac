import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { MemberPage } from '#contract/site/members.ts';
import type { AllowedApp } from '#contract/site/my-consents.ts';
import type { PolicyList } from '#contract/site/policies.ts';
import type { WeekPage as WeekPageOf } from '#contract/site/weeks.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { byActivity } from '#rules/points/earning.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { BACKED, type BackedCounting, CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
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
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';
import { ChallengeHour } from './weeks/challenge-hour.tsx';
import { CheckOutcome } from './weeks/check-outcome.tsx';
import { CheckStatus } from './weeks/check-status.tsx';
import { Checking } from './weeks/checking.tsx';
import { ObjectDialog } from './weeks/fairness/object-dialog.tsx';
import { OwnShare } from './weeks/fairness/own-share.tsx';
import { HoldDialog } from './weeks/hold-dialog.tsx';
import { PolicyHistory } from './weeks/rules/policy-history.tsx';
import { ShareRow } from './weeks/share-row.tsx';
import { WeekFigures } from './weeks/week-figures.tsx';

/** Parts of pages in states that no page of the demo shows. */
describe('a part of a page in another language', () => {
  let site: DemoSite;
  let creatorId: bigint;
  beforeAll(async () => {
    site = await openDemoSite();
    const { rows } = await sql<{ id: bigint }>`
      select m.id from members m join submissions s on s.member_id = m.id
      where m.username is not null and m.hidden_at is null and s.status = 'approved'
      group by m.id order by count(*) desc, m.id limit 1`.execute(site.db);
    creatorId = rows[0]?.id ?? 0n;
  });
  afterAll(() => site?.close());

  it('says nothing in the panels of a signed-in member that is not in the catalogue', async () => {
    const cookie = await site.cookieOf(1n);
    const view = viewIn((await site.get('/leaderboard', { headers: { cookie } })).body);
    const telegramId = view.viewer?.telegramId ?? '';
    const ask = async (path: string) =>
      JSON.parse((await site.get(`/api/${path}`, { headers: { cookie } })).body);
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
      return renderParts(
        view,
        <>
          <OwnWeek telegramId={telegramId} threshold={5} />
          <OwnPastWeeks telegramId={telegramId} />
        </>,
        { client },
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
      renderParts(
        view,
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
      renderParts({ ...view, answers: [] }, <RecentDistributions />),
    ];
    const known = stringsIn([view, entry, week, past, PIRATE_RANKS]);
    for (const html of shown) {
      expect(html).toContain('⟦');
      expect.soft(looseWords(html, known)).toEqual([]);
    }
    expect(shown.join()).toContain('since last week');
  });

  it('says nothing about a week that is not in the catalogue', async () => {
    const week: WeekPageOf = (await site.get('/api/weekly-rewards/weeks/2026-03-01')).json();
    const view = viewIn((await site.get('/weeks/2026-03-01')).body);
    const [share] = week.shares;
    if (share === undefined) throw new Error('nobody had a share');
    const policy = {
      name: 'Backed',
      fromWeek: '2026-03-01',
      hash: 'ab',
      highestShare: '50',
      countedPoints: 3,
    };
    const balance = { balancePart: 2.5, balance: '100', debts: '3', mostPool: '50', height: 9 };
    const rich = {
      ...week,
      policy,
      isProvisional: true,
      carriedIn: '5',
      carriedOut: '7',
      balance,
      hunts: [{ id: '1', title: 'Gold', finishers: 2, points: 3 }],
      earlierResults: [
        { resultHash: 'cd', closedAt: week.distributionAt, reopenedAt: week.distributionAt },
      ],
    } as WeekPageOf;
    const client = queryClientWith(view);
    const params = { week: week.week };
    client.setQueryData(['getOwnStanding', params, {}], {
      userId: '7',
      rank: 3,
      objectionsLeft: 1,
      holdReason: 'Alike',
      objections: [
        { userId: '7', reason: 'Mine', upheld: null, note: '' },
        { userId: '8', reason: 'Theirs', upheld: true, note: 'Seen' },
        { userId: '9', reason: 'Other', upheld: false, note: 'Seen' },
      ],
    });
    setCommunity(view.community);
    setLanguage('de', PSEUDO);
    const rows = (['owed', 'held', 'paid'] as const).map((status) => ({
      ...share,
      status,
      countedPoints: 1,
      paidNote: status === 'paid' ? 'By hand' : null,
    }));
    const noop = () => undefined;
    const html = renderParts(
      view,
      <>
        <ChallengeHour distributionAt={week.distributionAt} />
        <WeekFigures week={rich} />
        <WeekFigures week={{ ...rich, totalRecipients: 0, balance: { ...balance, height: 0 } }} />
        <Checking week={rich} />
        <OwnShare week={week} />
        {rows.map((row) => (
          <ShareRow
            key={row.status}
            share={row}
            isOwn={true}
            holdReason="Alike"
            onDecide={noop}
            onObject={noop}
          />
        ))}
        <ShareRow share={{ ...share, share: '0' }} isOwn={false} holdReason={undefined} />
        <HoldDialog week={week.week} share={rows[0] ?? share} onClose={noop} />
        <HoldDialog week={week.week} share={rows[1] ?? share} onClose={noop} />
        <ObjectDialog week={week.week} memberId="8" name={null} onClose={noop} />
        <ObjectDialog week={week.week} memberId="8" name="Anne" onClose={noop} />
        <CheckStatus state={{ kind: 'failed', problem: '⟦reason⟧' }}>{() => null}</CheckStatus>
        {[null, { computed: 'ab', agrees: true }, { computed: 'ab', agrees: false }].map((hash) => (
          <CheckOutcome
            key={JSON.stringify(hash)}
            outcome={{ check: CHECK, hash, contradictions: [] }}
          />
        ))}
        <CheckOutcome
          outcome={{ check: { ...CHECK, members: 0 }, hash: null, contradictions: [] }}
        />
        <CheckOutcome outcome={{ check: WRONG, hash: null, contradictions: [] }} />
      </>,
      { client },
    );
    const known = [...stringsIn([view, rich, client.getQueryData(['getOwnStanding', params, {}])])];
    known.push('Anne', 'Alike', 'By hand', `week-${week.week}.csv`);
    expect(looseWords(html, known)).toEqual([]);
    for (const said of ['Challenge hour', 'Your share is held', 'It was upheld.', 'It agrees']) {
      expect(html).toContain(said);
    }
  });

  it('says nothing about a policy that is not in the catalogue', async () => {
    const view = viewIn((await site.get('/weeks/rules')).body);
    setCommunity(view.community);
    setLanguage('de', PSEUDO);
    const list = (policies: readonly Policy[]): PolicyList => ({
      week: '2026-03-15',
      settings: { weeklyPool: '500', minActivityThreshold: 5 },
      // Newest first, a week each: the first is to come.
      policies: policies.map((policy, at) => ({
        ...{ policy, fromWeek: `2026-03-${['22', '15', '08'][at]}`, hash: 'ab'.repeat(32) },
        setAt: '2026-02-01T00:00:00Z',
      })),
    });
    // Each policy is told in both directions: what it changes, and what the one before changed.
    const shown = [[], [CLASSIC], ...POLICIES.map((policy) => [policy, BACKED, policy])];
    const said = shown
      .map((policies) => renderParts(view, <PolicyHistory list={list(policies)} />))
      .join();
    expect(looseWords(said, stringsIn([view, POLICIES, 'ab'.repeat(32)]))).toEqual([]);
    for (const part of ['In force', 'To come', 'Earlier', 'Before the first policy', 'RFC 8785']) {
      expect(said).toContain(part);
    }
    expect(said).toContain('No rule changes.');
  });

  it.each(['with figures', 'before they load'])(
    'says nothing on a dashboard %s that is not in the catalogue',
    async (state) => {
      const token = await createSession(site.db, { memberId: creatorId, nowMs: NOW_MS });
      const headers = { cookie: `deck=${token}` };
      const view = viewIn((await site.get('/creator', { headers })).body);
      const query = { page: '1', limit: '10' };
      const answers = [];
      for (const [route, path] of [
        ['getCreatorStats', ''],
        ['getCreatorDays', '/days'],
        ['getCreatorPayments', '/payments?page=1&limit=10'],
        ['getCreatorPoints', '/points?page=1&limit=10'],
        ['getOwnSubmissions', '/submissions?page=1&limit=10'],
      ] as const) {
        const answer = await site.get(`/api/creator/me${path}`, { headers });
        expect(answer.statusCode).toBe(200);
        const call = path.includes('?') ? { route, query } : { route };
        // The text of another language is the server's.
        const reasons = { weeklyReason: 'Because.', weeklyReasonTranslation: 'Darum.' };
        const more = route === 'getCreatorStats' ? reasons : {};
        answers.push({ call, data: { ...answer.json(), ...more } });
      }
      const member: MemberPage = (await site.get(`/api/members/${creatorId}`)).json();
      const shown = { ...view, answers: state === 'with figures' ? answers : [] };
      setCommunity(view.community);
      setLanguage('de', PSEUDO);
      const html = renderParts(
        shown,
        <>
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
        </>,
      );
      const known = stringsIn([view, PIRATE_RANKS, answers, member, PREVIEW, ALLOWED_APP, '@anne']);
      expect(looseWords(html, known)).toEqual([]);
      expect(html).not.toContain('Because.');
      expect(html.includes('Darum.')).toBe(state === 'with figures');
    },
  );
});

const COUNTING = BACKED.counting as BackedCounting;
const { newcomers: _newcomers, ...OF_BACKERS } = COUNTING;

/** Rules that differ from those of `BACKED` in every way. */
const POLICIES: readonly Policy[] = [
  CLASSIC,
  { ...BACKED, name: 'other' },
  { ...BACKED, weeklyPool: '0' },
  { ...BACKED, weeklyPool: '900', balancePart: 2.5, minActivityThreshold: 0, highestShare: 30 },
  {
    ...BACKED,
    counting: { ...OF_BACKERS, leastTip: '0', founders: ['7', '8'], highestShareWhileYoung: 100 },
  },
  {
    ...BACKED,
    weeklyPool: '90',
    counting: {
      ...COUNTING,
      leastTip: '2',
      pointsPerBacker: 6,
      tippedWithinWeeks: 1,
      seenForWeeks: 9,
      activeWeeks: 1,
      activePoints: 7.5,
      founders: ['7'],
      highestShareWhileYoung: 10,
      newcomers: { seenWithinWeeks: 1, points: 1, highestShare: 1 },
    },
  },
  {
    ...BACKED,
    points: {
      ...{ leastTip: '1', dailyActivityCap: 30, dailyTipPointsCap: 5, mostHuntPoints: 20 },
      activities: byActivity(() => 0),
    },
  },
];

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

const CHECK = {
  members: 2,
  listedUnits: 150_000_000n,
  expectedUnits: 150_000_000n,
  expectedPoolUnits: 150_000_000n,
  belowThreshold: [],
  differing: 0,
  differences: [],
  isSameFormula: true,
  agrees: true,
};
const WRONG = {
  ...CHECK,
  listedUnits: 1n,
  isSameFormula: false,
  belowThreshold: [7],
  differing: 3,
  differences: [{ memberNumber: 7, listedUnits: 1n, computedUnits: 2n }],
};
