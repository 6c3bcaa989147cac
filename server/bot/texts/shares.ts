import type { PaidShare } from '#server/services/bot/share-news.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { amountText } from './texts.ts';

export const SHARES = {
  paid(
    { week, units, rank }: PaidShare,
    { coin, publicUrl, url }: Pick<BotDeps, 'coin'> & { publicUrl: string; url: string | null },
  ): Answer {
    const place = rank === null ? '' : `, place ${rank}`;
    return {
      html: `Your share of the week of ${week} is paid: <b>${amountText(units, coin.code)}</b>${place}.`,
      buttons: [
        ...(url === null ? [] : [[{ text: 'The transaction', url }]]),
        [{ text: 'The week', url: `${publicUrl}/weeks/${week}` }],
      ],
    };
  },
};
