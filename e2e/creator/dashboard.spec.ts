import { sql } from 'kysely';
import { formatAmountFixed } from '#rules/amounts.ts';
import { nextRank, PIRATE_RANKS, rankFor } from '#rules/points/ranks.ts';
import { setVisibility } from '#server/services/creators/visibility.ts';
import { expectFine } from '../judge.ts';
import { ANNE, BART, launchPortal } from '../pages/admin-page.ts';
import { breakCalls, NETWORK_NOISE, openBoard, openSite, readBoard } from '../pages/board-page.ts';
import { hubOf, openDashboard, openHub, publish } from '../pages/creator-page.ts';
import { expect, NOW_MS, type Product, test } from '../product.ts';

const DAY_MS = 86_400_000;
const TXID = 'ab'.repeat(32);
const NEXT_WEEK_MS = Date.parse('2026-03-09T12:00:30Z');

/** Reports a tip, a faucet claim, too many tips on one day, an approval and a rejection; then closes the week. */
async function launchBusyAnne(launch: Parameters<typeof launchPortal>[0]): Promise<Product> {
  const product = await launchPortal(launch);
  const at = (hours: number) => new Date(NOW_MS - hours * 3_600_000).toISOString();
  const tip = { type: 'tip', telegramId: ANNE, to: BART, amount: '0.5' };
  await product.report(
    ...Array.from({ length: 12 }, (_, index) => ({
      ...tip,
      id: `t${index}`,
      at: at(20 - index / 10),
    })),
    { ...tip, id: 'in', telegramId: BART, to: ANNE, amount: '12.5', at: at(3), txid: TXID },
    { id: 'faucet', type: 'faucet', telegramId: ANNE, amount: '0.125', at: at(2) },
    { id: 'gm', type: 'gm', telegramId: ANNE, at: at(1) },
  );
  await publish(product, [{ by: ANNE, title: 'My flag', points: 8 }]);
  return product;
}

