import type { UserWeeks } from '#contract/site/weeks.ts';
import { community } from '#web/community.ts';

type Share = Pick<UserWeeks['weeks'][number], 'share' | 'status' | 'explorerUrl' | 'paidNote'>;

/** The payment of a member's share in words: what to compare in the explorer, or why there is nothing to compare. */
export function paymentSentences(share: Share | undefined): string[] {
  if (!share?.share || share.status === null) return ['No share of yours was found for this week.'];
  if (share.explorerUrl !== null) {
    const amount = `${community.coin.symbol} ${share.share}`;
    return [
      `Compare in the block explorer: the transaction has an output of ${amount} to your address, or of more if it also pays other weeks or members with that address.`,
      'Your browser did not check this: this page loads nothing from other hosts, and this server’s word would prove nothing.',
    ];
  }
  if (share.paidNote !== null) return [`Paid by the operator: ${share.paidNote}`];
  return share.status === 'paid' || share.status === 'sent'
    ? ['The share was sent, but this site knows no block explorer, or no transaction of it.']
    : [`There is no transaction of your share yet: it is ${STATES[share.status]}.`];
}

const STATES: Readonly<Record<Exclude<NonNullable<Share['status']>, 'paid' | 'sent'>, string>> = {
  owed: 'owed',
  held: 'held back',
  paying: 'in a payment about to go out',
  failed: 'owed, because its payment failed',
  settled: 'settled outside this site',
  withheld: 'withheld, and joined the next pool',
};
