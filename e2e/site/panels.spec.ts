import type { Page } from '@playwright/test';
import { someOf } from '../../server/testing/run/scope.ts';
import { openEmptyPage, readApi, signIn } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';

/** React reports each error that a panel caught. */
test.use({ allowConsole: /Error/ });

/** A field that a call's answer lacks, as one of an older server does, and the panel that needs it, or several in their order. */
type Lack = { call: string; field: string; panel: string | readonly string[] };

type Case = {
  /** `WEEK`: the newest closed week; `CREATOR`: a member with content. */
  path: string;
  role?: 'member' | 'admin' | 'owner';
  /** The heading of the page or section, which stays. */
  heading: string | RegExp;
  lacks: readonly Lack[];
};

const REWARDS = '/api/weekly-rewards';
const LIST = 'This list';

const CASES: readonly Case[] = [
  {
    path: '/',
    heading: 'Tip your shipmates, on chain',
    lacks: [
      { call: '/api/stats', field: 'totalVolume', panel: 'The totals' },
      { call: '/api/leaderboard?*', field: 'totalRewardsDistributed', panel: 'The totals' },
      { call: `${REWARDS}/system-status`, field: 'nextDistribution', panel: 'The week' },
    ],
  },
  {
    path: '/leaderboard',
    role: 'member',
    heading: 'Leaderboard',
    lacks: [
      {
        call: '/api/leaderboard?*',
        field: 'totalRewardsDistributed',
        panel: 'Total Rewards Distributed',
      },
      { call: '/api/leaderboard?*', field: 'pagination', panel: 'The board' },
      { call: '/api/leaderboard/me?*', field: 'entry', panel: 'Your place on the board' },
      { call: `${REWARDS}/current-week-summary`, field: 'activeUsers', panel: 'This week' },
      {
        call: `${REWARDS}/system-status`,
        field: 'nextSnapshot',
        panel: ['This week at a glance', 'Schedule'],
      },
      {
        call: `${REWARDS}/distribution-history?*`,
        field: '0.totalDistributed',
        panel: 'Recent Distributions',
      },
      {
        call: `${REWARDS}/user-week-activity/*`,
        field: 'activityPoints',
        panel: 'Your Weekly Progress',
      },
      { call: `${REWARDS}/user-weeks/*`, field: 'pagination', panel: 'Your Past Weeks' },
      {
        call: '/api/activity-points-system',
        field: 'contentTypes',
        panel: 'Activity Points & Pirate Ranks',
      },
    ],
  },
  {
    path: '/weeks',
    heading: 'The logbook',
    lacks: [
      { call: `${REWARDS}/weeks?*`, field: 'pagination', panel: LIST },
      { call: `${REWARDS}/fairness`, field: 'weeks', panel: 'Fairness' },
    ],
  },
  {
    path: '/weeks/WEEK',
    heading: /^Week of/,
    lacks: [
      { call: `${REWARDS}/weeks/*`, field: 'weeklyRewardPool', panel: 'The week in figures' },
      { call: `${REWARDS}/weeks/*`, field: 'pagination', panel: 'The shares' },
      { call: `${REWARDS}/weeks/*`, field: 'earlierResults', panel: 'Check it' },
      { call: `${REWARDS}/fairness?*`, field: 'weeks', panel: 'How evenly points spread' },
    ],
  },
  {
    path: '/creator',
    heading: 'Creator Hub',
    lacks: [{ call: '/api/creator/content?*', field: 'totals', panel: 'The showcase' }],
  },
  {
    path: '/creator?tab=dashboard',
    role: 'member',
    heading: 'Creator Hub',
    lacks: [
      {
        call: '/api/creator/me',
        field: 'postsSubmitted',
        panel: 'Earnings and content',
      },
      { call: '/api/creator/me/submissions?*', field: 'submissions', panel: LIST },
      { call: '/api/creator/me/payments?*', field: 'payments', panel: LIST },
      { call: '/api/creator/me/days', field: 'days', panel: 'Points per day' },
      { call: '/api/creator/me/points?*', field: 'entries', panel: LIST },
    ],
  },
  {
    path: '/creator/CREATOR',
    heading: 'Approved content',
    lacks: [{ call: '/api/creator/profiles/*', field: 'totals', panel: 'The totals' }],
  },
  {
    path: '/members/MEMBER',
    heading: 'In figures',
    lacks: [{ call: '/api/members/*', field: 'weeks', panel: 'Shared weeks' }],
  },
  {
    path: '/admin',
    role: 'admin',
    heading: 'All Submissions',
    lacks: [
      { call: '/api/admin/dashboard?*', field: 'submissions', panel: 'The figures' },
      { call: '/api/admin/submissions?*', field: 'submissions', panel: LIST },
    ],
  },
  {
    path: '/admin?section=users',
    role: 'admin',
    heading: 'Users',
    lacks: [{ call: '/api/admin/users?*', field: 'pagination', panel: LIST }],
  },
  {
    path: '/admin?section=hand-payments',
    role: 'owner',
    heading: 'Paid by Hand',
    lacks: [
      { call: '/api/admin/unpaid-weeks?*', field: 'weeks', panel: LIST },
      { call: '/api/admin/hand-payments?*', field: 'pagination', panel: LIST },
    ],
  },
  {
    path: '/admin?section=settings',
    role: 'owner',
    heading: 'Settings',
    lacks: [{ call: '/api/admin/settings?*', field: 'settings', panel: LIST }],
  },
  {
    path: '/monitoring',
    role: 'admin',
    heading: 'System Monitor',
    lacks: [
      { call: '/api/health', field: 'jobs', panel: 'Measured Health' },
      { call: '/api/monitoring/uptime', field: 'parts', panel: 'Uptime' },
      {
        call: `${REWARDS}/user-activity-details*`,
        field: 'users',
        panel: 'User Activity Details',
      },
      { call: '/api/activity-points-system', field: 'rules', panel: 'Activity Points System' },
      { call: '/api/monitoring/events*', field: 'events', panel: 'Recent System Logs' },
    ],
  },
  {
    path: '/developers/subscription',
    role: 'member',
    heading: 'Developer Plans',
    lacks: [{ call: '/api/developer/subscription', field: 'usage', panel: 'Current Usage' }],
  },
  {
    path: '/apps',
    role: 'member',
    heading: 'Apps you allowed',
    lacks: [{ call: '/api/me/consents', field: 'apps', panel: 'The list of apps' }],
  },
];

