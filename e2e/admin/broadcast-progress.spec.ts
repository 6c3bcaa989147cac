import { sql } from 'kysely';
import type { TestTelegram } from '../../server/fakes/telegram/telegram.ts';
import { expectAccessible, overflowOf } from '../judge.ts';
import {
  ADMIN,
  ANNE,
  broadcastDialogOf,
  callAs,
  launchPortalWithBot,
  OTHER,
  openPortal,
  progressOf,
  said,
  submit,
  toldIn,
} from '../pages/admin-page.ts';
import { reloadSite } from '../pages/board-page.ts';
import { expect, type Product, type startProduct, test } from '../product.ts';

const LINK = 'https://x.com/anne/status/1000';
const HOUR_MS = 3_600_000;

async function launchWithPost(launch: typeof startProduct) {
  const { product, telegram } = await launchPortalWithBot(launch);
  await submit(product, 1);
  await callAs(product, OTHER, 'evaluate-submission', { submissionId: '1', points: 3 });
  await expect.poll(() => toldIn(telegram, ANNE)).toHaveLength(1);
  return { product, telegram };
}

/** The number of recipients recorded as reached. */
async function written(product: Product): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from broadcast_recipients where status = 'sent'`.execute(
    product.db,
  );
  return rows[0]?.count ?? 0;
}

/** The number of members who have received the post so far. */
function arrived(telegram: TestTelegram): number {
  return [...telegram.messages.values()].filter(({ text }) => text.includes(LINK)).length;
}

test('another administrator’s broadcast is paused, resumed and cancelled', async ({
  page,
  launch,
}) => {
  const { product, telegram } = await launchWithPost(launch);
  const first = telegram.faults.hold('sendMessage', 'before');
  const broadcast = callAs(product, OTHER, 'posts/1/broadcast', {});
  await first.reached;
  await openPortal(page, product, ADMIN, '?section=broadcast');
  const { progress, bar, pause, resume, cancel, last } = progressOf(page, 1);
  await expect(bar).toHaveAttribute('aria-valuetext', '0 of 5');
  await expect(progress).toContainText('0 sent, 0 failed, 5 waiting');
  await expect(last).toContainText('Running');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }
  await pause.click();
  await expect(progress).toContainText('Broadcast of #1, paused');
  await expect(resume).toBeVisible();
  // The message under way arrives, and no other after it.
  first.release();
  await broadcast;
  await expect.poll(() => written(product)).toBe(1);
  await reloadSite(page);
  await expect(progress).toContainText('1 sent, 0 failed, 4 waiting');
  await expect(last).toContainText('Paused');
  expect(arrived(telegram)).toBe(1);
  const second = telegram.faults.hold('sendMessage', 'before');
  await resume.click();
  await second.reached;
  await expect(bar).toHaveAttribute('aria-valuetext', '1 of 5');
  await cancel.click();
  await expect(progress).toHaveCount(0);
  await expect(last).toContainText('Cancelled');
  second.release();
  await expect.poll(() => written(product)).toBe(2);
  // The state after a server crashed while sending to somebody.
  await sql`
    update broadcast_recipients set status = 'unclear'
    where member_id = (select max(member_id) from broadcast_recipients where status = 'waiting')`.execute(
    product.db,
  );
  await reloadSite(page);
  await expect(last).toHaveText(
    /^#1Cancelled2 of 5 sent, 1 failed \(1 of them unclear\)by @?other/,
  );
  await expect(progress).toHaveCount(0);
  await expect(said(page, 'Broadcast Successful!')).toHaveCount(0);
  expect(arrived(telegram)).toBe(2);
});

test('the page reports a broadcast’s progress and every outcome', async ({ page, launch }) => {
  const { product, telegram } = await launchWithPost(launch);
  await openPortal(page, product, ADMIN, '?section=broadcast');

  await test.step('one that outlasts the call is followed at the top of the page', async () => {
    await page.getByRole('button', { name: 'Broadcast #1' }).click();
    const { dialog, broadcast } = broadcastDialogOf(page);
    const hold = telegram.faults.hold('sendMessage', 'before');
    // The server responds after eight seconds (start.test.ts); here the page gets its response at once.
    await page.route('**/posts/1/broadcast', async (route) => {
      void callAs(product, ADMIN, 'posts/1/broadcast', {});
      await hold.reached;
      const answer = await page.request.get(`${product.url}/api/admin/broadcasts/1`);
      const broadcast = await answer.json();
      await route.fulfill({ json: { sent: 0, failed: 0, waiting: 5, broadcast } });
    });
    await broadcast.click();
    await expect(said(page, 'Broadcast under way')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const { progress, bar } = progressOf(page, 1);
    await expect(bar).toHaveAttribute('aria-valuetext', '0 of 5');
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(progress).toBeVisible();
    hold.release();
    await expect(said(page, 'Post shared with 5 users (0 failed)')).toBeVisible();
    await expect(progress).toHaveCount(0);
    expect(arrived(telegram)).toBe(5);
    await page.unroute('**/posts/1/broadcast');
  });

  await test.step('one that Telegram refuses from everybody is paused', async () => {
    product.clock.nowMs += HOUR_MS;
    telegram.messages.clear();
    await page.getByRole('tab', { name: 'Broadcast' }).click();
    await page.getByRole('button', { name: 'Broadcast #1' }).click();
    const { dialog, broadcast } = broadcastDialogOf(page);
    const refusal = { status: 400, description: 'Bad Request: this text is not wanted' };
    telegram.faults.order('sendMessage', refusal, refusal, refusal, refusal, refusal);
    await broadcast.click();
    await expect(said(page, 'Broadcast paused')).toBeVisible();
    await expect(
      said(page, '0 messages sent, 4 failed, 1 to go. Resume or cancel it at the top of the page.'),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const { progress, resume } = progressOf(page, 1);
    await expect(progress).toContainText('0 sent, 4 failed, 1 waiting');
    await resume.click();
    await expect(said(page, 'Post shared with 1 users (4 failed)')).toBeVisible();
    await expect(progress).toHaveCount(0);
    expect(arrived(telegram)).toBe(1);
  });

  await test.step('one that somebody else cancels at once is not reported as running', async () => {
    product.clock.nowMs += HOUR_MS;
    telegram.messages.clear();
    await page.getByRole('button', { name: 'Broadcast #1' }).click();
    const { dialog, broadcast } = broadcastDialogOf(page);
    const hold = telegram.faults.hold('sendMessage', 'before');
    await broadcast.click();
    await hold.reached;
    await callAs(product, OTHER, 'broadcasts/3/steer', { to: 'cancel' });
    await expect(said(page, 'Broadcast cancelled')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    hold.release();
    await expect.poll(() => arrived(telegram)).toBe(1);
  });
});
