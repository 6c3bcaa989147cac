import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { m } from '#web/messages.ts';
import { amountText } from './prices.ts';

export type InvoiceText = {
  title: string;
  text: string;
  tone: 'neutral' | 'warn' | 'good' | 'bad';
};

const EXPIRED = {
  nothing: () => m.devplan_unpaid(),
  dropped: () => m.devplan_dropped_out(),
  underpaid: () => m.devplan_late(),
  overpaid: () => m.devplan_late(),
  late: () => m.devplan_late(),
} as const;

/** The meaning of an invoice's state for the payer. */
export function invoiceText(invoice: CoinInvoice): InvoiceText {
  const { status, exception, currency, confirmations, confirmationsNeeded } = invoice;
  const coins = (amount: string) => `${amountText(amount)} ${currency}`;
  const kept =
    invoice.credited === '0' ? '' : ` ${m.devplan_kept({ amount: coins(invoice.credited) })}`;
  if (status === 'settled') {
    const text = invoice.bought === 'credit' ? m.devplan_kept_card() : m.devplan_paid();
    return { title: m.devplan_paid_title(), text: `${text}${kept}`, tone: 'good' };
  }
  if (status === 'paid' && exception === 'dropped') {
    return { title: m.devplan_dropped(), text: `${m.devplan_dropped_text()}${kept}`, tone: 'warn' };
  }
  if (status === 'paid') {
    const count = String(confirmations);
    const text = m.devplan_received_text({ count, needed: String(confirmationsNeeded) });
    return { title: m.devplan_received(), text: `${text}${kept}`, tone: 'good' };
  }
  if (status === 'expired') {
    return {
      title: exception === 'late' ? m.devplan_too_late() : m.devplan_over(),
      text: `${EXPIRED[exception ?? 'nothing']()}${kept}`,
      tone: 'bad',
    };
  }
  if (status === 'seen') {
    const [received, missing] = [coins(invoice.received), coins(invoice.missing)];
    const text = m.devplan_underpaid_text({ received, missing });
    return { title: m.devplan_underpaid(), text, tone: 'warn' };
  }
  if (exception === 'dropped') {
    return { title: m.devplan_undone(), text: m.devplan_undone_text(), tone: 'warn' };
  }
  return { title: m.devplan_waiting(), text: m.devplan_waiting_text(), tone: 'neutral' };
}

/** '59:07'; '0:00' after the end. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
