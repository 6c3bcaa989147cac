import type { Page } from '@playwright/test';
import type { WeekList, WeekPage } from '#contract/site/weeks.ts';
import { enrolCrew } from '../crew.ts';
import type { Product } from '../product.ts';
import { openSite, readApi } from './board-page.ts';

/** The crew's week, its snapshot and its distribution. */
export const WEEK = '2026-03-08';
export const SNAPSHOT_MS = Date.parse('2026-03-08T23:00:00Z');
export const DISTRIBUTION_MS = Date.parse('2026-03-09T00:00:00Z');

export function partsOf(page: Page) {
  return {
    shares: page.getByRole('list', { name: 'Shares', exact: true }).getByRole('listitem'),
    pages: page.getByRole('navigation', { name: 'Pages of shares' }),
    check: page.getByRole('button', { name: 'Check it yourself' }),
    outcome: page.getByRole('region', { name: 'Check it', exact: true }),
    dialog: page.getByRole('dialog'),
    challenge: page.getByRole('region', { name: 'Challenge hour' }),
  };
}

export async function openWeek(page: Page, product: Product, week = WEEK, search = '') {
  const response = await openSite(page, product, `/weeks/${week}${search}`);
  return { ...partsOf(page), response };
}

export const weekOf = (product: Product, week: string) =>
  readApi<WeekPage>(product, `/api/weekly-rewards/weeks/${week}?limit=50`);

export async function lastWeekOf(product: Product): Promise<string> {
  const { weeks } = await readApi<WeekList>(product, '/api/weekly-rewards/weeks');
  const [last] = weeks.filter(({ totalRecipients }) => totalRecipients > 0);
  if (!last) throw new Error('No week has paid');
  return last.week;
}

/** Starts the crew at the end of their week: frozen, not yet distributed. */
export async function closedCrew(
  launch: (contents: 'empty') => Promise<Product>,
): Promise<Product> {
  const product = await launch('empty');
  await enrolCrew(product);
  product.clock.nowMs = SNAPSHOT_MS + 30_000;
  await product.closeWeeks();
  return product;
}
