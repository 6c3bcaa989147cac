import type { Page } from '@playwright/test';
import { expectFine } from '../judge.ts';
import { expect, test } from '../product.ts';

const NEXT = 'What to do next';

/** Presses the guide's button, as a visitor in a hurry does. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('region', { name: NEXT }).getByRole('button', { name }).click();
}

test('a visitor is led to the bot, plays two members, and sees their week paid', async ({
  page,
  launch,
}) => {
  const demo = await launch('demo', { trial: true });
  await page.goto(demo.url);
  await page
    .getByRole('complementary', { name: 'Demo' })
    .getByRole('link', { name: 'Try the bot' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Try it' })).toBeVisible();
  for (const _ of ['Ada', 'Ben']) await press(page, /press start$/);
  for (const _ of ['Ada', 'Ben']) await press(page, /^Set an address/);
  await expect(page.getByText('Your tips and shares now go to')).toHaveCount(2);

  // A command that the bot cannot read is no tip, so the guide suggests one.
  const group = page.getByRole('region', { name: 'Junkcoin', exact: true });
  await group.getByRole('textbox').fill('/tip');
  await group.getByRole('textbox').press('Enter');
  await expect(group.getByText(/^\/tip$/)).toBeVisible();

  // A tip, from the message to the points: the message in the group changes in place.
  await press(page, /^Tip /);
  await press(page, 'Pay the tip');
  await press(page, 'Mine a block');
  await expect(group.getByText(/tipped .* 25 JKC/)).toContainText('✅');

  // Without the guide: typed messages in the group, and a button of the bot in the private chat.
  await group.getByRole('textbox').fill('<b>Ahoy</b>');
  await group.getByRole('textbox').press('Enter');
  await expect(group.getByText('<b>Ahoy</b>')).toBeVisible();
  await group.getByRole('textbox').fill('/gm');
  await group.getByRole('textbox').press('Enter');
  await expect(group.getByText(/^GM!/)).toBeVisible();
  const own = page.getByRole('region', { name: / and / }).first();
  await own.getByRole('button', { name: 'My week' }).click();
  await expect(own.getByText(/estimate|share/i).last()).toBeVisible();
  await expectFine(page);

  await page.getByRole('button', { name: 'Next Sunday' }).click();
  await own.getByRole('link', { name: 'paid on the chain' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction' })).toBeVisible();
  await expect(page.getByText('6 confirmations')).toBeVisible();
  await expectFine(page);

  // The board is as old as its last answer, although the demo's clock is days ahead of the browser's.
  await page.goBack();
  await page.getByRole('navigation').getByRole('link', { name: 'Leaderboard' }).first().click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Updated just now')).toBeVisible();

  // A phone shows one chat at a time, and keys move from tab to tab.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goBack();
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(group).toBeVisible();
  await expect(own).toBeHidden();
});
