import type { Page } from '@playwright/test';
import { API } from '#contract/api.ts';
import { PLANS } from '#rules/plans/plans.ts';
import { expectAccessible, expectFine, overflowOf } from '../judge.ts';
import { breakCalls, NETWORK_NOISE, openSite, readApi, reloadSite } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';

const CALLS = Object.keys(API).length;

async function open(page: Page, product: Product, query = ''): Promise<void> {
  await openSite(page, product, `/developers${query}`);
  await expect(page.getByRole('heading', { name: 'Build with the bot', level: 1 })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('has four tabs with addresses, links onward, and shows the plans', async ({ page, empty }) => {
  await open(page, empty);

  await test.step('four tabs, with the keyboard and the back button', async () => {
    await expect(page).toHaveTitle(/^Build with the bot · /);
    await expect(page.getByRole('tab')).toHaveText([
      ...['Overview', 'Pricing', 'Documentation', 'Examples'],
    ]);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Overview').press('ArrowRight');
    await expect(tab(page, 'Pricing')).toBeFocused();
    await expect(page).toHaveURL(/\/developers\?tab=pricing$/);
    await reloadSite(page);
    await expect(tab(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('links to the plans, the source, a contact and the chat', async () => {
    // The first thing offered costs nothing.
    const free = page.getByRole('main').getByRole('link', { name: /./ }).first();
    await expect(free).toHaveText('Get a free key');
    await expect(free).toHaveAttribute('href', '/developers/keys');
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
    await expectFine(page);
  });

  await test.step('the plans as they are', async () => {
    await tab(page, 'Pricing').click();
    for (const { name, features } of PLANS) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      for (const feature of features) await expect(card).toContainText(feature);
    }
    const prices = [
      ['Starter', '$9.99 a month', '$99.99 a year, $19.89 less', '475 JKC a month instead of 500'],
      [
        'Pro',
        '$29.99 a month',
        '$299.99 a year, $59.89 less',
        '1,425 JKC a month instead of 1,500',
      ],
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
    await expectFine(page);
  });
});

test('shows documentation, examples to copy, and figures', async ({
  page,
  context,
  empty,
  demo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, empty);

  await test.step('every call, from the server’s own document', async () => {
    await tab(page, 'Documentation').click();
    await expect(page.getByRole('heading', { name: 'v1', exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').locator('li > details')).toHaveCount(CALLS);
    // It is as long as all others together: one look is enough for parts that the others have too.
    await page.setViewportSize({ width: 360, height: 900 });
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('heading', { name: 'Documentation' }).click();
    await page.keyboard.press('/');
    const search = page.getByLabel('Search calls');
    await expect(search).toBeFocused();
    await search.fill('get  /API/stats');
    await expect(page.getByRole('status').filter({ hasText: 'calls' })).toHaveText(
      `1 of ${CALLS} calls`,
    );
    await expect(page).toHaveURL(/[?&]q=get\+/);
    await page.locator('summary', { hasText: '/api/stats' }).click();
    const form = page.getByRole('form', { name: /^Run / });
    await form.getByRole('button', { name: 'Run' }).click();
    await expect(form).toContainText(/200 OKin [\d,]+ ms/);
    await expect(form.getByRole('region', { name: 'Answer' })).toContainText('{');
    await expectFine(page);
    await search.fill('no such call');
    await expect(page.getByRole('heading', { name: 'No call matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all calls' }).click();
    await expect(search).toHaveValue('');
    await search.fill('profile');
    await expect(page).toHaveURL(/[?&]q=profile/);
    await reloadSite(page);
    await expect(search).toHaveValue('profile');
    const entry = page.getByRole('listitem').filter({ hasText: '/api/v1/profile' });
    await entry.locator('summary').click();
    for (const words of [
      'access_profile',
      'member',
      'no_consent',
      'Answer Profile',
      'lifetimePoints',
    ]) {
      await expect(entry).toContainText(words);
    }
  });

  await test.step('examples in three languages, to copy', async () => {
    await tab(page, 'Examples').click();
    await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectFine(page);
    await open(page, empty, '?tab=examples&call=getV1Profile');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(`curl '${empty.url}/api/v1/profile'`);
    const language = panel.getByLabel('Language');
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

  await test.step('figures that were counted', async () => {
    await open(page, demo);
    const figures = page.locator('dl[aria-label="Figures"]');
    // No uptime, because there is no full day of record.
    await expect(figures.locator('dt')).toHaveText([
      ...['API endpoints', 'Members', 'Apps in production', 'Webhooks in 30 days'],
    ]);
    type Statistics = { uptimePercent: number | null } & Record<string, number>;
    const { uptimePercent, ...counted } = await readApi<Statistics>(
      demo,
      '/api/developer/statistics',
    );
    expect(uptimePercent).toBeNull();
    await expect(figures.locator('dd')).toHaveText(
      Object.values(counted).map((figure) => figure.toLocaleString('en-US')),
    );
  });
});

test.describe('when a call fails', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('figures are left out and the document is reloaded', async ({ page, empty }) => {
    await breakCalls(page, '**/api/developer/statistics');
    await open(page, empty);
    await expect(page.locator('dl[aria-label="Figures"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What a key can be allowed' })).toBeVisible();

    const mend = await breakCalls(page, '**/api/openapi.json');
    await tab(page, 'Documentation').click();
    await expect(page.getByRole('alert')).toContainText('The API document did not load');
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'v1', exact: true })).toBeVisible();
  });
});
