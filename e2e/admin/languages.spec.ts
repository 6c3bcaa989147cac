import { sql } from 'kysely';
import { overflowOf } from '../judge.ts';
import {
  ANNE,
  BART,
  callAs,
  launchPortal,
  memberNumber,
  OTHER,
  OWNER,
  portalOf,
  signInAs,
  submit,
} from '../pages/admin-page.ts';
import { openSite } from '../pages/board-page.ts';
import { expect, NOW_MS, test } from '../product.ts';

test.use({ viewport: { width: 360, height: 800 }, locale: 'ar' });

/** Words of English sentences; titles are the test's. */
const ENGLISH =
  /\b(the|of|is|are|was|your|you|and|to|for|from|with|by|points?|submissions?|members?|pending)\b/i;
/** The community's motto stays in its own words. */
const KEPT = /«[^»]*»|^Designed to fail$/gm;

test('in Arabic the portal has no English and fits a phone', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  const at = new Date(NOW_MS - 60_000).toISOString();
  await product.report({
    id: 'x',
    type: 'twitter_set',
    telegramId: ANNE,
    at,
    twitterHandle: 'anne',
  });
  await submit(product, 5, (index) => ({
    url: `https://example.org/${index === 4 ? 0 : index}`,
    title: 'Meine Flagge',
    telegramId: [ANNE, ANNE, BART, OWNER, BART][index],
  }));
  await callAs(product, OTHER, 'evaluate-submission', { submissionId: '1', points: 7 });
  const userId = await memberNumber(product, BART);
  await callAs(product, OTHER, 'ban-user', { userId, reason: 'Spam' });
  await sql`
    insert into apps (member_id, name, developer, contact_email, application_type, description,
      callback_urls, permissions, status, created_at)
    select id, 'Papagei', 'Bart', 'b@example.org', 'game', '', '[]', '["wallet_read"]', 'sandbox',
      ${at}::timestamptz
    from members where telegram_id = 11`.execute(product.db);
  await sql`
    insert into plan_requests (member_id, tier, months, coin, contact, created_at)
    select id, 'pro', 3, 'BTC', 'anne@example.org', ${at}::timestamptz
    from members where telegram_id = 11`.execute(product.db);
  const { dialog, item } = portalOf(page);
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  async function look(): Promise<void> {
    await expect(page.locator('#tab-panel [aria-busy=true]')).toHaveCount(0);
    const said = (await page.locator('body').innerText()).replaceAll(KEPT, '').split('\n');
    expect.soft(said.filter((line) => ENGLISH.test(line))).toEqual([]);
    expect.soft(await overflowOf(page)).toBe(0);
  }
  async function lookAtDialog(opener: RegExp): Promise<void> {
    await button(opener).first().click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await look();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await openSite(page, product, '/admin');
  await expect(page.getByRole('heading', { name: 'دخول المشرفين' })).toBeVisible();
  await look();
  await signInAs(page.context(), product, OWNER);
  await openSite(page, product, '/admin?section=submissions');
  await item(3)
    .getByRole('button', { name: /^تقييم/ })
    .click();
  await item(5).getByRole('checkbox').check();
  await look();
  await lookAtDialog(/^رفض المحددة/);
  await lookAtDialog(/^حذف/);
  await item(3)
    .getByRole('button', { name: /^قبول \(/ })
    .click();
  await expect(page.getByText('قُبلت المشاركة', { exact: true })).toBeVisible();
  await look();
  await page.keyboard.press('u');
  await expect(page.getByText('أُلغي القرار', { exact: true })).toBeVisible();
  await look();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await look();
  await page.keyboard.press('Escape');

  await button(/^القائمة:/).click();
  await look();
  await dialog.getByRole('button', { name: 'كل المشاركات' }).click();
  await expect(page.getByText('7 نقاط لمحتوى جيد.')).toBeVisible();
  await look();
  await openSite(page, product, '/admin?section=users');
  await look();
  for (const opener of [/^حظر/, /^إلغاء الحظر/, /^سجل الحظر/]) await lookAtDialog(opener);
  await openSite(page, product, '/admin?section=twitter');
  await look();
  await openSite(page, product, '/admin?section=apps');
  for (const opener of [/^موافقة/, /^إعادة/]) await lookAtDialog(opener);
  await openSite(page, product, '/admin?section=plan-requests');
  for (const opener of [/^منح/, /^رفض/]) await lookAtDialog(opener);
  // Left out are the preview of a broadcast, in the community's language, and the audit log, whose records are named as in the API.
  for (const section of ['broadcast', 'hunts', 'fairness', 'hand-payments', 'policy', 'settings']) {
    await openSite(page, product, `/admin?section=${section}`);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await look();
  }
});
