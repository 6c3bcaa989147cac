import { sql } from 'kysely';
import { expectAccessible, overflowOf } from '../judge.ts';
import { ANNE, launchPortal } from '../pages/admin-page.ts';
import { breakCalls, NETWORK_NOISE } from '../pages/board-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';

async function allowTwo(product: Product): Promise<void> {
  const now = new Date(NOW_MS).toISOString();
  await sql`
    insert into apps (member_id, name, developer, contact_email, application_type, description,
      callback_urls, permissions, status, created_at, approved_at)
    select m.id, name, 'Bart & Sons', 'b@example.org', 'game', 'Finds treasure', '[]', '[]', 'production',
      ${now}::timestamptz, ${now}::timestamptz
    from members m, (values ('Treasure Map'), ('Parrot')) as a(name) where m.telegram_id = 22`.execute(
    product.db,
  );
  await sql`
    insert into app_consents (app_id, member_id, permission, granted_at)
    select a.id, m.id, permission, ${now}::timestamptz
    from apps a, members m, (values ('access_profile'), ('send_notifications')) as p(permission)
    where a.name = 'Treasure Map' and m.telegram_id = 11`.execute(product.db);
  await sql`
    insert into app_blocks (app_id, member_id, blocked_at)
    select a.id, m.id, ${now}::timestamptz from apps a, members m
    where a.name = 'Parrot' and m.telegram_id = 11`.execute(product.db);
}

test.describe('a member', () => {
  // The test cuts the network once.
  test.use({ allowConsole: NETWORK_NOISE });
  test('revokes an app’s permissions, and lets a blocked app ask again', async ({
    page,
    launch,
  }) => {
    const product = await launchPortal(launch);
    await allowTwo(product);
    await page.goto(`${product.url}/apps`);
    await expect(page.getByRole('heading', { name: 'Sign in to see your apps' })).toBeVisible();
    await page.context().addCookies([await product.signIn(ANNE)]);
    await page.goto(`${product.url}/apps`);
    const apps = page.getByRole('list', { name: 'Apps you allowed or blocked' });
    const map = apps.getByRole('listitem').filter({ hasText: 'Treasure Map' });
    await expect(map.first()).toContainText('see your name, username, rank');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(page)).toBe(0);

    await apps.getByRole('button', { name: 'Withdraw access' }).click();
    const dialog = page.getByRole('dialog', { name: /Withdraw all access from Treasure Map/ });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await apps.getByRole('button', { name: 'Withdraw access' }).click();
    const mend = await breakCalls(page, '**/api/me/consents/**');
    await dialog.getByRole('button', { name: 'Withdraw access' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Nothing was changed: Gone fishing');
    await mend();
    await dialog.getByRole('button', { name: 'Withdraw access' }).click();
    await expect(apps.getByText('Treasure Map')).toHaveCount(0);
    const { rows } = await sql`select from app_consents where revoked_at is null`.execute(
      product.db,
    );
    expect(rows).toEqual([]);
    await apps.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByRole('heading', { name: 'No app has access' })).toBeVisible();
  });
});