for (const { path, role, heading, lacks } of someOf(CASES, 3, 'panels')) {
  test(`${path}: a panel whose answer lacks a field fails alone`, async ({ page, demo }) => {
    if (role) await signIn(page.request, demo, role);
    const address = await addressOf(demo, path);
    const alerts = page.getByRole('main').getByRole('alert');
    for (const { call, field, panel } of someOf(lacks, 1, path)) {
      await test.step(`${call} without ${field}`, async () => {
        const repair = await loseField(page, `${demo.url}${call}`, field);
        await sail(page, demo, address);
        const panels = [panel].flat();
        await expect(alerts).toContainText(panels.map((name) => `${name} could not be shown`));
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await repair();
        for (const name of panels) {
          const alert = alerts.filter({ hasText: name });
          await alert.getByRole('button', { name: 'Try again' }).click();
        }
        await expect(alerts).toHaveCount(0);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      });
    }
  });
}

async function addressOf(product: Product, path: string): Promise<string> {
  const { weeks } = await readApi<{ weeks: [{ week: string }] }>(product, `${REWARDS}/weeks`);
  const { submissions } = await readApi<{
    submissions: { userId: string; user: { username: string | null } }[];
  }>(product, '/api/creator/content');
  const creator = submissions.find(({ user }) => user.username !== null);
  return path
    .replace('WEEK', weeks[0].week)
    .replace('CREATOR', creator?.user.username ?? '')
    .replace('MEMBER', creator?.userId ?? '');
}

/** Opens an address from another page, so that the browser makes every call itself. */
async function sail(page: Page, product: Product, address: string): Promise<void> {
  await openEmptyPage(page, product);
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/**
 * Takes a field out of the real answers of a call; returns the function that stops it.
 *
 * @param field its names, joined by points
 */
async function loseField(page: Page, call: string, field: string): Promise<() => Promise<void>> {
  const names = field.split('.');
  const last = names.pop() ?? '';
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const holder = names.reduce((value, name) => value[name], json);
    expect(holder).toHaveProperty(last);
    delete holder[last];
    await route.fulfill({ response, json });
  });
  return () => page.unroute(call);
}
