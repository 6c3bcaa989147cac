import type { Page } from '@playwright/test';
import { BROADCAST_HEADERS } from '#rules/broadcast.ts';
import { POLL_MS } from '#rules/limits.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { expectFine } from '../judge.ts';
import { expectVisibleFocus, tabTo } from '../keyboard.ts';
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
} from '../pages/admin-page.ts';
import {
  breakCalls,
  NETWORK_NOISE,
  openSite,
  recordCalls,
  reloadSite,
  signIn,
} from '../pages/board-page.ts';
import { expect, type Product, type startProduct, test } from '../product.ts';
import { pollNow } from '../timers.ts';

const EVERYBODY = [ANNE, BART, OWNER, ADMIN, OTHER];
const HOUR_MS = 60 * 60_000;
const LINK = 'https://x.com/anne/status/1000';

/** A portal whose first post is approved, and a Telegram without the message that told the submitter. */
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

async function pressBroadcast(page: Page, members = 5) {
  const opener = page.getByRole('button', { name: 'Broadcast #1' });
  await opener.click();
  const parts = broadcastDialogOf(page);
  await expect(parts.preview).toContainText(`· to ${members} members`);
  return { ...parts, opener };
}

test.describe('a broadcast that has to wait', () => {
  test.use({ timers: 'fake', allowConsole: NETWORK_NOISE });

  test('finds its post by polling, says why it is not sent, and is sent an hour later', async ({
    page,
    context,
    launch,
  }) => {
    const { product, telegram } = await launchPortalWithBot(launch);
    await submit(product, 4, (index) => ({ description: `Words about ${index + 1}` }));
    const mend = await breakCalls(page, '**/api/admin/posts/approved*');
    const { posts, item } = await openPortal(page, product, ADMIN, '?section=broadcast');

    await test.step('the list is polled every 30 seconds, and says when it fails', async () => {
      const poll = () => pollNow(page, '**/api/admin/posts/approved*', POLL_MS.admin);
      await expect(said(page, 'Failed to fetch approved posts')).toBeVisible();
      await poll();
      await expect(said(page, 'Failed to fetch approved posts')).toBeVisible();
      await mend();
      const panel = page.getByRole('tabpanel', { name: 'Broadcast' });
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(said(page, 'No approved posts available for broadcasting')).toBeVisible();
      await approve(product, 1, 3);
      await approve(product, 2, 20);
      await poll();
    });

    await test.step('approved posts have stars, and their links lead out', async () => {
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

    await test.step('all submissions offer it too, for approved ones alone', async () => {
      await callAs(product, OTHER, 'reject-submission', { submissionId: '4' });
      await page.getByRole('tab', { name: 'All Submissions' }).click();
      await expect(item(4)).toContainText('Rejected');
      for (const id of [3, 4]) {
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

    await test.step('one that does not go out keeps the words', async () => {
      await page.getByRole('tab', { name: 'Broadcast' }).click();
      telegram.messages.clear();
      const parts = await pressBroadcast(page);
      await parts.message.fill(' \n ');
      const why = 'This post is being broadcast, or was within the last hour.';
      const sending = page.waitForRequest('**/posts/1/broadcast');
      await parts.broadcast.click();
      expect((await sending).postDataJSON()).toEqual({
        adminTelegramId: ADMIN,
        previewed: {
          header: expect.any(Number),
          language: 'en',
          text: expect.stringContaining(LINK),
        },
      });
      await expect(said(page, 'Broadcast Failed')).toBeVisible();
      await expect(said(page, why)).toBeVisible();
      await expect(parts.problem).toHaveText(`Broadcast Failed: ${why}`);
      // The message is above the open dialog, where it can be pressed.
      await parts.dialog.getByRole('button', { name: 'Close' }).click();
      await expect(said(page, why)).toHaveCount(0);
      await expect(parts.dialog).toBeVisible();
      await parts.message.fill('Worth a second look');
      await page.route('**/posts/1/broadcast', (route) => route.abort());
      await parts.broadcast.click();
      const perhaps = 'It may still be under way: “Last broadcasts” will show it in a moment.';
      await expect(parts.problem).toHaveText(
        `Broadcast Failed: No connection to the server. ${perhaps}`,
      );
      // The server records a broadcast to many members for longer than a call may take.
      await page.unroute('**/posts/1/broadcast');
      await page.route('**/posts/1/broadcast', () => undefined);
      const call = page.waitForRequest('**/posts/1/broadcast');
      await parts.broadcast.click();
      await call;
      const list = page.waitForRequest('**/api/admin/broadcasts?*');
      await page.clock.fastForward(15_000);
      await expect(parts.problem).toHaveText(
        `Broadcast Failed: The server did not answer within 15 seconds. ${perhaps}`,
      );
      await list;
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
});

test('a broadcast is tested on its sender and reaches everybody once', async ({ page, launch }) => {
  const { product, telegram } = await launchWithPost(launch);
  const { posts } = await openPortal(page, product, ADMIN, '?section=broadcast');

  await test.step('the dialog shows what goes out, and sends it to oneself first', async () => {
    const parts = await pressBroadcast(page);
    const { dialog, message, preview, anotherHeader, sendToMe } = parts;
    await expect(dialog.locator('dl')).toHaveText(`Creator@anneQuality score3 pointsURL${LINK}`);
    await expect(preview).toContainText('@anne · Twitter Post');
    await expect(preview).toContainText(LINK);
    await expect(dialog).toContainText('0 of 1000');
    await message.fill('  Look <here> & there  ');
    await expect(dialog).toContainText('23 of 1000');
    await expect(preview).toContainText('Look <here> & there');
    await sendToMe.click();
    await expect(preview.getByRole('status')).toContainText('Sent to you.');
    expect(telegram.messages.size).toBe(1);
    const [told = ''] = toldIn(telegram, ADMIN);
    const [header, ...rest] = told.split('\n\n');
    expect(BROADCAST_HEADERS.map((key) => messagesIn('en')[key]())).toContain(header);
    expect(rest).toEqual(['@anne · Twitter Post', 'Look <here> & there', LINK]);
    // Exactly the text that the page shows.
    await expect(preview).toContainText(told);
    await anotherHeader.click();
    await expect(preview).not.toContainText(header ?? '');
    await expect(preview).toContainText('Look <here> & there');
    await message.fill(`${'a'.repeat(120)}\n${'Words. '.repeat(120)}`);
    await expect(preview).toContainText('Words. Words.');
    await expectFine(page, async () => {
      const sideways = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(sideways, 'the dialog').toBe(0);
    });
    await parts.cancel.click();
    await expect(dialog).toHaveCount(0);
    await expect(parts.opener).toBeFocused();
    expect(telegram.messages.size).toBe(1);
  });

  await test.step('a double click sends it once', async () => {
    telegram.messages.clear();
    telegram.setStanding(BART, 'blocked');
    const parts = await pressBroadcast(page);
    await approve(product, 2, 7);
    // Otherwise this message would be held below.
    await expect.poll(() => toldIn(telegram, ANNE)).toHaveLength(1);
    await parts.message.fill('  Ahoy there  ');
    const previewed = parts.preview.locator('p').first();
    await expect(previewed).toContainText('Ahoy there');
    const words = await previewed.innerText();
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
    await expect(posts).toHaveCount(2);
    expect(to('/api/admin/posts/1/broadcast')).toHaveLength(1);
    expect((await sending).postDataJSON()).toEqual({
      adminTelegramId: ADMIN,
      customMessage: 'Ahoy there',
      previewed: { header: expect.any(Number), language: 'en', text: words },
    });
    for (const chatId of EVERYBODY) {
      const told = toldIn(telegram, chatId).filter((text) => text.includes(LINK));
      expect(told, chatId).toHaveLength(chatId === BART ? 0 : 1);
      for (const text of told) expect(text).toBe(words);
    }
    const last = page.getByRole('region', { name: 'Last broadcasts' }).getByRole('listitem');
    await expect(last).toHaveText(/^#1Done4 of 5 sent, 1 failedby @?admin/);
  });

  await test.step('readers of a language get words of their own', async () => {
    telegram.messages.clear();
    product.clock.nowMs += HOUR_MS;
    const parts = await pressBroadcast(page, 4);
    const { dialog, message, preview } = parts;
    await message.fill('Ahoy there');
    const readers = dialog.getByLabel('Message for');
    await readers.selectOption('Deutsch');
    await expect(preview).toContainText('· for members who read Deutsch');
    await expect(preview).toContainText('Ahoy there');
    await dialog
      .getByRole('textbox', { name: 'Custom message in Deutsch (optional)' })
      .fill('Moin');
    await expect(preview).toContainText('Moin');
    await expect(preview).not.toContainText('Ahoy there');
    await parts.sendToMe.click();
    await expect(preview.getByRole('status')).toContainText('Sent to you.');
    const words = await preview.locator('p').first().innerText();
    expect(toldIn(telegram, ADMIN)).toEqual([words]);
    await readers.selectOption('Everybody');
    await expect(readers.getByRole('option', { name: 'Deutsch: written' })).toBeAttached();
    await expect(preview.getByRole('status')).toBeEmpty();
    await expect(preview).toContainText('Ahoy there');
    const sending = page.waitForRequest('**/posts/1/broadcast');
    await parts.broadcast.click();
    await expect(said(page, 'Post shared with 4 users (0 failed)')).toBeVisible();
    expect((await sending).postDataJSON()).toMatchObject({ translations: { de: 'Moin' } });
  });

  await test.step('the dialog keeps the keyboard, and gives it back on Escape', async () => {
    telegram.messages.clear();
    product.clock.nowMs += HOUR_MS;
    const { dialog, message, broadcast, opener } = await pressBroadcast(page, 4);
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
    // Nothing closes the dialog during the send, because its outcome must be seen.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    hold.release();
    await expect(said(page, 'Post shared with 4 users (0 failed)')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(toldIn(telegram, ANNE)[0]).toContain('By hand');
  });

  await test.step('a test message that is not delivered is reported', async () => {
    telegram.setStanding(ADMIN, 'blocked');
    const { sendToMe, preview } = await pressBroadcast(page, 4);
    await sendToMe.click();
    await expect(preview.getByRole('status')).toHaveText(
      'It did not reach you: start a chat with the bot first.',
    );
  });
});

test.describe('without a bot', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('a broadcast is previewed and says why it is not sent', async ({ page, demo }) => {
    await signIn(page.request, demo, 'admin');
    await openSite(page, demo, '/admin?section=broadcast');
    const opener = page.getByRole('button', { name: /^Broadcast #/ }).first();
    await opener.click();
    const { preview, message, sendToMe, broadcast, problem } = broadcastDialogOf(page);
    await expect(preview).toContainText(/· to \d+ members/);
    await message.fill('Kept');
    await sendToMe.click();
    await expect(preview.getByRole('alert')).toHaveText(
      'Could not send it to you: No bot token is configured.',
    );
    await broadcast.click();
    await expect(said(page, 'Broadcast Failed')).toBeVisible();
    await expect(problem.last()).toHaveText('Broadcast Failed: No bot token is configured.');
    await expect(message).toHaveValue('Kept');

    // The text survives a reload, and is gone at sign-out.
    await reloadSite(page);
    await opener.click();
    await expect(message).toHaveValue('Kept');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Demo administrator' })).toBeVisible();
    await signIn(page.request, demo, 'admin');
    await openSite(page, demo, '/admin?section=broadcast');
    await opener.click();
    await expect(preview).toContainText(/· to \d+ members/);
    await expect(message).toHaveValue('');
  });
});
