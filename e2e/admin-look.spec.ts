import {
  ADMIN,
  ANNE,
  BART,
  callAs,
  launchPortal,
  memberNumber,
  OTHER,
  OWNER,
  openPortal,
  portalOf,
  signInAs,
  submit,
} from './admin-page.ts';
import { openSite, signIn } from './board-page.ts';
import { expectFine, injectJudge, violationsOf } from './judge.ts';
import { expect, NOW_MS, type Product, test } from './product.ts';
import { untilDrawn, watchShifts } from './shifts.ts';
import { smallTargets } from './targets.ts';

const LONG = 'a'.repeat(120);

/** One of each kind, with words that find no place to break. */
async function fill(product: Product): Promise<void> {
  const at = new Date(NOW_MS - 60_000).toISOString();
  await product.report({
    id: 'x',
    type: 'twitter_set',
    telegramId: ANNE,
    at,
    twitterHandle: 'anne',
  });
  await submit(product, 5, (index) => ({
    url: `https://example.org/${LONG}/${index === 4 ? 0 : index}`,
    title: index === 1 ? LONG : 'A title',
    description: index === 1 ? LONG : 'Some words about it',
    telegramId: [ANNE, ANNE, BART, OWNER, BART][index],
  }));
  await callAs(product, OTHER, 'evaluate-submission', { submissionId: '1', points: 7 });
  await callAs(product, OTHER, 'reject-submission', { submissionId: '2', reason: LONG });
  await callAs(product, OTHER, 'submissions/3/take', {});
  await callAs(product, ADMIN, 'ban-user', {
    userId: await memberNumber(product, BART),
    reason: LONG,
  });
}

for (const sections of [
  ['', 'submissions'],
  ['twitter', 'broadcast'],
  ['users', 'audit-log'],
]) {
  test(`accessible and within the screen: ${sections}`, async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await fill(product);
    await signInAs(page.context(), product, OWNER);
    const { section } = portalOf(page);
    for (const id of sections) {
      await openSite(page, product, `/admin?section=${id}`);
      await expect(section).toBeVisible();
      await expect(page.locator('#portal-section [aria-busy=true]')).toHaveCount(0);
      await expectFine(page);
    }
  });
}

test('panels, dialogs and the menu are too', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await fill(product);
  const { item, dialog, menu } = await openPortal(page, product, OWNER, '?section=submissions');
  await item(3).getByRole('button', { name: 'Evaluate' }).click();
  await expect(item(3).getByRole('status')).toHaveText('@other has this open too.');
  await item(3).getByRole('spinbutton').fill('99');
  await item(5).getByRole('checkbox').check();
  await expectFine(page);
  const dialogs = [
    page.getByRole('button', { name: 'Reject 1 selected' }),
    item(3).getByRole('button', { name: 'Delete' }),
    item(3).getByRole('button', { name: 'History' }),
  ];
  for (const opener of dialogs) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFine(page);
    await page.keyboard.press('Escape');
  }
  await openSite(page, product, '/admin?section=users');
  await page.getByRole('button', { name: 'Ban @anne' }).click();
  await expect(dialog.getByText('Sessions that end')).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await menu.click();
  await expect(dialog).toBeVisible();
  await injectJudge(page);
  expect(await violationsOf(page)).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`nothing moves when the lists arrive at ${width} px`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page.request, demo, 'admin');
    // With the fonts at hand: how they arrive is the business of every page (layout-shift.spec.ts).
    await openSite(page, demo, '/admin');
    const takeShifts = await watchShifts(page);
    for (const id of ['', 'submissions', 'users', 'twitter']) {
      await openSite(page, demo, `/admin?section=${id}`);
      await expect(page.getByText(/^· oldest came/)).toBeVisible();
      await expect(page.locator('#portal-section [aria-busy=true]')).toHaveCount(0);
      await untilDrawn(page);
      expect(await takeShifts(), id).toEqual([]);
    }
  });
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every target is 44 px high at least', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await fill(product);
    const { item, dialog, menu } = await openPortal(page, product, OWNER, '?section=submissions');
    await item(3).getByRole('button', { name: 'Evaluate' }).click();
    await item(5).getByRole('checkbox').check();
    expect(await smallTargets(page)).toEqual([]);
    await menu.click();
    await expect(dialog).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    for (const id of ['', 'twitter', 'users', 'audit-log']) {
      await openSite(page, product, `/admin?section=${id}`);
      await expect(page.locator('#portal-section [aria-busy=true]')).toHaveCount(0);
      expect(await smallTargets(page), id).toEqual([]);
    }
  });
});
