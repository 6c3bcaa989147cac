import { sql } from 'kysely';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JobHealth, SystemHealth } from '#contract/site/health.ts';
import type { UptimeRecord, UserActivityDetails } from '#contract/site/monitoring.ts';
import type { SystemStatus } from '#contract/site/weekly-rewards.ts';
import { jobNames } from '#rules/jobs.ts';
import { displayNameFor } from '#rules/names.ts';
import { UPTIME_PARTS } from '#rules/operations/uptime.ts';
import { ACTIVITIES } from '#rules/points/activities.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { MonitoringPage } from './monitoring/index.tsx';
import { preparePage } from './routes.tsx';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { looseWords, PSEUDO, renderParts, stringsIn, viewIn } from './testing/pseudo-language.tsx';

/** The answers of the page's calls; a call without one is still waiting. */
const answers = vi.hoisted(() => new Map<string, object | Error>());

vi.mock('./monitoring/calls.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./monitoring/calls.ts')>();
  const answered = (name: string) => () => {
    const answer = answers.get(name);
    if (answer === undefined) return { isError: false, dataUpdatedAt: 0, errorUpdatedAt: 0 };
    return answer instanceof Error
      ? { isError: true, dataUpdatedAt: 0, errorUpdatedAt: NOW_MS }
      : { isError: false, data: answer, dataUpdatedAt: NOW_MS, errorUpdatedAt: 0 };
  };
  return {
    ...original,
    useSystemStatus: answered('status'),
    useHealth: answered('health'),
    useUptime: answered('uptime'),
    useWeekSummary: answered('summary'),
    usePointsSystem: answered('points'),
    useUserActivity: answered('activity'),
    useSystemEvents: answered('events'),
    useWalletFigures: answered('figures'),
  };
});

