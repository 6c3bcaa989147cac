import type { Page } from '@playwright/test';
import { someOf } from '../../server/testing/run/scope.ts';
import { expectAccessible, OPEN_DIALOG, overflowOf } from '../judge.ts';
import {
  ADMIN,
  ANNE,
  BART,
  broadcastDialogOf,
  callAs,
  launchPortal,
  memberNumber,
  OTHER,
  OWNER,
  openPortal,
  submit,
} from '../pages/admin-page.ts';
import { openSite, signIn } from '../pages/board-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';
import { untilDrawn, watchShifts } from '../shifts.ts';
import { smallTargets } from '../targets.ts';

const LONG = 'a'.repeat(120);

/** Adds one item of each kind, with words that cannot wrap. */
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

test('every section is accessible and fits', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await fill(product);
  const { tabs, section } = await openPortal(page, product, OWNER);
  await expect(tabs).toHaveCount(13);
  const openers = [...(await tabs.all()).slice(0, 6), tabs.last()];
  for (const opener of openers) {
    await opener.click();
    await expect(section).toBeVisible();
    await expect(page.locator('#tab-panel [aria-busy=true]')).toHaveCount(0);
    await expectFits(page);
  }
});

/**
 * Checks both themes and the outer widths. Seven sections and five dialogs have the same parts: the third look at each
 * (`expectFine`) would exceed a test's time limit.
 */
async function expectFits(page: Page, within?: string): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, within ? { within } : {});
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }
}

test('panels, dialogs and the menu are too', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await fill(product);
  const { item, dialog, menu } = await openPortal(page, product, OWNER, '?section=submissions');
  await item(3).getByRole('button', { name: 'Evaluate' }).click();
  await expect(item(3).getByRole('status')).toHaveText('@other has this open too.');
  await item(3).getByRole('spinbutton').fill('99');
  await item(5).getByRole('checkbox').check();
  await expectFits(page);
  const dialogs = [
    page.getByRole('button', { name: 'Reject 1 selected' }),
    item(3).getByRole('button', { name: 'Delete' }),
    item(3).getByRole('button', { name: 'History' }),
  ];
  for (const opener of dialogs) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expectFits(page, OPEN_DIALOG);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'Ban @anne' }).click();
  await expect(dialog.getByText('Open sessions')).toBeVisible();
  await expectFits(page, OPEN_DIALOG);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await menu.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, { within: OPEN_DIALOG });
});

const ARRIVALS = [
  { width: 360, sections: ['', 'submissions', 'users', 'twitter'] },
  { width: 1280, sections: ['', 'submissions'] },
];
for (const { width, sections } of someOf(ARRIVALS, 1, 'lists that arrive')) {
  test(`nothing moves when the lists arrive at ${width} px`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page.request, demo, 'admin');
    // Loads the fonts: layout-shift.spec.ts covers their arrival.
    await openSite(page, demo, '/admin');
    const takeShifts = await watchShifts(page);
    for (const id of sections) {
      await openSite(page, demo, `/admin?section=${id}`);
      // Phones have no space for it.
      await expect(page.getByText(/^· oldest came/)).toBeAttached();
      await expect(page.locator('#tab-panel [aria-busy=true]')).toHaveCount(0);
      await untilDrawn(page);
      expect(await takeShifts(), id).toEqual([]);
    }
  });
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every target is at least 44 px high', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await fill(product);
    const { item, dialog, menu } = await openPortal(page, product, OWNER, '?section=submissions');
    await item(3).getByRole('button', { name: 'Evaluate' }).click();
    await item(5).getByRole('checkbox').check();
    expect(await smallTargets(page)).toEqual([]);
    await menu.click();
    await expect(dialog).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    for (const name of ['All Submissions', 'Social Profiles', 'Broadcast', 'Users']) {
      if (name !== 'All Submissions') await menu.click();
      await dialog.getByRole('button', { name }).click();
      await expect(page.locator('#tab-panel [aria-busy=true]')).toHaveCount(0);
      expect(await smallTargets(page), name).toEqual([]);
      if (name === 'Broadcast') {
        await page.getByRole('button', { name: 'Broadcast #1' }).click();
        const { message, anotherHeader, cancel } = broadcastDialogOf(page);
        await message.fill('Changed');
        await expect(anotherHeader).toBeVisible();
        expect(await smallTargets(page), 'the dialog').toEqual([]);
        await cancel.click();
      }
    }
    await openSite(page, product, '/admin?section=audit-log');
    await expect(page.locator('#tab-panel [aria-busy=true]')).toHaveCount(0);
    expect(await smallTargets(page), 'audit-log').toEqual([]);
  });
});
