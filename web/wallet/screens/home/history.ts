import { call } from '../../page/api.ts';
import type { App, Screen } from '../../page/app.ts';
import { button, el } from '../../page/dom.ts';
import { paymentList } from './payment-row.ts';

/** The incoming and outgoing payments. */
export function historyScreen(app: App): Screen {
  const box = el('div', { class: 'stack', 'aria-live': 'polite' });
  const read = async () => {
    box.replaceChildren(el('p', { class: 'hint' }, 'Looking at the chain …'));
    try {
      const addresses = (app.wallet?.addresses ?? []).map(({ address }) => address);
      const { entries, isComplete, unread } = await call('postWalletHistory', { addresses });
      box.replaceChildren(
        entries.length === 0 && unread.length === 0
          ? el('p', {}, 'The chain shows nothing of this wallet yet.')
          : paymentList(app, entries),
        ...(isComplete ? [] : [hint(`Only the newest ${entries.length} are shown.`)]),
        ...unread.map((address) =>
          hint(`${address} holds too many payments to be read here: nothing of it is shown.`),
        ),
      );
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button('Try again', read));
    }
  };
  void read();
  return {
    title: 'History',
    body: [
      box,
      el(
        'div',
        { class: 'choices' },
        button('Back', () => app.home()),
      ),
    ],
  };
}

const hint = (text: string) => el('p', { class: 'hint' }, text);
