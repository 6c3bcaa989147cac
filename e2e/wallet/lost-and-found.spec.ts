import { createFakeChainIndex } from '../../server/fakes/chain-index/chain-index.ts';
import { addressOfKey, keyOfWords } from '../../server/testing/wallet/coin-reference.ts';
import { expectFine } from '../judge.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, test } from '../product.ts';
import { OURS, WORDS } from './backup.ts';
import { proveFirstBlock } from './prove-coin.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
/** An address where other wallets of the coin keep their keys. */
const ELSEWHERE = addressOfKey(keyOfWords(WORDS, "m/44'/0'/0'/0/3"), 0x10);

test.describe('with a clock that the test moves', () => {
  test.use({ timers: 'fake', allowConsole: /503|ERR_FAILED/ });

  test('words bring coins of both paths back; a passkey opens; it locks by itself', async ({
    page,
    context,
    launch,
  }) => {
    const index = createFakeChainIndex();
    index.pay(ELSEWHERE, { units: 500_000_000n, confirmations: 3, blockTimeMs: 0 });
    const product = await launch('empty', { chainIndex: index });
    await proveFirstBlock(product);
    // Passkeys require a host name; an IP address is not one.
    const url = product.url.replace('127.0.0.1', 'localhost');
    await product.report({
      id: 'a',
      type: 'account_created',
      at: '2026-03-04T11:00:00Z',
      telegramId: '5',
    });
    await context.addCookies([{ ...(await product.signIn('5')), url }]);
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        hasPrf: true,
        automaticPresenceSimulation: true,
      },
    });
    const wallet = walletOn(page, { url });
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('judge')) lists.push(request.url());
    });

    await test.step('wrong words and weak passphrases are refused with the reason', async () => {
      await wallet.open();
      await expectFine(page);
      await wallet.press('Restore from words or a private key');
      await page.getByLabel('Words or private key').fill(WORDS.replace('about', 'abandon'));
      await wallet.press('Continue');
      await expect(wallet.problem).toContainText('checksum is wrong');
      await page.getByLabel('Words or private key').fill(WORDS);
      await page.route(/judge/, (route) => route.abort());
      expect(lists).toEqual([]);
      await wallet.press('Continue');
      await wallet.at('Choose a passphrase');
      // The path with coins comes first.
      await expect(page.getByRole('radio').first()).toBeChecked();
      await expect(page.getByRole('radio', { name: "m/44'/0'/0'" })).toBeChecked();
      // Without the lists no passphrase is accepted.
      for (const each of ['password1', PASSPHRASE]) {
        await wallet.passphraseIs(each);
        await page.getByLabel('Passphrase again').fill(each);
        await expect(page.getByRole('status')).toContainText('could not be loaded');
        await wallet.press('Restore the wallet');
        await expect(wallet.problem).toContainText('no passphrase is taken');
      }
      await page.unrouteAll();
      await wallet.passphraseIs('password1');
      await expect(page.getByRole('status')).toContainText('Too easy to guess');
      await wallet.press('Restore the wallet');
      await expect(wallet.problem).toContainText('too easy to guess');
      await wallet.passphraseIs('constantinople');
      await expect(page.getByRole('status')).toContainText('no time at all');
      await expectFine(page);
      await wallet.press('Suggest one');
      await expect(page.getByRole('status')).toContainText('Enough.');
    });

    await test.step('its coins are there', async () => {
      await page.getByRole('radio', { name: OURS.main }).check();
      await wallet.passphraseIs(PASSPHRASE);
      await page.getByLabel('Passphrase again').fill(PASSPHRASE);
      await wallet.press('Restore the wallet');
      await wallet.at('Your wallet');
      await expect(wallet.balance).toContainText('5 JKC');
      await wallet.press('History');
      await expect(page.getByRole('listitem')).toContainText('Received 5 JKC');
      await wallet.press('Back');
      await wallet.press('Receive');
      await expect(page.getByRole('img', { name: OURS.main })).toBeVisible();
      await expectFine(page);
      await wallet.press('Back');
    });

    await test.step('without an answer of the chain it claims nothing', async () => {
      index.isDown = true;
      await page.reload();
      await wallet.unlock(PASSPHRASE);
      await wallet.at('Your wallet');
      await expect(wallet.problem.filter({ hasText: 'gave no answer' })).toBeVisible();
      index.isDown = false;
      await wallet.press('Try again');
      await expect(wallet.balance).toContainText('5 JKC');
    });

    await test.step('a passkey is a second way in', async () => {
      await wallet.press('Back up');
      await wallet.press('Add a passkey');
      await wallet.passphraseIs(PASSPHRASE);
      await wallet.press('Add it');
      await wallet.at('Your wallet');
      await wallet.press(/^Lock$/);
      await wallet.press('Use my passkey');
      await wallet.at('Your wallet');
    });

    await test.step('five minutes without a touch lock it', async () => {
      // The page's clock also runs by itself: the test may take fifteen seconds for this.
      await page.clock.fastForward('04:45');
      await wallet.at('Your wallet');
      await page.clock.fastForward('00:16');
      await wallet.at('Unlock your wallet');
      await expectFine(page);
    });

    await test.step('a minute out of sight locks it, on phones too, whose hidden pages stand still', async () => {
      const look = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await wallet.press('Use my passkey');
      await wallet.at('Your wallet');
      await look(true);
      await page.clock.fastForward('00:45');
      await look(false);
      await page.clock.fastForward('01:01');
      await wallet.at('Your wallet');
      await look(true);
      await page.clock.fastForward('01:01');
      await wallet.at('Unlock your wallet');
      await wallet.press('Use my passkey');
      await wallet.at('Your wallet');
      // Time passes without running the page's timers.
      await look(true);
      await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 61_000));
      await look(false);
      await wallet.at('Unlock your wallet');
    });
  });
});

