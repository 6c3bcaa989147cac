import { keepLiving } from '#server/services/bot/living.ts';
import { takeNoticeTurn } from '#server/services/bot/notice-turn.ts';
import { say } from '#server/services/bot/outbox.ts';
import { takeHuntNotices } from '#server/services/hunts/notices.ts';
import type { BotDeps } from './bot-deps.ts';
import { HUNT } from './texts/hunt.ts';

/** Tells players about clues that their tips have solved, and winners about their prizes: once each, on whichever server. */
export async function tellHuntNotices(deps: BotDeps): Promise<void> {
  const { db, config, coin } = deps;
  for (let told = 1; told > 0; ) {
    const nowMs = deps.now();
    told = await db.transaction().execute(async (tx) => {
      const notices = (await takeNoticeTurn(tx)) ? await takeHuntNotices(tx, nowMs) : [];
      for (const notice of notices) {
        const content = HUNT.notice(notice, { code: coin.code, publicUrl: config.publicUrl });
        const chatId = notice.telegramId;
        const saidId = await say(tx, { chatId, ...content, must: true, nowMs });
        await keepLiving(tx, { about: notice.about, saidId });
      }
      return notices.length;
    });
    if (told > 0) deps.outbox.wake();
  }
}
