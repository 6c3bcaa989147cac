import type { TipNoticeKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { findLiving, keepLiving } from '#server/services/bot/living.ts';
import { editSaid, removeSaid, say } from '#server/services/bot/outbox.ts';
import { mayWriteTo } from '#server/services/bot/people.ts';
import { readPreferences } from '#server/services/bot/preferences.ts';
import { countWaitingTips, takeWaitingNotice } from '#server/services/tips/payees.ts';
import { readPostTips, type Tip } from '#server/services/tips/rows.ts';
import { TIP_SCREENS } from '../texts/tips.ts';
import { showMovedTip, showToPayer } from './payer-messages.ts';
import type { TipView } from './tip-view.ts';

/**
 * The messages that show a tip: one in its group, one to its payer (`payer-messages.ts`), and one to its payee once a payment was
 * seen. They are rewritten as the tip changes, so that no second message still asks for a payment.
 */

/** Shows a new tip in its chat and to its payer; a payee who has to set an address is told that something waits. */
export async function showNewTip(
  tx: Db,
  { tip, view, answering }: { tip: Tip; view: TipView; answering: number | null },
): Promise<void> {
  const { nowMs } = view;
  if (tip.chatId !== null) {
    const saidId = await say(tx, {
      chatId: tip.chatId,
      topicId: tip.topicId === null ? null : Number(tip.topicId),
      replyTo: answering,
      ...TIP_SCREENS.group(await view.messagesOf(tx, tip.chatId), tip, view),
      must: true,
      nowMs,
    });
    await keepLiving(tx, { about: `tip:${tip.id}:group`, saidId });
  }
  await showToPayer(tx, tip, view);
  if (tip.state === 'waiting_address' && !tip.isOpening) await tellOfWaitingTips(tx, tip, view);
}

/** Updates all messages of a tip after it has changed. */
export async function showChangedTip(
  tx: Db,
  tip: Tip,
  { kind, view }: { kind: TipNoticeKind; view: TipView },
): Promise<void> {
  if (kind === 'moved' && tip.state === 'open') return showMovedTip(tx, tip, view);
  await showInGroup(tx, tip, view);
  await showToPayer(tx, tip, view);
  const concernsPayee = kind !== 'open' && (tip.txid !== null || kind === 'waiting_again');
  if (concernsPayee || kind === 'taken_back') await showToPayee(tx, tip, view);
}

/** Contains only a count and no words of the payers: an unpaid tip costs its author nothing. */
async function tellOfWaitingTips(
  tx: Db,
  { payee }: Tip,
  { messagesOf, nowMs }: TipView,
): Promise<void> {
  const { telegramId } = payee;
  if (!(await takeWaitingNotice(tx, { telegramId, nowMs }))) return;
  const waiting = await countWaitingTips(tx, { telegramId, nowMs });
  const content = TIP_SCREENS.waiting(await messagesOf(tx, telegramId), waiting);
  await say(tx, { chatId: telegramId, ...content, must: false, nowMs });
}

/** The bot's message about a tip in its group; several paid tips under one post share the message of the first. */
async function showInGroup(tx: Db, tip: Tip, view: TipView): Promise<void> {
  const { nowMs } = view;
  const ofTip = `tip:${tip.id}:group`;
  const ownId = await findLiving(tx, ofTip);
  if (tip.chatId === null || ownId === null) return;
  const { chatId, postId } = tip;
  const ofPost = postId === null ? null : `post:${chatId}:${postId}`;
  const under = postId === null ? null : await readPostTips(tx, { chatId, postId });
  const isPaid = tip.txid !== null;
  const sharedId = ofPost === null ? null : await findLiving(tx, ofPost);
  if (ofPost !== null && isPaid && sharedId === null) {
    await keepLiving(tx, { about: ofPost, saidId: ownId });
  }
  // A message of several tips stays theirs when one of them is lost.
  const isOfPost = isPaid || (sharedId !== null && sharedId === ownId);
  const m = await view.messagesOf(tx, chatId);
  const shown =
    under !== null && isOfPost && under.count > 0
      ? TIP_SCREENS.post(m, under, view)
      : TIP_SCREENS.group(m, tip, view);
  const content = { ...shown, nowMs };
  if (sharedId !== null && sharedId !== ownId && isPaid) {
    // If Telegram does not delete it, it must at least stop asking for a payment.
    await editSaid(tx, { saidId: ownId }, content);
    await removeSaid(tx, { saidId: ownId, nowMs });
    await keepLiving(tx, { about: ofTip, saidId: sharedId });
  }
  const saidId = sharedId !== null && isPaid ? sharedId : ownId;
  await editSaid(tx, { saidId }, content);
}

async function showToPayee(tx: Db, tip: Tip, view: TipView): Promise<void> {
  const { memberId, telegramId } = tip.payee;
  if (memberId === null || !(await readPreferences(tx, memberId)).tipNotices) return;
  const about = `tip:${tip.id}:payee`;
  const m = await view.messagesOf(tx, telegramId);
  const content = { ...TIP_SCREENS.payee(m, tip, view), nowMs: view.nowMs };
  const saidId = await findLiving(tx, about);
  if (saidId !== null) await editSaid(tx, { saidId }, content);
  else if (await mayWriteTo(tx, telegramId)) {
    await keepLiving(tx, {
      about,
      saidId: await say(tx, { chatId: telegramId, ...content, must: true }),
    });
  }
}
