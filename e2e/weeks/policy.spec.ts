import { BACKED, type BackedCounting } from '#rules/policies/policy.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { expectFine } from '../judge.ts';
import { openBoard, openSite } from '../pages/board-page.ts';
import { openWeek, SNAPSHOT_MS, WEEK } from '../pages/week-page.ts';
import { expect, test } from '../product.ts';

test('a member sees which points count, and checks a week that was closed by a policy', async ({
  page,
  launch,
  context,
}) => {
  const product = await launch('empty');
  // Everybody is new here; with points of newcomers nobody would be without any.
  const { newcomers: _, ...counting } = BACKED.counting as BackedCounting;
  await setPolicy(product.db, {
    policy: { ...BACKED, counting },
    fromWeek: WEEK,
    nowMs: product.clock.nowMs,
    actor: 'operator',
  });
  // Cora gets points for two tips and her first one, and Dan alone backs her; nobody backs Dan.
  await product.report(
    ...['a', 'b', 'c'].map((id, at) => ({
      id,
      type: 'tip',
      at: `2026-03-03T10:0${at}:00Z`,
      telegramId: id === 'a' ? '2002' : '2001',
      firstName: id === 'a' ? 'Dan' : 'Cora',
      to: id === 'a' ? '2001' : '2003',
      amount: '2',
    })),
  );
  await context.addCookies([await product.signIn('2001')]);
  const { panel, members } = await openBoard(page, product);
  await expect(panel).toContainText(
    '5 of your 6 points count for the pool: Dan backed you, 5 points each.',
  );
  await expect(panel).toContainText('No member gets more than 100 JKC of it.');
  await expect(panel).toContainText('100.0000');
  await expect(members.filter({ hasText: 'Cora' })).toContainText('5 count');
  await expect(members.filter({ hasText: 'Dan' })).toContainText('0 count');
  await expectFine(page);

  product.clock.nowMs = SNAPSHOT_MS + 30_000;
  await product.closeWeeks();
  const { shares, check, outcome } = await openWeek(page, product);
  await expect(page.getByText('policy “backed”, formula version 2')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Carried over' })).toContainText(
    /400.* went to the next pool/,
  );
  await expect(shares.first()).toContainText('Cora');
  await expect(shares.first()).toContainText('5 count');
  await expect(shares.nth(1)).toContainText('0 count');
  await expect(shares.nth(1)).toContainText('No share');
  await expect(page.getByRole('region', { name: 'The week in figures' })).toContainText(
    'Shared by1of',
  );
  await check.click();
  await expect(outcome.getByRole('heading', { name: 'It agrees' })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('link', { name: 'backed' }).click();
  await expect(page).toHaveURL(`${product.url}/weeks/rules#${WEEK}`);
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.3 });
  await openSite(page, product, '/weeks');
  await expect(page.getByRole('list', { name: 'Closed weeks' })).toContainText(
    /1 recipient, .*400.* to the next pool/,
  );
  await expectFine(page);
});
