import { sql } from 'kysely';
import { expectFine } from '../judge.ts';
import { ANNE, launchPortal, signInAs } from '../pages/admin-page.ts';
import { openSite } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';

const WEEK = '2026-02-22';

test('a week that an import closed counts as distributed, and says that it is settled elsewhere', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const { db } = product;
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members, eligible_members,
      total_points, eligible_points, distributed, result_hash, settlement)
    values (${WEEK}, '2026-02-23', 50000000000, 500, 1, 1, 1, 500, 500, 50000000000, repeat('0', 64), 'elsewhere')`.execute(
    db,
  );
  await sql`
    insert into week_totals (week, member_id, points, transactions)
    select ${WEEK}::date, id, 500, 1 from members where telegram_id = 11`.execute(db);
  await sql`
    insert into shares (week, member_id, points, amount, rank, account_created_at, status)
    select ${WEEK}::date, id, 500, 50000000000, 1, created_at, 'settled'
    from members where telegram_id = 11`.execute(db);

  await openSite(page, product, `/weeks/${WEEK}`);
  const standing = page.getByRole('list', { name: 'How the shares stand' }).getByRole('listitem');
  await expect(standing).toHaveText([/^Settled elsewhere1 share/]);
  const shares = page.getByRole('list', { name: 'Shares', exact: true }).getByRole('listitem');
  await expect(shares).toHaveText([/@anne.*Settled elsewhere/]);
  await expectFine(page);

  await signInAs(page.context(), product, ANNE);
  await openSite(page, product, '/leaderboard');
  await expect(page.getByText('Settled elsewhere')).toBeVisible();
  await openSite(page, product, '/creator?tab=dashboard');
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('Settled elsewhere');
  await expectFine(page);
});
