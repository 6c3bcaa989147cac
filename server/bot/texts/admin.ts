import type { Messages } from '#rules/messages/messages.ts';
import type { Office } from '#server/services/bot/office.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { agoText, amountText } from './texts.ts';

export const ADMIN = {
  waits(
    m: Messages,
    { pending: count, oldestPendingMs, heldShares, problems, lastPayout }: Office,
    { coin, config, nowMs }: Pick<BotDeps, 'coin' | 'config'> & { nowMs: number },
  ): Answer {
    const waiting =
      oldestPendingMs === null
        ? m.bot_admin_waiting({ count })
        : m.bot_admin_waiting_since({ count, time: agoText(m, oldestPendingMs, nowMs) });
    const paid =
      lastPayout === null
        ? m.bot_admin_unpaid()
        : m.bot_admin_paid({
            amount: amountText(m, lastPayout.units, coin.code),
            time: agoText(m, lastPayout.atMs, nowMs),
          });
    return {
      html: [
        waiting,
        m.bot_admin_held({ count: heldShares }),
        problems === 0 ? m.bot_admin_fine() : m.bot_admin_problems({ count: problems }),
        paid,
      ].join('\n'),
      buttons: [
        [{ text: m.button_open_portal(), url: `${config.publicUrl}/admin` }],
        [{ text: m.button_open_monitor(), url: `${config.publicUrl}/monitoring` }],
      ],
    };
  },
};
