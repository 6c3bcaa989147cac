import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { BotDeps } from '../bot-deps.ts';
import type { TipSite } from '../texts/tips.ts';

export type TipView = TipSite & { nowMs: number };

/** The data for the texts of tips; looked up before a transaction. */
export async function viewOf(deps: BotDeps): Promise<TipView> {
  const { publicUrl, explorerTxUrl } = deps.config;
  return {
    coin: deps.coin,
    publicUrl,
    username: await deps.readUsername(),
    pageOf: (txid) => explorerUrl(explorerTxUrl, txid),
    nowMs: deps.now(),
  };
}
