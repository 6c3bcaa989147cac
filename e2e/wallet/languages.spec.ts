import { readFileSync } from 'node:fs';
import { createIndexOfChain } from '../../server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '../../server/fakes/node/chain.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { expect, NOW_MS, test } from '../product.ts';
import { proveFirstBlock } from './prove-coin.ts';

const FILE = new URL('../../messages/wallet/en.json', import.meta.url);
const ENGLISH: Readonly<Record<string, string>> = JSON.parse(readFileSync(FILE, 'utf8'));
const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const PAYEE = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r';
/** Data that the screens show: names, and the coin. */
const KNOWN = ['Quarterdeck', '@anne', 'anne', 'JKC'];

test.use({
  locale: 'de-AT',
  viewport: { width: 360, height: 800 },
  allowConsole: /Failed to load resource|ERR_FAILED/,
});

test('the wallet speaks the browser’s language, or the one that was chosen on the site', async ({
  page,
  context,
  demo,
}) => {
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  const expectFit = async () =>
    expect(await html.evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
  // Where the visitor chose no other language than the browser's, the page loads its texts alone.
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, language] = /assets\/(en|de|es|ru|ar|id)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (language) loaded.push(language);
  });

  await page.goto(`${demo.url}/wallet`);
  await expect(heading).toHaveText('Deine Wallet');
  await expect(html).toHaveAttribute('lang', 'de');
  expect(loaded).toEqual(['de']);

  await page.goto(`${demo.url}/weeks`);
  await page.getByRole('button', { name: 'العربية', exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await page.goto(`${demo.url}/wallet`);
  await expect(heading).toHaveText('محفظتك');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expectFit();
  await page.getByRole('button', { name: 'أنشئ محفظة جديدة' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(12);
  // The words are English, in their order from left to right.
  await expect(page.getByRole('list')).toHaveCSS('direction', 'ltr');
  await expectFit();
  await page.getByRole('button', { name: 'إلغاء' }).click();
  await page.getByRole('button', { name: 'استعد من الكلمات أو من مفتاح خاص' }).click();
  await page.getByLabel('الكلمات أو المفتاح الخاص').fill('ship anchor');
  await page.getByRole('button', { name: 'متابعة' }).click();
  // The signer knows no language: it names the text and its values.
  await expect(page.getByRole('alert')).toHaveText(/^عدد الكلمات هنا 2؛/);
  await expectFit();

  await test.step('texts that do not load are said in English, and a reload helps', async () => {
    await context.route(/assets\/(en|de|es|ru|ar|id)-/, (route) => route.abort());
    await page.goto(`${demo.url}/wallet`);
    await expect(heading).toHaveText('The wallet did not open');
    await context.unroute(/assets\/(en|de|es|ru|ar|id)-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('محفظتك');
  });
});

test('a browser of another language gets the community’s', async ({ browser, launch }) => {
  const product = await launch('empty', { environment: { DEFAULT_LANGUAGE: 'ru' } });
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${product.url}/wallet`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Твой кошелёк');
  await context.close();
});

/** A script of texts in which each is its key between brackets, with its values. */
const PSEUDO = Object.entries(ENGLISH)
  .map(([key, text]) => {
    const name = key.slice('wallet_'.length);
    // A text with tags is made of parts.
    const made = text.includes('<')
      ? `['⟦${name}⟧', ...Object.values(v).map((each) => each.call ? each('') : '⟦' + each + '⟧')]`
      : `'⟦' + ['${name}', ...Object.values(v)].join(' ') + '⟧'`;
    return `export const ${key} = (v = {}) => ${made};`;
  })
  .join('\n');

test('the wallet’s screens say nothing that is not in the catalogue', async ({
  page,
  context,
  launch,
}) => {
  const chain = createTestChain('test', () => NOW_MS);
  const index = createIndexOfChain(chain);
  const product = await launch('empty', {
    chainIndex: index,
    environment: { COIN_NETWORK: 'test', COIN_USD_PRICE: '0.04' },
  });
  await proveFirstBlock(product, JUNKCOIN_ON.test);
  const at = new Date(NOW_MS - 60_000).toISOString();
  await product.report(
    { id: 'a', type: 'account_created', at, telegramId: '5', username: 'anne' },
    { id: 'b', type: 'primary_address_set', at, telegramId: '5', address: PAYEE },
  );
  await context.route(/assets\/de-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PSEUDO }),
  );
  const press = (key: string) =>
    page.getByRole('button', { name: `⟦${key}⟧`, exact: true }).click();
  const field = (key: string) => page.getByLabel(`⟦${key}⟧`, { exact: true });
  const expectCatalogue = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`⟦${title}⟧`, {
      timeout: 60_000,
    });
    expect(await page.evaluate(looseTexts, KNOWN)).toEqual([]);
  };

  await page.goto(`${product.url}/wallet`);
  await expectCatalogue('yours');
  await press('only_watch');
  await expectCatalogue('watch');
  await press('cancel');
  await press('open_backup');
  await press('open_it');
  await expect(page.getByRole('alert')).toHaveText('⟦choose_backup⟧');
  await expectCatalogue('open_backup');
  await press('cancel');
  await press('restore_from');
  await field('words_or_key').fill('ship');
  await press('continue');
  await expect(page.getByRole('alert')).toHaveText('⟦words_count 1⟧');
  await expectCatalogue('restore');
  await press('cancel');

  await press('make');
  await expect(page.getByRole('listitem')).toHaveCount(12);
  await expectCatalogue('write_down');
  const words = await page.getByRole('listitem').allTextContents();
  await press('written_down');
  await expectCatalogue('check_words');
  for (const label of await page.locator('label').allTextContents()) {
    await page.getByLabel(label, { exact: true }).fill(words[Number(/\d+/.exec(label)) - 1] ?? '');
  }
  await press('continue');
  await field('passphrase').fill('abc');
  await expect(page.getByText('⟦too_easy⟧ ⟦thief_none⟧')).toBeVisible({ timeout: 60_000 });
  await field('passphrase').fill(PASSPHRASE);
  await field('passphrase_again').fill(PASSPHRASE);
  await expectCatalogue('choose_passphrase');
  await press('make_it');
  await expectCatalogue('yours');

  await context.addCookies([await product.signIn('5')]);
  await press('have_signed_in');
  await expect(page.getByText('⟦first_coins⟧')).toBeVisible();
  await expectCatalogue('yours');
  for (const [action, title] of [
    ['use_it', 'use_it'],
    ['history', 'history'],
    ['receive', 'receive'],
    ['back_up', 'back_up'],
  ] as const) {
    await press(action);
    await expectCatalogue(title);
    await press('back');
  }
  await press('send');
  await field('to').fill(PAYEE);
  await field('amount').fill('1,234');
  await press('review');
  await expect(page.getByRole('alert')).toHaveText('⟦amount_comma⟧');
  await expectCatalogue('send');
  await press('back');
  await press('back_up');
  await press('show_secrets');
  await expectCatalogue('show_secrets');
  await field('passphrase').fill(PASSPHRASE);
  await press('show_them');
  await expectCatalogue('secrets');
  await press('done');
  await press('lock');
  await page.locator('summary').click();
  await expectCatalogue('unlock_yours');
  await press('remove_it');
  await expectCatalogue('remove');
});

/** Runs in the page. The texts and labels outside of brackets with words that are neither known nor addresses. */
function looseTexts(known: readonly string[]): string[] {
  const texts: string[] = [document.title];
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
    // Words, addresses and keys.
    if (element.closest('script, noscript, .words, .code, time')) continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
  }
  const rest = texts.map((text) => known.reduce((left, each) => left.replaceAll(each, ''), text));
  const isLoose = (text: string) =>
    /\p{L}{2,}/u.test(text.replace(/⟦[^⟧]*⟧|\b[1-9A-HJ-NP-Za-km-z]{30,40}\b/g, ''));
  return rest.filter(isLoose);
}
