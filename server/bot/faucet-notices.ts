import { keepLiving } from '#server/services/bot/living.ts';
import { takeNoticeTurn } from '#server/services/bot/notice-turn.ts';
import { say } from '#server/services/bot/outbox.ts';
import { readEarned } from '#server/services/bot/report-event.ts';
import { takeFaucetNotices } from '#server/services/faucet/notices.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { BotDeps } from './bot-deps.ts';
import { messagesOf } from './languages.ts';
import { FAUCET } from './texts/faucet.ts';

/** Tells members about claims that the faucet has paid: once each, on whichever server. */
export async function tellFaucetNotices(deps: BotDeps): Promise<void> {
  const { db, config, coin } = deps;
  if (config.faucet === null) return;
  for (let told = 1; told > 0; ) {
    const nowMs = deps.now();
    told = await db.transaction().execute(async (tx) => {
      const claims = (await takeNoticeTurn(tx)) ? await takeFaucetNotices(tx, nowMs) : [];
      for (const claim of claims) {
        const earned = await readEarned(tx, claim.eventId);
        const url = explorerUrl(config.explorerTxUrl, claim.txid);
        const m = await messagesOf(deps, tx, claim.telegramId);
        const content = FAUCET.paid(m, claim, { code: coin.code, url, earned, nowMs });
        const saidId = await say(tx, { chatId: claim.telegramId, ...content, must: true, nowMs });
        await keepLiving(tx, { about: claim.about, saidId });
      }
      return claims.length;
    });
    if (told > 0) deps.outbox.wake();
  }
}
