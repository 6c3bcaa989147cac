import { sql } from 'kysely';
import { writeClosedWeek } from '../../server/testing/wallet/closed-week.ts';
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
    insert into week_totals (week, member_id, points, transactions)
    select ${WEEK}::date, id, 500, 1 from members where telegram_id = 11`.execute(db);
  const { rows } = await sql<{ id: bigint }>`select id from members where telegram_id = 11`.execute(
    db,
  );
  const owed = rows.map(({ id }) => ({ memberId: id, units: 50_000_000_000n }));
  await writeClosedWeek(db, { week: WEEK, shares: owed, elsewhere: true });

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
