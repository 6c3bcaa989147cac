import type { Office } from '#server/services/bot/office.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { agoText, amountText } from './texts.ts';

export const ADMIN = {
  waits(
    { pending, oldestPendingMs, heldShares, problems, lastPayout }: Office,
    { coin, config, nowMs }: Pick<BotDeps, 'coin' | 'config'> & { nowMs: number },
  ): Answer {
    const since =
      oldestPendingMs === null ? '' : `, the oldest for ${agoText(oldestPendingMs, nowMs)}`;
    const paid =
      lastPayout === null
        ? 'Nothing has been paid out yet'
        : `Last payout: ${amountText(lastPayout.units, coin.code)}, ${agoText(lastPayout.atMs, nowMs)} ago`;
    return {
      html: [
        `Submissions waiting: ${pending}${since}`,
        `Held shares: ${heldShares}`,
        problems === 0 ? 'Everything works' : `Problems: ${problems}`,
        paid,
      ].join('\n'),
      buttons: [
        [{ text: 'Open the portal', url: `${config.publicUrl}/admin` }],
        [{ text: 'Open the monitor', url: `${config.publicUrl}/monitoring` }],
      ],
    };
  },
};
