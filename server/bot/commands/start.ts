import type { EarnedLine } from '#rules/points/allowance.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { findMember, reportEvent } from '#server/services/bot/report-event.ts';
import { countWaitingTips } from '#server/services/tips/payees.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { START } from '../texts/account.ts';
import { openTipToPay } from '../tips/tip-presses.ts';
import { followHuntLink } from './hunt.ts';
import { tellInviter } from './invite.ts';
import { askForLink } from './submit.ts';

/** `/start`: creates the account, and shows the overview or the subject of the link that was followed. */
export async function start(ask: Ask): Promise<Reply> {
  const { speaker, m, nowMs, deps } = ask;
  const linked = await followLink(ask);
  if (linked !== null) return withAccount(ask, linked);
  const { welcome } = await deps.settings.read();
  return async (tx) => {
    const { memberId, hasStarted, telegramId } = speaker;
    const earned = await makeAccount(tx, ask);
    const waiting = await countWaitingTips(tx, { telegramId, nowMs });
    const isFirst = memberId === null || !hasStarted;
    return START.welcome(m, { ...deps, welcome, isFirst, earned, waiting, nowMs });
  };
}

/** The reply to the subject of a link; null if the link has none. */
async function followLink(ask: Ask): Promise<Reply | null> {
  const { args, deps } = ask;
  const [, tipId] = /^tip_([\w-]{22})$/.exec(args) ?? [];
  if (tipId !== undefined) return openTipToPay(ask, tipId);
  const [, week] = /^week_(\d{4}-\d{2}-\d{2})$/.exec(args) ?? [];
  if (week !== undefined && isWeekName(week)) {
    return answers(START.week(ask.m, week, deps.config.publicUrl));
  }
  const [, secret] = /^found_([\w-]{22})$/.exec(args) ?? [];
  if (secret !== undefined) return followHuntLink(ask, secret);
  return args === 'submit' ? askForLink(ask) : null;
}

/** The same reply, but a newcomer is first told that they have an account now. */
function withAccount(ask: Ask, reply: Reply): Reply {
  const { speaker, deps, nowMs } = ask;
  if (speaker.memberId !== null) return reply;
  return async (tx) => {
    const earned = await makeAccount(tx, ask);
    const { telegramId } = speaker;
    const waiting = await countWaitingTips(tx, { telegramId, nowMs });
    const made = START.made(ask.m, { ...deps, earned, waiting, nowMs });
    const answer = await reply(tx);
    return answer === null ? { html: made } : { ...answer, html: `${made}\n\n${answer.html}` };
  };
}

/** Creates an account if there is none. Returns the points that it earned; empty if it existed. */
async function makeAccount(tx: Db, ask: Ask): Promise<EarnedLine[]> {
  const { speaker, key, nowMs } = ask;
  const { telegramId } = speaker;
  if ((await findMember(tx, telegramId)) !== null) return [];
  const event = { id: `${key}:start`, type: 'account_created' } as const;
  const earned = await reportEvent(tx, speaker, event, nowMs);
  const memberId = await findMember(tx, telegramId);
  if (memberId !== null) await tellInviter(tx, ask, memberId);
  return earned;
}
