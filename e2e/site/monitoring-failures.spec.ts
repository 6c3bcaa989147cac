import { sql } from 'kysely';
import { JOBS, jobNames } from '#rules/jobs.ts';
import { runJob } from '#server/services/operations/jobs.ts';
import { writeOutlook } from '#server/services/payouts/outlook.ts';
import { breakCalls, NETWORK_NOISE, signIn } from '../pages/board-page.ts';
import { enrolAdmin, fact, openMonitor, part, sailToMonitor } from '../pages/monitor-page.ts';
import { expect, NOW_MS, test } from '../product.ts';

const STATUS = '**/api/weekly-rewards/system-status';
const ACTIVITY = '**/api/weekly-rewards/user-activity-details*';
const SUMMARY = '**/api/weekly-rewards/current-week-summary';
const LOG_FAILURE = 'Failed to fetch monitoring data for log generation';
const NAMES = jobNames();

test.describe('when calls fail', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('the dashboard and each card say so until Retry Connection', async ({ page, demo }) => {
    await breakCalls(page, STATUS);
    const { status, health, logs } = await sailToMonitor(page, demo);
    const alert = page.getByRole('alert').filter({ hasText: 'Monitoring Dashboard Unavailable' });
    await expect(alert).toContainText('Unable to connect to monitoring service');
    await expect(status.getByText('Failed to load', { exact: true })).toHaveCount(4);
    await expect(part(health, 'Database')).toContainText(/answers in [\d.]+ ms/);
    await expect(logs.getByText(LOG_FAILURE)).toBeVisible();
    await expect(logs.getByRole('listitem')).toHaveCount(1);
    await page.unroute(STATUS);
    await alert.getByRole('button', { name: 'Retry Connection' }).click();
    await expect(fact(status, 'System Health')).toHaveText('Healthy');
    await expect(alert).toHaveCount(0);

    await test.step('a status with fields missing leaves the rest of the monitor standing', async () => {
      await page.route(STATUS, (route) => route.fulfill({ json: { systemHealthy: true } }));
      await sailToMonitor(page, demo);
      await expect(fact(status, 'System Health')).toHaveText('Healthy');
      await expect(fact(status, 'Weekly Pool')).toHaveText('Unknown');
      await expect(part(health, 'Database')).toContainText(/answers in [\d.]+ ms/);
      await expect(logs.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText('undefined')).toHaveCount(0);
      await expect(page.getByText('NaN')).toHaveCount(0);
      await page.unroute(STATUS);
    });

    await test.step('the log is a single error if the summary fails', async () => {
      await breakCalls(page, SUMMARY);
      await sailToMonitor(page, demo);
      await expect(logs.getByText(LOG_FAILURE)).toBeVisible();
      await expect(logs.getByRole('listitem')).toHaveCount(1);
      await expect(logs.getByRole('listitem')).toContainText('ERROR');
    });
  });

  test('with no answer at all there is only one message', async ({ page, demo }) => {
    await breakCalls(page);
    const { status, logs } = await sailToMonitor(page, demo);
    // The cards show their failures one by one until the last one has failed.
    await expect(page.getByRole('alert')).toContainText(['Monitoring Dashboard Unavailable']);
    await expect(status).toHaveCount(0);
    await expect(logs).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry Connection' }).click();
    await expect(fact(status, 'System Health')).toHaveText('Healthy');
    await expect(logs.getByRole('listitem')).toHaveCount(8);

    await test.step('a failed refresh keeps the data and says so', async () => {
      await breakCalls(page);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Could not refresh', { exact: true })).toBeVisible();
      await expect(fact(status, 'System Health')).toHaveText('Healthy');
    });
  });

  test('each part says so where it stands, and comes back alone', async ({ page, demo }) => {
    const broken = [
      ['health', '**/api/health', 'Failed to load'],
      ['uptime', '**/api/monitoring/uptime', 'Failed to load the uptime record'],
      ['points', '**/api/activity-points-system', 'Failed to load activity points system'],
      ['activity', ACTIVITY, 'Failed to load user activity data'],
      ['logs', '**/api/monitoring/events', 'The server’s own events failed to load'],
    ] as const;
    await signIn(page.request, demo, 'admin');
    for (const [, pattern] of broken) await breakCalls(page, pattern);
    const parts = await sailToMonitor(page, demo);
    for (const [part, , text] of broken) {
      await expect(parts[part].getByRole('alert')).toContainText(text);
    }
    await expect(fact(parts.status, 'System Health')).toHaveText('Healthy');
    for (const [index, [part, pattern]] of broken.entries()) {
      await expect(page.getByRole('alert')).toHaveCount(broken.length - index);
      await page.unroute(pattern);
      const retry = parts[part].getByRole('button', { name: 'Retry' });
      await (part === 'logs' ? page.getByRole('button', { name: 'Refresh' }) : retry).click();
      await expect(parts[part].getByRole('alert')).toHaveCount(0);
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('with a part of the system broken', () => {
  test('a failed job, a late job, and their recovery', async ({ page, context, launch }) => {
    const product = await launch('empty');
    await enrolAdmin(product);
    await context.addCookies([await product.signIn('7')]);
    const run = (name: (typeof NAMES)[number], work: () => Promise<string>) =>
      runJob(product.db, { name, now: () => product.clock.nowMs, work });
    for (const name of NAMES) await run(name, async () => 'done');
    await run('weekly-snapshot', () => Promise.reject(new Error('no disk'))).catch(() => undefined);
    const { status, health, logs } = await openMonitor(page, product);
    await expect(fact(status, 'System Health')).toHaveText('Unhealthy');
    await expect(part(health, 'Weekly snapshot')).toContainText('Failed');
    await expect(part(health, 'Weekly distribution')).toContainText('OK');
    await expect(logs.getByText('weekly-snapshot failed: no disk')).toBeVisible();
    await expect(logs.getByText('System is unhealthy')).toBeVisible();

    await run('weekly-snapshot', async () => 'done');
    product.clock.nowMs += JOBS['weekly-distribution'].lateAfterMs + 1;
    await run('weekly-snapshot', async () => 'done');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(part(health, 'Weekly distribution')).toContainText('Late');
    await expect(part(health, 'Weekly snapshot')).toContainText('OK');
    await expect(fact(status, 'System Health')).toHaveText('Unhealthy');

    for (const name of NAMES) await run(name, async () => 'done');
    product.clock.nowMs += 1000;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(fact(status, 'System Health')).toHaveText('Healthy');
  });

  test('a wallet that does not answer, catches up, holds too little, and is fine', async ({
    page,
    launch,
  }) => {
    const wallet = { height: 123_456, tipTimeMs: NOW_MS, isSyncing: false, balanceUnits: 0n };
    let answer = () => Promise.reject<typeof wallet>(new Error('refused'));
    const product = await launch('demo', { walletState: () => answer() });
    // The amount that the last run of the distribution left unpaid.
    await writeOutlook(product.db, { neededUnits: 10n ** 11n, nowMs: NOW_MS });
    const { status, health } = await openMonitor(page, product);
    const line = part(health, 'Wallet');
    await expect(line).toContainText('does not answer');
    await expect(line).toContainText('Failing');
    await expect(fact(status, 'System Health')).toHaveText('Unhealthy');
    await expect(fact(status, 'Wallet')).toHaveText('Configured');
    for (const [state, text] of [
      [{ isSyncing: true }, /Warning.*catching up with the chain|catching up.*Warning/],
      [{}, /holds less than what is due/],
      [{ balanceUnits: 10n ** 15n }, /covers what is due/],
    ] as const) {
      answer = async () => ({ ...wallet, ...state });
      product.clock.nowMs += 10_000;
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(line).toContainText(text);
      await expect(line).toContainText('block 123,456');
      await expect(fact(status, 'System Health')).toHaveText('Healthy');
      // The figures are not for visitors.
      await expect(line).not.toContainText('Balance');
    }
    await signIn(page.request, product, 'admin');
    await openMonitor(page, product);
    await expect(line).toContainText('Balance Ɉ 10,000,000.00000000, owed Ɉ 6,000.00000000');
  });

  test.describe('the database', () => {
    test.use({ allowConsole: NETWORK_NOISE });

    test('is down: the page still loads and says which part failed', async ({ page, launch }) => {
      const product = await launch('demo');
      await signIn(page.request, product, 'admin');
      for (const table of ['migrations', 'weeks', 'sessions']) {
        await sql`alter table ${sql.id(table)} rename to ${sql.id(`${table}_gone`)}`.execute(
          product.db,
        );
      }
      const { health } = await openMonitor(page, product);
      await expect(
        page.getByRole('heading', { name: 'Monitoring Dashboard Unavailable' }),
      ).toBeVisible();
      await expect(part(health, 'Database')).toContainText('does not answer');
      await expect(part(health, 'Jobs')).toContainText('unknown while');
    });
  });
});
