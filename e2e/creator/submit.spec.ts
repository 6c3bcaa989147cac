import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { rejectSubmission, takeSubmission } from '#server/services/submissions/review.ts';
import { someOf } from '../../server/testing/run/scope.ts';
import { ADMIN, ANNE, launchPortal, openPortal, submit } from '../pages/admin-page.ts';
import { openDashboard } from '../pages/creator-page.ts';
import { expect, type Product, test } from '../product.ts';

function formOf(page: Page, name = 'Submit content') {
  const form = page.getByRole('region', { name, exact: true });
  return {
    form,
    link: form.getByRole('textbox', { name: 'Link' }),
    type: form.getByRole('combobox', { name: 'Content type' }),
    title: form.getByRole('textbox', { name: 'Title (optional)' }),
    description: form.getByRole('textbox', { name: 'Description (optional)' }),
    expectation: form.getByRole('status'),
    alert: form.getByRole('alert'),
    send: form.getByRole('button', { name: /^(Submit|Save)/ }),
  };
}

async function admin(product: Product) {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${ADMIN}::bigint`.execute(product.db);
  return { memberId: rows[0]?.id ?? 0n, telegramId: ADMIN, nowMs: product.clock.nowMs };
}

async function newest(product: Product) {
  const { rows } = await sql<{ id: bigint; count: number }>`
    select max(id) as id, count(*)::int as count from submissions`.execute(product.db);
  return rows[0] ?? { id: 0n, count: 0 };
}

test('a link is submitted on the web, reviewed, and comes back with points and comment', async ({
  page,
  launch,
  browser,
}) => {
  const product = await launchPortal(launch);
  const hub = await openDashboard(page, product);
  const payments = hub.region('Recent Payment History');
  await expect(payments).toContainText('No payment history yet');
  await expect(payments).toContainText('Start creating content to earn rewards!');
  await expect(hub.tile('Approval Rate')).toContainText('0%');
  await expect(hub.region('Your submissions')).toContainText('No submissions yet');
  await hub.submit.click();
  const { form, link, type, title, description, expectation, send } = formOf(page);
  await link.fill('https://x.com/anne/status/99?s=20');
  await expect(type).toHaveValue('twitter_post');
  await expect(expectation).toContainText('Twitter Post: 1-20 points');
  await expect(expectation).toContainText('Leads to x.com');
  await expect(expectation).toContainText('Nothing has been reviewed yet');
  await expect(expectation).toContainText('nothing else is waiting');
  await title.fill('My first flag');
  await description.fill('Sewn at sea.');
  // A double click submits once.
  await send.dblclick();
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(hub.submit).toBeFocused();
  await expect(hub.submissions).toHaveCount(1);
  const item = hub.submissions.first();
  await expect(item).toContainText('My first flag');
  await expect(item).toContainText('Pending');
  await expect(hub.region('Your submissions')).toContainText('1 of 10 open');
  expect((await newest(product)).count).toBe(1);

  const context = await browser.newContext({ timezoneId: 'UTC' });
  const desk = await context.newPage();
  const portal = await openPortal(desk, product, ADMIN, '?section=submissions');
  await expect(desk.getByText('https://x.com/anne/status/99?s=20').first()).toBeVisible();
  const taken = desk.waitForResponse('**/take');
  await desk
    .getByRole('button', { name: /^Evaluate/ })
    .first()
    .click();
  await taken;
  await hub.refresh.click();
  await expect(item).toContainText('Being reviewed');
  const panel = portal.item(Number((await newest(product)).id));
  await panel.getByRole('textbox', { name: 'Admin Comments' }).fill('Fine stitches.');
  await panel.getByRole('button', { name: /^Approve/ }).click();
  await expect.poll(async () => (await stateOf(product)).status).toBe('approved');
  await context.close();
  await hub.refresh.click();
  await expect(item).toContainText('Approved, +5 points');
  await expect(item).toContainText('Fine stitches.');
  await expect(item.getByRole('button')).toHaveCount(0);
  await expect(hub.entries.first()).toContainText('My first flag');
  await hub.tab('Community Showcase').click();
  await expect(hub.cards).toContainText(['My first flag']);
});

async function stateOf(product: Product) {
  const { rows } = await sql<{ status: string; version: number; url: string; title: string }>`
    select status, version, url, title from submissions order by id desc limit 1`.execute(
    product.db,
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was submitted');
  return row;
}

/** submit-content.test.ts covers the rules; a run shows some of them on the page. */
const UNSAFE_LINKS = [
  ['javascript:alert(1)', 'The link is not an http or https address.'],
  ['data:text/html,hello', 'The link is not an http or https address.'],
  ['https://anne:secret@example.org/', 'The link must not hold credentials.'],
  ['http://192.168.1.1/router', 'The link does not lead to a public site.'],
  ['https://localhost:3000/', 'The link does not lead to a public site.'],
  ['https://example.org/\u202egnp.exe', 'The link holds characters that nobody sees.'],
] as const;

test.describe('the form', () => {
  test.use({ allowConsole: /status of 400|Failed to load resource: net::ERR_|net::ERR_FAILED/ });

  test('refuses unsafe links, shows what is known, and loses nothing if the server does not answer', async ({
    page,
    launch,
  }) => {
    const product = await launchPortal(launch);
    await submit(product, 1, () => ({ url: 'https://x.com/anne/status/7' }));
    const hub = await openDashboard(page, product);
    await expect(hub.submissions).toHaveCount(1);
    await hub.submit.click();
    const form = formOf(page);

    await test.step('a lost answer loses nothing typed, and trying again submits once', async () => {
      await form.link.fill('https://youtu.be/abcdefg');
      await expect(form.type).toHaveValue('youtube_video');
      await form.title.fill('Lost at sea');
      // The server accepts it, but its response is lost.
      await page.route('**/api/creator/submissions', async (route) => {
        // As the browser would send it: a fetch by the test does not carry the header that it comes from the page.
        const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
        await route.fetch({ headers });
        await route.abort();
      });
      await form.send.click();
      await expect(form.alert).toContainText('Your text is still here.');
      await expect(form.title).toHaveValue('Lost at sea');
      await expect.poll(async () => (await newest(product)).count).toBe(2);
      await page.unroute('**/api/creator/submissions');
      await openDashboard(page, product, ANNE);
      await hub.submit.click();
      await expect(form.title).toHaveValue('Lost at sea');
      await expect(form.expectation).toContainText('Leads to youtu.be');
      await form.send.click();
      await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
      await expect(hub.submissions).toHaveCount(2);
      expect((await newest(product)).count).toBe(2);
    });

    await test.step('what is known already is said before it is sent', async () => {
      await hub.submit.click();
      await form.link.fill('https://twitter.com/anne/status/7?utm_source=chat');
      await expect(form.expectation).toContainText('You submitted this');
      await expect(form.expectation).toContainText('is waiting for review');
      await expect(form.expectation).toContainText('2 are waiting');
      await form.form.getByRole('button', { name: 'Submit anyway' }).click();
      await expect(hub.submissions).toHaveCount(3);
    });

    await hub.submit.click();
    await test.step('an empty form, and a look-alike host', async () => {
      await form.send.click();
      await expect(form.alert).toHaveText('Please enter the link to your content.');
      await form.link.fill('https://раураӏ.com/login');
      await expect(form.expectation).toContainText('Leads to xn--80aa0cbo65f.com');
      await form.send.click();
      await expect(form.alert).toHaveText('Please choose a content type.');
      await expect(form.link).toHaveAttribute('maxlength', '2048');
    });

    await test.step('links that are refused before and when they are sent', async () => {
      await form.type.selectOption('Meme Image');
      for (const [link, message] of someOf(UNSAFE_LINKS, 2, 'unsafe links')) {
        await form.link.fill(link);
        await expect(form.link).toHaveAccessibleDescription(message);
        await form.send.click();
        await expect(form.alert).toContainText(message);
        await expect(form.link).toHaveValue(link);
        await expect(form.link).toBeFocused();
      }
      expect((await newest(product)).count).toBe(3);
    });
  });
});

test.describe('what was submitted', () => {
  test.use({ allowConsole: /status of 409/ });

  test('is edited and withdrawn while pending, and resubmitted once after a rejection', async ({
    page,
    launch,
  }) => {
    const product = await launchPortal(launch);
    await submit(product, 10, (index) => ({ title: `Piece ${index}` }));
    const hub = await openDashboard(page, product);

    await test.step('ten open ones are the most', async () => {
      await expect(hub.region('Your submissions')).toContainText('10 of 10 open');
      await expect(hub.submit).toBeDisabled();
      await expect(hub.region('Your submissions')).toContainText('are waiting for review');
    });

    await test.step('a pending one is changed and withdrawn', async () => {
      const item = hub.submissions.filter({ hasText: 'Piece 9' });
      await item.getByRole('button', { name: 'Edit' }).click();
      const form = formOf(page, 'Edit');
      await expect(form.link).toBeFocused();
      await expect(form.title).toHaveValue('Piece 9');
      await form.title.fill('Piece one');
      // The draft survives a visit elsewhere.
      await hub.tab('Community Showcase').click();
      await hub.tab('My Dashboard').click();
      await item.getByRole('button', { name: 'Edit' }).click();
      await expect(form.title).toHaveValue('Piece one');
      await form.send.click();
      await expect(page.getByText('Changed', { exact: true })).toBeVisible();
      await expect(hub.submissions.first()).toBeFocused();
      await expect(hub.submissions.first()).toContainText('Piece one');
      expect(await stateOf(product)).toMatchObject({
        title: 'Piece one',
        version: 2,
        status: 'pending',
      });

      const changed = hub.submissions.filter({ hasText: 'Piece one' });
      await changed.getByRole('button', { name: 'Withdraw' }).click();
      const question = page.getByRole('region', { name: 'Withdraw', exact: true });
      await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(changed).toBeFocused();
      await changed.getByRole('button', { name: 'Withdraw' }).click();
      await question.getByRole('button', { name: 'Withdraw' }).click();
      await expect(changed).toContainText('Withdrawn');
      await expect(hub.region('Your submissions')).toContainText('9 of 10 open');
      await expect(hub.submit).toBeEnabled();
      await expect(changed.getByRole('button')).toHaveCount(0);
    });

    await test.step('one decided meanwhile keeps what was typed', async () => {
      const item = hub.submissions.filter({ hasText: 'Piece 8' }).first();
      await item.getByRole('button', { name: 'Edit' }).click();
      const form = formOf(page, 'Edit');
      await form.title.fill('Brighter');
      const by = await admin(product);
      const submissionId = 9n;
      await takeSubmission(product.db, by, submissionId);
      await rejectSubmission(product.db, by, { submissionId, reason: 'Nobody sees a thing.' });
      await form.send.click();
      await expect(form.alert).toContainText('It was rejected meanwhile.');
      await expect(form.title).toHaveValue('Brighter');
      await expect(item).toContainText('Rejected');
      await expect(item).toContainText('Nobody sees a thing.');
      await form.form.getByRole('button', { name: 'Cancel' }).click();

      await item.getByRole('button', { name: 'Submit again' }).click();
      const again = formOf(page, 'Submit again');
      await expect(again.form).toContainText('Nobody sees a thing.');
      await expect(again.title).toHaveValue('Piece 8');
      await again.title.fill('With a lamp');
      await again.form.getByRole('button', { name: /^Submit/ }).click();
      const second = hub.submissions.filter({ hasText: 'With a lamp' });
      await expect(second).toContainText('for the second time');
      await expect(item.getByRole('button')).toHaveCount(0);
      await rejectSubmission(product.db, by, { submissionId: (await newest(product)).id });
      await hub.refresh.click();
      await expect(second).toContainText('Rejected');
      await expect(second.getByRole('button')).toHaveCount(0);
    });
  });
});
