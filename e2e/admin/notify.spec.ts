import {
  ADMIN,
  ANNE,
  BART,
  callAs,
  kept,
  launchPortalWithBot,
  OTHER,
  openPortal,
  panelOf,
  said,
  submit,
  toldIn,
} from '../pages/admin-page.ts';
import { NETWORK_NOISE } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';

const APPROVED = [
  'Your submission was approved.',
  '#1 · YouTube Video: How to tip',
  'Points awarded: 42',
  'Comment: A <fine> film & more',
].join('\n');
const REJECTED = [
  'Your submission was rejected.',
  '#2 · YouTube Video: How to tip',
  'Reason: Content does not meet quality standards.',
].join('\n');

test.use({ allowConsole: NETWORK_NOISE });

test('submitters are told the outcome, and again when the button is pressed', async ({
  page,
  launch,
}) => {
  const { product, telegram } = await launchPortalWithBot(launch);
  await submit(product, 4, (index) => ({
    contentType: 'youtube_video',
    title: 'How to tip',
    telegramId: index === 2 ? BART : ANNE,
  }));
  await callAs(product, OTHER, 'evaluate-submission', { submissionId: '3', points: 5 });
  await expect.poll(() => toldIn(telegram, BART)).toHaveLength(1);
  const { item } = await openPortal(page, product, ADMIN, '?section=submissions');

  await test.step('by itself, without the decision waiting for Telegram', async () => {
    await item(1).getByRole('button', { name: 'Evaluate' }).click();
    await panelOf(item(1)).points.fill('42');
    await panelOf(item(1)).comments.fill('A <fine> film & more');
    const hold = telegram.faults.hold('sendMessage', 'before');
    await panelOf(item(1)).approve.click();
    await hold.reached;
    await expect(said(page, 'Submission approved')).toBeVisible();
    expect(await kept(product, 1)).toMatchObject({ status: 'approved', points: 4200 });
    hold.release();
    await expect.poll(() => toldIn(telegram, ANNE)).toEqual([APPROVED]);
    await item(2).getByRole('button', { name: 'Evaluate' }).click();
    await panelOf(item(2)).reject.click();
    await expect(said(page, 'Submission rejected')).toBeVisible();
    await expect.poll(() => toldIn(telegram, ANNE)).toEqual([APPROVED, REJECTED]);
  });

  await test.step('by the button, which says who cannot be told', async () => {
    telegram.messages.clear();
    await page.getByRole('tab', { name: 'All Submissions' }).click();
    await expect(item(4).getByRole('button', { name: /^Notify/ })).toHaveCount(0);
    const notify = (id: number) =>
      item(id).getByRole('button', { name: `Notify the submitter of #${id}` });

    const hold = telegram.faults.hold('sendMessage', 'before');
    await notify(1).dblclick();
    await hold.reached;
    hold.release();
    await expect(said(page, 'Notification sent')).toBeVisible();
    await expect(said(page, '@anne was told the outcome.')).toBeVisible();
    expect(toldIn(telegram, ANNE)).toEqual([APPROVED]);
    await notify(2).click();
    await expect.poll(() => toldIn(telegram, ANNE)).toEqual([APPROVED, REJECTED]);

    telegram.setStanding(BART, 'blocked');
    await notify(3).click();
    await expect(said(page, 'Notification not delivered')).toBeVisible();
    await expect(
      said(page, '@bart has blocked the bot or never started a chat with it.'),
    ).toBeVisible();

    telegram.faults.order('sendMessage', 'cut_before', { retryAfter: 7 });
    await notify(1).click();
    await expect(said(page, 'Failed to send manual notification')).toBeVisible();
    await expect(
      said(page, 'Telegram gave no answer; the message may have arrived.'),
    ).toBeVisible();
    await notify(1).click();
    await expect(said(page, 'Telegram is busy; try again in 7 s.')).toBeVisible();
    expect(telegram.messages.size).toBe(2);
    await notify(1).click();
    await expect.poll(() => toldIn(telegram, ANNE)).toEqual([APPROVED, REJECTED, APPROVED]);
  });
});
