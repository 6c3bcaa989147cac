import { BACKED, CLASSIC } from '#rules/policies/policy.ts';
import { readPolicies, setPolicy } from '#server/services/policies/policies.ts';
import { expectFine } from '../judge.ts';
import {
  ADMIN,
  ANNE,
  launchPortal,
  launchPortalWithBot,
  OWNER,
  openPortal,
  toldIn,
} from '../pages/admin-page.ts';
import { NETWORK_NOISE } from '../pages/board-page.ts';
import { expect, NOW_MS, test } from '../product.ts';

const NEXT = '2026-03-15';

test.use({ allowConsole: NETWORK_NOISE });

test('the owner drafts a policy, sets it and withdraws it', async ({ page, launch }) => {
  const { product, telegram } = await launchPortalWithBot(launch);
  const { section } = await openPortal(page, product, OWNER);
  const pool = page.getByRole('textbox', { name: 'Weekly pool (JKC)' });
  const set = page.getByRole('button', { name: 'Set this policy' });
  const dialog = page.getByRole('dialog', { name: 'Set this policy?' });
  const coming = page.getByRole('article', { name: `The policy from the week of 15 Mar 2026 on` });

  await test.step('a wrong field is named, and keeps what was typed', async () => {
    await page.getByRole('tab', { name: 'Policy', exact: true }).click();
    await expect(section).toHaveText('Policy');
    await expect(page.getByText('No policy has been set.')).toBeVisible();
    await expect(page.getByText('No week is closed yet.')).toBeVisible();
    await expect(page.getByText('Points of tips below 1 JKC do not count.')).toBeVisible();
    await pool.fill('1,000');
    await set.click();
    await expect(pool).toBeFocused();
    await expect(pool).toHaveAccessibleDescription(/An amount of coins/);
    await expect(page.getByText('Nothing was sent. Check the marked fields.')).toBeVisible();
    await expectFine(page);
    await page.reload();
    await expect(pool).toHaveValue('1,000');
  });

  await test.step('a part of a balance is said in words, and refused without a wallet', async () => {
    await pool.fill('500');
    const part = page.getByRole('textbox', { name: 'Part of the balance' });
    await part.fill('2.5');
    await expect(
      page.getByText(
        'The weekly pool is 2.5 % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most 500 JKC.',
      ),
    ).toBeVisible();
    await expectFine(page);
    await set.click();
    await dialog.getByRole('button', { name: 'Set policy' }).click();
    await expect(page.getByText(/takes a wallet: set WALLET_RPC_URL/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await part.fill('');
  });

  await test.step('a good one is confirmed with its changes, and set for the chosen week', async () => {
    await pool.fill('300');
    await page.getByRole('textbox', { name: 'Name' }).fill('Fair winds');
    await set.click();
    await expect(dialog).toContainText('The weekly pool falls from 500 to 300 JKC.');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Set policy' }).click();
    await expect(page.getByText('Policy set', { exact: true })).toBeVisible();
    await expect(coming).toContainText('The weekly pool falls from 500 to 300 JKC.');
    await expect(pool).toHaveValue('500');
    const [stored] = await readPolicies(product.db);
    expect(stored).toMatchObject({
      fromWeek: NEXT,
      policy: { ...BACKED, name: 'Fair winds', weeklyPool: '300' },
    });
    await expectFine(page);
  });

  await test.step('members are notified', async () => {
    await coming.getByRole('button', { name: 'Announce' }).click();
    const asks = page.getByRole('dialog', { name: 'Announce this policy?' });
    await expect(asks).toContainText('The weekly pool falls from 500 to 300 JKC.');
    await expectFine(page);
    await asks.getByRole('button', { name: 'Send to the members' }).click();
    await expect(page.getByText('Broadcast Successful!', { exact: true })).toBeVisible();
    expect(toldIn(telegram, ANNE).join()).toContain(`/weeks/rules#${NEXT}`);
  });

  await test.step('until its week begins it can be withdrawn', async () => {
    await coming.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Policy withdrawn', { exact: true })).toBeVisible();
    await expect(coming).toHaveCount(0);
    expect(await readPolicies(product.db)).toEqual([]);
  });
});

test('a draft starts from any policy, and is replayed over closed weeks', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const at = new Date(NOW_MS).toISOString();
  await product.report(
    ...['11', '22', '88'].map((telegramId) => ({
      ...{ id: `tip${telegramId}`, type: 'tip', at, telegramId },
      ...{ to: telegramId === '11' ? '22' : '11', amount: '1' },
    })),
  );
  product.clock.nowMs = Date.parse('2026-03-11T12:00:00Z');
  await product.closeWeeks();
  await setPolicy(product.db, {
    policy: { ...CLASSIC, name: 'smaller', weeklyPool: '100' },
    fromWeek: '2026-03-29',
    nowMs: product.clock.nowMs,
    actor: 'operator',
  });
  await openPortal(page, product, OWNER, '?section=policy');
  const start = page.getByRole('combobox', { name: 'Start from' });
  const replay = page.getByRole('button', { name: 'Replay', exact: true });
  const members = page.getByRole('table', { name: /^Members/ });

  await start.selectOption('Shipped: classic');
  await expect(page.getByRole('textbox', { name: 'Founders' })).toHaveCount(0);
  await start.selectOption('Shipped: backed');
  await page
    .getByRole('textbox', { name: 'Highest share while the community is young' })
    .fill('100');
  const weeksNew = page.getByRole('textbox', { name: 'Weeks for which an account is new' });
  await expect(weeksNew).toHaveValue('2');
  await page
    .getByRole('combobox', { name: 'Points of new accounts' })
    .selectOption('As far as they are backed');
  await expect(weeksNew).toHaveCount(0);
  await replay.click();
  await expect(members.getByRole('row')).toHaveCount(6);
  await expect(members.getByRole('row', { name: /admin/ })).toContainText('0 of 14 points count');
  await expect(page.getByRole('table', { name: /^Farms/ }).getByRole('row')).toHaveCount(6);
  await page.reload();
  await expect(members.getByRole('row')).toHaveCount(6);
  await page.getByText('Each week', { exact: true }).click();
  await expectFine(page);
  await test.step('points are kept as they were earned, and the replay says so', async () => {
    const keeps = page.getByText('The points stay as they were earned');
    const gm = page.getByRole('textbox', { name: 'Points of “/gm”' });
    await expect(keeps).toHaveCount(0);
    await gm.fill('2');
    await expect(page.getByText('“/gm” earns 2 points instead of 1.')).toBeVisible();
    await replay.click();
    await expect(keeps).toBeVisible();
    await expect(members.getByRole('row', { name: /admin/ })).toContainText('0 of 14 points');
    await expectFine(page);
    await gm.fill('1');
  });
  await page.getByRole('textbox', { name: 'Weekly pool (JKC)' }).fill('200');
  await expect(page.getByText('The draft has changed since this replay.')).toBeVisible();

  await test.step('its changes are those from the rules before the chosen week', async () => {
    const pool = page.getByText('The weekly pool falls from 500 to 200 JKC.');
    await expect(pool).toHaveCount(1);
    await page.getByRole('button', { name: 'Set this policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set this policy?' });
    await expect(dialog).toContainText('The weekly pool falls from 500 to 200 JKC.');
    await expect(dialog).toContainText(
      'until Sunday, 22 Mar 2026, 23:00 UTC, when “smaller” begins',
    );
    await dialog.getByRole('combobox', { name: 'In force from' }).selectOption('2026-04-05');
    await expect(dialog).toContainText('The weekly pool rises from 100 to 200 JKC.');
    await expect(dialog).not.toContainText('when “smaller” begins');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('what was typed is not lost without a question', async () => {
    const field = page.getByRole('textbox', { name: 'Weekly pool (JKC)' });
    const asks = page.getByRole('dialog', { name: 'Replace this draft?' });
    await start.selectOption('Shipped: classic');
    await expectFine(page);
    await asks.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toHaveValue('200');
    await start.selectOption('Shipped: classic');
    await asks.getByRole('button', { name: 'Replace the draft' }).click();
    await expect(field).toHaveValue('500');
    await field.fill('250');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await expect(field).toHaveValue('500');
  });
});

test('the policy is the owner’s alone', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  const { section } = await openPortal(page, product, ADMIN, '?section=policy');
  await expect(section).toHaveText('Policy');
  await expect(page.getByText('Only the bot owner sets the policy.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Policy', exact: true })).toHaveCount(0);
});
