import { sql } from 'kysely';
import { POLL_MS } from '#rules/limits.ts';
import {
  ADMIN,
  firstPending,
  kept,
  launchPortal,
  openPortal,
  panelOf,
  portalOf,
  submit,
} from '../pages/admin-page.ts';
import { NETWORK_NOISE, openSite, recordCalls, reloadSite, signIn } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { pollNow, stopClockNow, untilIdle } from '../timers.ts';

test('the portal opens only for administrators, and is never cached or framed', async ({
  page,
  demo,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const { title, logout, section, card, tabs } = portalOf(page);

  await test.step('other pages load nothing of it', async () => {
    await openSite(page, demo, '/');
    expect(scripts.filter((path) => path.startsWith('/assets/admin'))).toEqual([]);
  });

  await test.step('strangers and members get the login screen', async () => {
    const recorded = recordCalls(page);
    const response = await openSite(page, demo, '/admin');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(response?.headers()['x-frame-options']).toBe('DENY');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page).toHaveTitle('Admin Portal · Quarterdeck');
    await expect(title).toHaveText('Admin Authentication');
    await expect(logout).toHaveCount(0);
    expect(scripts.filter((path) => path.startsWith('/assets/admin'))).not.toEqual([]);
    await signIn(page.request, demo, 'member');
    await reloadSite(page);
    await expect(title).toHaveText('Admin Authentication');
    await expect(page.getByText('who is not an administrator')).toBeVisible();
    await expect(logout).toHaveCount(0);
    expect(recorded.to('/api/admin/').filter((each) => each !== '/api/admin/config')).toEqual([]);
  });

  await test.step('administrators find it in their menu, are welcomed and see the figures', async () => {
    scripts.splice(0);
    const { displayName } = await signIn(page.request, demo, 'admin');
    await openSite(page, demo, '/leaderboard');
    expect(scripts.filter((path) => path.startsWith('/assets/admin'))).toEqual([]);
    await page.getByRole('button', { name: /^Signed in as / }).click();
    await page.getByRole('link', { name: 'Admin Portal' }).click();
    await expect(page).toHaveTitle('Admin Portal · Quarterdeck');
    await expect(title).toHaveText('Admin Portal');
    await expect(page.getByText(/^Welcome,/)).toHaveText(`Welcome, ${displayName}`);
    await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
    for (const name of ['Total Submissions', 'Pending Review', 'Approved', 'Rejected']) {
      await expect(card(name)).toContainText(/\d/);
    }
    await expect(page.getByText(/^· oldest came/)).toBeVisible();
    await expect(section).toHaveText('All Submissions');
    await expect(page.getByRole('link', { name: 'Main Site' })).toHaveAttribute('href', '/');
  });

  await test.step('sections are tabs with addresses', async () => {
    await expect(tabs).toHaveText([
      'All Submissions',
      'Pending Only',
      'Social Profiles',
      'Broadcast',
      'Hunts',
      'Users',
      'Fairness',
      'Apps',
      'Audit Log',
    ]);
    const selected = page.getByRole('tab', { selected: true });
    await tabs.nth(1).click();
    await expect(page).toHaveURL(/\/admin\?section=submissions$/);
    await expect(section).toHaveText('Pending Only');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/section=twitter$/);
    await expect(selected).toHaveText('Social Profiles');
    await expect(selected).toBeFocused();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/section=audit-log$/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/admin$/);
    await page.keyboard.press('ArrowLeft');
    await expect(section).toHaveText('Audit Log');
    await page.goBack();
    await expect(section).toHaveText('All Submissions');
    // A press while another tab has the focus is still one step in the history.
    await tabs.nth(1).click();
    await expect(section).toHaveText('Pending Only');
    await page.goBack();
    await expect(section).toHaveText('All Submissions');
    await openSite(page, demo, '/admin?section=broadcast');
    await expect(selected).toHaveText('Broadcast');
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect(section).toHaveText('Audit Log');
    // A section of the owner's has no tab for others.
    await openSite(page, demo, '/admin?section=policy');
    await expect(section).toHaveText('Policy');
    await expect(selected).toHaveCount(0);
    // Focus alone selects nothing.
    await tabs.first().focus();
    await expect(tabs.first()).toBeFocused();
    await expect(section).toHaveText('Policy');
    await page.keyboard.press('ArrowRight');
    await expect(section).toHaveText('Pending Only');
  });

  await test.step('logging out closes it', async () => {
    await logout.click();
    await expect(title).toHaveText('Admin Authentication');
    await reloadSite(page);
    await expect(title).toHaveText('Admin Authentication');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('sections slide out in a menu, and only Pending Only deletes', async ({ page, demo }) => {
    await signIn(page.request, demo, 'owner');
    await openSite(page, demo, '/admin');
    const { menu, section, tabs, submissions, pending } = portalOf(page);
    const dialog = page.getByRole('dialog', { name: 'Sections' });
    const scrolls = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    await expect(submissions.first()).toBeVisible();
    expect((await submissions.first().boundingBox())?.y).toBeLessThan(740);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(tabs.first()).toBeHidden();
    await expect(menu).toHaveText('Menu: All Submissions');
    await menu.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Main Site' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await scrolls()).toBe(false);
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    expect(await scrolls()).toBe(true);
    await menu.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(dialog).toHaveCount(0);
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pending Only' }).click();
    await expect(pending.first().getByRole('button', { name: /^Delete/ })).toBeVisible();
    await menu.click();
    await dialog.getByRole('button', { name: 'Users' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(section).toHaveText('Users');
    await expect(page).toHaveURL(/section=users$/);
    await expect(menu).toHaveText('Menu: Users');
    expect(await scrolls()).toBe(true);
  });
});

test.describe('a session that expires', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('loses nothing that was typed', async ({ page, launch }) => {
    const product = await launch('demo');
    await signIn(page.request, product, 'admin');
    await openSite(page, product, '/admin?section=submissions');
    const { title, item, users, dialog } = portalOf(page);
    const id = await firstPending(product);

    await test.step('the panel comes back after a poll that found it ended', async () => {
      await item(id).getByRole('button', { name: 'Evaluate' }).click();
      await panelOf(item(id)).comments.fill('Half of a thought');
      await panelOf(item(id)).points.fill('4');
      await sql`delete from sessions`.execute(product.db);
      await pollNow(page, '**/api/admin/pending-submissions*', POLL_MS.pendingSubmissions);
      await expect(title).toHaveText('Admin Authentication');
      await expect(item(id)).toBeHidden();
      await page.getByRole('button', { name: 'Demo administrator' }).click();
      await expect(title).toHaveText('Admin Portal');
      await expect(panelOf(item(id)).comments).toHaveValue('Half of a thought');
      await expect(panelOf(item(id)).points).toHaveValue('4');
    });

    await test.step('a decision asks for the sign-in, and goes on with it', async () => {
      await panelOf(item(id)).comments.fill('Not lost');
      await reloadSite(page);
      await expect(panelOf(item(id)).comments).toHaveValue('Not lost');
      await expect(panelOf(item(id)).points).toHaveValue('4');
      // No poll may find it first.
      await stopClockNow(page);
      await sql`delete from sessions`.execute(product.db);
      await panelOf(item(id)).reject.click();
      await page.clock.resume();
      await dialog.getByRole('button', { name: 'Demo administrator' }).click();
      await expect(page.getByText('Submission rejected', { exact: true })).toBeVisible();
      expect((await kept(product, id))?.admin_comments).toBe('Not lost');
    });

    await test.step('an open dialog comes back too', async () => {
      await page.getByRole('tab', { name: 'Users' }).click();
      const ban = users.getByRole('button', { name: /^Ban (?!history)/ }).first();
      await ban.click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam, again and again');
      await sql`delete from sessions`.execute(product.db);
      await pollNow(page, '**/api/admin/users*', POLL_MS.admin);
      await expect(title).toHaveText('Admin Authentication');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Demo administrator' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(
        'Spam, again and again',
      );
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(ban).toBeFocused();
    });
  });
});

