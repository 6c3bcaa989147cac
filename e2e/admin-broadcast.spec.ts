import type { Page } from '@playwright/test';
import { BROADCAST_HEADERS } from '#rules/broadcast.ts';
import { POLL_MS } from '#rules/limits.ts';
import {
  ADMIN,
  ANNE,
  BART,
  broadcastDialogOf,
  callAs,
  launchPortalWithBot,
  OTHER,
  OWNER,
  openPortal,
  said,
  submit,
  toldIn,
} from './admin-page.ts';
import { breakCalls, NETWORK_NOISE, openSite, recordCalls, signIn } from './board-page.ts';
import { expectFine } from './judge.ts';
import { expectVisibleFocus, tabTo } from './keyboard.ts';
import { expect, type Product, type startProduct, test } from './product.ts';
import { smallTargets } from './targets.ts';
import { pollNow } from './timers.ts';

const EVERYBODY = [ANNE, BART, OWNER, ADMIN, OTHER];
const HOUR_MS = 60 * 60_000;
const LINK = 'https://x.com/anne/status/1000';

/** A portal whose first post is approved; what the bot told its submitter is forgotten. */
async function launchWithPost(launch: typeof startProduct) {
  const { product, telegram } = await launchPortalWithBot(launch);
  await submit(product, 3, (index) => ({ description: `Words about ${index + 1}` }));
  await approve(product, 1, 3);
  await expect.poll(() => toldIn(telegram, ANNE)).toHaveLength(1);
  telegram.messages.clear();
  return { product, telegram };
}

function approve(product: Product, id: number, points: number): Promise<void> {
  return callAs(product, OTHER, 'evaluate-submission', { submissionId: String(id), points });
}

async function openDialog(page: Page, product: Product, telegramId = ADMIN) {
  const portal = await openPortal(page, product, telegramId, '?section=broadcast');
  const opener = page.getByRole('button', { name: 'Broadcast #1' });
  await opener.click();
  const parts = broadcastDialogOf(page);
  await expect(parts.preview).toContainText('· to 5 members');
  return { ...portal, ...parts, opener };
}

test('approved posts stand with stars, and their links lead out', async ({
  page,
  context,
  launch,
}) => {
  const { product } = await launchPortalWithBot(launch);
  await submit(product, 3, (index) => ({ description: `Words about ${index + 1}` }));
  const { posts } = await openPortal(page, product, ADMIN, '?section=broadcast');
  await expect(said(page, 'No approved posts available for broadcasting')).toBeVisible();
  await approve(product, 1, 3);
  await approve(product, 2, 20);
  await page.reload();
  await expect(posts).toHaveCount(2);
  for (const [place, number, stars, points] of [
    [0, 2, 5, '20 points'],
    [1, 1, 3, '3 points'],
  ] as const) {
    const post = posts.nth(place);
    await expect(post).toContainText('@anne');
    await expect(post).toContainText(points);
    await expect(post).toContainText(`Words about ${number}`);
    await expect(post.locator('svg')).toHaveCount(stars);
    await expect(post.getByRole('button', { name: `Broadcast #${number}` })).toBeVisible();
  }
  await context.route(LINK, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The post</title>' }),
  );
  const view = posts.nth(1).getByRole('link', { name: 'View #1 (opens in a new tab)' });
  await expect(view).toHaveAttribute('rel', /\bnoopener\b/);
  const opened = context.waitForEvent('page');
  await view.click();
  const post = await opened;
  await expect(post).toHaveTitle('The post');
  expect(post.url()).toBe(LINK);
  expect(await post.evaluate(() => window.opener)).toBeNull();
});

