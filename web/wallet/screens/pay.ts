import type { WalletPayment } from '#contract/wallet/payments.ts';
import { formatAmount } from '#rules/amounts.ts';
import { REFUSAL_BINDS_MS } from '#rules/tips/payments.ts';
import type { FeeChoice } from '#rules/wallet/network-fees.ts';
import { type Payee, toRemember } from '../keep/payees.ts';
import type { KeptPayment } from '../keep/store.ts';
import { planMature } from '../keys/plan-mature.ts';
import type { PaymentPlan } from '../keys/plan-payment.ts';
import type { Proof } from '../keys/proofs.ts';
import { Refused } from '../keys/refused.ts';
import { amountText } from '../page/amounts.ts';
import { call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { readCoins, readPrevious } from '../page/coins.ts';
import { button, el, facts, notice } from '../page/dom.ts';
import { m, textOf } from '../page/messages.ts';
import { checkPayee, type PayeeCheck } from '../page/payee.ts';
import { findOut, sendFirst } from '../page/sending.ts';
import { transactionLink } from './home/payment-row.ts';
import { outcomeText, reasonText } from './unsettled.ts';

/** The payment to make, and its tip; null for none. */
export type Wanted = {
  to: string;
  units: bigint | 'all';
  fee: FeeChoice;
  tipId: string | null;
  /** The payee that the server names, with the proof of their address; both null for an address alone. */
  payee: Payee | null;
  proof: Proof | null;
};

/** A payment that only needs to be checked and confirmed. */
export type Prepared = {
  plan: PaymentPlan;
  changeTo: string;
  previous: Map<string, string>;
  tipId: string | null;
  payee: Payee | null;
  check: PayeeCheck;
};

/** Only one tab pays at a time. */
const LOCK = 'wallet-payment';

/** Chooses the coins and fetches the transactions that prove their value. Throws an error with a message for the member. */
export async function prepare(app: App, wanted: Wanted): Promise<Prepared> {
  const { tipId, payee, proof, to } = wanted;
  const { wallet } = app;
  if (!wallet?.sealed) throw new Refused('wallet_only_watches');
  await tellUnsettled(app);
  const refused = await readRefusedCoins(app);
  const terms = { ...wanted, coin: app.coin, refused };
  const { plan, previous } = await planMature(await readCoins(wallet), terms, readPrevious);
  // Change goes back to the address of one of the coins, which the server does not take for another payee.
  const own = wallet.addresses[0].address;
  const isOwn = plan.coins.some(({ address }) => address === own);
  const changeTo = isOwn ? own : (plan.coins[0]?.address ?? own);
  const check = await checkPayee(app, { address: to, payee, proof });
  return { plan, changeTo, previous, tipId, payee, check };
}

/**
 * Coins of refused payments that could still be made: the server knows those from any device, this browser those of any account.
 */
async function readRefusedCoins({ memory }: App): Promise<string[][]> {
  const { refused } = await call('getRefusedPayments');
  const since = Date.now() - REFUSAL_BINDS_MS;
  const own = (await memory.readRefused()).filter(({ atMs }) => atMs > since);
  return [...refused, ...own].map(({ coins }) => coins);
}

/** Called before anything else can be paid, because the earlier payment may be this same one. */
async function tellUnsettled(app: App): Promise<void> {
  const told: string[] = [];
  for (const kept of await app.store.unsettled()) {
    const outcome = await findOut(app, kept);
    if (outcome === null) {
      throw new Refused('wallet_earlier_unsettled');
    }
    told.push(outcomeText(app, kept, outcome));
  }
  if (told.length === 0) return;
  throw new Refused('wallet_press_once_more', { earlier: told.join(' ') });
}

/** The amount and the payee, as facts to check before the one press. */
export function planFacts(app: App, { plan, check }: Prepared): HTMLElement {
  const { to, units, feeUnits, coins } = plan;
  return el(
    'div',
    { class: 'stack' },
    facts([
      [m.wallet_to(), el('span', { class: 'code' }, to)],
      [m.wallet_amount(), amountText(app, units)],
      [m.wallet_fee(), amountText(app, feeUnits)],
      [m.wallet_total(), el('strong', {}, amountText(app, units + feeUnits))],
    ]),
    check.body,
    coins.some(({ confirmations }) => confirmations === 0) &&
      notice('note', el('p', {}, m.wallet_unconfirmed_coins())),
  );
}

/** The button that makes the payment shown next to it, once. */
export function payButton(app: App, prepared: Prepared): HTMLElement {
  const problem = el('p', { class: 'problem', role: 'alert' });
  const pay = button(
    m.wallet_pay_now({ amount: `${formatAmount(prepared.plan.units)} ${app.instance.coinCode}` }),
    async () => {
      problem.textContent = '';
      try {
        await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
          if (!lock) throw new Refused('wallet_other_tab');
          app.show(sentScreen(app, await signAndSend(app, prepared)));
        });
      } catch (error) {
        problem.textContent = textOf(error);
      }
    },
    'primary',
  );
  const { agreement } = prepared.check;
  if (agreement === null) return el('div', { class: 'field' }, problem, pay);
  const agree = el('input', { type: 'checkbox', id: 'agree' });
  pay.disabled = true;
  agree.addEventListener('change', () => {
    pay.disabled = !agree.checked;
  });
  return el(
    'div',
    { class: 'field' },
    el('label', { class: 'option', for: 'agree' }, agree, el('span', {}, agreement)),
    problem,
    pay,
  );
}

async function signAndSend(app: App, prepared: Prepared): Promise<WalletPayment> {
  const { plan, changeTo, previous, tipId, payee } = prepared;
  const { wallet } = app;
  if (!wallet) throw new Refused('wallet_gone');
  // Checked again under the lock, because another tab may have paid meanwhile.
  if ((await app.store.unsettled()).length > 0) {
    throw new Refused('wallet_other_unsettled');
  }
  const { txid, rawHex } = await app.signer.ask('sign', {
    plan,
    changeTo,
    addresses: wallet.addresses,
    previous,
  });
  const kept: KeptPayment = {
    txid,
    rawHex,
    tipId,
    to: plan.to,
    units: plan.units,
    feeUnits: plan.feeUnits,
    atMs: Date.now(),
    coins: plan.coins.map(({ txid: from, vout }) => `${from}:${vout}`),
  };
  // Before it is sent: a reload in between must not lead to a second payment.
  await app.store.keepPayment(kept);
  const outcome = await sendFirst(app, kept);
  // If this fails, the next payment to them counts as a first one again.
  const remembered = toRemember(payee, plan.to, kept.atMs);
  if (outcome.state !== 'refused') await app.memory.putPayee(remembered).catch(() => undefined);
  return outcome;
}

function sentScreen(app: App, outcome: WalletPayment): Screen {
  const words = {
    sent: [m.wallet_paid(), m.wallet_sent_text()],
    confirmed: [m.wallet_paid(), m.wallet_confirmed_text()],
    sending: [m.wallet_unknown(), m.wallet_unknown_text()],
    refused: [m.wallet_not_paid(), m.wallet_refused_text({ reason: reasonText(outcome.reason) })],
  } as const;
  const [title, text] = words[outcome.state];
  return {
    title,
    body: [
      el('p', { role: 'status' }, text),
      outcome.state !== 'refused' &&
        el(
          'p',
          {},
          ...m.wallet_transaction({ transaction: () => transactionLink(app, outcome.txid) }),
        ),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_to_wallet(), () => app.home(), 'primary'),
      ),
    ],
  };
}
