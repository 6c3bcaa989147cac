import { overflowOf } from '../judge.ts';
import { openSite, signIn } from '../pages/board-page.ts';
import { untilTakenOver } from '../pages/home-page.ts';
import { expect, test } from '../product.ts';

test.describe('around every page', () => {
  // The browser itself reports a page with the status 404.
  test.use({ allowConsole: /status of 404/ });

  test('header, menu, footer and the demo banner, and a way back from no page', async ({
    page,
    demo,
  }) => {
    const header = page.getByRole('banner');
    const menu = header.getByRole('navigation', { name: 'Main' });
    for (const address of ['/', '/leaderboard', '/leaderboards?x=1'] as const) {
      await test.step(address, async () => {
        const response = await openSite(page, demo, address);
        const found = address !== '/leaderboards?x=1';
        expect(response?.status()).toBe(found ? 200 : 404);
        await expect(header.getByRole('link', { name: 'Quarterdeck' })).toHaveAttribute(
          'href',
          '/',
        );
        await expect(menu.getByRole('link')).toHaveText([
          'Home',
          'Leaderboard',
          'Creators',
          'Weeks',
        ]);
        const current = menu.locator('[aria-current=page]');
        if (found) await expect(current).toHaveAttribute('href', address);
        else await expect(current).toHaveCount(0);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText('Designed to fail');
        await expect(footer).toContainText('© 2026');
        await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('invented');
      });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
    await expect(page).toHaveTitle('Off the chart · Quarterdeck');
    await page.getByRole('link', { name: 'Back to port' }).click();
    await expect(page).toHaveURL(`${demo.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tip your shipmates/);
  });

  test('nothing is fetched from elsewhere, and only the session is stored', async ({
    page,
    demo,
    context,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(demo.url)) foreign.push(request.url());
    });
    await openSite(page, demo, '/');
    await page.getByRole('link', { name: 'See the leaderboard' }).click();
    await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
    // The link may have caused a full page load.
    await untilTakenOver(page.getByRole('main'));
    await page.getByRole('button', { name: 'Sign in to the demo' }).click();
    await page.getByRole('button', { name: 'Demo member' }).click();
    await expect(page.getByText(/^Signed in as /)).toBeVisible();
    expect(foreign).toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
      { httpOnly: true, sameSite: 'Lax' },
    ]);
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(
      [],
    );
  });
});

test('the header fits at every width, whoever is signed in', async ({ page, demo }) => {
  for (const role of [null, 'member', 'owner'] as const) {
    if (role !== null) await signIn(page.request, demo, role);
    await openSite(page, demo, '/terms');
    for (const width of [320, 352, 359, 360, 639, 640, 767, 768, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect([role, width, await overflowOf(page)]).toEqual([role, width, 0]);
    }
  }
});

test('the skip link leads past the menu, and a new page starts at its top, spoken', async ({
  page,
  demo,
}) => {
  await openSite(page, demo, '/leaderboard');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Quarterdeck' })).toHaveCount(
    1,
  );
});

const BROKEN_PAGE = 'export function LeaderboardPage() { throw new TypeError("broken"); }';

test.describe('a page that fails', () => {
  test.use({
    allowConsole: /Failed to load resource|net::ERR_|dynamically imported|TypeError/,
  });

  test('says so: Reload brings a part of it back, and the menu leads on', async ({
    page,
    demo,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const alert = page.getByRole('main').getByRole('alert');
    await openSite(page, demo, '/');

    await test.step('a page that stops working', async () => {
      await page.route('**/assets/leaderboard-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: BROKEN_PAGE }),
      );
      await menu.getByRole('link', { name: 'Leaderboard' }).click();
      await expect(alert.getByRole('heading')).toHaveText('This page stopped working');
      await menu.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tip your shipmates/);
    });

    await test.step('a part that does not load', async () => {
      await page.unrouteAll();
      await openSite(page, demo, '/');
      await page.route('**/assets/leaderboard-*.js', (route) => route.abort());
      await menu.getByRole('link', { name: 'Leaderboard' }).click();
      await expect(alert.getByRole('heading')).toHaveText('A part of this page did not load');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
    });
  });

  test('messages appear even if their code does not load', async ({ page, demo }) => {
    await page.route('**/assets/toast-region-*.js', (route) => route.abort());
    await openSite(page, demo, '/leaderboard');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not refresh');
    await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board can be read', async ({ page, demo }) => {
    await page.goto(`${demo.url}/leaderboard?page=2`);
    await expect(page.getByRole('list', { name: 'Members' }).getByRole('article')).toHaveCount(20);
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await expect(page.getByText('Ɉ 6,000.00').first()).toBeVisible();
  });
});

test('the viewer’s menu leads to their own pages, and administrators to the Monitor', async ({
  page,
  demo,
}) => {
  for (const [role, monitors] of [
    ['member', 0],
    ['admin', 1],
  ] as const) {
    await signIn(page.request, demo, role);
    await openSite(page, demo, '/');
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Developers' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Monitor' })).toHaveCount(monitors);
    // On phones the header itself has no room for it.
    await expect(header.getByRole('link', { name: 'Weeks' })).toHaveCount(1);
    await header.getByRole('link', { name: 'My Dashboard' }).click();
    await expect(page.getByRole('tab', { name: 'My Dashboard', selected: true })).toBeVisible();
  }
});

test('on a phone the demo’s banner is one line, and the rest is behind a press', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSite(page, demo, '/');
  const banner = page.getByRole('complementary', { name: 'Demo' });
  expect((await banner.boundingBox())?.height).toBeLessThan(50);
  await expect(banner.getByText('setup', { exact: true })).toBeHidden();
  await banner.getByText('Demo community:').click();
  await expect(banner.getByText('setup', { exact: true })).toBeVisible();
});
