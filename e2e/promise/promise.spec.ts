import type { Page } from '@playwright/test';
import { formatAmount } from '#rules/amounts.ts';
import { POLL_MS } from '#rules/limits.ts';
import { distributionMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { ensureLitecoind } from '../../scripts/litecoind.mjs';
import { openTestTelegramServer } from '../../server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { someOf } from '../../server/testing/run/scope.ts';
import { partsOf } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { openDaemonChain, openFakeChain } from './chains.ts';
import { type Engine, startInstance } from './instance.ts';

const GROUP = '-1001234567890';
const [ANNE, BEN] = ['11', '12'];
const POOL = '100';
const EXPLORER = 'https://explorer.example/tx/';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const daemonPath = await ensureLitecoind();
const chainName = daemonPath === null ? 'the fake node: there is no litecoind' : 'a real daemon';

test.use({ timers: 'fake' });

for (const engine of someOf<Engine>(['PostgreSQL', 'the embedded engine'], 1, 'promise')) {
  test(`two strangers tip each other and one gets a share, on ${engine} and ${chainName}`, async ({
    page,
  }) => {
    const world = await openWorld(engine);
    try {
      await keepThePromise(world, page);
      expect(world.instance.output()).not.toContain('"level":50');
    } finally {
      await page.close();
      await world.close();
    }
  });
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Starts a chain, a Telegram with a group, and an empty instance between them, in the middle of the next week. */
async function openWorld(engine: Engine) {
  const machineMs = Date.now();
  const midweekMs = weekStartMs(weekOf(machineMs + 7 * DAY_MS)) + 3 * DAY_MS;
  let aheadMs = midweekMs - machineMs;
  const now = () => Date.now() + aheadMs;
  const chain = await (daemonPath === null ? openFakeChain() : openDaemonChain(daemonPath));
  const telegramServer = await openTestTelegramServer({
    token: TEST_BOT_TOKEN,
    everybodyStarted: false,
    dateMs: now,
  });
  const { telegram } = telegramServer;
  telegram.setPerson(ANNE, { first_name: 'Anne', username: 'anne_bonny' });
  telegram.setPerson(BEN, { first_name: 'Ben', username: 'ben_gunn' });
  telegram.openGroup(GROUP);
  await chain.setTime(now());
  await chain.mine(1);
  const instance = await startInstance(engine, {
    aheadMs,
    TELEGRAM_API_ROOT: telegramServer.root,
    BOT_USERNAME: 'quarterdeck_bot',
    CHAIN_API_URL: chain.indexRoot,
    COIN_NETWORK: 'test',
    EXPLORER_TX_URL: `${EXPLORER}{txid}`,
    WEEKLY_POOL: POOL,
    // On the embedded engine the server itself pays nothing.
    ...(engine === 'PostgreSQL' && { WALLET_RPC_URL: chain.walletUrl }),
  });

  async function move(ms: number): Promise<void> {
    aheadMs += ms;
    await instance.setAhead(aheadMs);
    await chain.setTime(now());
  }
  return {
    chain,
    telegram,
    instance,
    pays: engine === 'PostgreSQL',
    now,
    move,
    /** The bot's messages in a chat, oldest first. */
    said: (chatId: string) => telegram.messagesOf(chatId).filter(({ from }) => from === 'bot'),
    /** Lets time pass until a condition holds. */
    async until(check: () => unknown, stepMs = 2_000): Promise<void> {
      await expect(async () => {
        await move(stepMs);
        await check();
      }).toPass({ intervals: [100], timeout: 60_000 });
    },
    async close() {
      await instance.close();
      await telegramServer.close();
      await chain.close();
    },
  };
}

async function keepThePromise(world: World, page: Page): Promise<void> {
  const { chain, telegram, instance, said, until } = world;
  const texts = (chatId: string) => said(chatId).map(({ text }) => text);
  const last = (chatId: string) => texts(chatId).at(-1) ?? '';
  const [anneAddress, benAddress] = [await chain.newAddress(), await chain.newAddress()];

  await page.clock.setSystemTime(world.now());
  await page.goto(`${instance.url}/leaderboard`);
  const { members, board, panel } = partsOf(page);
  await expect(board.getByRole('heading', { name: 'No Community Activity Yet' })).toBeVisible();

  for (const [person, address] of [
    [ANNE, anneAddress],
    [BEN, benAddress],
  ] as const) {
    telegram.say(person, '/start');
    await until(() => expect(last(person)).toContain('+1 point for your account'));
    telegram.say(person, `/address ${address}`);
    await until(() => expect(last(person)).toContain('+3 points for your address'));
  }

  const word = telegram.say(GROUP, 'The map is in the chest.', { from: ANNE });
  telegram.say(GROUP, '/tip @ben_gunn 5 for the cheese', { from: ANNE });
  telegram.say(GROUP, '/tip 2,5', { from: BEN, replyTo: word });
  telegram.say(GROUP, '@ben_gunn 1', { from: ANNE });
  await until(() =>
    expect(texts(GROUP)).toEqual([
      'Anne tips Ben 5 JKC\nfor the cheese',
      'Ben tips Anne 2.5 JKC',
      'Anne tips Ben 1 JKC',
    ]),
  );
  const [inGroup] = said(GROUP);
  const asked = () => said(ANNE).find(({ text }) => text.startsWith('Your tip of 5 JKC to Ben'));
  await until(() => expect(asked()?.picture).toEqual(expect.any(String)));
  const other = asked()
    ?.buttons.flat()
    .find(({ text }) => text === 'Another wallet');
  telegram.press(ANNE, asked()?.messageId ?? 0, other?.callback_data ?? '');
  await until(() => expect(asked()?.text).toMatch(/pay exactly 5\.\d+ JKC/));
  const screen = asked()?.text ?? '';
  const [, due = '', address = ''] = /pay exactly (\S+) JKC to\n(\S+)/.exec(screen) ?? [];
  expect(address).toBe(benAddress);

  const txid = await chain.pay(address, due);
  await until(() =>
    expect(inGroup).toMatchObject({ text: 'Anne tipped Ben 5 JKC, on its way\nfor the cheese' }),
  );
  expect(inGroup?.html).toContain(`href="${EXPLORER}${txid}"`);
  await until(() => expect(last(BEN)).toBe('Anne tipped you 5 JKC: on its way.\nfor the cheese'));
  await chain.mine(1);
  await until(() =>
    expect(inGroup).toMatchObject({ text: 'Anne tipped Ben 5 JKC, ✅\nfor the cheese' }),
  );
  await until(() => expect(last(ANNE)).toBe('+3 points for your first tip, +1 point.'));
  await until(() => expect(last(BEN)).toContain('confirmed'));
  // The board has been open all the time and polls by itself.
  await page.clock.fastForward(POLL_MS.leaderboard + 1000);
  await expect(members).toHaveCount(2);
  for (const text of ['Rank 1', 'Anne', 'Lifetime points8', '1 tip']) {
    await expect(members.first()).toContainText(text);
  }

  telegram.say(ANNE, '/week');
  await until(() => expect(last(ANNE)).toContain(`you would get ${POOL} JKC of the pool`));

  const week = weekOf(world.now());
  await world.move(distributionMs(week) + MINUTE_MS - world.now());
  await chain.mine(1);
  if (world.pays) await seePaid(world, { week, address: anneAddress });
  await page.clock.setSystemTime(world.now());
  await expect(async () => {
    await page.clock.fastForward(POLL_MS.distributions + 1000);
    await expect(panel.getByRole('listitem')).toContainText('1 recipient', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** Checks that the share is on the chain, with six confirmations, and that its owner was told. */
async function seePaid(
  { chain, said, until }: World,
  { week, address }: { week: string; address: string },
): Promise<void> {
  await until(async () => {
    await chain.mine(1);
    expect(said(ANNE).at(-1)?.text).toBe(
      `Your share of the week of ${week} is paid: ${POOL} JKC, place 1.`,
    );
  }, MINUTE_MS);
  const link = said(ANNE).at(-1)?.buttons.flat()[0];
  expect(link?.url).toContain(EXPLORER);
  expect(formatAmount(await chain.readPaid(address))).toBe(POOL);
}
