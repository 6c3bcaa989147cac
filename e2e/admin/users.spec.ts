import { sql } from 'kysely';
import { POLL_MS } from '#rules/limits.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import {
  ADMIN,
  ANNE,
  BART,
  callAs,
  launchPortal,
  openPortal,
  said,
  submit,
} from '../pages/admin-page.ts';
import { NETWORK_NOISE, recordCalls } from '../pages/board-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';
import { pollNow } from '../timers.ts';

async function banOf(product: Product, telegramId: string) {
  const { rows } = await sql<{ reason: string | null; ends: Date | null; banned: boolean }>`
    select ban_reason as reason, ban_expires_at as ends, banned_at is not null as banned
    from members where telegram_id = ${telegramId}::bigint`.execute(product.db);
  return rows[0];
}

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Stores pictures as if they had been fetched from Telegram at the members' sign-in. */
async function keepPictures(product: Product, png: string, ...telegramIds: string[]) {
  await sql`
    insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
    select id, now(), now(), 'image/png', decode(${png}, 'base64'), '0123456789abcdef'
    from members where telegram_id = any(${telegramIds}::bigint[])`.execute(product.db);
}

/** Reports twenty members with more points than the others. */
async function reportHands(product: Product): Promise<void> {
  await product.report(
    ...Array.from({ length: 20 }, (_, index) => ({
      id: `u${index}`,
      type: 'referral_x',
      telegramId: String(500 + index),
      points: 20 + index,
      username: `hand_${index}`,
      at: new Date(NOW_MS - 60_000).toISOString(),
    })),
  );
}

test.describe('the list of users', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('keeps a ban that fails, and is searched and paged', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await keepPictures(product, DOT, ADMIN, BART);
    await keepPictures(product, 'iVBORw0KGgo=', ANNE);
    const { dialog, users } = await openPortal(page, product, ADMIN, '?section=users');

    await test.step('pictures come from this site; whoever has none that shows has a letter', async () => {
      const bart = users.filter({ hasText: '@bart' });
      // In the site's header, the portal's, and the list.
      for (const [picture, count] of [
        [page.locator('img[src^="/api/me/picture?v="]'), 2],
        [bart.locator('img[src^="/api/admin/users/"]'), 1],
      ] as const) {
        await expect(picture).toHaveCount(count);
        await expect(picture.last()).toHaveJSProperty('naturalWidth', 1);
      }
      const anne = users.filter({ hasText: '@anne' });
      await expect(anne.locator('img')).toHaveCount(0);
      await expect(anne).toContainText(/^a/);
    });

    await test.step('a ban that fails keeps the dialog and what was typed', async () => {
      await page.getByRole('button', { name: 'Ban @bart' }).click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
      // The next poll moves Bart to another page.
      await reportHands(product);
      await pollNow(page, '**/api/admin/users*', POLL_MS.admin);
      await expect(users.filter({ hasText: '@bart' })).toHaveCount(0);
      await page.route('**/ban-user', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Ban user' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(
        'Failed to ban user: No connection to the server',
      );
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Spam');
      expect((await banOf(product, BART))?.banned).toBe(false);
      await page.unroute('**/ban-user');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('pages of twenty, and a search from two characters', async () => {
      await expect(users).toHaveCount(20);
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(users).toHaveCount(5);
      await expect(page).toHaveURL(/section=users&page=2/);
      const search = page.getByRole('searchbox', { name: 'Search users' });
      const clear = page.getByRole('button', { name: 'Clear Search', exact: true });
      const recorded = recordCalls(page);
      await search.fill('b');
      await search.fill('bart');
      await expect(users).toHaveCount(1);
      await expect(users).toContainText('@bart');
      await expect(users).toContainText('Telegram id 22');
      expect(recorded.to('/api/admin/users').filter((each) => /q=b(&|$)/.test(each))).toEqual([]);
      await search.fill('nobody-of-this-name');
      await expect(said(page, 'No users found matching your search')).toBeVisible();
      await clear.click();
      await expect(users).toHaveCount(20);
      await expect(search).toHaveValue('');
    });
  });
});

