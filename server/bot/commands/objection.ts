import { OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import {
  type Conversation,
  endConversation,
  keepConversation,
} from '#server/services/bot/conversations.ts';
import { objectToShareIn, readOwnStanding } from '#server/services/fairness/objections.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { OBJECTION } from '../texts/objection.ts';

/** The kind in `bot_conversations`. */
export const OBJECTION_KIND = 'objection';

/** "Object", under the notice of a held share: asks for the reason. Null for people without a share in that week. */
export async function askObjection(ask: Ask, week: string): Promise<Reply | null> {
  const { deps, speaker, nowMs } = ask;
  const { memberId, telegramId } = speaker;
  if (memberId === null || !isWeekName(week)) return null;
  const { holdReason, objections } = await readOwnStanding(deps.db, { week, memberId, nowMs });
  if (holdReason === null) return answers({ html: OBJECTION.notHeld(week) });
  if (objections.some(({ userId }) => userId === String(memberId))) {
    return answers({ html: OBJECTION.said(week) });
  }
  return async (tx) => {
    const asked = { kind: OBJECTION_KIND, step: 'reason', data: { week } };
    await keepConversation(tx, { telegramId, nowMs, ...asked });
    return { html: OBJECTION.ask(week, holdReason, OBJECTION_MAX_LENGTH) };
  };
}

/** Takes the reason that a member sent. */
export function takeObjection(
  { speaker, deps, nowMs }: Ask,
  { data }: Conversation,
  reason: string,
): Reply {
  const { memberId, telegramId } = speaker;
  const { week = '' } = data;
  if ([...reason].length > OBJECTION_MAX_LENGTH) {
    return answers({ html: OBJECTION.long(OBJECTION_MAX_LENGTH) });
  }
  return async (tx) => {
    if (memberId === null) return null;
    await endConversation(tx, telegramId);
    await objectToShareIn(tx, { memberId, telegramId, nowMs }, { week, memberId, reason });
    return OBJECTION.done(week, deps.config.publicUrl);
  };
}
