import { leastPayment } from '#rules/coins/amounts.ts';
import { amountText, balanceFigure, dollarsText } from '../../page/amounts.ts';
import type { App } from '../../page/app.ts';
import { type Holdings, readHoldings } from '../../page/coins.ts';
import { button, el, notice } from '../../page/dom.ts';
import { m, textOf } from '../../page/messages.ts';
import { signInNotice } from '../sign-in.ts';

/**
 * The balance, large. Never shows zero for an unknown balance: without a response it says so, and offers to try again.
 * `after`: called after each look-up with its success. Payments are looked up then, because a member has few look-ups at once.
 */
export function balanceBox(app: App, after: (isKnown: boolean) => void): HTMLElement {
  const box = el('section', {
    class: 'balance',
    'aria-label': m.wallet_balance(),
    'aria-live': 'polite',
  });
  const { wallet, instance } = app;
  const read = async () => {
    box.replaceChildren(...figures('…', el('p', { class: 'hint' }, m.wallet_looking())));
    try {
      if (!wallet) return;
      const holdings = await readHoldings(wallet);
      box.replaceChildren(...shownHoldings(app, holdings));
      after(true);
    } catch (error) {
      const text = textOf(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button(m.wallet_try_again(), read));
      after(false);
    }
  };
  if (!instance.readsChain) {
    const text = m.wallet_no_chain({ site: instance.siteName });
    box.append(el('p', {}, text));
  } else if (instance.member === null) box.append(signInNotice(app, () => app.home()));
  else void read();
  return box;
}

function figures(figure: string | Node, below: Node): Node[] {
  return [
    el('p', { class: 'label' }, m.wallet_balance()),
    el('p', { class: 'figure' }, figure),
    below,
  ];
}

function shownHoldings(app: App, holdings: Holdings): Node[] {
  const { confirmed, unconfirmed } = holdings;
  const dollars = dollarsText(app.instance.usdPrice, confirmed);
  const rest = [
    dollars,
    unconfirmed > 0n && m.wallet_on_its_way({ amount: amountText(app, unconfirmed) }),
    dollars === null && unconfirmed <= 0n && m.wallet_confirmed(),
  ];
  const below = el('p', { class: 'hint' }, rest.filter((each) => each).join(' · '));
  return [...figures(balanceFigure(app, confirmed), below), ...limitsOf(app, holdings)];
}

/** Notices about the balance: coins that are not listed, and addresses that cannot be read. */
function limitsOf(app: App, { coins, confirmed, unconfirmed, unread }: Holdings): HTMLElement[] {
  const listed = coins.reduce((sum, { units }) => sum + units, 0n);
  const hasMore = confirmed + unconfirmed - listed >= leastPayment(app.coin);
  const texts = [
    ...(hasMore ? [m.wallet_more_coins({ amount: amountText(app, listed) })] : []),
    ...unread.map((address) => m.wallet_unread({ address })),
  ];
  return texts.map((text) => notice('warn', el('p', {}, text)));
}
