import type { ApiResponse } from '#contract/api.ts';
import { parseSum } from '#rules/amounts.ts';
import { amountText } from '../page/amounts.ts';
import { call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el } from '../page/dom.ts';

/** The incoming and outgoing payments. */
export function historyScreen(app: App): Screen {
  const box = el('div', { 'aria-live': 'polite' });
  const read = async () => {
    box.replaceChildren(el('p', { class: 'hint' }, 'Looking at the chain …'));
    try {
      const addresses = (app.wallet?.addresses ?? []).map(({ address }) => address);
      const { entries, isComplete, unread } = await call('postWalletHistory', { addresses });
      box.replaceChildren(
        entries.length === 0 && unread.length === 0
          ? el('p', {}, 'The chain shows nothing of this wallet yet.')
          : el('ul', { class: 'history' }, ...entries.map((entry) => rowOf(app, entry))),
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

type Entry = ApiResponse<'postWalletHistory'>['entries'][number];

function rowOf(app: App, { txid, amount, confirmations, at, tips }: Entry): HTMLElement {
  const units = parseSum(amount);
  const isPaid = units < 0n;
  const what = `${isPaid ? 'Paid' : 'Received'} ${amountText(app, isPaid ? -units : units)}`;
  const when =
    at === null
      ? confirmations === 0
        ? 'on its way'
        : `${confirmations} confirmations`
      : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return el(
    'li',
    {},
    el('strong', {}, what),
    ...tips.map(({ way, member }) => el('span', {}, `Tip ${way} ${member}`)),
    el('span', { class: 'hint' }, when),
    transactionLink(app, txid),
  );
}

/** The explorer's page of a transaction, or its id if there is no explorer. */
export function transactionLink({ instance }: App, txid: string): HTMLElement {
  const { explorerTransaction } = instance;
  const short = `${txid.slice(0, 8)}…${txid.slice(-4)}`;
  if (explorerTransaction === null) return el('span', { class: 'hint' }, short);
  const href = explorerTransaction.replace('{txid}', txid);
  return el('a', { href, class: 'link', rel: 'noopener noreferrer', target: '_blank' }, short);
}
