import type { CoinInvoice } from '#contract/developer-subscription.ts';
import { amountText } from './prices.ts';

export type InvoiceText = {
  title: string;
  text: string;
  tone: 'neutral' | 'warn' | 'good' | 'bad';
};

const SHORT_OR_LATE =
  'What came was too little or too late. Once it is confirmed it is kept as credit and taken off your next invoice.';

const EXPIRED = {
  nothing: 'Nothing came in time. Do not pay to this address any more; choose the plan again.',
  dropped:
    'Your payment was dropped by the network before a block had it, or undone. Do not pay to this address any more; choose the plan again. Should it be confirmed after all, it is kept as credit.',
  underpaid: SHORT_OR_LATE,
  overpaid: SHORT_OR_LATE,
  late: SHORT_OR_LATE,
} as const;

/** What an invoice's state means to the one who pays it. */
export function invoiceText(invoice: CoinInvoice): InvoiceText {
  const { status, exception, currency, confirmations, confirmationsNeeded } = invoice;
  const coins = (amount: string) => `${amountText(amount)} ${currency}`;
  const blocks = `${confirmations} of ${confirmationsNeeded} confirmations`;
  const kept =
    invoice.credited === '0'
      ? ''
      : ` ${coins(invoice.credited)} came too much or too late: it is kept as credit and taken off your next invoice.`;
  if (status === 'settled') {
    const text =
      invoice.bought === 'credit'
        ? `A card pays your plan already, so the price is kept as credit.${kept}`
        : `Your plan is paid.${kept}`;
    return { title: 'Paid and confirmed', text, tone: 'good' };
  }
  if (status === 'paid' && exception === 'dropped') {
    return {
      title: 'Payment dropped',
      text: `The network no longer holds your payment, and no block has it. Have your wallet send it again. If it stays away for two hours this invoice is over, and what arrives later is kept as credit.${kept}`,
      tone: 'warn',
    };
  }
  if (status === 'paid') {
    return {
      title: 'Payment received',
      text: `Waiting for the chain: ${blocks}.${kept}`,
      tone: 'good',
    };
  }
  if (status === 'expired') {
    return {
      title: exception === 'late' ? 'Paid too late' : 'Expired',
      text: `${EXPIRED[exception ?? 'nothing']}${kept}`,
      tone: 'bad',
    };
  }
  if (status === 'seen') {
    const text = `${coins(invoice.received)} have come, ${coins(invoice.missing)} are missing. Pay the rest to the same address before the time is over.`;
    return { title: 'Underpaid', text, tone: 'warn' };
  }
  if (exception === 'dropped') {
    return {
      title: 'Payment undone',
      text: 'What had come was undone on the chain. Pay again to the same address before the time is over.',
      tone: 'warn',
    };
  }
  return {
    title: 'Waiting for your payment',
    text: 'The page notices it within a minute, before it is confirmed.',
    tone: 'neutral',
  };
}

/** '59:07'; '0:00' once it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
