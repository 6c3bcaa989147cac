import type { TipNoticeKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { findLiving, forgetLiving, keepLiving } from '#server/services/bot/living.ts';
import { editSaid, removeSaid, say, unsay } from '#server/services/bot/outbox.ts';
import { mayWriteTo } from '#server/services/bot/people.ts';
import { readPreferences } from '#server/services/bot/preferences.ts';
import { countWaitingTips, takeWaitingNotice } from '#server/services/tips/payees.ts';
import { readPostTips, type Tip } from '#server/services/tips/rows.ts';
import type { Answer } from '../ask.ts';
import { TIP_SCREENS, type TipSite } from '../texts/tips.ts';

/**
 * The messages that show a tip: one in its group, one to its payer, and one to its payee once a payment was seen. Each is
 * rewritten in place as the tip changes, so that no second message still asks for a payment.
 */

export type TipView = TipSite & { nowMs: number };

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
      ...TIP_SCREENS.group(tip, view, null),
      must: true,
      nowMs,
    });
    await keepLiving(tx, { about: `tip:${tip.id}:group`, saidId });
  }
  await showToPayer(tx, tip, view);
  await showCode(tx, tip, view);
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
  await showCode(tx, tip, view);
  const concernsPayee = kind !== 'open' && (tip.txid !== null || kind === 'waiting_again');
  if (concernsPayee || kind === 'taken_back') await showToPayee(tx, tip, view);
}

/** Shows the address to pay now; messages with the previous address no longer ask for a payment. */
async function showMovedTip(tx: Db, tip: Tip, view: TipView): Promise<void> {
  if (!(await mayWriteTo(tx, tip.payer.telegramId))) return showToPayer(tx, tip, view);
  const saidId = await findLiving(tx, `tip:${tip.id}:payer`);
  await showAgain(tx, tip, view);
  // It is not replaced by a link to the newest message, which has just arrived.
  if (saidId !== null) await removeSaid(tx, { saidId, nowMs: view.nowMs });
}

/** Shows a tip to its payer again, below all other messages. The previous message no longer asks for a payment. */
export async function showAgain(tx: Db, tip: Tip, view: TipView): Promise<void> {
  const { nowMs } = view;
  const about = `tip:${tip.id}:payer`;
  const before = await findLiving(tx, about);
  if (before !== null && !(await unsay(tx, { saidId: before, nowMs }))) {
    await editSaid(tx, { saidId: before }, { ...TIP_SCREENS.shownBelow(tip, view), nowMs });
  }
  await sayTo(tx, tip.payer.telegramId, { about, content: TIP_SCREENS.toPayer(tip, view), nowMs });
  await takeCodeAway(tx, tip, view);
  await showCode(tx, tip, view);
}

/** Contains only a count and no words of the payers: an unpaid tip costs its author nothing. */
async function tellOfWaitingTips(tx: Db, { payee }: Tip, { nowMs }: TipView): Promise<void> {
  const { telegramId } = payee;
  if (!(await takeWaitingNotice(tx, { telegramId, nowMs }))) return;
  const waiting = await countWaitingTips(tx, { telegramId, nowMs });
  await say(tx, { chatId: telegramId, ...TIP_SCREENS.waiting(waiting), must: false, nowMs });
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
  const content = { ...TIP_SCREENS.group(tip, view, under), nowMs };
  if (sharedId !== null && sharedId !== ownId && isPaid) {
    // If Telegram does not delete it, it must at least stop asking for a payment.
    await editSaid(tx, { saidId: ownId }, content);
    await removeSaid(tx, { saidId: ownId, nowMs });
    await keepLiving(tx, { about: ofTip, saidId: sharedId });
  }
  const saidId = sharedId !== null && isPaid ? sharedId : ownId;
  await editSaid(tx, { saidId }, content);
}

async function showToPayer(tx: Db, tip: Tip, view: TipView): Promise<void> {
  await rewrite(tx, tip.payer.telegramId, {
    about: `tip:${tip.id}:payer`,
    content:
      tip.state === 'open' && tip.wasSeen
        ? TIP_SCREENS.lost(tip, view)
        : TIP_SCREENS.toPayer(tip, view),
    nowMs: view.nowMs,
  });
}

/**
 * The picture of an open tip's payment. It is removed when the tip is no longer open: somebody could still pay a visible code.
 */
async function showCode(tx: Db, tip: Tip, view: TipView): Promise<void> {
  if (tip.state !== 'open' || tip.wasSeen) return takeCodeAway(tx, tip, view);
  const { telegramId } = tip.payer;
  const about = codeOf(tip);
  if ((await findLiving(tx, about)) !== null || !(await mayWriteTo(tx, telegramId))) return;
  const content = TIP_SCREENS.code(tip, view);
  // The text says the same, so this message may be lost.
  const said = { chatId: telegramId, ...content, must: false, nowMs: view.nowMs };
  await keepLiving(tx, { about, saidId: await say(tx, said) });
}

async function takeCodeAway(tx: Db, tip: Tip, { nowMs }: TipView): Promise<void> {
  const saidId = await findLiving(tx, codeOf(tip));
  if (saidId === null) return;
  await removeSaid(tx, { saidId, nowMs });
  await forgetLiving(tx, codeOf(tip));
}

function codeOf({ id }: Tip): string {
  return `tip:${id}:code`;
}

async function showToPayee(tx: Db, tip: Tip, view: TipView): Promise<void> {
  const { memberId, telegramId } = tip.payee;
  if (memberId === null || !(await readPreferences(tx, memberId)).tipNotices) return;
  await rewrite(tx, telegramId, {
    about: `tip:${tip.id}:payee`,
    content: TIP_SCREENS.payee(tip, view),
    nowMs: view.nowMs,
  });
}

type Living = { about: string; content: Answer; nowMs: number };

async function rewrite(tx: Db, telegramId: string, living: Living): Promise<void> {
  const { about, content, nowMs } = living;
  const saidId = await findLiving(tx, about);
  if (saidId !== null) await editSaid(tx, { saidId }, { ...content, nowMs });
  else if (await mayWriteTo(tx, telegramId)) await sayTo(tx, telegramId, living);
}

async function sayTo(tx: Db, chatId: string, { about, content, nowMs }: Living): Promise<void> {
  const saidId = await say(tx, { chatId, ...content, must: true, nowMs });
  await keepLiving(tx, { about, saidId });
}