describe('the monitor in another language', () => {
  let site: DemoSite;
  let admin: bigint;
  beforeAll(async () => {
    site = await openDemoSite();
    const { rows } = await sql<{ id: bigint }>`
      select id from members where role = 'admin' limit 1`.execute(site.db);
    admin = rows[0]?.id ?? 0n;
  });
  afterAll(() => site?.close());

  const cookieOf = async (memberId: bigint) => ({
    cookie: await site.cookieOf(memberId),
  });

  it('says nothing that is not in the catalogue, before and after its calls are answered', async () => {
    const path = '/monitoring';
    for (const headers of [{}, await cookieOf(1n), await cookieOf(admin)]) {
      const view = viewIn((await site.get(path, { headers })).body);
      const ask = async (call: string) => (await site.get(`/api/${call}`, { headers })).json();
      const all = {
        status: await ask('weekly-rewards/system-status'),
        health: await ask('health'),
        uptime: await ask('monitoring/uptime'),
        summary: await ask('weekly-rewards/current-week-summary'),
        points: await ask('activity-points-system'),
        activity: await ask('weekly-rewards/user-activity-details'),
        events: await ask('monitoring/events'),
      };
      await preparePage(path, false);
      setCommunity(view.community);
      // Names that the page has of its own are no data.
      const { points: _points, health: _health, ...told } = all;
      const { answers: _answers, ...shell } = view;
      const known = [...stringsIn([shell, told]), ...LEVELS, ...RULE_WORDS];
      for (const given of [all, {}] as Record<string, object>[]) {
        answers.clear();
        for (const [name, answer] of Object.entries(given)) {
          if (!('error' in answer)) answers.set(name, answer);
        }
        setLanguage('de', PSEUDO);
        const shown = { ...view, language: 'de' as const };
        const html = renderToString(<App view={shown} queryClient={queryClientWith(shown)} />);
        expect(html.split('⟦').length).toBeGreaterThan(60);
        expect.soft(looseWords(html, [...known, ...LANGUAGES])).toEqual([]);
      }
    }
  });

  it('says nothing about any state of a part that is not in the catalogue', async () => {
    const view = viewIn((await site.get('/monitoring', { headers: await cookieOf(admin) })).body);
    const status: SystemStatus = (await site.get('/api/weekly-rewards/system-status')).json();
    const summary = (await site.get('/api/weekly-rewards/current-week-summary')).json();
    const { viewer } = view;
    if (viewer === null) throw new Error('nobody is signed in');
    setCommunity(view.community);
    setLanguage('de', PSEUDO);
    const said: string[] = [];
    const show = (given: Record<string, object | Error>, as = view) => {
      answers.clear();
      for (const [name, answer] of Object.entries(given)) answers.set(name, answer);
      const html = renderParts(as, <MonitoringPage />, { path: '/monitoring' });
      expect
        .soft(looseWords(html, [...DATA, ...LEVELS, ...RULE_WORDS, ...stringsIn(viewer)]))
        .toEqual([]);
      said.push(html);
    };

    for (const health of HEALTHS) show({ health, figures: { balance: '12.5', owed: '3' } });
    show({ health: WELL, figures: { balance: null, owed: '3' } });
    for (const changes of STATUSES) show({ status: { ...status, ...changes }, summary });
    for (const uptime of [UPTIME, { ...UPTIME, parts: [] }]) show({ uptime });
    for (const activity of ACTIVITY) show({ activity });
    show({ status: {}, summary: {}, events: new Error('gone') });
    show({ status: new Error('gone'), health: new Error('gone') });
    const failing = new Error('gone');
    show({ uptime: failing, points: failing, activity: failing, health: failing });
    show({ status: failing, events: failing });
    const instance = { ...view.instance, signIn: null, demo: false };
    show({}, { ...view, viewer: null, instance });

    const text = said.join().replace(/<[^>]*>|[⟦⟧]/g, '');
    const parts = [
      'never read whole yet',
      'catching up with the chain',
      'took',
      'last success never',
      'the week of',
      'cosigned 1,234 leaves',
      'do not all arrive',
      'Weekly Pool (estimate)',
      'not known yet',
      'down 1 h 1 min, degraded 24 h',
      'Tier 3',
      'taken back',
      'needs 2.5 more',
      'not eligible',
      'are listed',
      'Failed to fetch monitoring data',
      'own events failed to load',
      'Monitoring Dashboard Unavailable',
      'sign-in is not set up',
    ];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  it('has English names in its catalogue that are those of the rules', async () => {
    const english = await import('#rules/messages/site-messages.ts');
    const names = await import('./monitoring/names.ts');
    const jobs = await import('#rules/jobs.ts');
    setLanguage('de', english.siteMessagesIn('en'));
    expect(jobNames().map(names.jobName)).toEqual(jobNames().map(jobs.jobTitle));
  });
});

/** The words of a log's entries, which are ids. */
const LEVELS = ['INFO', 'WARN', 'ERROR', 'SUCCESS'];
const LANGUAGES = ['English', 'Deutsch', 'Español', 'Русский', 'العربية', 'Bahasa Indonesia'];
/** Commands, and what bots call the parts of hunts and referrals. */
const RULE_WORDS = ['/gm', '/faucet', 'Found', 'Daily Prize', 'Joined'];
/** Texts of the server, and names. */
const DATA = [
  'the clock jumped',
  'a.example/w',
  '2026-03-01',
  'polly',
  'Anne',
  'Golden Chest',
  'Pigeon Fed',
  'a-new-job',
];

const AN_HOUR_AGO = new Date(NOW_MS - 3_600_000).toISOString();
const JOB: JobHealth = {
  name: 'chain',
  late: false,
  failed: false,
  lastRunAt: AN_HOUR_AGO,
  lastSuccessAt: AN_HOUR_AGO,
  lastDurationMs: 12,
};
const WELL: SystemHealth = {
  healthy: true,
  checkedAt: AN_HOUR_AGO,
  database: { status: 'ok', latencyMs: 0.4, problem: null, checking: false },
  board: { status: 'ok', loading: false },
  jobs: {
    status: 'ok',
    list: [...jobNames(), 'a-new-job'].map((name) => ({ ...JOB, name })),
  },
  clock: { status: 'ok', problem: null },
  updates: { status: 'ok', problem: null },
  wallet: {
    configured: true,
    status: 'ok',
    reachable: true,
    syncing: false,
    height: 12_345,
    tipAt: AN_HOUR_AGO,
    coversOwed: null,
    paymentsStopped: false,
  },
  pool: { status: 'ok', state: 'read', week: '2026-03-01' },
  chain: {
    configured: true,
    status: 'ok',
    height: 12_345,
    sourceHeight: 12_345,
    readAt: AN_HOUR_AGO,
    halted: false,
  },
  price: { configured: true, status: 'ok', takenAt: AN_HOUR_AGO, ageSeconds: 3600 },
  backup: { configured: true, status: 'ok', newestAt: AN_HOUR_AGO, ageSeconds: 3600 },
  witnesses: { status: 'ok', size: 1234, cosignedAt: AN_HOUR_AGO, names: ['a.example/w'] },
};

/** Each part in each of its states, several at a time. */
const HEALTHS: readonly SystemHealth[] = [
  WELL,
  {
    ...WELL,
    database: { ...WELL.database, checking: true, status: 'warning' },
    board: { status: 'warning', loading: true },
    jobs: { status: 'unknown', list: [] },
    clock: { status: 'failing', problem: 'the clock jumped' },
    updates: { status: 'failing', problem: 'webhook' },
    wallet: { ...WELL.wallet, coversOwed: true },
    pool: { status: 'failing', state: 'no_wallet', week: null },
    chain: { ...WELL.chain, readAt: null },
    price: { ...WELL.price, takenAt: null, ageSeconds: null },
    backup: { ...WELL.backup, newestAt: null, ageSeconds: null },
    witnesses: { status: 'warning', size: null, cosignedAt: null, names: [] },
  },
  {
    ...WELL,
    database: { ...WELL.database, latencyMs: 1300 },
    jobs: {
      status: 'failing',
      list: [
        { ...JOB, failed: true },
        { ...JOB, name: 'tips', late: true, lastSuccessAt: null },
        { ...JOB, name: 'log', late: true, lastDurationMs: null },
        { ...JOB, name: 'hunts', failed: true, lastDurationMs: null, lastSuccessAt: null },
        { ...JOB, name: 'price', lastDurationMs: null },
        { ...JOB, name: 'backup', lastRunAt: null, lastSuccessAt: null, lastDurationMs: null },
      ],
    },
    updates: { status: 'failing', problem: 'other_reader' },
    wallet: { ...WELL.wallet, coversOwed: false },
    pool: { status: 'failing', state: 'waits', week: '2026-03-01' },
    chain: { ...WELL.chain, sourceHeight: 13_000 },
    price: { ...WELL.price, takenAt: null, status: 'warning' },
    backup: { ...WELL.backup, newestAt: null, status: 'unknown' },
    witnesses: { ...WELL.witnesses, status: 'off' },
  },
  {
    ...WELL,
    database: { ...WELL.database, latencyMs: null, problem: 'read_only', status: 'failing' },
    updates: { status: 'off', problem: null },
    wallet: { ...WELL.wallet, syncing: true },
    pool: { status: 'warning', state: 'unread', week: '2026-03-01' },
    chain: { ...WELL.chain, sourceHeight: 13_000, readAt: null },
    price: { ...WELL.price, ageSeconds: 90_000 },
    backup: { ...WELL.backup, configured: false, status: 'off' },
    witnesses: { ...WELL.witnesses, status: 'unknown' },
  },
  {
    ...WELL,
    database: { ...WELL.database, latencyMs: null, problem: 'disk_full', status: 'failing' },
    updates: { status: 'unknown', problem: null },
    wallet: { ...WELL.wallet, syncing: true, coversOwed: true },
    pool: { status: 'ok', state: 'not_yet', week: null },
    chain: { ...WELL.chain, halted: true },
    price: { ...WELL.price, configured: false, status: 'off' },
  },
  {
    ...WELL,
    database: { ...WELL.database, latencyMs: null, problem: 'busy', status: 'failing' },
    wallet: { ...WELL.wallet, syncing: true, coversOwed: false },
    chain: { ...WELL.chain, halted: null },
  },
  {
    ...WELL,
    database: { ...WELL.database, latencyMs: null, problem: 'no_answer', status: 'failing' },
    wallet: { ...WELL.wallet, paymentsStopped: true },
    chain: { ...WELL.chain, height: null, sourceHeight: null },
  },
  {
    ...WELL,
    wallet: { ...WELL.wallet, reachable: null },
    chain: { ...WELL.chain, configured: false },
  },
  { ...WELL, wallet: { ...WELL.wallet, reachable: false } },
  { ...WELL, wallet: { ...WELL.wallet, configured: false } },
];

const ESTIMATE = { balancePart: 2.5, mostPool: '500' };
const STATUSES: readonly Partial<SystemStatus>[] = [
  { systemHealthy: false, systemEnabled: false, walletConfigured: false },
  { systemEnabled: true, walletConfigured: true, nextSnapshot: AN_HOUR_AGO },
  { poolEstimate: { ...ESTIMATE, lookedAt: AN_HOUR_AGO } },
  { poolEstimate: { ...ESTIMATE, lookedAt: null } },
];

const LAST_DAY = '2026-03-04';
const UPTIME: UptimeRecord = {
  recordedAt: AN_HOUR_AGO,
  lastDay: LAST_DAY,
  parts: UPTIME_PARTS.map((part, index) => ({
    part,
    percent: 99.9,
    days: [
      [
        { day: '2026-03-01', up: 1440, degraded: 0, down: 0 },
        { day: '2026-03-02', up: 0, degraded: 1440, down: 61 },
        { day: '2026-03-03', up: 59, degraded: 0, down: 3 },
        { day: LAST_DAY, up: 59, degraded: 3, down: 0 },
      ],
      [],
    ][index % 2] as UptimeRecord['parts'][number]['days'],
  })),
};

const EARNED = { count: 2, points: 6 };
const USER = {
  userId: '1',
  position: 1,
  username: 'polly',
  displayName: 'Anne',
  isEligible: true,
  poolPercent: 12.5,
  totalActivityPoints: 12.5,
  totalTransactions: 1,
  pointsNeeded: 0,
  transactionBreakdown: {
    ...Object.fromEntries(ACTIVITIES.map(({ id }) => [id, EARNED])),
    content_submitted: EARNED,
    tip_undone: EARNED,
    first_tip_again: EARNED,
    booty_hunt_golden_chest: EARNED,
    pigeon_fed: EARNED,
    referral_inviter_tier_3: EARNED,
    referral_invitee_immediate_bonus: EARNED,
  },
};
const SUMMARY = {
  totalUsers: 1234,
  eligibleUsers: 1,
  totalActivityPoints: 12.5,
  eligibleActivityPoints: 12.5,
  averagePointsPerUser: 3.5,
  minActivityThreshold: 5,
};
const NAMELESS = { firstName: null, lastName: null, username: null };
const USERS = [
  USER,
  { ...USER, userId: '2', username: null, isEligible: false, pointsNeeded: 2.5 },
  { ...USER, userId: '3', isEligible: false, transactionBreakdown: {} },
  { ...USER, userId: '4', username: null, displayName: displayNameFor(NAMELESS) },
];
const ACTIVITY: readonly UserActivityDetails[] = [
  { summary: SUMMARY, matchingUsers: 1234, users: USERS },
  {
    summary: SUMMARY,
    matchingUsers: 1234,
    users: Array.from({ length: 150 }, (_, index) => ({ ...USER, userId: `${index}` })),
  },
  { summary: SUMMARY, matchingUsers: 0, users: [] },
];
