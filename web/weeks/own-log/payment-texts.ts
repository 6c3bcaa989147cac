import type { UserWeeks } from '#contract/site/weeks.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';

type Share = Pick<UserWeeks['weeks'][number], 'share' | 'status' | 'explorerUrl' | 'paidNote'>;

/** The payment of a member's share in words: what to compare in the explorer, or why there is nothing to compare. */
export function paymentSentences(share: Share | undefined): string[] {
  if (!share?.share || share.status === null) return [m.ownlog_no_share()];
  if (share.explorerUrl !== null) {
    const amount = `${community.coin.symbol} ${share.share}`;
    return [m.ownlog_compare({ amount }), m.ownlog_not_proved()];
  }
  if (share.paidNote !== null) return [m.ui_paid_by_operator({ note: share.paidNote })];
  switch (share.status) {
    case 'paid':
    case 'sent':
      return [m.ownlog_sent()];
    case 'failed':
      return [m.ownlog_payment_lost()];
    case 'held':
      return [m.ownlog_held()];
    case 'paying':
      return [m.ownlog_paying()];
    case 'settled':
      return [m.ownlog_settled()];
    case 'withheld':
      return [m.ownlog_withheld()];
    case 'owed':
      return [m.ownlog_owed()];
  }
}
