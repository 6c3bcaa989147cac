import { expectFine } from '../judge.ts';
import { ADMIN, launchPortal, OWNER, openPortal } from '../pages/admin-page.ts';
import { NETWORK_NOISE } from '../pages/board-page.ts';
import { homePartsOf, openHome } from '../pages/home-page.ts';
import { expect, test } from '../product.ts';

const FORUM = 'https://forum.example/crew';

test.use({ allowConsole: NETWORK_NOISE });

test('the owner changes a link, visitors see it, and the default returns', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch, { environment: { COIN_USD_PRICE: '0.0123' } });
  const { section } = await openPortal(page, product, OWNER);
  const forum = page.getByRole('textbox', { name: 'Community forum' });
  const save = page.getByRole('button', { name: 'Save changes' });
  const problem = page.getByRole('alert').filter({ hasText: 'Nothing was saved' });

  await test.step('a wrong address is refused at its field, and stays typed', async () => {
    await page.getByRole('tab', { name: 'Settings', exact: true }).click();
    await expect(section).toHaveText('Settings');
    await expect(save).toBeDisabled();
    await expectFine(page);
    const fixed = page.locator('dl').filter({ hasText: 'US dollars for one coin' });
    await expect(fixed).toHaveText(
      /0\.0123Set in the settings file or the environment: COIN_USD_PRICE$/,
    );
    await expect(page.getByRole('textbox', { name: 'US dollars for one coin' })).toHaveCount(0);
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

test('every kind of setting is changed by keyboard, and what is edited can be discarded', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await openPortal(page, product, OWNER, '?section=settings');
  const theme = page.getByRole('combobox', { name: /^Theme/ });
  const welcome = page.getByRole('textbox', { name: 'Welcome after /start' });
  const disk = page.getByRole('checkbox', { name: 'A disk is nearly full' });
  const edit = async () => {
    await theme.focus();
    await page.keyboard.press('d');
    await expect(theme).toHaveValue('dark');
    await welcome.fill('Ahoy <b>crew</b>');
    await disk.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Not saved')).toHaveCount(3);
  };
  await edit();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(disk).toBeChecked();
  await edit();
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('3 settings changed on every server.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Changed here')).toHaveCount(3);
  await page.reload();
  await expect(welcome).toHaveValue('Ahoy <b>crew</b>');
  await expect(disk).not.toBeChecked();
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText('alerts.disk_low').first()).toBeVisible();
});

test('settings are the owner’s alone', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  const { section } = await openPortal(page, product, ADMIN, '?section=settings');
  await expect(section).toHaveText('Settings');
  await expect(page.getByText('Only the bot owner changes settings.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Settings', exact: true })).toHaveCount(0);
});
