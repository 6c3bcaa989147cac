import { leastPayment } from '#rules/coins/amounts.ts';
import { amountText, balanceFigure, dollarsText } from '../../page/amounts.ts';
import type { App } from '../../page/app.ts';
import { type Holdings, readHoldings } from '../../page/coins.ts';
import { button, el, notice } from '../../page/dom.ts';
import { signInNotice } from '../sign-in.ts';

/**
 * The balance, large. Never shows zero for an unknown balance: without a response it says so, and offers to try again.
 * `after`: called after each look-up with its success. Payments are looked up then, because a member has few look-ups at once.
 */
export function balanceBox(app: App, after: (isKnown: boolean) => void): HTMLElement {
  const box = el('section', { class: 'balance', 'aria-label': 'Balance', 'aria-live': 'polite' });
  const { wallet, instance } = app;
  const read = async () => {
    box.replaceChildren(...figures('…', el('p', { class: 'hint' }, 'Looking at the chain …')));
    try {
      if (!wallet) return;
      const holdings = await readHoldings(wallet);
      box.replaceChildren(...shownHoldings(app, holdings));
      after(true);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button('Try again', read));
      after(false);
    }
  };
  if (!instance.readsChain) {
    const text = `${instance.siteName} cannot look at the chain, so it shows no balance here and sends nothing. With your words or your private key another wallet can.`;
    box.append(el('p', {}, text));
  } else if (instance.member === null) box.append(signInNotice(app, () => app.home()));
  else void read();
  return box;
}

function figures(figure: string | Node, below: Node): Node[] {
  return [el('p', { class: 'label' }, 'Balance'), el('p', { class: 'figure' }, figure), below];
}

function shownHoldings(app: App, holdings: Holdings): Node[] {
  const { confirmed, unconfirmed } = holdings;
  const dollars = dollarsText(app.instance.usdPrice, confirmed);
  const rest = [
    dollars,
    unconfirmed > 0n && `On its way: ${amountText(app, unconfirmed)}`,
    dollars === null && unconfirmed <= 0n && 'Confirmed on the chain.',
  ];
  const below = el('p', { class: 'hint' }, rest.filter((each) => each).join(' · '));
  return [...figures(balanceFigure(app, confirmed), below), ...limitsOf(app, holdings)];
}

/** Notices about the balance: coins that are not listed, and addresses that cannot be read. */
function limitsOf(app: App, { coins, confirmed, unconfirmed, unread }: Holdings): HTMLElement[] {
  const listed = coins.reduce((sum, { units }) => sum + units, 0n);
  const hasMore = confirmed + unconfirmed - listed >= leastPayment(app.coin);
  const texts = [
    ...(hasMore
      ? [
          `This wallet has more coins than are listed at once. The balance counts all of them; payments use the largest, which are worth ${amountText(app, listed)} together.`,
        ]
      : []),
    ...unread.map(
      (address) =>
        `${address} holds too many payments to be read here, so the balance does not count it and nothing is sent from it. Try again later. If it stays so, tell the operator, or restore this wallet from its words in another program.`,
    ),
  ];
  return texts.map((text) => notice('warn', el('p', {}, text)));
}
