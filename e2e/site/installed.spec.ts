import type { Page } from '@playwright/test';
import { openSite } from '../pages/board-page.ts';
import { expect, NOW_MS, test } from '../product.ts';

// The browser itself reports what it could not fetch.
test.use({ allowConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test('the installed app shows the last board without a connection, nothing of a member, and no old page after', async ({
  page,
  context,
  launch,
}) => {
  const product = await launch('empty');
  const at = new Date(NOW_MS).toISOString();
  await product.report({ id: 'a', type: 'gm', at, telegramId: '11', firstName: 'Anne' });
  await install(page);
  await context.addCookies([await product.signIn('11')]);
  await openSite(page, product, '/leaderboard');
  const menu = page.getByRole('button', { name: /^Signed in as/ });
  await expect(menu).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await (await caches.match('/leaderboard'))?.text()) ?? '');
  await expect.poll(kept).toContain('You are offline.');
  expect(await kept()).not.toContain('Signed in as');
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
  expect(await scopes()).toEqual([`${product.url}/leaderboard`]);

  await context.setOffline(true);
  await page.goto(`${product.url}/leaderboard?page=2`);
  await expect(page.getByRole('status').first()).toHaveText(
    /^You are offline\. This is the board of \d\d \w{3} \d{4}, \d\d:\d\d UTC\.$/,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await expect(page.getByText('Updated just now')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(menu).toHaveCount(0);

  await context.setOffline(false);
  await openSite(page, product, '/leaderboard');
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(menu).toBeVisible();
});

test('it speaks the language that was chosen on its page', async ({ page, context, demo }) => {
  await install(page);
  await context.addCookies([{ name: 'language', value: 'es', url: demo.url }]);
  await openSite(page, demo, '/leaderboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The worker learns the page's language with the next one.
  await openSite(page, demo, '/leaderboard');
  const kept = () =>
    page.evaluate(async () => (await (await caches.match('/leaderboard'))?.text()) ?? '');
  await expect.poll(kept).toContain('<html lang="es"');
  await context.setOffline(true);
  await page.goto(`${demo.url}/leaderboard`);
  await expect(page.getByRole('status').first()).toHaveText(
    /^Estás sin conexión\. Esta es la clasificación del \d+ \w+ \d{4}, \d+:\d\d UTC\.$/,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Clasificación' })).toBeVisible();
});

/** Has the page believe that it is an installed app's. */
async function install(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? asked('all') : asked(query);
  });
}
