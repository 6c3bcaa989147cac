import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { CommunityBot, TelegramBot } from '#server/gateways/telegram/telegram.ts';
import {
  BOT_UPDATE_KINDS,
  PRESS_UPDATE_KINDS,
  type TelegramUpdate,
} from '#server/gateways/telegram/updates.ts';
import type { Board } from '#server/services/board/board.ts';
import { createOutboxSender, type OutboxDeps } from '#server/services/bot/outbox-sender.ts';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import { takeUpdate } from './bot.ts';
import { type BotDeps, botIdOf } from './bot-deps.ts';
import { introduceBot } from './introduce-bot.ts';
import { takePress } from './presses.ts';
import { startUpdateReader, type UpdateReader } from './update-reader.ts';

export type Bot = {
  /** Handles an update, however it arrived. Rejects if it should come again. */
  take(update: TelegramUpdate): Promise<void>;
  /** Reads updates where they are polled, tells Telegram what the own bot offers, and sends what waits. */
  start(pause: Waiting['pause']): void;
  /** Resolves when nothing more can be said now. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  db: Db;
  telegram: TelegramBot;
  /** Null where another bot reports: then only the presses of buttons are heard. */
  community: CommunityBot | null;
  /** Null if nothing is looked up on the chain. */
  chainIndex: ChainIndex | null;
  board: Board;
  config: Config;
  now: () => number;
  report(error: unknown, what: string): void;
  /** How the outbox waits; tests lead it. */
  outbox?: Pick<OutboxDeps, 'clock' | 'sweepMs'>;
};

/** The bot of a configuration: the community's own, or just its buttons. */
export function openBot(parts: Parts): Bot {
  const { db, telegram, community, config, now, report } = parts;
  const botId = botIdOf(config.botToken ?? ':');
  const outbox =
    community && config.bot === 'here'
      ? createOutboxSender({ db, telegram, community, now, report, ...parts.outbox })
      : null;
  const own: BotDeps | null =
    community && outbox
      ? { ...parts, community, outbox, botId, ...identity(parts, community) }
      : null;
  const take = async (update: TelegramUpdate) => {
    if (own !== null) await takeUpdate(own, update);
    else if (update.kind === 'press') await takePress({ db, telegram, now, report }, update.press);
  };
  const stopping = new AbortController();
  let reader: UpdateReader | null = null;
  let introduced: Promise<void> | null = null;
  return {
    take,
    start(pause) {
      outbox?.wake();
      if (own !== null) introduced = introduceBot(own, { config, pause, signal: stopping.signal });
      if (config.telegramUpdates !== 'poll' || config.bot === 'apart') return;
      const kinds = own === null ? PRESS_UPDATE_KINDS : BOT_UPDATE_KINDS;
      reader = startUpdateReader({ db, telegram, botId, kinds, take, report, pause });
    },
    idle: async () => outbox?.idle(),
    async stop() {
      stopping.abort();
      await reader?.stop();
      await introduced;
      await outbox?.stop();
    },
  };
}

function identity({ config }: Parts, community: CommunityBot) {
  const { site } = config.community;
  let username: Promise<string> | null =
    config.botUsername === null ? null : Promise.resolve(config.botUsername);
  return {
    coin: site.coin,
    communityName: site.communityName,
    readUsername() {
      username ??= community.readUsername().catch((error: unknown) => {
        username = null;
        throw error;
      });
      return username;
    },
  };
}
