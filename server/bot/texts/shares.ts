import { toPoints } from '#rules/points/points.ts';
import type { PaidShare } from '#server/services/bot/share-notices.ts';
import type { UnpaidWeek } from '#server/services/bot/week-notices.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { amountText, pointsText } from './texts.ts';
import { MAKE_WALLET } from './wallet.ts';

export const SHARES = {
  unpaid(
    { week, why }: UnpaidWeek,
    { coin, publicUrl }: Pick<BotDeps, 'coin'> & { publicUrl: string },
  ): Answer {
    const theWeek = { text: 'The week', url: `${publicUrl}/weeks/${week}` };
    if (why.kind === 'no_address') {
      return {
        html: `Your share of the week of ${week} is <b>${amountText(why.units, coin.code)}</b>. It waits until you have an address: make a wallet, or send <code>/address ADDRESS</code>.`,
        buttons: [[MAKE_WALLET], [theWeek]],
      };
    }
    if (why.kind === 'none_counted') {
      const url = `${publicUrl}/weeks/rules`;
      return {
        html: `The week of ${week} is closed, and your share of it is 0: none of your ${pointsText(why.hundredths)} counted for the pool.`,
        buttons: [[theWeek], [{ text: 'How points count', url }]],
      };
    }
    const { hundredths, thresholdHundredths } = why;
    return {
      html: `The week of ${week} is closed, and you have no share of it: you had ${pointsText(hundredths)} of the ${toPoints(thresholdHundredths)} that a share takes, ${pointsText(thresholdHundredths - hundredths)} too few.`,
      buttons: [[theWeek]],
    };
  },

  paid(
    { week, units, rank, memberId, isHidden }: PaidShare,
    { coin, publicUrl, url }: Pick<BotDeps, 'coin'> & { publicUrl: string; url: string | null },
  ): Answer {
    const place = rank === null ? '' : `, place ${rank}`;
    return {
      html: `Your share of the week of ${week} is paid: <b>${amountText(units, coin.code)}</b>${place}.`,
      preview: isHidden ? undefined : `${publicUrl}/weeks/${week}/members/${memberId}`,
      buttons: [
        ...(url === null ? [] : [[{ text: 'The transaction', url }]]),
        [{ text: 'The week', url: `${publicUrl}/weeks/${week}` }],
      ],
    };
  },
};
