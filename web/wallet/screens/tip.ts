import type { WalletTip } from '#contract/wallet/payments.ts';
import { parseAmount } from '#rules/amounts.ts';
import { amountText } from '../page/amounts.ts';
import { call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts } from '../page/dom.ts';
import { m, textOf } from '../page/messages.ts';
import { transactionLink } from './home/payment-row.ts';
import { payButton, planFacts, prepare } from './pay.ts';
import { signInNotice } from './sign-in.ts';

/** The reasons why a tip cannot be paid now. */
const OVER: Readonly<Record<Exclude<WalletTip['state'], 'open'>, () => string>> = {
  waiting_address: () => m.wallet_tip_waiting(),
  seen: () => m.wallet_tip_seen(),
  confirmed: () => m.wallet_tip_confirmed(),
  expired: () => m.wallet_tip_expired(),
  cancelled: () => m.wallet_tip_cancelled(),
  refused: () => m.wallet_tip_refused(),
};

/** A tip: one look, one press. */
export function tipScreen(app: App, id: string): Screen {
  const box = el('div', { class: 'panel', 'aria-live': 'polite' });
  const read = async () => {
    box.replaceChildren(el('p', { class: 'hint' }, m.wallet_tip_looking()));
    try {
      box.replaceChildren(...(await tipBody(app, await call('getWalletTip', undefined, { id }))));
    } catch (error) {
      const text = textOf(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button(m.wallet_try_again(), read));
    }
  };
  if (app.instance.member === null) box.append(signInNotice(app, read, `tip_${id}`));
  else void read();
  return {
    title: m.wallet_tip(),
    icon: 'send',
    body: [
      box,
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_to_wallet(), () => app.home()),
      ),
    ],
  };
}

async function tipBody(app: App, tip: WalletTip): Promise<HTMLElement[]> {
  const { payment, state, address, amount } = tip;
  const units = amount === null ? null : parseAmount(amount);
  const about = [
    [
      m.wallet_tip_for(),
      tip.payeeUsername === null ? tip.payee : `${tip.payee} (@${tip.payeeUsername})`,
    ],
    ...(tip.note === '' ? [] : [[m.wallet_tip_note(), tip.note] as const]),
  ] as const;
  const withAmount = () =>
    facts([
      ...about,
      ...(units === null ? [] : [[m.wallet_amount(), amountText(app, units)] as const]),
    ]);
  if (payment !== null && payment.state !== 'refused') {
    const link = transactionLink(app, payment.txid);
    const text = m.wallet_tip_paid({ transaction: () => link });
    return [withAmount(), el('p', { role: 'status' }, ...text)];
  }
  if (state !== 'open' || address === null || units === null) {
    const why = OVER[state === 'open' ? 'waiting_address' : state];
    return [withAmount(), el('p', { role: 'status' }, why())];
  }
  const to = await app.signer.ask('readAddress', address);
  const { payee: name, payeeUsername: username, payeeTelegramId: telegramId, proof } = tip;
  const payee = { telegramId, name, username };
  const prepared = await prepare(app, { to, units, fee: 'normal', tipId: tip.id, payee, proof });
  return [
    facts(about),
    planFacts(app, prepared),
    el('p', { class: 'hint' }, m.wallet_tip_digits()),
    payButton(app, prepared),
  ];
}
