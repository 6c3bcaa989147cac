import { isWeekName } from '#rules/weeks/week.ts';
import { reportEvent } from '#server/services/bot/report-event.ts';
import { countWaitingTips } from '#server/services/tips/make-tip.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { START } from '../texts/account.ts';
import { openTipToPay } from '../tips/tip-presses.ts';

/** `/start`: makes the account, and shows what there is, or what the link that brought somebody here is about. */
export async function start(ask: Ask): Promise<Reply> {
  const { speaker, key, nowMs, deps, args } = ask;
  const [, tipId] = /^tip_([\w-]{22})$/.exec(args) ?? [];
  const toPay = tipId === undefined ? null : await openTipToPay(ask, tipId);
  if (toPay !== null) return toPay;
  const [, week] = /^week_(\d{4}-\d{2}-\d{2})$/.exec(args) ?? [];
  if (week !== undefined && isWeekName(week)) {
    return answers(START.week(week, deps.config.publicUrl));
  }
  return async (tx) => {
    const event = { id: `${key}:start`, type: 'account_created' };
    const { memberId, hasStarted } = speaker;
    const earned = memberId === null ? await reportEvent(tx, speaker, event, nowMs) : [];
    // Made by the first tip to somebody, say.
    const waiting = memberId === null ? 0 : await countWaitingTips(tx, memberId, nowMs);
    return START.welcome({
      ...deps,
      isFirst: memberId === null || !hasStarted,
      earned,
      waiting,
      nowMs,
    });
  };
}
