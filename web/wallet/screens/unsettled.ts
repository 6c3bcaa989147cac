import type { WalletPayment } from '#contract/wallet/payments.ts';
import type { KeptPayment } from '../keep/store.ts';
import { Refused } from '../keys/refused.ts';
import { amountText } from '../page/amounts.ts';
import type { App } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';
import { m, textOf } from '../page/messages.ts';
import { findOut, sendAgain } from '../page/sending.ts';

/** Payments whose outcome was unknown, with the present state; empty if there are none. */
export function unsettledBox(app: App): HTMLElement {
  const box = el('div', { class: 'stack', 'aria-live': 'polite' });
  void app.store.unsettled().then(async (kept) => {
    for (const each of kept) box.append(await noticeOf(app, each));
  });
  return box;
}

async function noticeOf(app: App, kept: KeptPayment): Promise<HTMLElement> {
  const outcome = app.instance.member === null ? null : await findOut(app, kept);
  if (outcome !== null) return notice('note', el('p', {}, outcomeText(app, kept, outcome)));
  const said = el('p', { class: 'problem', role: 'alert' });
  const again = async () => {
    said.textContent = '';
    try {
      const now = await sendAgain(app, kept);
      if (now.state === 'sending') said.textContent = m.wallet_still_unknown();
      else box.replaceChildren(el('p', {}, outcomeText(app, kept, now)));
    } catch (error) {
      const text = textOf(error);
      if (error instanceof Refused) box.replaceChildren(el('p', {}, text));
      else said.textContent = text;
    }
  };
  const box = notice(
    'warn',
    el('p', {}, m.wallet_unsettled({ amount: amountText(app, kept.units), address: kept.to })),
    el('p', {}, m.wallet_unsettled_why()),
    said,
    button(m.wallet_send_again(), again, 'primary'),
  );
  return box;
}

/** The outcome of a payment, as a sentence. */
export function outcomeText(app: App, kept: KeptPayment, { state, reason }: WalletPayment): string {
  const payment = { amount: amountText(app, kept.units), address: kept.to };
  if (state !== 'refused') return m.wallet_was_sent(payment);
  return m.wallet_was_refused({ ...payment, reason: reasonText(reason) });
}

/** The network's own words for a refusal. */
export function reasonText(reason: string | null): string {
  return reason ?? m.wallet_no_reason();
}