test('the list can be reviewed by keyboard alone', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await submit(product, 3, (index) => (index === 2 ? { telegramId: ADMIN } : {}));
  const { pending, item, dialog } = await openPortal(page, product, ADMIN, '?section=submissions');
  await expect(pending).toHaveCount(3);
  await untilIdle(page);
  const { keyboard } = page;
  await keyboard.press('?');
  await expect(dialog).toContainText('Next or previous submission');
  await keyboard.press('j');
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await keyboard.press('j');
  await expect(item(1)).toBeFocused();
  await keyboard.press('k');
  await expect(item(1)).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('j');
  await expect(item(3)).toBeFocused();
  await keyboard.press('a');
  await expect(page.getByText('This is your own submission', { exact: true })).toBeVisible();
  await expect(panelOf(item(3)).approve).toHaveCount(0);
  await keyboard.press('k');
  await page.context().route('https://**', (route) => route.fulfill({ body: '' }));
  const opened = page.context().waitForEvent('page');
  await keyboard.press('o');
  await (await opened).close();
  await keyboard.press('a');
  await expect(panelOf(item(2)).points).toBeFocused();
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await keyboard.press('Escape');
    await keyboard.press('Escape');
    await expect(panelOf(item(2)).approve).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await keyboard.press('a');
    await expect(panelOf(item(2)).points).toBeInViewport({ ratio: 1 });
    await expect(panelOf(item(2)).approve).toBeInViewport({ ratio: 1 });
  }
  await keyboard.press('Escape');
  await expect(item(2)).toBeFocused();
  await expect(panelOf(item(2)).approve).toBeVisible();
  await keyboard.press('Escape');
  await expect(panelOf(item(2)).approve).toHaveCount(0);
  await keyboard.press('r');
  await expect(panelOf(item(2)).comments).toBeFocused();
  await keyboard.type('jar?');
  await expect(panelOf(item(2)).comments).toHaveValue('jar?');
  await expect(dialog).toHaveCount(0);
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Submission rejected', { exact: true })).toBeVisible();
  await expect(pending).toHaveCount(2);
  await expect(item(3)).toBeFocused();
  await keyboard.press('k');
  await keyboard.press('a');
  await expect(panelOf(item(1)).points).toBeFocused();
  await keyboard.type('7');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Submission approved', { exact: true })).toBeVisible();
  await expect(pending).toHaveCount(1);
  const { rows } = await sql<object>`
    select id::int, status, points, admin_comments from submissions order by id`.execute(
    product.db,
  );
  expect(rows).toEqual([
    {
      id: 1,
      status: 'approved',
      points: 700,
      admin_comments: 'Awarded 7 points for quality content.',
    },
    { id: 2, status: 'rejected', points: null, admin_comments: 'jar?' },
    { id: 3, status: 'pending', points: null, admin_comments: null },
  ]);
});
