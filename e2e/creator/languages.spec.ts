import { sql } from 'kysely';
import { overflowOf } from '../judge.ts';
import { ANNE, BART, launchPortal } from '../pages/admin-page.ts';
import { publish } from '../pages/creator-page.ts';
import { expect, NOW_MS, test } from '../product.ts';

// One link is refused.
test.use({ viewport: { width: 360, height: 800 }, locale: 'ar', allowConsole: /status of 400/ });

/** Words of English sentences; titles are the test's. */
const ENGLISH =
  /\b(the|of|is|are|was|your|you|and|to|for|from|with|points?|tips?|week|share|claimed)\b/i;

test('in Arabic the dashboard, its forms and the allowed apps have no English and fit a phone', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const at = new Date(NOW_MS - 3_600_000).toISOString();
  await product.report(
    { id: 't1', type: 'tip', telegramId: ANNE, to: BART, amount: '0.5', at },
    { id: 't2', type: 'tip', telegramId: BART, to: ANNE, amount: '1234.5', at },
    { id: 'f1', type: 'faucet', telegramId: ANNE, amount: '0.125', at },
  );
  await publish(product, [
    { by: ANNE, title: 'Meine Flagge', points: 8 },
    { by: ANNE, contentType: 'meme_image', points: 1 },
  ]);
  await product.report({
    id: 'more',
    type: 'content_submitted',
    telegramId: ANNE,
    at,
    contentType: 'tiktok_video',
    url: 'https://tiktok.com/@anne/video/1',
    title: 'Noch eine',
  });
  await sql`
    insert into apps (member_id, name, developer, contact_email, application_type, description,
      callback_urls, permissions, status, created_at, approved_at)
    select id, 'Papagei', 'Bart', 'b@example.org', 'game', '', '[]', '[]', 'production',
      ${at}::timestamptz, ${at}::timestamptz
    from members where telegram_id = 22`.execute(product.db);
  await sql`
    insert into app_consents (app_id, member_id, permission, granted_at)
    select a.id, m.id, permission, ${at}::timestamptz
    from apps a, members m, (values ('access_profile'), ('manage_escrow')) as p(permission)
    where m.telegram_id = 11`.execute(product.db);
  await page.context().addCookies([await product.signIn(ANNE)]);
  const main = page.getByRole('main');
  async function look(): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect
      .soft((await main.innerText()).split('\n').filter((line) => ENGLISH.test(line)))
      .toEqual([]);
    expect.soft(await overflowOf(page)).toBe(0);
  }

  await page.goto(`${product.url}/creator/anne`);
  await look();
  await page.goto(`${product.url}/creator?tab=dashboard`);
  await expect(page.getByText(/^إكرامية قدرها .* إلى /).first()).toBeVisible();
  await expect(page.getByText(/^إكرامية من /)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'لوحتي' })).toBeVisible();
  await look();
  // Arrow keys move as the tabs are seen.
  await page.getByRole('tab', { name: 'لوحتي' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'معرض المجتمع' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await look();
  await page.keyboard.press('ArrowLeft');

  await page.getByRole('button', { name: 'أرسل محتوى' }).click();
  await page.getByRole('button', { name: 'أرسل', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('اكتب رابط محتواك من فضلك.');
  const link = page.getByRole('textbox', { name: 'الرابط' });
  await link.fill('https://tiktok.com/@anne/video/1');
  await expect(page.getByText(/سبق أن أرسلت هذا/)).toBeVisible();
  await look();
  await link.fill('ftp://anne.example');
  await expect(link).toHaveAccessibleDescription('الرابط ليس عنوان http أو https.');
  await page.getByRole('button', { name: 'إلغاء' }).click();

  await page.getByRole('button', { name: 'عدّل' }).click();
  await look();
  await page.getByRole('button', { name: 'إلغاء' }).click();
  await page.getByRole('button', { name: 'اسحب' }).click();
  await look();
  await page.getByRole('region', { name: 'اسحب' }).getByRole('button', { name: 'اسحب' }).click();
  await expect(page.getByText('لن يُراجَع.', { exact: true })).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(page.getByText('أنت مخفي', { exact: true })).toBeVisible();
  await look();

  await page.goto(`${product.url}/apps`);
  await page.getByRole('button', { name: 'سحب الإذن' }).click();
  await expect(page.getByRole('dialog')).toContainText('هل تسحب كل الأذونات من');
  await look();
  await page.getByRole('dialog').getByRole('button', { name: 'سحب الإذن' }).click();
  await expect(page.getByRole('heading', { name: 'لا تطبيق لديه إذن' })).toBeVisible();
});
