import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { BotDeps } from '../bot-deps.ts';
import { messagesOf } from '../languages.ts';
import type { TipSite } from '../texts/tips.ts';

export type TipView = TipSite & {
  /** The catalogue for each chat in which a tip is shown. */
  messagesOf(tx: Db, chatId: string): Promise<Messages>;
  nowMs: number;
};

/** The data for the texts of tips; looked up before a transaction. */
export async function viewOf(deps: BotDeps): Promise<TipView> {
  const { publicUrl, explorerTxUrl } = deps.config;
  return {
    coin: deps.coin,
    publicUrl,
    username: await deps.readUsername(),
    pageOf: (txid) => explorerUrl(explorerTxUrl, txid),
    messagesOf: (tx, chatId) => messagesOf(deps, tx, chatId),
    nowMs: deps.now(),
  };
}
