import { sql } from 'kysely';
import {
  ADMIN,
  ANNE,
  callAs,
  kept,
  launchPortal,
  OTHER,
  openPortal,
  panelOf,
  portalOf,
  said,
  signInAs,
  submit,
} from './admin-page.ts';
import { NETWORK_NOISE, openSite, recordCalls } from './board-page.ts';
import { overflowOf } from './judge.ts';
import { expect, test } from './product.ts';
import { stopClockNow } from './timers.ts';

test('an approval awards what the slider says, once, and the item leaves the list', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await submit(product, 2, () => ({ contentType: 'youtube_video' }));
  const { pending, item, card } = await openPortal(page, product, ADMIN, '?section=submissions');
  await expect(pending).toHaveCount(2);
  await expect(item(1)).toContainText('@anne');
  await expect(item(1)).toContainText('YouTube Video');
  await item(1).getByRole('button', { name: 'Evaluate' }).click();
  const { slider, points, comments, approve } = panelOf(item(1));
  await expect(slider).toHaveAttribute('min', '1');
  await expect(slider).toHaveAttribute('max', '100');
  await expect(slider).toHaveValue('5');
  await slider.press('ArrowRight');
  await expect(points).toHaveValue('6');
  await points.fill('101');
  await expect(said(page, 'Whole points from 1 to 100')).toBeVisible();
  await expect(approve).toBeDisabled();
  await points.fill('42');
  await expect(slider).toHaveValue('42');
  await comments.fill('A fine film');
  const recorded = recordCalls(page);
  await page.getByRole('button', { name: 'Approve (42 points)' }).dblclick();
  await expect(said(page, 'Submission approved')).toBeVisible();
  await expect(pending).toHaveCount(1);
  await expect(item(2)).toBeFocused();
  expect(recorded.to('/api/admin/evaluate-submission')).toHaveLength(1);
  expect(await kept(product, 1)).toEqual({
    ...{ status: 'approved', points: 4200, admin_comments: 'A fine film' },
  });
  await expect(card('Approved')).toHaveText('Approved1');
});

test('opening a panel closes the other, at score 5 and without a comment', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await submit(product, 2);
  const { item } = await openPortal(page, product, ADMIN, '?section=submissions');
  await item(1).getByRole('button', { name: 'Evaluate' }).click();
  await panelOf(item(1)).points.fill('9');
  await panelOf(item(1)).comments.fill('Nearly');
  await item(2).getByRole('button', { name: 'Evaluate' }).click();
  await expect(panelOf(item(1)).approve).toHaveCount(0);
  await expect(panelOf(item(2)).approve).toHaveText('Approve (5 points)');
  await item(1).getByRole('button', { name: 'Evaluate' }).click();
  await expect(panelOf(item(1)).points).toHaveValue('5');
  await expect(panelOf(item(1)).comments).toHaveValue('');
  await item(1).getByRole('button', { name: 'Hide' }).click();
  await expect(panelOf(item(1)).approve).toHaveCount(0);
});

test('empty words become those of the specification', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await submit(product, 2);
  const { item } = await openPortal(page, product, ADMIN, '?section=submissions');
  await item(1).getByRole('button', { name: 'Evaluate' }).click();
  await panelOf(item(1)).approve.click();
  await expect(said(page, 'Submission approved')).toBeVisible();
  await item(2).getByRole('button', { name: 'Evaluate' }).click();
  await panelOf(item(2)).reject.click();
  await expect(said(page, 'No pending submissions')).toBeVisible();
  expect((await kept(product, 1))?.admin_comments).toBe('Awarded 5 points for quality content.');
  expect(await kept(product, 2)).toEqual({
    ...{ status: 'rejected', points: null },
    admin_comments: 'Content does not meet quality standards.',
  });
});

