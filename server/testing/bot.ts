import { sql } from 'kysely';
import { messagesIn } from '#rules/messages/messages.ts';
import { openBot } from '#server/bot/open-bot.ts';
import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import type { Payload, Saying, TestMessage } from '#server/fakes/telegram/telegram.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import { readTelegramUpdate } from '#server/gateways/telegram/updates.ts';
import { createBoard } from '#server/services/board/board.ts';
import { followChain } from '#server/services/chain/follow.ts';
import type { SenderClock } from '#server/services/telegram/pace.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

/** A Wednesday; the running week ends on Sunday, 2026-03-08. */
export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
export const GROUP = '-1001234567890';
export const ANNE = '11';
export const BOB = '12';

/** A clock without real pauses. */
const IMPATIENT: SenderClock = { monotonicMs: () => performance.now(), pause: async () => {} };

export type TestBot = Awaited<ReturnType<typeof openTestBot>>;

/** The community's bot on the real gateways and a fake Telegram, with its own clock. */
export async function openTestBot(
  db: Db,
  environment: Record<string, string> = {},
  {
    readsChain = true,
    telegram: shared,
    messagesIn: catalogues = messagesIn,
  }: {
    readsChain?: boolean;
    telegram?: TestTelegramServer;
    messagesIn?: typeof messagesIn;
  } = {},
) {
  const chain = createFakeChainIndex();
  const clock = { nowMs: NOW_MS };
  const now = () => clock.nowMs;
  const own = shared
    ? null
    : await openTestTelegramServer({
        token: TEST_BOT_TOKEN,
        everybodyStarted: false,
        now,
        dateMs: now,
      });
  const server = shared ?? own;
  if (!server) throw new Error('no Telegram');
  const { telegram } = server;
  if (own) {
    telegram.setPerson(ANNE, { first_name: 'Anne', username: 'anne_b' });
    telegram.setPerson(BOB, { first_name: 'Bob <b>', username: 'bob_c' });
    telegram.openGroup(GROUP, { topics: new Map([[5, 'Tips']]), administrators: [ANNE] });
  }
  const config = readConfig(
    {
      BOT: '1',
      DEMO: '0',
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_API_ROOT: server.root,
      PUBLIC_URL: 'https://deck.example',
      ...environment,
    },
    '/nowhere',
  );
  const options = { token: TEST_BOT_TOKEN, apiRoot: server.root, timeoutMs: 2000 };
  if (readsChain) await followChain({ db, source: chain, coin: JUNKCOIN_ON.test, now });
  const reports: string[] = [];
  const { poolUnits, thresholdHundredths } = config;
  const parts = {
    telegram: createTelegramBot(options),
    community: createCommunityBot(options),
    chainIndex: readsChain ? chain : null,
    chainSource: readsChain ? chain : null,
    board: await createBoard(db, { now, poolUnits, thresholdHundredths }),
    config,
    now,
    report: (error: unknown, what: string) => {
      reports.push(`${what}: ${error}`);
    },
    messagesIn: catalogues,
    outbox: { clock: IMPATIENT, sweepMs: null },
  };
  const bot = openBot({ ...parts, db });
  let heard = 0;

  /** Hands the bot every new update, and lets it send its messages. */
  async function hear(): Promise<void> {
    for (const raw of telegram.updates.slice(heard)) {
      heard += 1;
      const update = readTelegramUpdate(raw);
      if (update !== null) await bot.take(update);
    }
    // Repeated, because a chat may get more than one message.
    for (let more = 0; more < 3; more += 1) {
      await bot.idle();
      clock.nowMs += 1001;
    }
  }

  /** The bot's new messages in all chats. */
  async function answersTo(
    act: () => unknown,
  ): Promise<Pick<TestMessage, 'chatId' | 'text' | 'picture' | 'preview' | 'ephemeral'>[]> {
    // Beyond Telegram's limits for a chat.
    clock.nowMs += 61_000;
    const before = new Set(telegram.messages.keys());
    await act();
    await hear();
    return [...telegram.messages.values()].filter(
      ({ messageId, from }) => from === 'bot' && !before.has(messageId),
    );
  }

  return {
    bot,
    config,
    db,
    clock,
    server,
    telegram,
    /** The chain that the bot's index shows. */
    chain,
    reports,
    hear,
    answersTo,
    /** Another server with the same bot. */
    openAlso: (on: Db) => openBot({ ...parts, db: on }),
    /** The bot's answers in private. */
    asks: async (person: string, text: string) =>
      (await answersTo(() => telegram.say(person, text))).map((each) => each.text),
    /** The bot's messages after a person writes in the group. */
    asksInGroup: async (from: string, text: string, saying: Saying = {}) =>
      (await answersTo(() => telegram.say(GROUP, text, { from, ...saying }))).map((each) =>
        each.chatId === GROUP ? each.text : `to ${each.chatId}: ${each.text}`,
      ),
    /** The newest message of a chat. */
    last: (chatId: string) => telegram.messagesOf(chatId).at(-1),
    /** Delivers the same update again. */
    again: async (raw: Payload) => {
      const update = readTelegramUpdate(raw);
      if (update !== null) await bot.take(update);
      await bot.idle();
    },
    async points(telegramId: string): Promise<number> {
      const { rows } = await sql<{ points: bigint }>`
        select t.lifetime_points as points from member_totals t
        join members m on m.id = t.member_id where m.telegram_id = ${telegramId}::bigint`.execute(
        db,
      );
      return Number(rows[0]?.points ?? 0) / 100;
    },
    async close() {
      await bot.stop();
      await own?.close();
    },
  };
}
