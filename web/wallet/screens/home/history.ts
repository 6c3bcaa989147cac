import { call } from '../../page/api.ts';
import type { App, Screen } from '../../page/app.ts';
import { button, el } from '../../page/dom.ts';
import { m, textOf } from '../../page/messages.ts';
import { paymentList } from './payment-row.ts';

/** The incoming and outgoing payments. */
export function historyScreen(app: App): Screen {
  const box = el('div', { class: 'stack', 'aria-live': 'polite' });
  const read = async () => {
    box.replaceChildren(el('p', { class: 'hint' }, m.wallet_looking()));
    try {
      const addresses = (app.wallet?.addresses ?? []).map(({ address }) => address);
      const { entries, isComplete, unread } = await call('postWalletHistory', { addresses });
      box.replaceChildren(
        entries.length === 0 && unread.length === 0
          ? el('p', {}, m.wallet_no_payments())
          : paymentList(app, entries),
        ...(isComplete ? [] : [hint(m.wallet_newest({ count: entries.length }))]),
        ...unread.map((address) => hint(m.wallet_unread_payments({ address }))),
      );
    } catch (error) {
      const text = textOf(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button(m.wallet_try_again(), read));
    }
  };
  void read();
  return {
    title: m.wallet_history(),
    body: [
      box,
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}

const hint = (text: string) => el('p', { class: 'hint' }, text);
