import type { Messages } from '#rules/messages/messages.ts';
import { toPoints } from '#rules/points/points.ts';
import type { PaidShare } from '#server/services/bot/share-notices.ts';
import type { UnpaidWeek } from '#server/services/bot/week-notices.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { amountText, pointsText } from './texts.ts';
import { makeWallet } from './wallet.ts';

export const SHARES = {
  unpaid(
    m: Messages,
    { week, why }: UnpaidWeek,
    { coin, publicUrl }: Pick<BotDeps, 'coin'> & { publicUrl: string },
  ): Answer {
    const theWeek = { text: m.button_week(), url: `${publicUrl}/weeks/${week}` };
    if (why.kind === 'no_address') {
      return {
        html: m.bot_share_no_address({ week, amount: amountText(m, why.units, coin.code) }),
        buttons: [[makeWallet(m)], [theWeek]],
      };
    }
    if (why.kind === 'none_counted') {
      const url = `${publicUrl}/weeks/rules`;
      return {
        html: m.bot_share_none_counted({ week, points: pointsText(m, why.hundredths) }),
        buttons: [[theWeek], [{ text: m.button_how_points_count(), url }]],
      };
    }
    const { hundredths, thresholdHundredths } = why;
    return {
      html: m.bot_share_too_few({
        week,
        points: pointsText(m, hundredths),
        threshold: toPoints(thresholdHundredths),
        missing: pointsText(m, thresholdHundredths - hundredths),
      }),
      buttons: [[theWeek]],
    };
  },

  paid(
    m: Messages,
    { week, units, rank, memberId, isHidden }: PaidShare,
    { coin, publicUrl, url }: Pick<BotDeps, 'coin'> & { publicUrl: string; url: string | null },
  ): Answer {
    const amount = amountText(m, units, coin.code);
    return {
      html:
        rank === null
          ? m.bot_share_paid({ week, amount })
          : m.bot_share_paid_place({ week, amount, place: rank }),
      preview: isHidden ? undefined : `${publicUrl}/weeks/${week}/members/${memberId}`,
      buttons: [
        ...(url === null ? [] : [[{ text: m.button_transaction(), url }]]),
        [{ text: m.button_week(), url: `${publicUrl}/weeks/${week}` }],
      ],
    };
  },
};