test('All Submissions offers it too, on approved ones alone', async ({ page, launch }) => {
  const { product } = await launchWithPost(launch);
  await callAs(product, OTHER, 'reject-submission', { submissionId: '2' });
  const { item } = await openPortal(page, product, ADMIN);
  await expect(item(2)).toContainText('Rejected');
  for (const id of [2, 3]) {
    await expect(item(id).getByRole('button', { name: /^Broadcast/ })).toHaveCount(0);
  }
  await item(1).getByRole('button', { name: 'Broadcast submission #1' }).click();
  const { dialog, preview, broadcast } = broadcastDialogOf(page);
  await expect(dialog).toContainText('@anne');
  await expect(preview).toContainText(LINK);
  await broadcast.click();
  await expect(said(page, 'Post shared with 5 users (0 failed)')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test.describe('the list', () => {
  test.use({ timers: 'fake', allowConsole: NETWORK_NOISE });

  test('is asked for every 30 seconds, and says when it does not come', async ({
    page,
    launch,
  }) => {
    const { product } = await launchPortalWithBot(launch);
    await submit(product, 1);
    const mend = await breakCalls(page, '**/api/admin/posts/approved*');
    const poll = () => pollNow(page, '**/api/admin/posts/approved*', POLL_MS.admin);
    const { posts } = await openPortal(page, product, ADMIN, '?section=broadcast');
    await expect(said(page, 'Failed to fetch approved posts')).toBeVisible();
    await poll();
    await expect(said(page, 'Failed to fetch approved posts')).toBeVisible();
    await mend();
    const panel = page.getByRole('tabpanel', { name: 'Broadcast' });
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(said(page, 'No approved posts available for broadcasting')).toBeVisible();
    await approve(product, 1, 3);
    await poll();
    await expect(posts).toHaveCount(1);
  });
});

test('the dialog shows what goes out, and to whoever sends it first', async ({ page, launch }) => {
  const { product, telegram } = await launchWithPost(launch);
  const parts = await openDialog(page, product);
  const { dialog, message, preview, updatePreview, sendToMe } = parts;
  await expect(dialog.locator('dl')).toHaveText(`Creator@anneQuality score3 pointsURL${LINK}`);
  await expect(preview).toContainText('@anne · Twitter Post');
  await expect(preview).toContainText(LINK);
  await expect(dialog).toContainText('0 of 1000');
  await message.fill('  Look <here> & there  ');
  await expect(dialog).toContainText('23 of 1000');
  await expect(preview.getByRole('status')).toHaveText(
    'The message has been changed since this preview.',
  );
  await updatePreview.click();
  await expect(preview).toContainText('Look <here> & there');
  await sendToMe.click();
  await expect(preview.getByRole('status')).toContainText('Sent to you.');
  expect(telegram.messages.size).toBe(1);
  const [told = ''] = toldIn(telegram, ADMIN);
  const [header, ...rest] = told.split('\n\n');
  expect(BROADCAST_HEADERS).toContain(header);
  expect(rest).toEqual(['@anne · Twitter Post', 'Look <here> & there', LINK]);
  // The very words that the page shows.
  await expect(preview).toContainText(told);
  telegram.setStanding(ADMIN, 'blocked');
  await sendToMe.click();
  await expect(preview.getByRole('status')).toHaveText(
    'It did not reach you: begin a chat with the bot first.',
  );
  await parts.cancel.click();
  await expect(dialog).toHaveCount(0);
  await expect(parts.opener).toBeFocused();
  expect(telegram.messages.size).toBe(1);
});

test('a broadcast goes to everybody once, however often the button is pressed', async ({
  page,
  launch,
}) => {
  const { product, telegram } = await launchWithPost(launch);
  telegram.setStanding(BART, 'blocked');
  const parts = await openDialog(page, product);
  await approve(product, 2, 7);
  // Or it would be this message that is held below.
  await expect.poll(() => toldIn(telegram, ANNE)).toHaveLength(1);
  await parts.message.fill('  Ahoy there  ');
  const { to } = recordCalls(page);
  const sending = page.waitForRequest('**/posts/1/broadcast');
  const hold = telegram.faults.hold('sendMessage', 'before');
  await parts.broadcast.dblclick();
  await hold.reached;
  await expect(parts.cancel).toBeDisabled();
  hold.release();
  await expect(said(page, 'Broadcast Successful!')).toBeVisible();
  await expect(said(page, 'Post shared with 4 users (1 failed)')).toBeVisible();
  await expect(parts.dialog).toHaveCount(0);
  await expect(parts.opener).toBeFocused();
  await expect(parts.posts).toHaveCount(2);
  expect(to('/api/admin/posts/1/broadcast')).toHaveLength(1);
  expect((await sending).postDataJSON()).toEqual({
    ...{ adminTelegramId: ADMIN, customMessage: 'Ahoy there' },
  });
  for (const chatId of EVERYBODY) {
    const told = toldIn(telegram, chatId).filter((text) => text.includes(LINK));
    expect(told, chatId).toHaveLength(chatId === BART ? 0 : 1);
    for (const text of told) expect(text.split('\n\n')[2]).toBe('Ahoy there');
  }
  const last = page.getByRole('region', { name: 'Last broadcasts' }).getByRole('listitem');
  await expect(last).toHaveText(/^#1Done4 of 5 sent, 1 failedby @?admin/);
});

test.describe('one that does not go out', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('says why, keeps the words, and goes out an hour later', async ({ page, launch }) => {
    const { product, telegram } = await launchWithPost(launch);
    await callAs(product, OTHER, 'posts/1/broadcast', {});
    telegram.messages.clear();
    const parts = await openDialog(page, product);
    await parts.message.fill(' \n ');
    const why = 'This post is being broadcast, or was within the last hour.';
    const sending = page.waitForRequest('**/posts/1/broadcast');
    await parts.broadcast.click();
    expect((await sending).postDataJSON()).toEqual({ adminTelegramId: ADMIN });
    await expect(said(page, 'Broadcast Failed')).toBeVisible();
    await expect(said(page, why)).toBeVisible();
    await expect(parts.problem).toHaveText(`Broadcast Failed: ${why}`);
    await parts.message.fill('Worth a second look');
    await page.route('**/posts/1/broadcast', (route) => route.abort());
    await parts.broadcast.click();
    await expect(parts.problem).toHaveText('Broadcast Failed: No connection to the server');
    await expect(parts.message).toHaveValue('Worth a second look');
    await expect(parts.dialog).toBeVisible();
    await page.unroute('**/posts/1/broadcast');
    expect(telegram.messages.size).toBe(0);
    product.clock.nowMs += HOUR_MS;
    await parts.broadcast.click();
    await expect(said(page, 'Post shared with 5 users (0 failed)')).toBeVisible();
    for (const chatId of EVERYBODY) expect(toldIn(telegram, chatId)).toHaveLength(1);
  });
});

test.describe('without a bot', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('it can be looked at, and says why it does not go out', async ({ page, demo }) => {
    await signIn(page.request, demo, 'admin');
    await openSite(page, demo, '/admin?section=broadcast');
    await page
      .getByRole('button', { name: /^Broadcast #/ })
      .first()
      .click();
    const { preview, message, sendToMe, broadcast, problem } = broadcastDialogOf(page);
    await expect(preview).toContainText(/· to \d+ members/);
    await message.fill('Kept');
    await sendToMe.click();
    await expect(preview.getByRole('alert')).toHaveText(
      'It could not be sent to you: No bot token is configured.',
    );
    await broadcast.click();
    await expect(said(page, 'Broadcast Failed')).toBeVisible();
    await expect(problem.last()).toHaveText('Broadcast Failed: No bot token is configured.');
    await expect(message).toHaveValue('Kept');
  });
});

test('the dialog keeps the keyboard, and gives it back on Escape', async ({ page, launch }) => {
  const { product, telegram } = await launchWithPost(launch);
  const { dialog, message, broadcast, opener } = await openDialog(page, product);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, message);
  await expectVisibleFocus(page);
  await page.keyboard.type('By hand');
  await tabTo(page, broadcast);
  await expectVisibleFocus(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  await tabTo(page, broadcast);
  const hold = telegram.faults.hold('sendMessage', 'before');
  await page.keyboard.press('Enter');
  await hold.reached;
  // Its outcome has to be seen: while it goes out nothing closes the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  hold.release();
  await expect(said(page, 'Post shared with 5 users (0 failed)')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(toldIn(telegram, BART)[0]).toContain('By hand');
});

test('the dialog is accessible and fits, in both themes', async ({ page, launch }) => {
  const { product } = await launchWithPost(launch);
  const { dialog, message, updatePreview } = await openDialog(page, product);
  await message.fill(`${'a'.repeat(120)}\n${'Words. '.repeat(120)}`);
  await updatePreview.click();
  await expect(dialog.getByRole('button', { name: 'Preview again' })).toBeVisible();
  await expectFine(page, async () => {
    const sideways = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(sideways, 'the dialog').toBe(0);
  });
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every target of the dialog is 44 px high at least', async ({ page, launch }) => {
    const { product } = await launchWithPost(launch);
    const { message, updatePreview } = await openDialog(page, product);
    expect(await smallTargets(page)).toEqual([]);
    await message.fill('Changed');
    await expect(updatePreview).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});
