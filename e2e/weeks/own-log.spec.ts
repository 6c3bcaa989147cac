import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { enrolCrew } from '../crew.ts';
import { expectFine } from '../judge.ts';
import { breakCalls, NETWORK_NOISE } from '../pages/board-page.ts';
import { closedCrew, openWeek, SNAPSHOT_MS } from '../pages/week-page.ts';
import { expect, type Product, shiftDate, test } from '../product.ts';
import { signLog } from '../sign-log.ts';

test.use({ allowConsole: NETWORK_NOISE });

const ownCheckOf = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Your week in the log' });
  return {
    panel,
    button: panel.getByRole('button', { name: 'Check my week' }),
    verdict: panel.getByRole('heading', { level: 3 }),
    lines: panel.getByRole('listitem'),
  };
};

/** Changes rows that nothing in the product changes, as somebody with the database's password could. */
const alter = (product: Product, change: string) =>
  product.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(change).execute(tx);
  });

async function openAs(page: Page, product: Product, telegramId: string) {
  await page.context().clearCookies();
  await page.context().addCookies([await product.signIn(telegramId)]);
  await page.addInitScript(shiftDate, product.clock.nowMs);
  await openWeek(page, product);
  return ownCheckOf(page);
}

test('a member’s week agrees with the log, until something in it is altered', async ({
  page,
  launch,
}) => {
  const product = await closedCrew(launch);
  await openWeek(page, product);
  await expect(page.getByRole('button', { name: 'Check it yourself' })).toBeVisible();
  await expect(ownCheckOf(page).panel).toHaveCount(0);
  const { button, verdict, lines, panel } = await openAs(page, product, '1001');

  await test.step('before the log has begun', async () => {
    await button.click();
    await expect(verdict).toHaveText('Your week cannot be checked yet');
    await expect(panel).toContainText(
      'The log has no signed checkpoint yet. Try again in an hour.',
    );
  });

  await test.step('unaltered, by keyboard', async () => {
    await signLog(product);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveText('Your week agrees');
    await expect(lines).toHaveText([
      'The log has 2 events of yours in this week, and all are as they were logged. Together they earned 5 points.',
      'Your browser recomputed one entry of points by the rules of the week: it is right.',
      /^Not recomputed, because they are earned once, and your earlier weeks are not part of this check: (first_tip|account_created) \(event t1\), (first_tip|account_created) \(event t1\)\.$/,
      /^The file has the same points for you\. Your share is Ɉ \d+\.\d+\.$/,
      'The file is the one with which the log closed this week, and each share in it follows from the rules.',
      /^You are member \d+\. The log is 127\.0\.0\.1:\d+\/log at size \d+, signed with its key\.$/,
    ]);
    await expectFine(page);
  });

  await test.step('the payment, which is not made yet', async () => {
    await panel.getByRole('button', { name: 'Look up the payment' }).click();
    await expect(panel).toContainText('There is no transaction of your share yet: it is owed.');
  });

  await test.step('without an answer', async () => {
    const mend = await breakCalls(page, '**/own-log*');
    await button.click();
    await expect(panel).toContainText('The check could not be completed: ');
    await mend();
  });

  await test.step('after a point was altered in the database', async () => {
    await alter(
      product,
      `update point_entries p set points = points + 100, week_points = week_points + 100
       from activity_events e where e.seq = p.event_seq and e.id = 't1' and p.rule = 'tip'`,
    );
    await button.click();
    await expect(verdict).toHaveText('Your week does not agree');
    await expect(lines).toHaveText([
      'Event t1 (tip, 2026-03-04 11:00 UTC) is not as it was logged.',
      'Your events earned 6 points; the file says 5 points.',
    ]);
    await expectFine(page);
  });

  await test.step('after the event was deleted', async () => {
    await alter(product, "delete from activity_events where id = 't1'");
    await button.click();
    await expect(lines).toHaveText([
      /^Leaf \d+ of the log was about you; its event no longer is\.$/,
      'Your events earned 0 points; the file says 5 points.',
    ]);
  });
});

test('a week that the log does not cover yet, and a member without events in it', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  await enrolCrew(product);
  product.clock.nowMs = SNAPSHOT_MS + 30_000;
  await signLog(product);
  await product.closeWeeks();
  const at = new Date(SNAPSHOT_MS + 10_000).toISOString();
  await product.report({ id: 'late', type: 'account_created', telegramId: '3001', at });
  const bob = await openAs(page, product, '1002');
  await bob.button.click();
  await expect(bob.verdict).toHaveText('Your week cannot be checked yet');
  await expect(bob.lines).toHaveText([
    'The log has not caught up: its newest checkpoint is older than the closing of this week. Try again in a few minutes.',
    /^The log has 2 events of yours in this week, and all are as they were logged\. Together they earned \d+ points?\.$/,
    /^You are member \d+\. /,
  ]);
  await expectFine(page);

  await signLog(product);
  await bob.button.click();
  await expect(bob.verdict).toHaveText('Your week agrees');
  await expect(bob.panel).toContainText('The file has no entry for you: a share takes 5 points.');

  const late = await openAs(page, product, '3001');
  await late.button.click();
  await expect(late.verdict).toHaveText('Your week agrees');
  await expect(late.lines.first()).toHaveText('The log has no event of yours in this week.');
});

test('a week of more events than one answer holds, in a log of several tiles', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  const events = Array.from({ length: 601 }, (_, number) => ({
    id: `e${number}`,
    type: 'referral_x',
    telegramId: number % 3 === 0 ? '1001' : '1002',
    at: '2026-03-04T10:00:00Z',
    points: 1,
  }));
  await product.report(...events.slice(0, 300));
  await product.report(...events.slice(300));
  product.clock.nowMs = SNAPSHOT_MS + 30_000;
  await product.closeWeeks();
  await signLog(product);
  const { button, lines } = await openAs(page, product, '1001');
  await button.click();
  await expect(lines.first()).toHaveText(
    'The log has 201 events of yours in this week, and all are as they were logged. Together they earned 202 points.',
  );
});
