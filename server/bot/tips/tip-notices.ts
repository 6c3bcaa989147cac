import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import { say } from '#server/services/bot/outbox.ts';
import { mayWriteTo } from '#server/services/bot/people.ts';
import { readEarned } from '#server/services/bot/report-event.ts';
import { hasTipNotices, takeTipNotices } from '#server/services/tips/notices.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import type { BotDeps } from '../bot-deps.ts';
import { earnedText } from '../texts/earned.ts';
import { TIP_SCREENS } from '../texts/tips.ts';
import { showChangedTip } from './tip-messages.ts';
import { type TipView, viewOf } from './tip-view.ts';

/** The most events told in one transaction. */
const MOST_AT_ONCE = 20;

/** Writes the oldest notices about tips to the outbox: once each, on whichever server. Returns true if more may wait. */
export async function tellTipNotices(deps: BotDeps): Promise<boolean> {
  if (!(await hasTipNotices(deps.db))) return false;
  const view = await viewOf(deps);
  await deps.db.transaction().execute(async (tx) => {
    for (const { kind, tip, txid, address } of await takeTipNotices(tx, { most: MOST_AT_ONCE })) {
      if (txid !== null && address !== null) {
        await tellPaidAgain(tx, tip, { again: { txid, address }, view });
        continue;
      }
      await showChangedTip(tx, tip, { kind, view });
      const { telegramId } = tip.payer;
      if (!(await mayWriteTo(tx, telegramId))) continue;
      const m = await view.messagesOf(tx, telegramId);
      const tell = (html: string) =>
        say(tx, { chatId: telegramId, html, must: true, nowMs: view.nowMs });
      if (kind === 'taken_back') await tell(TIP_SCREENS.takenBack(m, tip, view).html);
      if (kind === 'confirmed') {
        const earnedLine = await earnedOf(tx, m, tip.id, view.nowMs);
        if (earnedLine !== '') await tell(earnedLine);
      }
    }
  });
  return true;
}

/** Tells both sides about coins sent by mistake, whatever notices they chose. */
async function tellPaidAgain(
  tx: Db,
  tip: Tip,
  { again, view }: { again: { txid: string; address: string }; view: TipView },
): Promise<void> {
  const { payer, payee } = TIP_SCREENS.paidAgain;
  const messages = [
    { chatId: tip.payer.telegramId, write: payer },
    { chatId: tip.payee.telegramId, write: payee },
  ];
  for (const { chatId, write } of messages) {
    if (!(await mayWriteTo(tx, chatId))) continue;
    const content = write(await view.messagesOf(tx, chatId), tip, again, view);
    await say(tx, { chatId, ...content, must: true, nowMs: view.nowMs });
  }
}

async function earnedOf(tx: Db, m: Messages, tipId: string, nowMs: number): Promise<string> {
  return earnedText(m, await readEarned(tx, `tip:${tipId}`), { nextMs: null, nowMs });
}
