import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { expectAccessible, expectFine } from '../judge.ts';
import { expectVisibleFocus } from '../keyboard.ts';
import { NETWORK_NOISE, reloadSite } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { smallTargets } from '../targets.ts';
import { type SetupProcess, startSetup } from './setup-process.ts';

const OWNER = '4242';

// A wrong code is refused, and the page polls a server that is just starting.
test.use({ allowConsole: NETWORK_NOISE });

let setup: SetupProcess;
test.beforeEach(async () => {
  setup = await startSetup();
});
test.afterEach(() => setup.close());

test('from an empty machine to a signed-in owner', async ({ page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const goOn = () => page.getByRole('button', { name: 'Try it and go on' }).click();
  const isAt = (title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

  await test.step('lets in by the newest code alone', async () => {
    await page.goto(setup.url);
    await isAt('Enter the code');
    await field('Code').fill('AAAAA-AAAAA');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code is not valid');
    await expectAccessible(page);
    await field('Code').fill(setup.code().toLowerCase());
    await page.keyboard.press('Enter');
    await isAt('Community');
  });

  await test.step('asks for another community’s names', async () => {
    await page.getByLabel('Whose community is it?').selectOption('Another one');
    await goOn();
    await expect(page.getByLabel('Coin of the community')).toHaveValue('described');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await goOn();
    await expect(page.getByRole('alert')).toContainText('COMMUNITY_SITE_NAME: is required');
    await expect(page.getByLabel('Coin of the community')).not.toHaveAttribute('aria-invalid');
    await expect(field('Name of the coin')).toHaveAttribute('aria-invalid', 'true');
    await field('Name of the site').fill('The Cove');
    await field('Name of the community').fill('Pearlcoin');
    await field('Where members reach you').fill('https://t.me/pearlcoin');
    await field('Name of the coin').fill('Pearlcoin');
    await field('Code of the coin').fill('PRL');
    await field('Symbol of the coin').fill('P');
    await field('Scheme of payment links').fill('pearlcoin');
    await goOn();
    await isAt('Database');
    await expect(page.getByRole('region', { name: 'Community' })).toContainText(
      'The site is called The Cove',
    );
  });

  await test.step('says why a database does not do, and keeps nothing secret in the page', async () => {
    await field('Address of PostgreSQL').fill('postgres://u:a-password@127.0.0.1:1/none');
    await goOn();
    await expect(page.getByRole('alert')).toContainText('PostgreSQL cannot be reached');
    await expect(field('Address of PostgreSQL')).toHaveValue('');
    expect(await page.content()).not.toContain('a-password');
    await field('Address of PostgreSQL').fill(setup.databaseUrl);
    await page.keyboard.press('Enter');
    await isAt('Address');
    await expect(page.getByRole('region', { name: 'Database' })).toContainText(
      'PostgreSQL answers',
    );
  });

  await test.step('goes on with an address that does not answer yet, if it is told to', async () => {
    await field('Public address').fill('https://deck.invalid');
    await page.reload();
    await expect(field('Public address')).toHaveValue('https://deck.invalid');
    await goOn();
    await expect(page.getByRole('alert')).toContainText('The name deck.invalid has no address');
    await expect(field('Address of the proxy')).toHaveValue('127.0.0.1');
    await expectFine(page);
    await page.getByLabel('Use it anyway').check();
    await goOn();
    await isAt('Telegram bot');
    // For this journey the browser is on the same machine.
    await page.getByRole('link', { name: 'Back' }).click();
    await field('Public address').fill('');
    await goOn();
    await isAt('Telegram bot');
  });

  await test.step('asks Telegram whose token it is', async () => {
    await field('Token of the bot').fill(`7${TEST_BOT_TOKEN}`);
    await goOn();
    await expect(page.getByRole('alert')).toContainText('Telegram does not know this token');
    await field('Token of the bot').fill(TEST_BOT_TOKEN);
    await goOn();
    await isAt('Owner');
    await expect(page.getByRole('region', { name: 'Telegram bot' })).toContainText(
      'Test (@quarterdeck_bot)',
    );
  });

  await test.step('learns who the owner is from the bot', async () => {
    const link = await page.getByRole('link', { name: 'Open the bot' }).getAttribute('href');
    const word = new URL(link ?? '').searchParams.get('start');
    expect(link).toContain('https://t.me/quarterdeck_bot?start=');
    setup.telegram.telegram.say('666', '/start a-word-that-somebody-guessed');
    setup.telegram.telegram.say(OWNER, `/start ${word}`);
    await page.getByRole('button', { name: 'I have pressed Start' }).click();
    await expect(page.getByRole('status')).toContainText('Person pressed Start');
    await expect(field('Telegram id of the owner')).toHaveValue(OWNER);
    expect(await smallTargets(page)).toEqual([]);
    await goOn();
    await isAt('Wallet and chain');
    expect(setup.telegram.telegram.messagesOf(OWNER).at(-1)?.text).toContain('You are the owner');
  });

  await test.step('takes the rest, and shows it once more without secrets', async () => {
    await goOn();
    await isAt('Weekly pool');
    await field('Coins in the weekly pool').fill('many');
    await goOn();
    await expect(page.getByRole('alert')).toContainText('WEEKLY_POOL: must be an amount');
    await expect(field('Coins in the weekly pool')).toHaveValue('many');
    await field('Coins in the weekly pool').fill('250');
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    await goOn();
    await isAt('Backups');
    await expect(field('Folder for the daily backups')).toHaveValue('./backups');
    await goOn();
    await isAt('Summary');
    await expect(page.getByText('./backups')).toBeVisible();
    await expect(page.getByText('250')).toBeVisible();
    await expect(page.getByText('kept secret').first()).toBeVisible();
    await expectFine(page);
    const shown = await page.content();
    expect(shown).not.toContain(setup.databaseUrl);
    expect(shown).not.toContain(TEST_BOT_TOKEN);
  });

  await test.step('writes the settings, becomes the site, and signs the owner in', async () => {
    await page.getByRole('button', { name: 'Write the settings and start' }).click();
    await expect(page.getByText('Manual Telegram ID Entry')).toBeVisible();
    const login = page.getByRole('link', { name: 'Open the login' });
    await expect(login).toBeVisible();
    await login.click();
    await expect(page).toHaveURL(`${setup.url}/admin`);
    await reloadSite(page);
    const { text, mode } = setup.settings();
    expect(mode).toBe(0o600);
    expect(text).toContain('WEEKLY_POOL=250\n');
    await page.getByRole('button', { name: 'Manual Telegram ID Entry' }).click();
    await page.getByRole('textbox', { name: 'Telegram ID' }).fill(OWNER);
    await page.getByRole('button', { name: 'Login' }).click();
    const { telegram } = setup.telegram;
    // Not the bot's own greeting, which has buttons too.
    const question = () =>
      telegram
        .messagesOf(OWNER)
        .find(({ buttons }) => buttons.flat().some((button) => button.text === 'Deny'));
    await expect.poll(question).toBeDefined();
    const { messageId = 0, buttons = [] } = question() ?? {};
    const number = (await page.getByRole('status').getByText(/^\d+$/).textContent()) ?? '';
    const button = buttons.flat().find(({ text }) => text === number);
    telegram.press(OWNER, messageId, button?.callback_data ?? '');
    await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText('The Cove')).toBeVisible();
    expect((await page.request.get(`${setup.url}/setup`)).status()).toBe(404);
    expect(setup.output()).not.toContain(TEST_BOT_TOKEN);
  });
});

test('speaks the language that is chosen, without a script, on a narrow phone', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  const isAt = async (title: string, direction: 'ltr' | 'rtl') => {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const main = await page.locator('.page').boundingBox();
    const body = await page.locator('body').evaluate((each) => each.scrollWidth);
    expect({ title, body, width: main?.width }).toEqual({ title, body: 360, width: 360 });
  };
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto(setup.url);
  await choose('Deutsch');
  await isAt('Code eingeben', 'ltr');
  await choose('العربية');
  await isAt('أدخل الرمز', 'rtl');
  await page.getByLabel('الرمز', { exact: true }).fill(setup.code());
  await choose('متابعة');
  await isAt('المجتمع', 'rtl');
  await choose('جرّب وتابع');
  await isAt('قاعدة البيانات', 'rtl');
  await choose('جرّب وتابع');
  await isAt('العنوان', 'rtl');
  await page.getByLabel('العنوان العام').fill('https://deck.invalid');
  await choose('Deutsch');
  await isAt('Adresse', 'ltr');
  await expect(page.getByLabel('Öffentliche Adresse')).toHaveValue('https://deck.invalid');
  await page.getByLabel('Öffentliche Adresse').fill('');
  await choose('Ausprobieren und weiter');
  await isAt('Telegram-Bot', 'ltr');
  await choose('العربية');
  await isAt('بوت تيليجرام', 'rtl');
  await context.close();
});