test.describe('two at once', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('who comes second is told what happened, and keeps what was typed', async ({
    page,
    launch,
  }) => {
    const product = await launchPortal(launch);
    await submit(product, 2);
    const { item } = await openPortal(page, product, ADMIN, '?section=submissions');
    // Neither its taking, when it comes after the approval, nor a poll is to tell of that approval first.
    const taken = page.waitForResponse('**/submissions/1/take');
    await item(1).getByRole('button', { name: 'Evaluate' }).click();
    await taken;
    await panelOf(item(1)).comments.fill('My own words');
    await stopClockNow(page);
    await callAs(product, OTHER, 'evaluate-submission', { submissionId: '1', points: 7 });
    await panelOf(item(1)).approve.click();
    await page.clock.resume();
    await expect(item(1).getByRole('alert')).toHaveText(
      'Failed to evaluate submission: This submission was approved by @other with 7 points.',
    );
    await expect(item(1).getByRole('status')).toContainText('is not waiting any more');
    await expect(panelOf(item(1)).comments).toHaveValue('My own words');
    await expect(panelOf(item(1)).approve).toBeDisabled();
    expect((await kept(product, 1))?.points).toBe(700);
    await panelOf(item(1)).cancel.click();
    await expect(item(1)).toHaveCount(0);
    await expect(item(2)).toBeVisible();
  });

  test('a failure keeps the panel as it is, and the second try goes through', async ({
    page,
    launch,
  }) => {
    const product = await launchPortal(launch);
    await submit(product, 1);
    const { item } = await openPortal(page, product, ADMIN, '?section=submissions');
    await item(1).getByRole('button', { name: 'Evaluate' }).click();
    const { points, comments, reject } = panelOf(item(1));
    await points.fill('9');
    await comments.fill('Seen it before');
    await page.route('**/reject-submission', (route) => route.abort());
    await reject.click();
    await expect(item(1).getByRole('alert')).toHaveText(
      'Failed to reject submission: No connection to the server',
    );
    await expect(points).toHaveValue('9');
    await expect(comments).toHaveValue('Seen it before');
    await page.unroute('**/reject-submission');
    await reject.click();
    await expect(said(page, 'No pending submissions')).toBeVisible();
    expect((await kept(product, 1))?.admin_comments).toBe('Seen it before');
  });
});

test('others see who has it open, as long as it is', async ({ page, launch, browser }) => {
  const product = await launchPortal(launch);
  await submit(product, 1);
  // The longest name that Telegram has.
  const name = 'W'.repeat(64);
  await sql`
    update members set username = null, first_name = ${name}, last_name = ${name}
    where telegram_id = ${ADMIN}::bigint`.execute(product.db);
  const { item } = await openPortal(page, product, ADMIN, '?section=submissions');
  const taken = page.waitForResponse('**/submissions/1/take');
  await item(1).getByRole('button', { name: 'Evaluate' }).click();
  await taken;
  const context = await browser.newContext();
  await signInAs(context, product, OTHER);
  const otherPage = await context.newPage();
  await openSite(otherPage, product, '/admin?section=submissions');
  const other = portalOf(otherPage);
  await expect(other.item(1)).toContainText(`Open at ${name} ${name}`);
  await otherPage.setViewportSize({ width: 360, height: 900 });
  expect(await overflowOf(otherPage)).toBe(0);
  await other.item(1).getByRole('button', { name: 'Evaluate' }).click();
  await expect(other.item(1).getByRole('status')).toHaveText(`${name} ${name} has this open too.`);
  const dropped = page.waitForResponse('**/submissions/1/drop');
  await item(1).getByRole('button', { name: 'Hide' }).click();
  await dropped;
  await otherPage.reload();
  await expect(other.item(1)).toBeVisible();
  await expect(other.item(1)).not.toContainText('Open at');
  await context.close();
});

test('nobody scores their own, and a repeated link leads to the first one', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await submit(product, 3, (index) => ({
    telegramId: [ANNE, ADMIN, OTHER][index],
    ...(index === 2 && { url: 'https://x.com/anne/status/1000?s=20' }),
  }));
  const { item, submissions } = await openPortal(page, product, ADMIN, '?section=submissions');
  await expect(item(2)).toContainText('You submitted this yourself');
  await expect(item(2).getByRole('button', { name: 'Evaluate' })).toBeDisabled();
  await expect(item(2).getByRole('checkbox')).toHaveCount(0);
  await expect(item(3)).toContainText('Possible duplicate of #1 (pending), submitted by @anne');
  await item(3).getByRole('link', { name: '#1' }).click();
  await expect(page).toHaveURL(/\/admin\?search=/);
  await expect(submissions.first()).toContainText('#1');
});

test('several are rejected with one reason', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await submit(product, 4);
  const { item, pending, dialog } = await openPortal(page, product, ADMIN, '?section=submissions');
  await item(1).getByRole('checkbox').check();
  await item(2).getByRole('checkbox').check();
  await item(4).getByRole('checkbox').check();
  await item(4).getByRole('checkbox').uncheck();
  await expect(said(page, '2 submissions selected')).toBeVisible();
  await page.getByRole('button', { name: 'Reject 2 selected' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Reject 2 selected' }).click();
  await callAs(product, OTHER, 'evaluate-submission', { submissionId: '2', points: 3 });
  await dialog.getByRole('textbox').fill('Not about us');
  await dialog.getByRole('button', { name: 'Reject 2 selected' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    '#2 was not rejected: This submission was approved by @other with 3 points.',
  );
  await expect(dialog.getByRole('textbox')).toHaveValue('Not about us');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(pending).toHaveCount(2);
  expect(await kept(product, 1)).toEqual({
    ...{ status: 'rejected', points: null, admin_comments: 'Not about us' },
  });
  expect((await kept(product, 2))?.points).toBe(300);
});
