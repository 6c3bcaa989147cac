import { expectFine } from '../judge.ts';
import { ADMIN, launchPortal, OWNER, openPortal } from '../pages/admin-page.ts';
import { NETWORK_NOISE } from '../pages/board-page.ts';
import { homePartsOf, openHome } from '../pages/home-page.ts';
import { expect, test } from '../product.ts';

const FORUM = 'https://forum.example/crew';

test.use({ allowConsole: NETWORK_NOISE });

test('the owner changes a link, visitors see it, and returns to the default', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const { section } = await openPortal(page, product, OWNER);
  const forum = page.getByRole('textbox', { name: 'Community forum' });
  const save = page.getByRole('button', { name: 'Save changes' });
  const problem = page.getByRole('alert').filter({ hasText: 'Nothing was saved' });

  await test.step('a wrong address is refused at its field, and stays typed', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(section).toHaveText('Settings');
    await expect(save).toBeDisabled();
    await expectFine(page);
    await forum.fill('http://forum.example');
    await page.keyboard.press('Enter');
    await expect(problem).toBeVisible();
    await expect(forum).toHaveAccessibleDescription(/An https address/);
    await expect(forum).toBeFocused();
    await expect(forum).toHaveValue('http://forum.example');
    await expectFine(page);
  });

  await test.step('what is typed survives a reload', async () => {
    await page.reload();
    await expect(forum).toHaveValue('http://forum.example');
    await expect(page.getByText('Not saved')).toBeVisible();
  });

  await test.step('a good one is saved, and confirmed', async () => {
    await forum.fill(FORUM);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Changed here')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectFine(page);
    await openHome(page, product);
    const { community } = homePartsOf(page);
    await expect(community.getByRole('link', { name: /^Community forum/ })).toHaveAttribute(
      'href',
      FORUM,
    );
  });

  await test.step('the default comes back', async () => {
    await openPortal(page, product, OWNER, '?section=settings');
    await page.getByRole('button', { name: 'Use the default of Community forum' }).click();
    await save.click();
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    await expect(forum).toHaveValue('');
    await openHome(page, product);
    await expect(
      homePartsOf(page).community.getByRole('link', { name: /^Community forum/ }),
    ).toHaveCount(0);
  });
});

test('settings are the owner’s alone', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  const { section } = await openPortal(page, product, ADMIN, '?section=settings');
  await expect(section).toHaveText('Settings');
  await expect(page.getByText('Only the bot owner changes settings.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
});
