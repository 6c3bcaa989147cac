import type { Coin } from '#rules/coins/coin.ts';
import type { Language } from '#rules/messages/languages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { Ranks } from '#rules/points/ranks.ts';
import type { Config } from '#server/config/config.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { CommunityBot } from '#server/gateways/telegram/telegram.ts';
import type { Board } from '#server/services/board/board.ts';
import type { CurrentSettings } from '#server/services/settings/current-settings.ts';
import type { PressDeps } from './press-deps.ts';

/** The dependencies of the community's own bot. */
export type BotDeps = PressDeps & {
  community: CommunityBot;
  /** Woken when something was written into the outbox. */
  outbox: { wake(): void };
  board: Board;
  /** Null if the chain index is not configured. */
  chainIndex: ChainIndex | null;
  /** Null if no chain is followed: the bot then makes no tips. */
  chainSource: ChainSource | null;
  /** The bot's Telegram id. */
  botId: string;
  /** The bot's name, without @. */
  readUsername(): Promise<string>;
  config: Pick<
    Config,
    | 'publicUrl'
    | 'poolUnits'
    | 'thresholdHundredths'
    | 'explorerTxUrl'
    | 'faucet'
    | 'referralPoints'
  >;
  /** US dollars for one coin; null while none is known. */
  readUsdPrice(): Promise<string | null>;
  /** The catalogue of a language. */
  messagesIn(language: Language): Messages;
  /** The settings that the owner can change. */
  settings: CurrentSettings;
  coin: Coin;
  ranks: Ranks;
  communityName: string;
};

/** The bot's Telegram id, with which its token begins. */
export function botIdOf(token: string): string {
  return token.slice(0, token.indexOf(':'));
}
