import { type FeeChoice, feePerByte, transactionBytes } from '#rules/wallet/network-fees.ts';
import { amountText, readAmount, readPayee } from '../page/amounts.ts';
import type { App, Screen } from '../page/app.ts';
import { button, choice, el, field, form } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { type Prepared, payButton, planFacts, prepare } from './pay.ts';

/** Asks for the payee and the amount; the page's address or a payment link may prefill them. */
export function sendScreen(app: App, filled: { to?: string; amount?: string } = {}): Screen {
  const { coinUriScheme } = app.instance;
  const to = field(m.wallet_to(), { hint: m.wallet_to_hint() });
  const amount = field(m.wallet_amount(), { inputmode: 'decimal', hint: m.wallet_amount_hint() });
  const all = el('input', { type: 'checkbox', id: 'send-all' });
  to.input.value = filled.to ?? '';
  amount.input.value = filled.amount ?? '';
  to.input.addEventListener('change', () => {
    const payee = readPayee(to.input.value, coinUriScheme);
    if (payee.amount === null) return;
    to.input.value = payee.address;
    amount.input.value = payee.amount;
  });
  all.addEventListener('change', () => {
    amount.input.disabled = all.checked;
  });
  const fee = feeChoice(app);
  const review = async () => {
    const { address } = readPayee(to.input.value, coinUriScheme);
    const prepared = await prepare(app, {
      to: await app.signer.ask('readAddress', address),
      units: all.checked ? 'all' : readAmount(amount.input.value),
      fee: fee.value(),
      tipId: null,
      payee: null,
      proof: null,
    });
    app.show(reviewScreen(app, prepared));
  };
  return {
    title: m.wallet_send(),
    icon: 'send',
    body: [
      form(m.wallet_review(), review, [
        to.box,
        amount.box,
        el('label', { class: 'option', for: 'send-all' }, all, el('span', {}, m.wallet_send_all())),
        fee.box,
      ]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}

/** The fee choices, each with the cost of a typical payment. */
function feeChoice(app: App) {
  const labels = {
    normal: m.wallet_fee_normal(),
    faster: m.wallet_fee_faster(),
    fastest: m.wallet_fee_fastest(),
  } as const;
  return choice<FeeChoice>(
    m.wallet_fee(),
    (Object.keys(labels) as FeeChoice[]).map((value) => {
      const units = transactionBytes(1, 2, app.coin) * feePerByte(app.coin, value);
      return {
        value,
        label: labels[value],
        hint: m.wallet_fee_usually({ amount: amountText(app, units) }),
      };
    }),
  );
}

function reviewScreen(app: App, prepared: Prepared): Screen {
  return {
    title: m.wallet_review_and_pay(),
    icon: 'send',
    body: [
      el('div', { class: 'panel' }, planFacts(app, prepared), payButton(app, prepared)),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_cancel(), () => app.home()),
      ),
    ],
  };
}
