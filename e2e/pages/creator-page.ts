import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { approveSubmission } from '#server/services/submissions/review.ts';
import { NOW_MS, type Product, type startProduct } from '../product.ts';
import { ADMIN, ANNE, BART, launchPortal, signInAs } from './admin-page.ts';
import { openSite } from './board-page.ts';

/** The parts of the creator hub, found as a person finds them. */
export function hubOf(page: Page) {
  const panel = page.getByRole('tabpanel');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    title: page.getByRole('heading', { level: 1 }),
    tab: (name: string) => page.getByRole('tab', { name }),
    panel,
    region,
    tile: (name: string) =>
      panel.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }),
    cards: page.getByRole('list', { name: 'Approved content' }).getByRole('article'),
    search: page.getByRole('searchbox', { name: 'Search content' }),
    type: page.getByRole('combobox', { name: 'Content type' }),
    sort: page.getByRole('combobox', { name: 'Sort by' }),
    pages: page.getByRole('navigation', { name: 'Pages of content' }),
    refresh: page.getByRole('button', { name: 'Refresh' }),
    payments: page.getByRole('list', { name: 'Payments' }).getByRole('listitem'),
    entries: page.getByRole('list', { name: 'Point entries' }).getByRole('listitem'),
    submissions: page.getByRole('list', { name: 'Submissions' }).getByRole('article'),
    submit: page.getByRole('button', { name: 'Submit content' }),
  };
}

export async function openHub(page: Page, product: Product, search = '') {
  await openSite(page, product, `/creator${search}`);
  return hubOf(page);
}

/** Opens the hub at a signed-in member's dashboard. */
export async function openDashboard(page: Page, product: Product, telegramId = ANNE) {
  await signInAs(page.context(), product, telegramId);
  return openHub(page, product, '?tab=dashboard');
}

type Piece = {
  by?: string;
  contentType?: string;
  title?: string;
  description?: string;
  url?: string;
  points?: number;
};

/** Starts a community of five with these submissions, made a minute apart and approved. */
export async function launchCreators(
  launch: typeof startProduct,
  pieces: readonly Piece[],
): Promise<Product> {
  const product = await launchPortal(launch);
  await publish(product, pieces);
  return product;
}

export async function publish(product: Product, pieces: readonly Piece[]): Promise<void> {
  const { rows: known } = await sql<{ count: number }>`
    select count(*)::int as count from submissions`.execute(product.db);
  const before = known[0]?.count ?? 0;
  for (let from = 0; from < pieces.length; from += 500) {
    await product.report(
      ...pieces.slice(from, from + 500).map(({ by = BART, points: _, ...rest }, index) => ({
        id: `piece${before + from + index}`,
        type: 'content_submitted',
        telegramId: by,
        at: new Date(NOW_MS - 3_000_000 + (before + from + index) * 60_000).toISOString(),
        contentType: 'twitter_post',
        url: `https://x.com/crew/status/${before + from + index}`,
        ...rest,
      })),
    );
  }
  for (const [index, { points = 5 }] of pieces.entries()) {
    await decide(product, `piece${before + index}`, points);
  }
}

/** Approves a submission with points as an administrator does, by the event's id. */
async function decide(product: Product, eventId: string, points: number): Promise<void> {
  const { rows } = await sql<{ id: bigint; admin: bigint }>`
    select s.id, (select id from members where telegram_id = ${ADMIN}::bigint) as admin
    from submissions s join activity_events e on e.seq = s.event_seq where e.id = ${eventId}`.execute(
    product.db,
  );
  const [row] = rows;
  if (!row) throw new Error(`nothing was submitted as ${eventId}`);
  const by = { memberId: row.admin, telegramId: ADMIN, nowMs: product.clock.nowMs };
  await approveSubmission(product.db, by, { submissionId: row.id, points });
}
