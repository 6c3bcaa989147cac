import { type FeeChoice, feePerByte, transactionBytes } from '#rules/wallet/network-fees.ts';
import { amountText, readAmount, readPayee } from '../page/amounts.ts';
import type { App, Screen } from '../page/app.ts';
import { button, choice, el, field, form } from '../page/dom.ts';
import { type Prepared, payButton, planFacts, prepare } from './pay.ts';

/** Asks for the payee and the amount; the page's address or a payment link may prefill them. */
export function sendScreen(app: App, filled: { to?: string; amount?: string } = {}): Screen {
  const { coinUriScheme } = app.instance;
  const to = field('To', { hint: 'An address, or a payment link.' });
  const amount = field('Amount', { inputmode: 'decimal', hint: 'With at most 8 decimals.' });
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
    title: 'Send',
    icon: 'send',
    body: [
      form('Review', review, [
        to.box,
        amount.box,
        el('label', { class: 'option', for: 'send-all' }, all, el('span', {}, 'Send all')),
        fee.box,
      ]),
      el(
        'div',
        { class: 'choices' },
        button('Back', () => app.home()),
      ),
    ],
  };
}

/** The fee choices, each with the cost of a typical payment. */
function feeChoice(app: App) {
  const labels = { normal: 'Normal', faster: 'Faster', fastest: 'Fastest' } as const;
  return choice<FeeChoice>(
    'Fee',
    (Object.keys(labels) as FeeChoice[]).map((value) => {
      const units = transactionBytes(1, 2, app.coin) * feePerByte(app.coin, value);
      return { value, label: labels[value], hint: `usually ${amountText(app, units)}` };
    }),
  );
}

function reviewScreen(app: App, prepared: Prepared): Screen {
  return {
    title: 'Review and pay',
    icon: 'send',
    body: [
      el('div', { class: 'panel' }, planFacts(app, prepared), payButton(app, prepared)),
      el(
        'div',
        { class: 'choices' },
        button('Cancel', () => app.home()),
      ),
    ],
  };
}
