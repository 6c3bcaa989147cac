import type { WeekShare } from '#contract/site/weeks.ts';
import { enrolCrew } from '../crew.ts';
import { expectFine } from '../judge.ts';
import { openSite } from '../pages/board-page.ts';
import { DISTRIBUTION_MS, openWeek, WEEK, weekOf } from '../pages/week-page.ts';
import { expect, test } from '../product.ts';

// The browser itself reports a page with the status 404.
test.use({ allowConsole: /status of 404/ });

test('a member’s page shows the voyage, figures and shared weeks, and can be shared', async ({
  page,
  context,
  launch,
}) => {
  const product = await launch('empty', { environment: { WEEKLY_POOL: '500' } });
  await enrolCrew(product);
  product.clock.nowMs = DISTRIBUTION_MS;
  await product.closeWeeks();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addCookies([await product.signIn('1001')]);
  const { shares } = await weekOf(product, WEEK);
  const own = shares.find(({ displayName }) => displayName === 'Alice Anchor') as WeekShare;

  await test.step('the week leads to it', async () => {
    const week = await openWeek(page, product);
    await week.shares.getByRole('link', { name: 'Alice Anchor' }).click();
    await expect(page).toHaveURL(`${product.url}/members/${own.userId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alice Anchor');
  });

  const main = page.getByRole('main');
  await test.step('voyage, what is next, figures, weeks and profile link', async () => {
    const stages = main.getByRole('list', { name: 'Ranks' }).getByRole('listitem');
    await expect(stages).toHaveCount(12);
    await expect(stages.and(page.locator('[aria-current=step]'))).toContainText('Deckhand');
    await expect(main).toContainText('Next: 10 points to Buccaneer.');
    await expect(main).toContainText('This week: 5 points to a share of the pool.');
    await expect(main.getByRole('list', { name: 'Newest weeks' })).toContainText('8 Mar 2026');
    await expect(main).toContainText('in 1 week');
    await expect(main.getByRole('link', { name: 'Profile link' })).toHaveAttribute(
      'rel',
      /noopener.*nofollow/,
    );
    await expectFine(page);
  });

  await test.step('its link is copied from the menu', async () => {
    await main.getByRole('button', { name: 'Share' }).click();
    await expect(main.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      new RegExp(`^https://t\\.me/share/url\\?url=.*members%2F${own.userId}&`),
    );
    await main.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${product.url}/members/${own.userId}`);
  });

  await test.step('the own share has a link of its own, to the page of its week', async () => {
    const address = `/weeks/${WEEK}/members/${own.userId}`;
    const response = await openSite(page, product, address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`/posters${address}\\.png$`),
    );
    await expect(main.getByRole('button', { name: 'Share your place' })).toBeVisible();
  });

  await test.step('nobody has a page of another number', async () => {
    const response = await openSite(page, product, '/members/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
  });
});
