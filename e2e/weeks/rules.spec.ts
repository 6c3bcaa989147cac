import { BACKED, CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { expectFine } from '../judge.ts';
import { breakCalls, holdCalls, NETWORK_NOISE, openBoard, openSite } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';

const set = (product: Product, fromWeek: string, policy: Policy) =>
  setPolicy(product.db, { policy, fromWeek, nowMs: product.clock.nowMs, actor: 'operator' });

test('a visitor reads the rules in force, those to come and the earlier ones', async ({
  page,
  launch,
}) => {
  const product = await launch('empty');
  const cards = page.getByRole('article');
  await openSite(page, product, '/weeks');
  await page.getByRole('link', { name: 'Rules of the pool' }).click();
  await expect(page).toHaveTitle('Rules of the pool · Quarterdeck');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('No policy has been set.');
  await expect(cards).toContainText('The weekly pool is 500 JKC.');
  await expectFine(page);

  await set(product, '2026-03-08', BACKED);
  product.clock.nowMs = Date.parse('2026-03-20T12:00:00Z');
  await product.closeWeeks();
  await set(product, '2026-03-22', { ...BACKED, name: 'smaller', weeklyPool: '300' });
  await set(product, '2026-04-05', { ...CLASSIC, weeklyPool: '300' });
  // From another page, because the browser only scrolls within the same one.
  await openSite(page, product, '/weeks');
  await openSite(page, product, '/weeks/rules#2026-03-08');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'In force',
    'To come',
    'Earlier',
  ]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'smaller',
    'classic',
    'backed',
    'Before the first policy',
  ]);
  const [inForce, coming, earlier] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  await expect(earlier).toBeInViewport();
  await expect(inForce).toContainText('Since Sunday, 15 Mar 2026, 23:00 UTC');
  await expect(inForce).toContainText('Points of tips below 1 JKC do not count.');
  await expect(inForce).toContainText('at most 5 more points count without a backer');
  await inForce.getByText('The changes that it made').click();
  await expect(inForce).toContainText('The weekly pool falls from 500 to 300 JKC.');
  await expect(coming).toContainText('From Sunday, 29 Mar 2026, 23:00 UTC');
  await expect(coming).toContainText('All points of the week count.');
  await expect(earlier).toContainText(
    'From Sunday, 1 Mar 2026, 23:00 UTC until Sunday, 15 Mar 2026, 23:00 UTC',
  );
  await earlier.getByText('All of its rules').click();
  await expect(earlier.getByText('Points of tips below 1 JKC do not count.')).toHaveCount(2);
  await expectFine(page);
});

test.describe('rules that cannot be loaded', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('say so, and load with the next try', async ({ page, empty }) => {
    const calls = '**/api/weekly-rewards/policies';
    const mend = await breakCalls(page, calls);
    const release = await holdCalls(page, calls, 'fallback');
    const { panel } = await openBoard(page, empty);
    await panel.getByRole('link', { name: 'Rules of the pool' }).click();
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy=true]')).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toContainText('The rules could not be loaded');
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toContainText('No policy has been set.');
  });
});
