import type { Page } from '@playwright/test';
import { POLL_MS } from '#rules/limits.ts';
import {
  ADMIN,
  BART,
  callAs,
  firstPending,
  kept,
  launchPortal,
  OWNER,
  openPortal,
  panelOf,
  portalOf,
  said,
  submit,
} from '../pages/admin-page.ts';
import {
  breakCalls,
  NETWORK_NOISE,
  openSite,
  recordCalls,
  reloadSite,
  signIn,
} from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';
import { pollNow } from '../timers.ts';

const pollPending = (page: Page) =>
  pollNow(page, '**/api/admin/pending-submissions*', POLL_MS.pendingSubmissions);

/** Submits twelve, and approves #1 and rejects #2. */
async function submitTwelve(product: Product): Promise<void> {
  await submit(product, 12, (index) => (index === 4 ? { telegramId: BART } : {}));
  const comments = 'Well said';
  await callAs(product, OWNER, 'evaluate-submission', { submissionId: '1', points: 7, comments });
  await callAs(product, OWNER, 'reject-submission', { submissionId: '2' });
}

test('all submissions are filtered, searched, sorted and paged on the server', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await submitTwelve(product);
  const { submissions, item, section, dialog } = await openPortal(page, product, ADMIN);
  await expect(section).toHaveText('All Submissions');
  await expect(submissions).toHaveCount(10);
  await expect(submissions.first()).toContainText('#12');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(submissions).toHaveCount(2);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(item(1)).toContainText('Approved by owner');
  await expect(item(1)).toContainText('Well said');
  await expect(item(1)).toContainText('7 points');
  await expect(item(2)).toContainText('Rejected by owner');
  await expect(item(1).getByRole('button', { name: 'Evaluate' })).toHaveCount(0);
  await expect(item(1).getByRole('button', { name: 'Notify' })).toBeVisible();
  await expect(item(1).getByRole('button', { name: 'Broadcast' })).toBeVisible();
  await expect(item(2).getByRole('button', { name: 'Broadcast' })).toHaveCount(0);
  for (const name of ['Edit rating', 'Delete']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await test.step('the history of an item says who decided what', async () => {
    await item(1).getByRole('button', { name: 'History' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('Submission approved');
    await expect(dialog.getByRole('listitem')).toContainText('by @owner (77)');
    await expect(dialog.getByRole('listitem')).toContainText(/Status.*pending.*approved/);
    await page.keyboard.press('Escape');
    await expect(item(1).getByRole('button', { name: 'History' })).toBeFocused();
  });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most points first');
  await expect(submissions.first()).toContainText('#1 ');
  await expect(page).toHaveURL(/\?sort=points-desc$/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected');
  await expect(submissions).toHaveCount(1);
  const recorded = recordCalls(page);
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('b');
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('bart');
  await expect(said(page, 'No submissions found matching your criteria')).toBeVisible();
  expect(
    recorded.to('/api/admin/submissions').filter((each) => /search=b(&|$)/.test(each)),
  ).toEqual([]);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All statuses');
  await expect(submissions).toHaveCount(1);
  await expect(submissions).toContainText('@bart');
  await reloadSite(page);
  await expect(submissions).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search submissions' })).toHaveValue('bart');
});

test.describe('calls that fail', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('are reported in each section, retried, and clear nothing', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    const mend = await breakCalls(page, '**/api/admin/**');
    const { pending } = await openPortal(page, product, ADMIN);

    await test.step('each section says what failed', async () => {
      await expect(said(page, 'Failed to fetch dashboard data')).toBeVisible();
      await expect(said(page, 'Failed to fetch submissions')).toBeVisible();
      for (const [tab, text] of [
        ['Pending Only', 'Failed to fetch pending submissions'],
        ['Social Profiles', 'Failed to fetch Twitter profiles'],
        ['Broadcast', 'Failed to fetch approved posts'],
        ['Hunts', 'Failed to fetch treasure hunts'],
        ['Users', 'Failed to fetch users'],
        ['All Submissions', 'Failed to fetch submissions'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(said(page, text)).toBeVisible();
      }
      await mend();
      for (const text of ['Failed to fetch dashboard data', 'Failed to fetch submissions']) {
        const failure = page.getByRole('alert').filter({ hasText: text });
        await failure.getByRole('button', { name: 'Try again' }).click();
        await expect(failure).toHaveCount(0);
      }
    });

    await test.step('nothing submitted is said in every section', async () => {
      await expect(said(page, 'No submissions found')).toBeVisible();
      await expect(page.getByText('· none pending')).toBeVisible();
      await page.getByRole('tab', { name: 'Pending Only' }).click();
      await expect(said(page, 'No pending submissions')).toBeVisible();
      await page.getByRole('tab', { name: 'Social Profiles' }).click();
      await expect(said(page, 'No Twitter profiles found')).toBeVisible();
    });

    await test.step('a refresh that fails keeps the list, and the next brings what is new', async () => {
      await page.getByRole('tab', { name: 'Pending Only' }).click();
      await submit(product, 1);
      await pollPending(page);
      await expect(pending).toHaveCount(1);
      const mendPoll = await breakCalls(page, '**/api/admin/pending-submissions*');
      await pollPending(page);
      await expect(said(page, 'Could not refresh')).toBeVisible();
      await expect(pending).toHaveCount(1);
      await mendPoll();
      await product.report({
        id: 'late',
        type: 'content_submitted',
        telegramId: BART,
        contentType: 'meme_image',
        url: 'https://example.org/late',
        at: '2026-03-04T11:59:00Z',
      });
      await pollPending(page);
      await expect(pending).toHaveCount(2);
    });
  });
});

test.describe('the owner', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('signs in again to change a rating, and deletes permanently', async ({
    page,
    launch,
    request,
  }) => {
    const product = await launch('demo');
    const { telegramId } = await signIn(request, product, 'admin');
    const id = await firstPending(product);
    await callAs(product, telegramId, 'evaluate-submission', {
      submissionId: String(id),
      points: 3,
    });
    await signIn(page.request, product, 'owner');
    product.clock.nowMs += 31 * 60_000;
    await openSite(page, product, '/admin?status=approved');
    const { item: itemOf, dialog: question } = portalOf(page);
    const item = itemOf(id);
    await item.getByRole('button', { name: 'Edit rating' }).click();
    const { points, comments } = panelOf(item);
    await points.fill('12');
    await comments.fill('On second thought');
    await item.getByRole('button', { name: /^Save rating/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(item.getByRole('alert')).toContainText('Failed to edit submission rating');
    await expect(comments).toHaveValue('On second thought');
    await item.getByRole('button', { name: /^Save rating/ }).click();
    // Inside the dialog, because it would cover a toast.
    const mend = await breakCalls(page, '**/api/demo/session');
    await dialog.getByRole('button', { name: 'Demo owner' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Not signed in. Gone fishing');
    await mend();
    await dialog.getByRole('button', { name: 'Demo owner' }).click();
    await expect(said(page, 'Rating updated')).toBeVisible();
    expect((await kept(product, id))?.admin_comments).toBe('On second thought');
    expect((await kept(product, id))?.points).toBe(1200);

    await test.step('deleting asks first, and is permanent', async () => {
      await item.getByRole('button', { name: 'Delete' }).click();
      await expect(question).toContainText(
        /This is permanent\. It removes the record and subtracts 12 points from .+\. It cannot be undone\./,
      );
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(item).toBeVisible();
      await expect(item.getByRole('button', { name: 'Delete' })).toBeFocused();
      await item.getByRole('button', { name: 'Delete' }).click();
      await question.getByRole('button', { name: 'Delete permanently' }).click();
      await expect(
        said(page, `Submission #${id} has been permanently deleted successfully!`),
      ).toBeVisible();
      await expect(item).toHaveCount(0);
      expect(await kept(product, id)).toBeUndefined();
    });
  });
});