test.describe('where no keys may be', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Telegram-Android/11.2',
    allowConsole: /frame/,
  });

  test('Telegram’s own browser and frames are refused, with a way out', async ({ page, demo }) => {
    // With the bot's link, which is not used here.
    const there = `${demo.url}/wallet/tip/abc#sign-in=${'a'.repeat(43)}`;
    await page.goto(there);
    await expect(page.getByRole('heading')).toHaveText('Open the wallet in your browser');
    await expect(page.getByRole('link')).toHaveAttribute('href', there);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.goto(`${demo.url}/terms`);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/wallet';
      document.body.append(frame);
      return new Promise((resolve) => frame.addEventListener('load', resolve));
    });
    const [, frame] = page.frames();
    expect(frame?.url()).not.toContain('/wallet');
  });
});

test('a second tab overwrites no wallet, and a full disk is said before there is one', async ({
  page,
  context,
  demo,
}) => {
  const first = walletOn(page, demo);
  const other = await context.newPage();
  const second = walletOn(other, demo);
  for (const each of [first, second]) {
    await each.open();
    await each.press('Only watch an address');
  }
  await page.getByLabel('Address').fill(OURS.main);
  await first.press('Watch it');
  await first.at('You only watch an address');
  await other.getByLabel('Address').fill(ELSEWHERE);
  await second.press('Watch it');
  await expect(second.problem).toContainText('There is a wallet in this browser already');
  await other.close();

  await first.press('Stop watching it');
  await first.at('Your wallet');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await expect(page.getByText('The browser’s storage is full')).toBeVisible();
  // This browser does not promise to keep storage.
  await expect(page.getByText('may delete what this page keeps')).toBeVisible();
});

test('a tab that still watches an address removes no wallet that another tab has made', async ({
  page,
  context,
  demo,
}) => {
  const first = walletOn(page, demo);
  await first.open();
  await first.press('Only watch an address');
  await page.getByLabel('Address').fill(OURS.main);
  await first.press('Watch it');
  await first.at('You only watch an address');
  const second = walletOn(await context.newPage(), demo);
  await second.open();
  await second.press('Stop watching it');
  await second.make(PASSPHRASE);
  await first.press('Stop watching it');
  await expect(first.problem).toContainText('There is a wallet in this browser already');
  await page.reload();
  await first.unlock(PASSPHRASE);
  await first.at('Your wallet');
});

test('strangers’ dust does not hide the balance, and one unreadable address does not hide the others', async ({
  page,
  context,
  launch,
}) => {
  const index = createFakeChainIndex();
  for (let at = 0; at < 1_100; at += 1) {
    index.pay(OURS.main, { units: 2_000_000n, confirmations: 3, blockTimeMs: 0 });
  }
  index.pay(ELSEWHERE, { units: 500_000_000n, confirmations: 3, blockTimeMs: 0 });
  index.unreadable.add(ELSEWHERE);
  const product = await launch('empty', { chainIndex: index });
  await proveFirstBlock(product);
  await product.report({
    id: 'a',
    type: 'account_created',
    at: '2026-03-04T11:00:00Z',
    telegramId: '5',
  });
  await context.addCookies([{ ...(await product.signIn('5')), url: product.url }]);
  const wallet = walletOn(page, product);
  await wallet.open();
  await wallet.press('Restore from words or a private key');
  await page.getByLabel('Words or private key').fill(WORDS);
  await wallet.press('Continue');
  await wallet.at('Choose a passphrase');
  await wallet.passphraseIs(PASSPHRASE);
  await page.getByLabel('Passphrase again').fill(PASSPHRASE);
  await wallet.press('Restore the wallet');
  await wallet.at('Your wallet');
  await expect(wallet.balance).toContainText('22 JKC');
  await expect(page.getByText('payments use the largest, which are worth 20 JKC')).toBeVisible();
  await expect(page.getByText(`${ELSEWHERE} holds too many payments`)).toBeVisible();
  await expectFine(page);
  await wallet.press('History');
  await expect(page.getByRole('listitem')).toHaveCount(100);
  await expect(page.getByText('Only the newest 100 are shown.')).toBeVisible();
  await expectFine(page);
});
