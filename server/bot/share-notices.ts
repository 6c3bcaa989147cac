import { keepLiving } from '#server/services/bot/living.ts';
import { say } from '#server/services/bot/outbox.ts';
import { takeShareNotices } from '#server/services/bot/share-notices.ts';
import { takeWeekNotices } from '#server/services/bot/week-notices.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { BotDeps } from './bot-deps.ts';
import { messagesOf } from './languages.ts';
import { SHARES } from './texts/shares.ts';

/**
 * Tells members about paid shares, and about weeks that paid them nothing: once each, on whichever server. The
 * owner can switch either off; what came in the two days before it is on again is told then.
 */
export async function tellShareNotices(deps: BotDeps): Promise<void> {
  const settings = await deps.settings.read();
  if (settings['notices.shares'] === 'on') await tellPaid(deps);
  if (settings['notices.weeks'] === 'on') await tellUnpaid(deps);
}

async function tellUnpaid(deps: BotDeps): Promise<void> {
  const { publicUrl } = deps.config;
  for (let told = 1; told > 0; ) {
    const nowMs = deps.now();
    told = await deps.db.transaction().execute(async (tx) => {
      const weeks = await takeWeekNotices(tx, nowMs);
      for (const week of weeks) {
        const m = await messagesOf(deps, tx, week.telegramId);
        const content = SHARES.unpaid(m, week, { coin: deps.coin, publicUrl });
        const saidId = await say(tx, { chatId: week.telegramId, ...content, must: false, nowMs });
        await keepLiving(tx, { about: week.about, saidId });
      }
      return weeks.length;
    });
    if (told > 0) deps.outbox.wake();
  }
}

async function tellPaid(deps: BotDeps): Promise<void> {
  const { db, config, coin } = deps;
  for (let told = 1; told > 0; ) {
    const nowMs = deps.now();
    told = await db.transaction().execute(async (tx) => {
      const shares = await takeShareNotices(tx, nowMs);
      for (const share of shares) {
        const url = explorerUrl(config.explorerTxUrl, share.txid);
        const m = await messagesOf(deps, tx, share.telegramId);
        const content = SHARES.paid(m, share, { coin, publicUrl: config.publicUrl, url });
        const saidId = await say(tx, { chatId: share.telegramId, ...content, must: true, nowMs });
        await keepLiving(tx, { about: share.about, saidId });
      }
      return shares.length;
    });
    if (told > 0) deps.outbox.wake();
  }
}
