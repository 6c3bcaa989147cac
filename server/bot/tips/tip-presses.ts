import type { TipState } from '#rules/tips/tips.ts';
import { cancelTip, refuseTip } from '#server/services/tips/end-tip.ts';
import { declineWaitingTips } from '#server/services/tips/payees.ts';
import { findTip } from '#server/services/tips/rows.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { TIPS } from '../texts/tips.ts';
import { showAgain } from './payer-messages.ts';
import { viewOf } from './tip-view.ts';

/** "Cancel" under a payer's message, and "No, thanks" under a payee's, whose message then changes. */
export async function endTip(
  { speaker, m, nowMs }: Ask,
  { id, as }: { id: string; as: 'cancelled' | 'refused' },
): Promise<Reply> {
  const memberId = speaker.memberId ?? 0n;
  return async (tx) => {
    const state: TipState | null =
      as === 'cancelled'
        ? await cancelTip(tx, { id, payerId: memberId, nowMs })
        : await refuseTip(tx, { id, payeeId: memberId, nowMs });
    return { html: state === null ? m.bot_tip_not_yours() : TIPS.ended(m, state) };
  };
}

/** "No, thanks" from a person without an address, to all tips that wait for one. */
export function declineTips({ speaker, m, nowMs }: Ask): Reply {
  return async (tx) => {
    const { telegramId } = speaker;
    const count = await declineWaitingTips(tx, { telegramId, nowMs });
    return { html: m.bot_tip_declined({ count }) };
  };
}

/** `/start tip_ID`: the payment that the payer has to make; null if there is no such tip. */
export async function openTipToPay(ask: Ask, id: string): Promise<Reply | null> {
  const tip = await findTip(ask.deps.db, id);
  if (tip === null) return null;
  if (tip.payer.memberId !== ask.speaker.memberId)
    return answers({ html: ask.m.bot_tip_not_yours() });
  const view = await viewOf(ask.deps);
  return async (tx) => {
    const now = (await findTip(tx, id)) ?? tip;
    await showAgain(tx, now, view);
    return null;
  };
}
