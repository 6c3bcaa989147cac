import type { BrowserContextOptions } from '@playwright/test';
import { signInTokenOf } from '#rules/wallet/sign-in-link.ts';
import { createIndexOfChain } from '../../server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '../../server/fakes/node/chain.ts';
import { openTestTelegramServer } from '../../server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { watchTips } from '../../server/testing/tips/watch-tips.ts';
import { scriptOfAddress, writeTransaction } from '../../server/testing/wallet/coin-reference.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { expectFine } from '../judge.ts';
import { partsOf } from '../pages/board-page.ts';
import { expect, NOW_MS, shiftDate, test } from '../product.ts';
import { createPerson, type Hands, KEYS, MOUSE, type Person, TOUCH } from './people.ts';
import { proveFirstBlock } from './prove-coin.ts';

const GROUP = '-1001234567890';
const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const COIN = 100_000_000n;

/** The seconds that a first-time user needs for each step: reading, writing, typing. */
const SECONDS = {
  openBot: 12,
  comeIn: 10,
  chooseToMake: 8,
  writeTwelveWords: 60,
  typeThreeWords: 15,
  choosePassphrase: 20,
  useAddress: 15,
  typeTip: 12,
  openTip: 8,
  unlock: 8,
  lookAndPay: 12,
  block: 60,
  findOnBoard: 10,
} as const;
const FIVE_MINUTES = 300;

/** A transaction with an invented input that pays an address. */
function gift(address: string, units: bigint): string {
  return writeTransaction({
    version: 1,
    inputs: [{ txid: 'ab'.repeat(32), vout: 0, script: Buffer.alloc(3), sequence: 0 }],
    outputs: [{ units, script: scriptOfAddress(address, { scriptHash: 5 }) }],
    lockTime: 0,
  }).toString('hex');
}