test('bans, verified profiles and the log of both', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await submit(product, 3);
  await callAs(product, ADMIN, 'evaluate-submission', { submissionId: '3', points: 5 });
  const at = new Date(NOW_MS - 60_000).toISOString();
  await product.report(
    { id: 'x1', type: 'twitter_set', telegramId: ANNE, at, twitterHandle: 'bonny_a' },
    { id: 'x2', type: 'twitter_set', telegramId: BART, at, twitterHandle: 'black_bart' },
  );
  await product.signIn(ANNE);
  const { users, dialog } = await openPortal(page, product, ADMIN, '?section=users');

  await test.step('a ban says what it touches, and takes a reason and an end', async () => {
    await expect(users).toHaveCount(5);
    for (const name of ['@owner', '@admin', '@other']) {
      const row = users.filter({ hasText: name });
      await expect(row).toContainText('ADMIN');
      await expect(row.getByRole('button', { name: /^(Ban|Unban) @/ })).toHaveCount(0);
    }
    const anne = users.filter({ hasText: '@anne' });
    await anne.getByRole('button', { name: 'Ban @anne' }).click();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveValue('Violation of community guidelines');
    const figures = dialog.getByText('Pending submissions').locator('..');
    await expect(figures).toContainText('2');
    await expect(dialog.getByText('Open sessions').locator('..')).toContainText('1');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await banOf(product, ANNE))?.banned).toBe(false);

    await anne.getByRole('button', { name: 'Ban @anne' }).click();
    await dialog.getByLabel('Ends on (optional)').fill('2026-03-04');
    await dialog.getByRole('button', { name: 'Ban user' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a day after today.');
    await dialog.getByLabel('Ends on (optional)').fill('2026-04-01');
    const recorded = recordCalls(page);
    await dialog.getByRole('button', { name: 'Ban user' }).dblclick();
    await expect(said(page, 'User banned')).toBeVisible();
    expect(recorded.to('/api/admin/ban-user')).toHaveLength(1);
    await expect(anne).toContainText('Violation of community guidelines');
    await expect(anne).toContainText('until 1 Apr 2026');
    expect(await banOf(product, ANNE)).toEqual({
      banned: true,
      reason: 'Violation of community guidelines',
      ends: new Date('2026-04-01T00:00:00Z'),
    });

    await anne.getByRole('button', { name: 'Unban @anne' }).click();
    await page.keyboard.press('Escape');
    expect((await banOf(product, ANNE))?.banned).toBe(true);
    await anne.getByRole('button', { name: 'Unban @anne' }).click();
    await dialog.getByRole('button', { name: 'Unban user' }).click();
    await expect(said(page, 'User unbanned')).toBeVisible();
    await expect(anne.getByRole('button', { name: 'Ban @anne' })).toBeVisible();
    await anne.getByRole('button', { name: 'Ban history' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').first()).toContainText('Unbanned by @admin');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an empty reason is recorded as none', async () => {
    await page.getByRole('button', { name: 'Ban @bart' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('  ');
    await dialog.getByRole('button', { name: 'Ban user' }).click();
    await expect(page.getByRole('button', { name: 'Unban @bart' })).toBeVisible();
    expect(await banOf(product, BART)).toEqual({
      banned: true,
      reason: 'No reason provided',
      ends: null,
    });
  });

  await test.step('profiles are verified and unverified', async () => {
    await page.getByRole('tab', { name: 'Social Profiles' }).click();
    const profiles = page.getByRole('list', { name: 'Social profiles' }).getByRole('listitem');
    await expect(profiles).toHaveCount(2);
    const anne = profiles.filter({ hasText: '@anne' });
    await expect(anne).toContainText('Pending');
    await expect(anne.getByRole('link')).toHaveAttribute('href', 'https://x.com/bonny_a');
    await anne.getByRole('button', { name: 'Verify @anne', exact: true }).click();
    await expect(anne).toContainText('X Verified');
    await anne.getByRole('button', { name: 'Unverify @anne' }).click();
    await expect(anne).toContainText('Pending');
    const search = page.getByRole('searchbox', { name: 'Search profiles' });
    await search.fill('black');
    await expect(profiles).toHaveCount(1);
    // A list without a total continues after the end of its first response, and says so.
    await sql`
      with crowd as (
        insert into members (telegram_id, username, twitter_handle, created_at)
        select 1000 + n, 'crowd_' || n, 'crowd_' || n, '2026-01-01T00:00:00Z'
        from generate_series(1, ${MAX_LISTED + 1}::int) n returning id)
      insert into member_totals (member_id) select id from crowd`.execute(product.db);
    await search.fill('crowd');
    await expect(page.getByText('Showing profiles 1 to 500.')).toBeVisible();
    await page.getByRole('button', { name: 'Next 500' }).click();
    await expect(profiles).toHaveText([/@crowd_1\b/]);
    await expect(page.getByText('Showing profiles 501 to 501.')).toBeVisible();
    await page.getByRole('button', { name: 'Previous 500' }).click();
    await expect(profiles).toHaveCount(MAX_LISTED);
    await search.fill('black');
    await expect(profiles).toHaveCount(1);
  });

  await test.step('the audit log shows what was done, filtered', async () => {
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect(page).toHaveURL(/\?section=audit-log$/);
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
    await expect(entries).toHaveCount(6);
    await expect(entries.filter({ hasText: 'User banned' }).first()).toContainText(
      'No reason provided',
    );
    await expect(entries.first()).toContainText('by @admin (88)');
    await expect(entries.nth(4)).toContainText('Violation of community guidelines');
    await expect(entries.last()).toContainText('Submission approved');
    await expect(entries.last()).toContainText(/Status.*pending.*approved/);
    await page.getByRole('textbox', { name: 'Action' }).fill('User unbanned');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(entries).toHaveCount(1);
    await expect(page).toHaveURL(/action=user_unbanned/);
    await page.getByRole('textbox', { name: 'Actor' }).fill('@who?');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('alert')).toHaveText('Actor: “@who?” is not a valid value.');
    await page.getByRole('textbox', { name: 'Actor' }).fill('operator');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(said(page, 'No entries here')).toBeVisible();
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(entries).toHaveCount(6);
  });
});
