import type { APIRequestContext, Locator, Page, Request, Route } from '@playwright/test';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import type { Product } from '../product.ts';
import { expect } from '../product.ts';
import { untilIdle } from '../timers.ts';

/** Console messages when a test cuts the network. */
export const NETWORK_NOISE = /Failed to load resource|net::ERR_/;

/** The leaderboard's parts, found as a person finds them. */
export function partsOf(page: Page) {
  const board = page.getByRole('region', { name: 'The board' });
  return {
    board,
    members: page.getByRole('list', { name: 'Members' }).getByRole('article'),
    search: board.getByRole('searchbox', { name: 'Search members' }),
    sort: board.getByRole('combobox', { name: 'Sort by' }),
    eligibleOnly: board.getByRole('checkbox', { name: 'Show eligible users only' }),
    summary: board.getByRole('status'),
    pages: page.getByRole('navigation', { name: 'Leaderboard pages' }),
    refresh: page.getByRole('button', { name: 'Refresh' }),
    panel: page.getByRole('region', { name: 'Weekly rewards' }),
    guide: page.getByRole('region', { name: 'Activity Points & Pirate Ranks' }),
    ownRow: page.getByRole('region', { name: 'Your place on the board' }),
  };
}

/** Opens an address of the site and waits until its script has taken over. */
export async function openSite(page: Page, product: Product, address: string) {
  const response = await page.goto(product.url + address);
  await untilTakenOver(page);
  return response;
}

/** Reloads the page and waits for its script: an earlier press would be lost. */
export async function reloadSite(page: Page): Promise<void> {
  await page.reload();
  await untilTakenOver(page);
}

export async function openBoard(page: Page, product: Product, search = '') {
  await openSite(page, product, `/leaderboard${search}`);
  return partsOf(page);
}

/** Opens the leaderboard through the menu, so that the browser makes every call itself. */
export async function sailToBoard(page: Page, product: Product) {
  await openEmptyPage(page, product);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Leaderboard' })
    .click();
  await expect(page.getByRole('heading', { name: 'Leaderboard', level: 1 })).toBeVisible();
  return partsOf(page);
}

/** Opens a page that makes no calls; not with its own status 404, which the browser reports as an error. */
export async function openEmptyPage(page: Page, product: Product): Promise<void> {
  const address = `${product.url}/nowhere`;
  await page.route(address, async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  await openSite(page, product, '/nowhere');
}

/** React marks each element that it takes over; until then a press has no effect. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
  // The frame of the page is marked first: its contents, timers and keys follow later.
  await untilIdle(page);
}

/** The board as the API returns it. */
export async function readBoard(product: Product, query: Record<string, string> = {}) {
  return readApi<Leaderboard>(product, `/api/leaderboard?${new URLSearchParams(query)}`);
}

export async function readApi<T>(product: Product, path: string): Promise<T> {
  const answer = await fetch(product.url + path);
  if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
  return (await answer.json()) as T; // From our own server, typed by the contract.
}

/** A name as the board shows it: a username gets its @. */
export function shownName(entry: Leaderboard['leaderboard'][number]): string {
  return entry.displayType === 'username' ? `@${entry.displayName}` : entry.displayName;
}

/** Signs in on a demo instance without the menu. */
export async function signIn(request: APIRequestContext, product: Product, role = 'member') {
  const answer = await request.post(`${product.url}/api/demo/session`, {
    data: { role },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { viewer } = (await answer.json()) as {
    viewer: { telegramId: string; displayName: string };
  };
  return viewer;
}

/** Records every call of the API from now on. */
export function recordCalls(page: Page) {
  const calls: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(pathname + search);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    calls,
    to: (part: string) => calls.filter((call) => call.startsWith(part)),
    clear: () => calls.splice(0),
    /** Waits until all calls have their responses and the page has handled them. */
    async settled(): Promise<void> {
      await expect.poll(() => underWay.size).toBe(0);
      await untilIdle(page);
    },
  };
}

/** Makes API calls fail until the returned function is called. */
export async function breakCalls(page: Page, pattern = '**/api/**') {
  const fail = (route: Route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"error":"Gone fishing"}',
    });
  await page.route(pattern, fail);
  return () => page.unroute(pattern, fail);
}

/**
 * Makes API calls wait until the returned function is called.
 *
 * @param then `fallback`: released calls go to earlier routes of the test, not to the server
 */
export async function holdCalls(
  page: Page,
  pattern = '**/api/**',
  then: 'continue' | 'fallback' = 'continue',
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route[then]();
  });
  return () => release();
}

/** Makes a refresh fail while the clock is stopped (`stopClock`), so that the message stays. */
export async function refreshInVain(page: Page, message: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toBeVisible({ timeout: 50 });
  }).toPass();
}