test('from nothing to ranks: three strangers make wallets and tip each other', async ({
  browser,
  launch,
}) => {
  const telegramServer = await openTestTelegramServer({
    token: TEST_BOT_TOKEN,
    everybodyStarted: false,
  });
  const { telegram } = telegramServer;
  const clock = { nowMs: NOW_MS };
  const chain = createTestChain('test', () => clock.nowMs);
  const chainIndex = createIndexOfChain(chain);
  const logs: string[] = [];
  const product = await launch('empty', {
    telegramServer,
    chainIndex,
    logs,
    environment: {
      BOT: '1',
      BOT_GATEWAY_TOKEN: '',
      BOT_USERNAME: 'quarterdeck_bot',
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_API_ROOT: telegramServer.root,
      TELEGRAM_UPDATES: 'poll',
      COIN_NETWORK: 'test',
      JOBS: '0',
    },
  });
  await proveFirstBlock(product, JUNKCOIN_ON.test);
  telegram.openGroup(GROUP);

  /** The time at which each person finishes their last step; they act in parallel. */
  const seconds = new Map<Person, number>();
  const take = (person: Person, ...steps: (keyof typeof SECONDS)[]) => {
    const spent = steps.reduce((sum, step) => sum + SECONDS[step], seconds.get(person) ?? 0);
    seconds.set(person, spent);
    clock.nowMs = NOW_MS + Math.max(...seconds.values()) * 1000;
    product.clock.nowMs = clock.nowMs;
  };
  /** Makes one person wait for another's last step. */
  const waitFor = (person: Person, other: Person) => {
    seconds.set(person, Math.max(seconds.get(person) ?? 0, seconds.get(other) ?? 0));
  };
  const problems: string[] = [];
  const join = async (
    id: string,
    names: { first_name: string; username: string },
    { hands, ...options }: BrowserContextOptions & { hands: Hands },
  ) => {
    telegram.setPerson(id, names);
    telegram.say(GROUP, 'Ahoy', { from: id });
    const context = await browser.newContext(options);
    await context.addInitScript(shiftDate, NOW_MS);
    context.on('console', (message) => problems.push(message.text()));
    context.on('weberror', ({ error }) => problems.push(String(error())));
    return createPerson({ telegram, product, page: await context.newPage(), hands, id });
  };
  /** The job that runs every few seconds. */
  const look = () =>
    watchTips({
      db: product.db,
      chain: chainIndex,
      coin: JUNKCOIN_ON.test,
      now: () => clock.nowMs,
    });

  async function makeWallet(person: Person): Promise<void> {
    const { page, press, type, at } = person;
    await at('Is this you?');
    await press(/^Continue as/);
    await at('Your wallet');
    await press('Make a new wallet');
    const words = page.getByRole('list', { name: 'Your twelve words, in order' });
    await expect(words.getByRole('listitem')).toHaveCount(12);
    const all = await words.getByRole('listitem').allTextContents();
    await press('I have written them down');
    await at('Check your words');
    for (const label of await page.locator('label').allTextContents()) {
      await type(label, all[Number(/\d+/.exec(label)) - 1] ?? '');
    }
    await press('Continue');
    await at('Choose a passphrase');
    await type('Passphrase', PASSPHRASE);
    await type('Passphrase again', PASSPHRASE);
    await press('Make the wallet');
    await at('Your wallet');
    await press('Use it for tips and shares');
    await press('Sign and use it');
    await at('Your wallet');
    await expect(page.getByText('do not reach this wallet yet')).toHaveCount(0);
    take(person, 'comeIn', 'chooseToMake', 'writeTwelveWords', 'typeThreeWords');
    take(person, 'choosePassphrase', 'useAddress');
  }

  async function payTip(person: Person, button: string): Promise<void> {
    const { press, type, at, pressInChat } = person;
    await look();
    await pressInChat(button);
    await at('Unlock your wallet');
    await type('Passphrase', PASSPHRASE);
    await press(/^Unlock$/);
    await at('Pay a tip');
    await press(/^Pay \d/);
    await at('Paid');
    take(person, 'openTip', 'unlock', 'lookAndPay');
  }

  async function findOnBoard(person: Person, names: readonly string[]): Promise<void> {
    await person.page.goto(`${product.url}/leaderboard`);
    const { members } = partsOf(person.page);
    await expect(members.getByRole('heading')).toHaveText([...names]);
    await expect(members.filter({ hasText: 'You' })).toContainText('Deckhand');
    take(person, 'findOnBoard');
  }

  const ann = await join('11', { first_name: 'Ann', username: 'ann_b' }, { hands: MOUSE });
  const ben = await join('12', { first_name: 'Ben', username: 'ben_c' }, { hands: KEYS });

  let usedLink = '';

  await test.step('Ann starts the bot, and tips Ben before either has a wallet', async () => {
    ann.says('/start');
    take(ann, 'openBot');
    usedLink = await ann.linkOf('Make a wallet');
    await ann.open(usedLink);
    await ann.at('Is this you?');
    await expect(ann.page.getByText('Ann (@ann_b)')).toBeVisible();
    expect(ann.page.url()).not.toContain('#');
    await expectFine(ann.page);
    ann.says('/tip @ben_c 25', GROUP);
    take(ann, 'typeTip');
    waitFor(ben, ann);
    await ben.pressInChat('Set your address', GROUP);
    take(ben, 'openBot');
  });

  await test.step('both make their wallets, Ben by keyboard alone', async () => {
    await makeWallet(ann);
    ann.says('/deposit');
    await ann.hears('Send Junkcoin to');
    const [address = ''] =
      /\b[mn]\w{25,34}\b/.exec(telegram.messagesOf(ann.id).at(-1)?.text ?? '') ?? [];
    // From a friend who has some.
    chain.mineThese([gift(address, 60n * COIN)]);
    await ben.pressInChat('Make a wallet');
    await makeWallet(ben);
  });

  await test.step('a link of the bot’s changes nobody’s account unasked', async () => {
    ben.says('/wallet');
    await ann.open(await ben.linkOf('Open the wallet'));
    await ann.at('Change who is signed in?');
    await expect(ann.page.getByText('Ben (@ben_c)')).toBeVisible();
    await ann.press('Stay signed in as Ann');
    await ann.at('Unlock your wallet');
  });

  await test.step('Ann pays, a block confirms it, and both have a rank', async () => {
    waitFor(ann, ben);
    await payTip(ann, 'Tip Ben 25 JKC');
    take(ann, 'block');
    chain.mine();
    await look();
    await ben.hears('Ann tipped you 25 JKC: confirmed.');
    await findOnBoard(ann, ['Ann', 'Ben']);
    expect(seconds.get(ann)).toBeLessThan(FIVE_MINUTES);
  });

  await test.step('Cleo does it with a phone, and Ben pays her by keyboard alone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const cleo = await join(
      '13',
      { first_name: 'Cleo', username: 'cleo_d' },
      { hands: TOUCH, ...phone },
    );
    await cleo.open(usedLink);
    await cleo.at('This link no longer works');
    await expect(cleo.page.getByRole('link', { name: /^Get a link/ })).toHaveAttribute(
      'href',
      /\?start=wallet$/,
    );
    ben.says('/tip @cleo_d 20', GROUP);
    await cleo.pressInChat('Set your address', GROUP);
    await cleo.pressInChat('Make a wallet');
    take(cleo, 'openBot');
    await makeWallet(cleo);
    seconds.set(ben, seconds.get(cleo) ?? 0);
    await payTip(ben, 'Tip Cleo 20 JKC');
    waitFor(cleo, ben);
    // Its coins are unconfirmed, and can be spent.
    cleo.says('/tip @ann_b 5', GROUP);
    take(cleo, 'typeTip');
    await payTip(cleo, 'Tip Ann 5 JKC');
    take(cleo, 'block');
    chain.mine();
    await look();
    await ann.hears('Cleo tipped you 5 JKC: confirmed.');
    await findOnBoard(cleo, ['Ann', 'Ben', 'Cleo']);
    expect(seconds.get(cleo)).toBeLessThan(FIVE_MINUTES);
  });

  expect(logs.join('\n')).toContain('/api/auth/link');
  expect(logs.join('\n')).not.toContain(signInTokenOf(new URL(usedLink).hash) ?? '');
  // 401 is for the used link.
  expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
});
