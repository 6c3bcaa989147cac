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
  const { deps, speaker, m, nowMs } = ask;
  const { memberId, telegramId } = speaker;
  if (memberId === null || !isWeekName(week)) return null;
  const { holdReason, objections } = await readOwnStanding(deps.db, { week, memberId, nowMs });
  if (holdReason === null) return answers({ html: m.bot_objection_not_held({ week }) });
  if (objections.some(({ userId }) => userId === String(memberId))) {
    return answers({ html: m.bot_objection_said({ week }) });
  }
  return async (tx) => {
    const asked = { kind: OBJECTION_KIND, step: 'reason', data: { week } };
    await keepConversation(tx, { telegramId, nowMs, ...asked });
    const most = OBJECTION_MAX_LENGTH;
    return { html: m.bot_objection_ask({ week, reason: holdReason, most }) };
  };
}

/** Takes the reason that a member sent. */
export function takeObjection(
  { speaker, deps, m, nowMs }: Ask,
  { data }: Conversation,
  reason: string,
): Reply {
  const { memberId, telegramId } = speaker;
  const { week = '' } = data;
  if ([...reason].length > OBJECTION_MAX_LENGTH) {
    return answers({ html: m.bot_objection_long({ most: OBJECTION_MAX_LENGTH }) });
  }
  return async (tx) => {
    if (memberId === null) return null;
    await endConversation(tx, telegramId);
    await objectToShareIn(tx, { memberId, telegramId, nowMs }, { week, memberId, reason });
    return OBJECTION.done(m, week, deps.config.publicUrl);
  };
}
