import type { ApiResponse } from '#contract/api.ts';
import { parseSum } from '#rules/amounts.ts';
import { amountText } from '../../page/amounts.ts';
import type { App } from '../../page/app.ts';
import { el } from '../../page/dom.ts';
import { icon } from '../../page/icons.ts';
import { m, timeText } from '../../page/messages.ts';

type Entry = ApiResponse<'postWalletHistory'>['entries'][number];

/** Payments, newest first: a face, a name or a shortened address, the time and the amount. */
export function paymentList(app: App, entries: readonly Entry[]): HTMLElement {
  return el('ul', { class: 'payments' }, ...entries.map((entry) => rowOf(app, entry)));
}

function rowOf(app: App, entry: Entry): HTMLElement {
  const { txid, amount, other, tips } = entry;
  const units = parseSum(amount);
  const isPaid = units < 0n;
  const names = tips.map(({ way, member: name }) =>
    el('bdi', {}, way === 'to' ? m.wallet_tip_to({ name }) : m.wallet_tip_from({ name })),
  );
  const stranger =
    other === null ? (isPaid ? m.wallet_payment() : m.wallet_coins_received()) : addressText(other);
  return el(
    'li',
    {},
    faceOf(tips[0]?.member, isPaid),
    el(
      'div',
      { class: 'about' },
      ...(names.length > 0 ? names : [el('span', {}, stranger)]),
      el('span', { class: 'hint' }, timeOf(entry), ' · ', transactionLink(app, txid)),
    ),
    el(
      'span',
      { class: isPaid ? 'sum' : 'sum good' },
      isPaid
        ? m.wallet_paid_amount({ amount: amountText(app, -units) })
        : m.wallet_received_amount({ amount: amountText(app, units) }),
    ),
  );
}

/** Too short to be copied and paid: somebody may have made an address that begins and ends alike. */
const addressText = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`;

/** The letter that stands for a member everywhere on the site, or the direction if no member is known. */
function faceOf(member: string | undefined, isPaid: boolean): HTMLElement {
  const letter = member === undefined ? null : ([...member.replace(/^@/, '')][0] ?? '?');
  return el(
    'span',
    { class: letter === null ? 'face plain' : 'face', 'aria-hidden': 'true' },
    letter ?? icon(isPaid ? 'send' : 'receive'),
  );
}

function timeOf({ at, confirmations }: Entry): HTMLElement {
  if (at === null) {
    return el(
      'span',
      {},
      confirmations === 0
        ? m.wallet_row_on_its_way()
        : m.wallet_confirmations({ count: confirmations }),
    );
  }
  const text = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return el('time', { datetime: at, title: timeText(at) }, text);
}

/** The explorer's page of a transaction, or its id if there is no explorer. */
export function transactionLink({ instance }: App, txid: string): HTMLElement {
  const { explorerTransaction } = instance;
  const short = `${txid.slice(0, 8)}…${txid.slice(-4)}`;
  if (explorerTransaction === null) return el('span', { class: 'hint', dir: 'ltr' }, short);
  const href = explorerTransaction.replace('{txid}', txid);
  const props = { href, class: 'link', dir: 'ltr', rel: 'noopener noreferrer', target: '_blank' };
  return el('a', props, short);
}
