import { sql } from 'kysely';
import { overflowOf } from '../judge.ts';
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
} from '../pages/admin-page.ts';
import { holdCalls, NETWORK_NOISE, openSite, recordCalls } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { stopClockNow } from '../timers.ts';

test('a decision awards the slider’s points, once, and the item leaves the list', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await submit(product, 4, () => ({ contentType: 'youtube_video' }));
  const { pending, item, card } = await openPortal(page, product, ADMIN, '?section=submissions');

  await test.step('opening a panel closes the other, at score 5 and without a comment', async () => {
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

  await test.step('empty comments become the usual ones', async () => {
    await item(1).getByRole('button', { name: 'Evaluate' }).click();
    await panelOf(item(1)).approve.click();
    await expect(said(page, 'Submission approved')).toBeVisible();
    await item(2).getByRole('button', { name: 'Evaluate' }).click();
    await panelOf(item(2)).reject.click();
    await expect(said(page, 'Submission rejected')).toBeVisible();
    expect((await kept(product, 1))?.admin_comments).toBe('Awarded 5 points for quality content.');
    expect(await kept(product, 2)).toEqual({
      status: 'rejected',
      points: null,
      admin_comments: 'Content does not meet quality standards.',
    });
  });

  await test.step('a double click approves once', async () => {
    await expect(pending).toHaveCount(2);
    await expect(item(3)).toContainText('@anne');
    await expect(item(3)).toContainText('YouTube Video');
    await item(3).getByRole('button', { name: 'Evaluate' }).click();
    const { slider, points, comments, approve } = panelOf(item(3));
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
    // Held until both clicks are over: the second one must not hit the content that replaces the panel after the first response.
    const release = await holdCalls(page, '**/api/admin/evaluate-submission');
    await page.getByRole('button', { name: 'Approve (42 points)' }).dblclick();
    release();
    await expect(said(page, 'Submission approved')).toBeVisible();
    await expect(pending).toHaveCount(1);
    await expect(item(4)).toBeFocused();
    expect(recorded.to('/api/admin/evaluate-submission')).toHaveLength(1);
    expect(await kept(product, 3)).toEqual({
      status: 'approved',
      points: 4200,
      admin_comments: 'A fine film',
    });
    await expect(card('Approved').locator('.sr-only')).toHaveText('2');
  });

  await test.step('one press takes it back, with the pointer or with a key', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(said(page, '#3 by @anne is pending again.')).toBeVisible();
    await expect(pending).toHaveCount(2);
    await expect(card('Approved').locator('.sr-only')).toHaveText('1');
    expect(await kept(product, 3)).toEqual({
      status: 'pending',
      points: null,
      admin_comments: null,
    });
    await item(3).focus();
    await page.keyboard.press('r');
    await page.keyboard.press('Control+Enter');
    await expect(said(page, 'Submission rejected')).toBeVisible();
    await expect(item(4)).toBeFocused();
    await page.keyboard.press('u');
    await expect(said(page, 'Decision undone')).toBeVisible();
    await expect(pending).toHaveCount(2);
    await page.keyboard.press('u');
    expect(await kept(product, 3)).toMatchObject({ status: 'pending' });
  });
});

