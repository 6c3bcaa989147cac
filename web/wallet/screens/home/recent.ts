import { call } from '../../page/api.ts';
import type { App } from '../../page/app.ts';
import { button, el } from '../../page/dom.ts';
import { m, textOf } from '../../page/messages.ts';
import { addressCard } from '../receive.ts';
import { historyScreen } from './history.ts';
import { paymentList } from './payment-row.ts';

const SHOWN = 5;

/** The newest payments, looked up once the balance is known; nothing where the chain cannot be asked. */
export function recentPayments(app: App) {
  const { instance, wallet } = app;
  const box = el('section', { class: 'stack recent', 'aria-labelledby': 'recent' });
  const list = el('div', { class: 'stack', 'aria-live': 'polite' });
  const read = async () => {
    list.replaceChildren(...placeholders());
    try {
      const addresses = (wallet?.addresses ?? []).map(({ address }) => address);
      const { entries, unread } = await call('postWalletHistory', { addresses });
      list.replaceChildren(
        entries.length === 0 && unread.length === 0
          ? invitation(app)
          : paymentList(app, entries.slice(0, SHOWN)),
      );
    } catch (error) {
      const text = textOf(error);
      list.replaceChildren(el('p', { role: 'alert' }, text), button(m.wallet_try_again(), read));
    }
  };
  if (instance.readsChain && instance.member !== null) {
    list.append(...placeholders());
    box.append(
      el(
        'div',
        { class: 'top' },
        el('h2', { id: 'recent' }, m.wallet_recent()),
        button(m.wallet_history(), () => app.show(historyScreen(app))),
      ),
      list,
    );
  }
  const afterBalance = (isKnown: boolean) => {
    if (isKnown) void read();
    else list.replaceChildren();
  };
  return { box, afterBalance };
}

/** Of the size of the rows that replace them. */
function placeholders(): HTMLElement[] {
  return Array.from({ length: SHOWN }, () =>
    el('div', { class: 'placeholder', 'aria-hidden': 'true' }),
  );
}

/** Shown while the chain has nothing of the wallet. A watched address is offered to nobody. */
function invitation(app: App): HTMLElement {
  if (!app.wallet?.sealed) return el('p', {}, m.wallet_no_payments_watched());
  return el(
    'div',
    { class: 'panel' },
    el('h3', {}, m.wallet_first_coins()),
    el('p', {}, m.wallet_first_coins_text()),
    ...addressCard(app),
  );
}