test.describe('the dashboard', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('says what failed, shows the ledger’s numbers, and hides a member on request', async ({
    page,
    launch,
  }) => {
    const product = await launchBusyAnne(launch);
    const mend = await breakCalls(page, '**/api/creator/me*');
    const mendLists = await breakCalls(page, '**/api/creator/me/*');
    const hub = await openDashboard(page, product);

    await test.step('what fails says so in its own place, and comes back', async () => {
      await expect(
        page.getByRole('heading', { name: 'Your dashboard could not be loaded' }),
      ).toBeVisible();
      await expect(hub.region('Recent Payment History')).toContainText(
        'Payments could not be loaded.',
      );
      await expect(hub.region('Points per day')).toContainText(
        'Your points per day could not be loaded.',
      );
      await mend();
      await mendLists();
      await hub.refresh.click();
      await expect(hub.tile('Lifetime Points')).toBeVisible();
      await expect(hub.payments).toHaveCount(2);
    });

    await test.step('every number is that of the ledger', async () => {
      product.clock.nowMs = NEXT_WEEK_MS;
      await product.closeWeeks();
      await product.report({ id: 'new', type: 'gm', telegramId: ANNE, at: '2026-03-09T10:00:00Z' });
      await product.report({
        id: 'hunt',
        type: 'booty_hunt_chest',
        telegramId: ANNE,
        points: 9.25,
        at: '2026-03-09T11:00:00Z',
      });
      const { rows } = await sql<{
        points: number;
        week: number;
        share: bigint;
        tips: bigint;
        faucet: bigint;
        entries: number;
        others: number;
      }>`
    with m as (select id from members where telegram_id = ${ANNE}::bigint)
    select (select sum(points)::float8 / 100 from point_entries p where p.member_id = m.id) as points,
      (select sum(week_points)::float8 / 100 from point_entries p
       where p.member_id = m.id and week = '2026-03-15') as week,
      (select sum(amount)::bigint from shares h where h.member_id = m.id) as share,
      (select sum(amount)::bigint from activity_events e where e.counterpart_id = m.id and type = 'tip') as tips,
      (select sum(amount)::bigint from activity_events e where e.member_id = m.id and type = 'faucet') as faucet,
      (select count(*)::int from point_entries p where p.member_id = m.id) as entries,
      (select count(distinct member_id)::int from point_entries
       where week = '2026-03-15' and member_id <> m.id) as others
    from m`.execute(product.db);
      const [told] = rows;
      if (!told) throw new Error('no ledger');
      expect([told.week, told.others]).toEqual([10.25, 0]);
      const fixed = (units: bigint) => formatAmountFixed(units, 8, true);
      const total = told.share + told.tips + told.faucet;

      await openDashboard(page, product);
      await expect(hub.tile('Lifetime Points')).toContainText(String(told.points));
      const hundredths = Math.round(told.points * 100);
      await expect(hub.tile('Current Rank')).toContainText(rankFor(hundredths, PIRATE_RANKS).rank);
      await expect(hub.tile('Total Earnings')).toContainText(fixed(total));
      await expect(hub.tile('Approval Rate')).toContainText('100%');
      const next = nextRank(hundredths, PIRATE_RANKS);
      await expect(hub.region('Your rank').getByRole('meter')).toHaveAttribute(
        'aria-valuetext',
        `${(next?.missingHundredths ?? 0) / 100} points to go`,
      );

      const earnings = hub.region('Earnings Breakdown');
      // The only member of the running week gets the whole pool.
      await expect(earnings.getByText('This week').locator('..')).toContainText('500.00000000');
      await expect(earnings.getByText('This month').locator('..')).toContainText(fixed(total));
      await expect(earnings.getByText('Total lifetime').locator('..')).toContainText(fixed(total));
      const content = hub.region('Content Stats');
      await expect(content.getByText('Posts submitted').locator('..')).toContainText('1');
      await expect(content.getByText('Posts approved').locator('..')).toContainText('1');

      await expect(hub.payments).toHaveCount(3);
      await expect(hub.payments.nth(0)).toContainText('Weekly Reward');
      await expect(hub.payments.nth(0)).toContainText('Owed');
      await expect(hub.payments.nth(0)).toContainText(fixed(told.share));
      await expect(hub.payments.nth(1)).toContainText('Faucet');
      await expect(hub.payments.nth(1)).toContainText('0.12500000');
      await expect(hub.payments.nth(2)).toContainText('Tip from @bart');
      await expect(hub.payments.nth(2)).toContainText('12.50000000');
      const transaction = hub.payments.nth(2).getByRole('link', { name: /^View TX/ });
      await expect(transaction).toHaveAttribute('href', new RegExp(`^https://.*${TXID}`));
      await expect(transaction).toHaveAttribute('rel', /noopener/);
      await expect(hub.payments.nth(0).getByRole('link')).toHaveCount(0);

      const { rows: days } = await sql<{ sum: number }>`
    select sum(points)::float8 / 100 as sum from point_entries p join members m on m.id = p.member_id
    where m.telegram_id = ${ANNE}::bigint
      and at >= ${new Date(NEXT_WEEK_MS - 83 * DAY_MS).toISOString()}::timestamptz`.execute(
        product.db,
      );
      const drawing = hub.region('Points per day');
      await expect(drawing).toContainText(`${days[0]?.sum} points in twelve weeks`);
      await expect(drawing.locator('svg rect title')).toHaveCount(84);
      await expect(drawing.getByRole('listitem')).toHaveCount(12);

      await expect(hub.entries.first()).toContainText('Treasure hunt: chest');
      await expect(hub.entries.first()).toContainText('+9.25');
      const pages = page.getByRole('navigation', { name: 'Pages of point entries' });
      await expect(pages).toContainText(`Page 1 of ${Math.ceil(told.entries / 10)}`);
      await expect(hub.entries.filter({ hasText: 'My flag' })).toContainText('+8');
      const seen = await hub.entries.allTextContents();
      await pages.getByRole('button', { name: 'Next' }).click();
      await expect(pages).toContainText('Page 2 of');
      await expect(hub.entries.first()).not.toHaveText(seen[0] ?? '');
      const all = [...seen, ...(await hub.entries.allTextContents())].join('\n');
      expect(all).toContain('10 tips a day earn points');
      expect(all).toContain('Tip of Ɉ 0.5 to @bart');
    });

    await test.step('a hidden member keeps place and numbers', async () => {
      const before = await readBoard(product, { sortBy: 'totalLifetimePoints' });
      const rank = before.leaderboard.find(({ username }) => username === 'anne')?.rank ?? 0;
      const choice = hub
        .region('Who sees you')
        .getByRole('checkbox', { name: 'Hide me from public pages' });
      await expect(choice).not.toBeChecked();
      await choice.check();
      await expect(page.getByText('You are hidden', { exact: true })).toBeVisible();
      await expect(hub.region('Who sees you').getByRole('link')).toHaveCount(0);
      const after = await readBoard(product, { sortBy: 'totalLifetimePoints' });
      expect(after.leaderboard.map(({ totalLifetimePoints }) => totalLifetimePoints)).toEqual(
        before.leaderboard.map(({ totalLifetimePoints }) => totalLifetimePoints),
      );
      expect(after.leaderboard[rank - 1]).toMatchObject({
        displayName: 'Anonymous User',
        username: null,
      });

      await page.context().clearCookies();
      const board = await openBoard(page, product, '?sort=totalLifetimePoints');
      await expect(board.members.nth(rank - 1)).toContainText('Anonymous User');
      await expect(board.members.nth(rank - 1).getByRole('link')).toHaveCount(0);
      await board.search.fill('anne');
      await expect(page.getByText('Nobody by that name aboard')).toBeVisible();
      const showcase = await openHub(page, product);
      await expect(page.getByText('No approved content submissions yet.')).toBeVisible();
      await expect(showcase.tile('Total Content')).toContainText('0');
      const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${ANNE}::bigint`.execute(product.db);
      const memberId = rows[0]?.id ?? 0n;
      await setVisibility(product.db, { memberId, hidden: false, nowMs: NEXT_WEEK_MS });
      await openSite(page, product, '/creator/anne');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('@anne');
    });
  });
});

test('asks visitors to sign in, in place, and is accessible', async ({ page, demo, empty }) => {
  await openHub(page, empty, '?tab=dashboard');
  await expect(hubOf(page).region('My Dashboard')).toContainText(
    'signing in is not set up on this site',
  );

  await openHub(page, demo, '?tab=dashboard');
  const place = hubOf(page).region('My Dashboard');
  await place.getByRole('button', { name: 'Sign in' }).click();
  await place
    .getByRole('button', { name: /member/i })
    .first()
    .click();
  await expect(hubOf(page).tile('Lifetime Points')).toBeVisible();
  await expect(page).toHaveURL(/tab=dashboard/);
  const hub = hubOf(page);
  await expect(hub.payments.first()).toBeVisible();
  await expect(hub.entries.first()).toBeVisible();
  await expect(hub.region('Who sees you')).toBeVisible();
  await hub.submit.click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
  await expectFine(page);
});
