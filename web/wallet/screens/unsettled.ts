import type { WalletPayment } from '#contract/wallet/payments.ts';
import type { KeptPayment } from '../keep/store.ts';
import { Refused } from '../keys/refused.ts';
import { amountText } from '../page/amounts.ts';
import type { App } from '../page/app.ts';
import { button, el, notice } from '../page/dom.ts';
import { findOut, sendAgain } from '../page/sending.ts';

const STILL_UNKNOWN =
  'It is still not known. It may show on the chain a little later: look again in two minutes. Do not pay it in another way before.';

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
      if (now.state === 'sending') said.textContent = STILL_UNKNOWN;
      else box.replaceChildren(el('p', {}, outcomeText(app, kept, now)));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (error instanceof Refused) box.replaceChildren(el('p', {}, text));
      else said.textContent = text;
    }
  };
  const box = notice(
    'warn',
    el('p', {}, `It is not known whether ${paymentText(app, kept)} was sent.`),
    el(
      'p',
      {},
      'Sending the same transaction again cannot pay twice. Until this is settled nothing else can be paid.',
    ),
    said,
    button('Send the same transaction again', again, 'primary'),
  );
  return box;
}

/** The outcome of a payment, as a sentence. */
export function outcomeText(app: App, kept: KeptPayment, { state, reason }: WalletPayment): string {
  return state === 'refused'
    ? `${paymentText(app, kept)} was not paid. The network refused it: ${reason ?? 'no reason given'}.`
    : `${paymentText(app, kept)} was sent.`;
}

function paymentText(app: App, { units, to }: KeptPayment): string {
  return `${amountText(app, units)} to ${to}`;
}