test.describe('a decision that fails', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('keeps what was typed', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await submit(product, 3);
    const { item } = await openPortal(page, product, ADMIN, '?section=submissions');

    await test.step('without an answer the second try goes through', async () => {
      await item(3).getByRole('button', { name: 'Evaluate' }).click();
      const { points, comments, reject } = panelOf(item(3));
      await points.fill('9');
      await comments.fill('Seen it before');
      await page.route('**/reject-submission', (route) => route.abort());
      await reject.click();
      await expect(item(3).getByRole('alert')).toHaveText(
        'Failed to reject submission: No connection to the server',
      );
      await expect(points).toHaveValue('9');
      await expect(comments).toHaveValue('Seen it before');
      await page.unroute('**/reject-submission');
      await reject.click();
      await expect(said(page, 'Submission rejected')).toBeVisible();
      expect((await kept(product, 3))?.admin_comments).toBe('Seen it before');
    });

    await test.step('whoever decides second is told what happened', async () => {
      // Neither a late `take` nor a poll may report the approval first.
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
      await expect(item(1).getByRole('status')).toContainText('is no longer pending');
      await expect(panelOf(item(1)).comments).toHaveValue('My own words');
      await expect(panelOf(item(1)).approve).toBeDisabled();
      expect((await kept(product, 1))?.points).toBe(700);
      await panelOf(item(1)).cancel.click();
      await expect(item(1)).toHaveCount(0);
      await expect(item(2)).toBeVisible();
    });
  });

  test('several are taken back, except one that was decided again in the meantime', async ({
    page,
    launch,
  }) => {
    const product = await launchPortal(launch);
    await submit(product, 3, () => ({ contentType: 'youtube_video' }));
    const { item, pending, dialog } = await openPortal(
      page,
      product,
      ADMIN,
      '?section=submissions',
    );
    await item(1).getByRole('checkbox').check();
    await item(2).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Reject 2 selected' }).click();
    await dialog.getByRole('textbox').fill('Not about us');
    await dialog.getByRole('button', { name: 'Reject 2 selected' }).click();
    await expect(pending).toHaveCount(1);
    await callAs(product, ADMIN, 'submissions/2/undo', { version: 2 });
    await callAs(product, OTHER, 'evaluate-submission', { submissionId: '2', points: 5 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(said(page, '1 of 2 decisions undone')).toBeVisible();
    await expect(said(page, /^#2: /)).toBeVisible();
    expect((await kept(product, 1))?.status).toBe('pending');
    expect(await kept(product, 2)).toMatchObject({ status: 'approved', points: 500 });
    await expect(pending).toHaveCount(2);
  });
});

test('reviewers see each other, reject together, and never score their own', async ({
  page,
  launch,
  browser,
}) => {
  const product = await launchPortal(launch);
  await submit(product, 6, (index) => ({
    telegramId: [ANNE, ANNE, ANNE, ANNE, OTHER, ADMIN][index],
    ...(index === 4 && { url: 'https://x.com/anne/status/1000?s=20' }),
  }));
  // The longest name that Telegram allows.
  const name = 'W'.repeat(64);
  await sql`
    update members set username = null, first_name = ${name}, last_name = ${name}
    where telegram_id = ${ADMIN}::bigint`.execute(product.db);
  const { item, pending, dialog, submissions } = await openPortal(
    page,
    product,
    ADMIN,
    '?section=submissions',
  );

  await test.step('an open panel is marked for the others until it is closed', async () => {
    const taken = page.waitForResponse('**/submissions/1/take');
    await item(1).getByRole('button', { name: 'Evaluate' }).click();
    await taken;
    const context = await browser.newContext();
    await signInAs(context, product, OTHER);
    const otherPage = await context.newPage();
    await openSite(otherPage, product, '/admin?section=submissions');
    const other = portalOf(otherPage);
    await expect(other.item(1)).toContainText(`Open by ${name} ${name}`);
    await otherPage.setViewportSize({ width: 360, height: 900 });
    expect(await overflowOf(otherPage)).toBe(0);
    await other.item(1).getByRole('button', { name: 'Evaluate' }).click();
    await expect(other.item(1).getByRole('status')).toHaveText(
      `${name} ${name} has this open too.`,
    );
    const dropped = page.waitForResponse('**/submissions/1/drop');
    await item(1).getByRole('button', { name: 'Hide' }).click();
    await dropped;
    await otherPage.reload();
    await expect(other.item(1)).toBeVisible();
    await expect(other.item(1)).not.toContainText('Open by');
    await context.close();
  });

  await test.step('several are rejected with one reason', async () => {
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
    // A message inside the dialog can be closed too.
    await dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
    await expect(pending).toHaveCount(4);
    expect(await kept(product, 1)).toEqual({
      status: 'rejected',
      points: null,
      admin_comments: 'Not about us',
    });
    expect((await kept(product, 2))?.points).toBe(300);
  });

  await test.step('and taken back together', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(said(page, '1 decision undone')).toBeVisible();
    expect((await kept(product, 1))?.status).toBe('pending');
    await expect(pending).toHaveCount(5);
    await callAs(product, OTHER, 'reject-submission', { submissionId: '1' });
    await page.reload();
    await expect(pending).toHaveCount(4);
  });

  await test.step('your own cannot be scored, and a repeated link leads to the first', async () => {
    await expect(item(6)).toContainText('You submitted this yourself');
    await expect(item(6).getByRole('button', { name: 'Evaluate' })).toBeDisabled();
    await expect(item(6).getByRole('checkbox')).toHaveCount(0);
    await expect(item(5)).toContainText('Possible duplicate of #1 (rejected), submitted by @anne');
    await item(5).getByRole('link', { name: '#1' }).click();
    await expect(page).toHaveURL(/\/admin\?search=/);
    await expect(submissions.first()).toContainText('#1');
  });
});
