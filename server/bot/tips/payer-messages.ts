import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import { findLiving, forgetLiving, keepLiving } from '#server/services/bot/living.ts';
import { editSaid, removeSaid, say, unsay } from '#server/services/bot/outbox.ts';
import { mayWriteTo } from '#server/services/bot/people.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { type Answer, type Ask, answers, type Reply } from '../ask.ts';
import { PAYER } from '../texts/payer.ts';
import { TIPS } from '../texts/tips.ts';
import { type TipView, viewOf } from './tip-view.ts';

/**
 * A tip's messages to its payer. One picture asks for the payment; it goes once the tip is no longer open, because somebody could
 * still pay a visible code. One text says what became of the tip.
 */

/** Asks for the payment, or says what became of the tip. */
export async function showToPayer(tx: Db, tip: Tip, view: TipView): Promise<void> {
  if (tip.state === 'open' && !tip.wasSeen) {
    if ((await findLiving(tx, codeOf(tip))) === null) await askForPayment(tx, tip, view);
    return;
  }
  const content = await textOf(tx, tip, view);
  const wasAsked = await takeCodeAway(tx, tip, { content, view });
  const saidId = await findLiving(tx, textKeyOf(tip));
  if (saidId !== null) await editSaid(tx, { saidId }, { ...content, nowMs: view.nowMs });
  else if (wasAsked || (await mayWriteTo(tx, tip.payer.telegramId))) {
    await sayTo(tx, tip, { key: textKeyOf(tip), content, view });
  }
}

/** Shows the address to pay now; nothing asks for a payment to the previous one any more. */
export async function showMovedTip(tx: Db, tip: Tip, view: TipView): Promise<void> {
  await takeCodeAway(tx, tip, {
    content: PAYER.moved(await payersOf(tx, tip, view), tip, view),
    view,
  });
  await askForPayment(tx, tip, view);
}

/** Shows a tip to its payer again, below all other messages. */
export async function showAgain(tx: Db, tip: Tip, view: TipView): Promise<void> {
  const m = await payersOf(tx, tip, view);
  await takeCodeAway(tx, tip, { content: PAYER.shownBelow(m, tip, view), view });
  if (tip.state === 'open') return askForPayment(tx, tip, view);
  await pointBelow(tx, tip, view);
  const content = await textOf(tx, tip, view);
  await sayTo(tx, tip, { key: textKeyOf(tip), content, view });
}

/** "Another wallet": the address and the exact amount, below the picture. Only the tip's payer can press it. */
export async function showDetails(ask: Ask, id: string): Promise<Reply> {
  const { speaker, deps, m, nowMs } = ask;
  const view = await viewOf(deps);
  return async (tx) => {
    const tip = await findTip(tx, id);
    if (tip === null || tip.payer.memberId !== speaker.memberId) {
      return { html: m.bot_tip_not_yours() };
    }
    // Its own message alone, whichever one a modified client pressed: it is taken away with the tip.
    const saidId = await findLiving(tx, codeOf(tip));
    if (tip.state !== 'open' || saidId === null) return { html: TIPS.ended(m, tip.state) };
    await editSaid(tx, { saidId }, { ...PAYER.details(m, tip, view), nowMs });
    return null;
  };
}

/** "How to tip" under the welcome. */
export function howToTip({ m }: Ask): Reply {
  return answers({ html: m.bot_tip_how_to() });
}

async function askForPayment(tx: Db, tip: Tip, view: TipView): Promise<void> {
  if (!(await mayWriteTo(tx, tip.payer.telegramId))) return;
  await pointBelow(tx, tip, view);
  const content = PAYER.ask(await payersOf(tx, tip, view), tip, view);
  await sayTo(tx, tip, { key: codeOf(tip), content, view });
}

/** The text about the tip, if there is one, leads to the message that comes now. */
async function pointBelow(tx: Db, tip: Tip, view: TipView): Promise<void> {
  const { nowMs } = view;
  const saidId = await findLiving(tx, textKeyOf(tip));
  if (saidId === null) return;
  if (!(await unsay(tx, { saidId, nowMs }))) {
    const m = await payersOf(tx, tip, view);
    await editSaid(tx, { saidId }, { ...PAYER.shownBelow(m, tip, view), nowMs });
  }
  await forgetLiving(tx, textKeyOf(tip));
}

/** Takes the picture away; true if there was one. If Telegram does not delete it, its text at least stops asking. */
async function takeCodeAway(
  tx: Db,
  tip: Tip,
  { content, view: { nowMs } }: { content: Answer; view: TipView },
): Promise<boolean> {
  const saidId = await findLiving(tx, codeOf(tip));
  if (saidId === null) return false;
  if (!(await unsay(tx, { saidId, nowMs }))) {
    await editSaid(tx, { saidId }, { ...content, nowMs });
    await removeSaid(tx, { saidId, nowMs });
  }
  await forgetLiving(tx, codeOf(tip));
  return true;
}

async function textOf(tx: Db, tip: Tip, view: TipView): Promise<Answer> {
  const m = await payersOf(tx, tip, view);
  if (tip.state === 'open') return PAYER.lost(m, tip, view);
  // In a group, the tip's own message leads its payee to the bot.
  const isUnseen = tip.chatId === null && tip.state === 'waiting_address';
  const invites = isUnseen && !(await mayWriteTo(tx, tip.payee.telegramId));
  return PAYER.state(m, tip, view, { invites });
}

/** The catalogue in the payer's language. */
function payersOf(tx: Db, { payer }: Tip, view: TipView): Promise<Messages> {
  return view.messagesOf(tx, payer.telegramId);
}

async function sayTo(
  tx: Db,
  { payer }: Tip,
  { key, content, view }: { key: string; content: Answer; view: TipView },
): Promise<void> {
  const said = { chatId: payer.telegramId, ...content, must: true, nowMs: view.nowMs } as const;
  const saidId = await say(tx, content.qr === undefined ? { ...said, waits: true } : said);
  await keepLiving(tx, { about: key, saidId });
}

function codeOf({ id }: Tip): string {
  return `tip:${id}:code`;
}

function textKeyOf({ id }: Tip): string {
  return `tip:${id}:payer`;
}
