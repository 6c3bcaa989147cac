import { messagesIn } from '#rules/messages/messages.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { CommunityBot, TelegramBot } from '#server/gateways/telegram/telegram.ts';
import {
  BOT_UPDATE_KINDS,
  PRESS_UPDATE_KINDS,
  type TelegramUpdate,
} from '#server/gateways/telegram/updates.ts';
import type { Board } from '#server/services/board/board.ts';
import { createOutboxSender, type OutboxDeps } from '#server/services/bot/outbox-sender.ts';
import { readHuntPicture } from '#server/services/hunts/pictures.ts';
import { messagesForPeople } from '#server/services/members/languages.ts';
import { createPrice } from '#server/services/operations/price.ts';
import {
  type CurrentSettings,
  createCurrentSettings,
} from '#server/services/settings/current-settings.ts';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import { createSignInLink } from '#server/services/sign-in/links.ts';
import { takeUpdate } from './bot.ts';
import { type BotDeps, botIdOf } from './bot-deps.ts';
import { tellFaucetNotices } from './faucet-notices.ts';
import { showHuntPosts, tellHuntNotices } from './hunt-notices.ts';
import { introduceBot, webhookUrl } from './introduce-bot.ts';
import { tellMoments } from './moments/tell-moments.ts';
import { takePress } from './presses.ts';
import { tellShareNotices } from './share-notices.ts';
import { tellTipNotices } from './tips/tip-notices.ts';
import { askTipQuestions } from './tips/tip-questions.ts';
import { createUpdateConflicts } from './update-conflicts.ts';
import { startUpdateReader, type UpdateReader } from './update-reader.ts';

/** The longest delay in ms before people hear about payouts; the query reads many rows. */
const SHARES_EVERY_MS = 60_000;

export type Bot = {
  /** Handles an update, however it arrived. Rejects if it should come again. */
  take(update: TelegramUpdate): Promise<void>;
  /** Polls for updates if configured, tells Telegram the own bot's commands, and sends waiting messages. */
  start(pause: Waiting['pause']): void;
  /** Tells people about events since the last call that they did not ask about; runs by itself once started. */
  sendNotices(): Promise<void>;
  /** Resolves when all messages that can be sent now are sent. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  db: Db;
  telegram: TelegramBot;
  /** Null if another bot reports events: then only presses of buttons are handled. */
  community: CommunityBot | null;
  /** Null if the chain index is not configured. */
  chainIndex: ChainIndex | null;
  /** Null if no chain is followed: the bot then makes no tips. */
  chainSource: ChainSource | null;
  board: Board;
  config: Config;
  now: () => number;
  report(error: unknown, what: string): void;
  /** Replaces the catalogues in tests. */
  messagesIn?: BotDeps['messagesIn'];
  /** Replaces the outbox's clock and waits in tests. */
  outbox?: Pick<OutboxDeps, 'clock' | 'sweepMs'>;
};

/** The bot of a configuration: the community's own, or only its buttons. */
export function openBot(parts: Parts): Bot {
  const { db, telegram, community, config, now, report } = parts;
  const settings = createCurrentSettings({ db, bases: config.settings });
  const messagesFor = messagesForPeople(
    async () => (await settings.read()).language,
    parts.messagesIn,
  );
  const botId = botIdOf(config.botToken ?? ':');
  const outbox =
    community && config.bot === 'here'
      ? createOutboxSender({
          db,
          telegram,
          community,
          createSignInLink: (telegramId) => createSignInLink(db, { telegramId, nowMs: now() }),
          readPicture: ({ huntId, hash }) => readHuntPicture(db, { id: BigInt(huntId), hash }),
          takeNotices,
          now,
          report,
          ...parts.outbox,
        })
      : null;
  const own: BotDeps | null =
    community && outbox
      ? {
          messagesIn,
          ...parts,
          settings,
          messagesFor,
          community,
          outbox,
          botId,
          ...identity(parts, community, settings),
        }
      : null;
  const take = async (update: TelegramUpdate) => {
    if (own !== null) await takeUpdate(own, update);
    else if (update.kind === 'press') {
      await takePress({ db, telegram, messagesFor, now, report }, update.press);
    }
  };
  /** Called by the outbox sender, so that notices about tips wait for no other timer. */
  async function takeNotices(): Promise<boolean> {
    if (own === null) return false;
    const isTold = await tellTipNotices(own);
    const isAsked = await askTipQuestions(own);
    // Last, so that a fault here keeps no tip from being told.
    const isShared = await tellMoments(own);
    return isTold || isAsked || isShared;
  }
  const stopping = new AbortController();
  const sendNotices = async () => {
    if (own === null) return;
    while (await takeNotices());
    await tellShareNotices(own);
    await tellFaucetNotices(own);
    await tellHuntNotices(own);
    await showHuntPosts(own);
  };
  /** Sends notices, and again after a pause, until stopped. */
  async function tellOn(tell: () => Promise<void>, pause: Waiting['pause']): Promise<void> {
    while (!stopping.signal.aborted) {
      await tell().catch((error: unknown) => report(error, 'notices were not sent'));
      await pause(SHARES_EVERY_MS, stopping.signal);
    }
  }
  let reader: UpdateReader | null = null;
  const running: Promise<void>[] = [];
  return {
    take,
    sendNotices,
    start(pause) {
      outbox?.wake();
      if (own !== null) {
        running.push(
          introduceBot(own, { config, pause, signal: stopping.signal }),
          tellOn(() => tellShareNotices(own), pause),
          tellOn(() => tellFaucetNotices(own), pause),
          tellOn(() => tellHuntNotices(own), pause),
          tellOn(() => showHuntPosts(own), pause),
        );
      }
      if (config.telegramUpdates !== 'poll' || config.bot === 'apart') return;
      const kinds = own === null ? PRESS_UPDATE_KINDS : BOT_UPDATE_KINDS;
      const conflicts = createUpdateConflicts({
        db,
        community: own && community,
        ownWebhook: webhookUrl(config.publicUrl),
        report,
      });
      reader = startUpdateReader({ db, telegram, botId, kinds, take, conflicts, report, pause });
    },
    async idle() {
      outbox?.wake();
      await outbox?.idle();
    },
    async stop() {
      stopping.abort();
      await reader?.stop();
      await Promise.all(running);
      await outbox?.stop();
    },
  };
}

function identity({ db, config, now }: Parts, community: CommunityBot, settings: CurrentSettings) {
  const { site } = config.community;
  const price = createPrice({
    db,
    readFixedUsd: async () => (await settings.read()).usdPrice || null,
    isFetched: config.priceFeed !== null,
    now,
  });
  let username: Promise<string> | null =
    config.botUsername === null ? null : Promise.resolve(config.botUsername);
  return {
    coin: config.coin,
    ranks: config.community.ranks,
    readUsdPrice: () => price.readUsd(),
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
