import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { UserActivityDetails } from '#contract/site/monitoring.ts';
import { expect, type Product } from '../product.ts';
import { openEmptyPage, openSite } from './board-page.ts';

export async function openMonitor(page: Page, product: Product) {
  await openSite(page, product, '/monitoring');
  return partsOf(page);
}

/** Opens the monitor from another page, so that the browser makes every call itself. */
export async function sailToMonitor(page: Page, product: Product) {
  await openEmptyPage(page, product);
  await page.evaluate(() => history.pushState(null, '', '/monitoring'));
  await expect(page.getByRole('heading', { name: 'System Monitor' })).toBeVisible();
  return partsOf(page);
}

/** Adds an administrator who has done nothing. */
export function enrolAdmin(product: Product) {
  return sql`insert into members (telegram_id, role, created_at) values (7, 'admin', now())`.execute(
    product.db,
  );
}

function partsOf(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    status: region('Status'),
    health: region('Measured Health'),
    uptime: region('Uptime'),
    activity: region('User Activity Details'),
    points: region('Activity Points System'),
    logs: region('Recent System Logs'),
  };
}

/** The value next to a name. */
export function fact(within: ReturnType<Page['locator']>, name: string) {
  return within
    .locator('dl > div')
    .filter({ has: within.page().getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition');
}

export function part(health: ReturnType<Page['locator']>, name: string) {
  return health
    .getByRole('listitem')
    .filter({ has: health.page().getByText(name, { exact: true }) });
}

export async function readActivity(page: Page, product: Product): Promise<UserActivityDetails> {
  const answer = await page.request.get(`${product.url}/api/weekly-rewards/user-activity-details`);
  return answer.json();
}
