import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { amountText } from './prices.ts';

export type InvoiceText = {
  title: string;
  text: string;
  tone: 'neutral' | 'warn' | 'good' | 'bad';
};

const SHORT_OR_LATE =
  'Your payment was too little or too late. Once confirmed, it is kept as credit and taken off your next invoice.';

const EXPIRED = {
  nothing:
    'No payment arrived in time. Do not pay to this address any more; choose the plan again.',
  dropped:
    'The network dropped or undid your payment. Do not pay to this address any more; choose the plan again. If the payment is confirmed after all, it is kept as credit.',
  underpaid: SHORT_OR_LATE,
  overpaid: SHORT_OR_LATE,
  late: SHORT_OR_LATE,
} as const;

/** The meaning of an invoice's state for the payer. */
export function invoiceText(invoice: CoinInvoice): InvoiceText {
  const { status, exception, currency, confirmations, confirmationsNeeded } = invoice;
  const coins = (amount: string) => `${amountText(amount)} ${currency}`;
  const blocks = `${confirmations} of ${confirmationsNeeded} confirmations`;
  const kept =
    invoice.credited === '0'
      ? ''
      : ` ${coins(invoice.credited)} was too much or too late: it is kept as credit and taken off your next invoice.`;
  if (status === 'settled') {
    const text =
      invoice.bought === 'credit'
        ? `Your plan is already paid by card, so this payment is kept as credit.${kept}`
        : `Your plan is paid.${kept}`;
    return { title: 'Paid and confirmed', text, tone: 'good' };
  }
  if (status === 'paid' && exception === 'dropped') {
    return {
      title: 'Payment dropped',
      text: `The network no longer holds your payment, and no block has it. Have your wallet send it again. If it does not reappear within two hours, this invoice ends, and anything that arrives later is kept as credit.${kept}`,
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
    const text = `${coins(invoice.received)} received, ${coins(invoice.missing)} missing. Pay the rest to the same address before time runs out.`;
    return { title: 'Underpaid', text, tone: 'warn' };
  }
  if (exception === 'dropped') {
    return {
      title: 'Payment undone',
      text: 'Your payment was undone on the chain. Pay again to the same address before time runs out.',
      tone: 'warn',
    };
  }
  return {
    title: 'Waiting for your payment',
    text: 'It shows here within a minute, before it is confirmed.',
    tone: 'neutral',
  };
}

/** '59:07'; '0:00' after the end. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
