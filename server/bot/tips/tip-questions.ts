import { findLiving, keepLiving } from '#server/services/bot/living.ts';
import { editSaid, say } from '#server/services/bot/outbox.ts';
import { mayWriteTo } from '#server/services/bot/people.ts';
import {
  answerTipQuestion,
  hasTipQuestions,
  takeTipQuestions,
} from '#server/services/tips/unmarked/questions.ts';
import type { Ask, Reply } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { TIP_SCREENS } from '../texts/tips.ts';
import { viewOf } from './tip-view.ts';

/** The most questions asked in one transaction. */
const MOST_AT_ONCE = 20;

/**
 * Asks payers whether a payment without a tip's mark was their tip: once each, on whichever server. Returns true if more may
 * wait.
 */
export async function askTipQuestions(deps: BotDeps): Promise<boolean> {
  if (!(await hasTipQuestions(deps.db))) return false;
  const view = await viewOf(deps);
  const { nowMs } = view;
  await deps.db.transaction().execute(async (tx) => {
    for (const question of await takeTipQuestions(tx, { most: MOST_AT_ONCE, nowMs })) {
      const { telegramId: chatId } = question.tip.payer;
      if (!(await mayWriteTo(tx, chatId))) continue;
      const content = TIP_SCREENS.question(await view.messagesOf(tx, chatId), question, view);
      const saidId = await say(tx, { chatId, ...content, must: true, nowMs });
      await keepLiving(tx, { about: aboutOf(question.id), saidId });
    }
  });
  return true;
}

/** "Yes" or "No" under such a question; only the tip's payer can answer. */
export function answerQuestion(
  { speaker, m, nowMs }: Ask,
  { id, isIt }: { id: string; isIt: boolean },
): Reply {
  return async (tx) => {
    const payerId = speaker.memberId ?? 0n;
    const outcome = await answerTipQuestion(tx, { id, payerId, isIt, nowMs });
    if (outcome === null) return { html: m.bot_over() };
    const html = m[`bot_tip_answered_${outcome}`]();
    const saidId = await findLiving(tx, aboutOf(id));
    if (saidId !== null) await editSaid(tx, { saidId }, { html, nowMs });
    return { html };
  };
}

function aboutOf(id: string): string {
  return `tip-question:${id}`;
}
