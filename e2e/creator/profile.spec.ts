import { expectFine } from '../judge.ts';
import { ANNE, BART } from '../pages/admin-page.ts';
import { openSite } from '../pages/board-page.ts';
import { launchCreators, openHub } from '../pages/creator-page.ts';
import { expect, test } from '../product.ts';

// The browser itself reports a page with the status 404.
test.use({ allowConsole: /status of 404/ });

test('a creator’s page shows emblem, totals and approved content', async ({ page, launch }) => {
  const product = await launchCreators(launch, [
    { by: BART, title: 'Not hers' },
    ...Array.from({ length: 21 }, (_, index) => ({ by: ANNE, title: `Tale ${index}`, points: 2 })),
  ]);
  const hub = await openHub(page, product);
  await hub.cards.first().getByRole('link', { name: '@anne' }).click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
  await page.getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(`${product.url}/creator/anne`);
  await expect(page).toHaveTitle('@anne · Quarterdeck');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('@anne');
  const main = page.getByRole('main');
  await expect(main).toContainText('Corsair');
  const tile = (name: string) =>
    main.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(tile('Approved Content')).toContainText('21');
  await expect(tile('Points for Content')).toContainText('42');
  await expect(tile('Lifetime Points')).toContainText('52');
  await expect(tile('Place')).toContainText('#1');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText('Tale 20');
  await expect(main).not.toContainText('Not hers');
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/page=2/);

  // In any letter case, and with all content in the HTML.
  const answer = await page.request.get(`${product.url}/creator/ANNE`);
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('Tale 20')]);
  await expectFine(page);

  for (const address of ['/creator/nobody-at-all', '/creator/%00']) {
    await test.step(`nobody has a page at ${address}`, async () => {
      const response = await openSite(page, product, address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
      await expect(page).toHaveTitle('Off the chart · Quarterdeck');
    });
  }
});
