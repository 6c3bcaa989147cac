import type { WalletTip } from '#contract/wallet/payments.ts';
import { parseAmount } from '#rules/amounts.ts';
import { amountText } from '../page/amounts.ts';
import { call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts } from '../page/dom.ts';
import { transactionLink } from './home/payment-row.ts';
import { payButton, planFacts, prepare } from './pay.ts';
import { signInNotice } from './sign-in.ts';

/** The reasons why a tip cannot be paid now. */
const OVER: Readonly<Record<Exclude<WalletTip['state'], 'open'>, string>> = {
  waiting_address:
    'It waits for the payee to set an address. The bot tells you when it can be paid.',
  seen: 'It is paid, and waits for the next block.',
  confirmed: 'It is paid and confirmed.',
  expired: 'It was not paid in time. Tip again if you still want to.',
  cancelled: 'It was cancelled.',
  refused: 'The payee takes no tips.',
};

/** A tip: one look, one press. */
export function tipScreen(app: App, id: string): Screen {
  const box = el('div', { class: 'panel', 'aria-live': 'polite' });
  const read = async () => {
    box.replaceChildren(el('p', { class: 'hint' }, 'Looking at the tip and your coins …'));
    try {
      box.replaceChildren(...(await tipBody(app, await call('getWalletTip', undefined, { id }))));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button('Try again', read));
    }
  };
  if (app.instance.member === null) box.append(signInNotice(app, read, `tip_${id}`));
  else void read();
  return {
    title: 'Pay a tip',
    icon: 'send',
    body: [
      box,
      el(
        'div',
        { class: 'choices' },
        button('To the wallet', () => app.home()),
      ),
    ],
  };
}

async function tipBody(app: App, tip: WalletTip): Promise<HTMLElement[]> {
  const { payment, state, address, amount } = tip;
  const units = amount === null ? null : parseAmount(amount);
  const about = [
    ['For', tip.payeeUsername === null ? tip.payee : `${tip.payee} (@${tip.payeeUsername})`],
    ...(tip.note === '' ? [] : [['Note', tip.note] as const]),
  ] as const;
  const withAmount = () =>
    facts([...about, ...(units === null ? [] : [['Amount', amountText(app, units)] as const])]);
  if (payment !== null && payment.state !== 'refused') {
    const link = transactionLink(app, payment.txid);
    return [withAmount(), el('p', { role: 'status' }, 'You have paid it: ', link)];
  }
  if (state !== 'open' || address === null || units === null) {
    const why = OVER[state === 'open' ? 'waiting_address' : state];
    return [withAmount(), el('p', { role: 'status' }, why)];
  }
  const to = await app.signer.ask('readAddress', address);
  const { payee: name, payeeUsername: username, payeeTelegramId: telegramId, proof } = tip;
  const payee = { telegramId, name, username };
  const prepared = await prepare(app, { to, units, fee: 'normal', tipId: tip.id, payee, proof });
  return [
    facts(about),
    planFacts(app, prepared),
    el('p', { class: 'hint' }, 'The last digits of the amount identify this tip.'),
    payButton(app, prepared),
  ];
}
