import { AppError } from '#contract/errors.ts';
import type { DemoChats, DemoMessage, DemoPlayer } from '#contract/try/chats.ts';
import { pictureTypeOf } from '#rules/pictures.ts';
import { isoTime } from '#rules/times.ts';
import { weekEndMs, weekOf } from '#rules/weeks/week.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { TEST_BOT } from '#server/fakes/telegram/chats.ts';
import type { TestMessage } from '#server/fakes/telegram/telegram.ts';
import type { Board } from '#server/services/board/board.ts';
import { readMemberCard } from '#server/services/creators/member-card.ts';
import { readPlayerAddress } from '#server/services/demo/players.ts';
import { readUserWeeks } from '#server/services/weeks/closed-weeks.ts';
import { type DemoChain, demoAddress } from '../chain/chain.ts';
import { paymentIn } from './payments.ts';
import type { DemoTelegram } from './telegram.ts';
import { readPlayedTips } from './tips.ts';
import type { Person, Visitor } from './visitors.ts';

export type ShowDeps = {
  db: Db;
  board: Board;
  config: Config;
  chain: DemoChain;
  telegram: DemoTelegram;
  now: () => number;
};

/** Everything that a visitor's page shows. */
export async function showChats(deps: ShowDeps, visitor: Visitor): Promise<DemoChats> {
  const { telegram, chain, config } = deps;
  const nowMs = deps.now();
  const { group, players } = visitor;
  const version = telegram.version();
  // The page shows the first player's share before the second's, so a payment between the two reads must not be seen in the second
  // alone.
  const second = await showPlayer(deps, players.second, nowMs);
  const first = await showPlayer(deps, players.first, nowMs);
  const messagesIn = (chatId: string) => showMessages(deps, visitor, chatId);
  const chats = {
    group: await messagesIn(group),
    first: await messagesIn(players.first.telegramId),
    second: await messagesIn(players.second.telegramId),
  };
  return {
    version,
    now: isoTime(nowMs),
    weekEndsAt: isoTime(weekEndMs(weekOf(nowMs))),
    groupTitle: telegram.telegram.groups.get(group)?.title ?? '',
    botName: config.community.site.siteName,
    botUsername: TEST_BOT.username,
    height: chain.chain.blocks.length - 1,
    waiting: chain.chain.mempool.size,
    players: { first, second },
    tips: await readPlayedTips(deps.db, visitor),
    chats,
  };
}

async function showPlayer(deps: ShowDeps, person: Person, nowMs: number): Promise<DemoPlayer> {
  const { telegramId, name, username } = person;
  const spareAddress = demoAddress(`player ${telegramId}`);
  const address = await readPlayerAddress(deps.db, telegramId);
  const known = { name, username, telegramId, address, spareAddress };
  const { ranks } = deps.config.community;
  const input = { ...deps.config, telegramId, nowMs, ranks };
  try {
    const card = await readMemberCard(deps.db, deps.board, input);
    const { weeks } = await readUserWeeks(deps.db, {
      ...input,
      page: 1,
      limit: 1,
      explorerTxUrl: '{txid}',
    });
    const [last] = weeks;
    return {
      ...known,
      standing: {
        pirateRank: card.pirateRank,
        weekPoints: card.week.activityPoints,
        pointsNeeded: card.week.pointsNeeded,
      },
      lastWeek:
        last === undefined
          ? null
          : {
              week: last.week,
              rank: last.rank,
              share: last.share,
              status: last.status,
              txid: last.explorerUrl,
            },
    };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    return { ...known, standing: null, lastWeek: null };
  }
}

/** The only person, apart from the bot, who sees an ephemeral message. */
function personOf({ from, fromId, ephemeral }: TestMessage): string {
  return from === 'bot' ? (ephemeral?.receiverId ?? '') : fromId;
}

async function showMessages(
  deps: ShowDeps,
  { players }: Visitor,
  chatId: string,
): Promise<DemoMessage[]> {
  const { telegram } = deps.telegram;
  const { siteName } = deps.config.community.site;
  const whose = (id: string): { from: DemoMessage['from']; name: string } => {
    if (id === String(TEST_BOT.id)) return { from: 'bot', name: siteName };
    if (id === players.first.telegramId) return { from: 'first', name: players.first.name };
    if (id === players.second.telegramId) return { from: 'second', name: players.second.name };
    return { from: 'other', name: telegram.userOf(id).first_name };
  };
  const { uriScheme } = deps.config.coin;
  const show = async (message: ReturnType<DemoTelegram['messagesOf']>[number]) => {
    const answered = message.replyTo === null ? undefined : telegram.messages.get(message.replyTo);
    return {
      id: message.messageId,
      ...whose(message.fromId),
      html: message.html,
      picture: message.picture && dataUrl(message.picture),
      preview: message.preview && new URL(message.preview).pathname,
      payment: await paymentIn(deps.db, message, uriScheme),
      at: isoTime(message.atMs),
      isEdited: message.isEdited,
      isRead: telegram.isTaken(message),
      answers: answered ? { name: whose(answered.fromId).name, text: answered.text } : null,
      reactions: message.reactions,
      onlySeenBy: message.ephemeral && whose(personOf(message)).name,
      buttons: message.buttons.map((row) =>
        row.map(({ text, callback_data: data = null, url = null, copy_text: copied }) => ({
          ...{ text, data, url },
          copy: copied?.text ?? null,
        })),
      ),
    };
  };
  return Promise.all(deps.telegram.messagesOf(chatId).map(show));
}

function dataUrl(base64: string): string {
  return `data:${pictureTypeOf(Buffer.from(base64, 'base64'))};base64,${base64}`;
}
