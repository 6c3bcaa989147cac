import { hasMoments, takeMoments } from '#server/services/bot/moments.ts';
import { say } from '#server/services/bot/outbox.ts';
import type { BotDeps } from '../bot-deps.ts';
import { messagesOf } from '../languages.ts';
import { momentText } from '../texts/moments.ts';

/** Tells groups about moments of their members: once each, on whichever server. Returns true if more may wait. */
export async function tellMoments(deps: BotDeps): Promise<boolean> {
  const { db, config, coin, ranks } = deps;
  if (!(await hasMoments(db))) return false;
  const nowMs = deps.now();
  return db.transaction().execute(async (tx) => {
    const { told, decided } = await takeMoments(tx, nowMs);
    for (const moment of told) {
      const { chatId, topicId, untilMs } = moment;
      const m = await messagesOf(deps, tx, chatId);
      const content = momentText(m, moment, { coin, ranks, publicUrl: config.publicUrl });
      await say(tx, { chatId, topicId, ...content, must: false, untilMs, nowMs });
    }
    return decided > 0;
  });
}
