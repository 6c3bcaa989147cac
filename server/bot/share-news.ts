import { keepLiving } from '#server/services/bot/living.ts';
import { say } from '#server/services/bot/outbox.ts';
import { takeShareNews } from '#server/services/bot/share-news.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { BotDeps } from './bot-deps.ts';
import { SHARES } from './texts/shares.ts';

/** Tells members of shares that were paid: each once, whichever server does it. */
export async function tellShareNews(deps: BotDeps): Promise<void> {
  const { db, config, coin } = deps;
  for (let told = 1; told > 0; ) {
    const nowMs = deps.now();
    told = await db.transaction().execute(async (tx) => {
      const shares = await takeShareNews(tx, nowMs);
      for (const share of shares) {
        const url = explorerUrl(config.explorerTxUrl, share.txid);
        const content = SHARES.paid(share, { coin, publicUrl: config.publicUrl, url });
        const saidId = await say(tx, { chatId: share.telegramId, ...content, must: true, nowMs });
        await keepLiving(tx, { about: share.about, saidId });
      }
      return shares.length;
    });
    if (told > 0) deps.outbox.wake();
  }
}
