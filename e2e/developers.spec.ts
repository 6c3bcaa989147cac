import type { Page } from '@playwright/test';
import { API } from '#contract/api.ts';
import { PLANS } from '#rules/plans.ts';
import { breakCalls, NETWORK_NOISE, openSite } from './board-page.ts';
import { injectJudge, overflowOf, violationsOf } from './judge.ts';
import { expect, type Product, test } from './product.ts';

const CALLS = Object.keys(API).length;

async function open(page: Page, product: Product, query = ''): Promise<void> {
  await openSite(page, product, `/developers${query}`);
  await expect(page.getByRole('heading', { name: 'Build with the bot', level: 1 })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('has its four tabs, each with an address of its own', async ({ page, empty }) => {
  await open(page, empty);
  await expect(page).toHaveTitle(/^Build with the bot · /);
  await expect(page.getByRole('tab')).toHaveText([
    ...['Overview', 'Pricing', 'Documentation', 'Examples'],
  ]);
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Overview').press('ArrowRight');
  await expect(tab(page, 'Pricing')).toBeFocused();
  await expect(page).toHaveURL(/\/developers\?tab=pricing$/);
  await page.reload();
  await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
});

test('leads to the plans, the source, a contact and the chat', async ({ page, empty }) => {
  await open(page, empty);
  const access = page.getByRole('link', { name: 'Get API Access', exact: true });
  await expect(access).toHaveAttribute('href', '/developers/subscription');
  await access.click();
  await expect(page).toHaveURL(`${empty.url}/developers/subscription`);
  await page.goBack();
  const links = page.getByRole('navigation', { name: 'For developers' }).getByRole('link');
  await expect(links).toHaveText([/^Source/, /^Contact/, /^Chat/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('shows figures that were counted', async ({ page, launch }) => {
  const product = await launch('empty');
  const at = new Date(product.clock.nowMs).toISOString();
  await product.report({ id: 'a', type: 'account_created', at, telegramId: '11' });
  await open(page, product);
  const figures = page.locator('dl[aria-label="Figures"]');
  await expect(figures.locator('dd')).toHaveText([String(CALLS), '1', '0', '0']);
  // No uptime: the server keeps no record of it.
  await expect(figures.locator('dt')).toHaveText([
    ...['API endpoints', 'Members', 'Apps in production', 'Webhooks in 30 days'],
  ]);
});

test('shows the plans as they are', async ({ page, empty }) => {
  await open(page, empty, '?tab=pricing');
  for (const { name, features } of PLANS) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    for (const feature of features) await expect(card).toContainText(feature);
  }
  const prices = [
    ['Starter', '$9.99 a month', '$99.99 a year, $19.89 less', '475 JKC a month instead of 500'],
    ['Pro', '$29.99 a month', '$299.99 a year, $59.89 less', '1,425 JKC a month instead of 1,500'],
    [
      ...['Enterprise', '$99.99 a month', '$999.99 a year, $199.89 less'],
      '4,750 JKC a month instead of 5,000',
    ],
  ];
  for (const [name = '', ...texts] of prices) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    for (const text of texts) await expect(card).toContainText(text);
    await expect(card.getByText('Most popular')).toHaveCount(name === 'Pro' ? 1 : 0);
    const choose = card.getByRole('link', { name: `Choose ${name}` });
    await expect(choose).toHaveAttribute('href', '/developers/subscription');
  }
  await expect(page.getByText('in JKC for 5% less')).toBeVisible();
});

test('documents every call, from the server’s own document', async ({ page, empty }) => {
  await open(page, empty, '?tab=documentation');
  await expect(page.getByRole('heading', { name: 'v1', exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('li > details')).toHaveCount(CALLS);
  const entry = page.getByRole('listitem').filter({ hasText: '/api/v1/profile' });
  await entry.locator('summary').click();
  for (const words of ['access_profile', 'member', 'no_consent', 'lifetimePoints']) {
    await expect(entry).toContainText(words);
  }
});

test('gives examples in three languages, to copy', async ({ page, context, empty }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, empty, '?tab=examples&call=getV1Profile');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(`curl '${empty.url}/api/v1/profile'`);
  const language = page.getByLabel('Language');
  await language.selectOption('TypeScript');
  await expect(panel).toContainText('await client.getV1Profile()');
  await language.selectOption('Python');
  await expect(panel).toContainText('urllib.request.urlopen');
  await expect(page).toHaveURL(/language=python/);
  await page.getByRole('button', { name: 'Copy Python example' }).click();
  await expect(
    page.getByText('Python example copied to clipboard.', { exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'import urllib.request',
  );
});

test.describe('without the document', () => {
  test.use({ allowConsole: /Failed to load resource/ });
  test('says so and tries again', async ({ page, empty }) => {
    await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, empty, '?tab=documentation');
    await expect(page.getByRole('alert')).toContainText('The API document did not load');
    await page.unroute('**/api/openapi.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'v1', exact: true })).toBeVisible();
  });
});

test.describe('without the figures', () => {
  test.use({ allowConsole: NETWORK_NOISE });
  test('leaves them out', async ({ page, empty }) => {
    await breakCalls(page, '**/api/developer/statistics');
    await open(page, empty);
    await expect(page.locator('dl[aria-label="Figures"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What a key can be allowed' })).toBeVisible();
  });
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [768, 'dark'],
  [1280, 'light'],
] as const) {
  test(`looks right at ${width} px, ${colorScheme}`, async ({ page, empty }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, empty);
    await injectJudge(page);
    for (const name of ['Overview', 'Pricing', 'Documentation', 'Examples']) {
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
      expect([name, await overflowOf(page)]).toEqual([name, 0]);
      expect([name, await violationsOf(page)]).toEqual([name, []]);
    }
  });
}
