import { type Acquaintance, acquaintanceOf, type Payee } from '../keep/payees.ts';
import type { Proof } from '../keys/proofs.ts';
import type { App } from './app.ts';
import { el, notice } from './dom.ts';
import { m } from './messages.ts';

/** The payee of a payment, and the proof of the address, not yet verified. */
export type PaidTo = { address: string; payee: Payee | null; proof: Proof | null };

/** The findings about a payee, and the statement to which the member must agree before paying; null if none is required. */
export type PayeeCheck = { body: HTMLElement; agreement: string | null };

/** Looks up what this browser knows of a payee, and verifies the proof of the address. Neither relies on the server. */
export async function checkPayee(app: App, { address, payee, proof }: PaidTo): Promise<PayeeCheck> {
  const known = await app.memory.readPayees();
  const acquaintance = acquaintanceOf(known, { payee, address });
  if (payee === null) {
    const isOwn = app.wallet?.addresses.some((own) => own.address === address) ?? false;
    const name = known.find((each) => each.address === address && each.name !== null)?.name;
    const text = isOwn
      ? m.wallet_payee_own()
      : acquaintance.kind === 'known'
        ? knownText(name ?? null)
        : m.wallet_payee_new_address();
    return { body: notice('note', el('p', {}, text)), agreement: null };
  }
  const { telegramId } = payee;
  const isProved =
    proof === null ? null : await app.signer.ask('isProofOf', { proof, address, telegramId });
  const isChanged = acquaintance.kind === 'moved' || acquaintance.kind === 'impostor';
  return {
    body: el(
      'div',
      { class: 'stack' },
      acquaintanceNotice(payee, acquaintance),
      proofNotice(app, payee, isProved),
    ),
    agreement: isChanged || isProved === false ? m.wallet_payee_agree({ name: payee.name }) : null,
  };
}

function knownText(name: string | null): string {
  return name === null ? m.wallet_payee_known() : m.wallet_payee_known_of({ name });
}

function acquaintanceNotice({ name }: Payee, acquaintance: Acquaintance): HTMLElement {
  switch (acquaintance.kind) {
    case 'first':
      return notice('note', el('p', {}, m.wallet_payee_first({ name })));
    case 'known':
      return notice('note', el('p', {}, m.wallet_payee_again({ name })));
    case 'moved':
      return warning(m.wallet_payee_moved({ name }), acquaintance.before);
    case 'impostor':
      return warning(m.wallet_payee_impostor({ name }), acquaintance.before);
  }
}

function warning(text: string, before: string): HTMLElement {
  return notice(
    'warn',
    el('p', {}, text),
    el('p', { class: 'code' }, before),
    el('p', {}, m.wallet_payee_ask()),
  );
}

function proofNotice(
  { instance }: App,
  { name, telegramId }: Payee,
  isProved: boolean | null,
): HTMLElement {
  if (isProved === null) {
    const text = m.wallet_payee_unproved({ name, site: instance.siteName });
    return notice('note', el('p', {}, text));
  }
  if (!isProved) {
    const text = m.wallet_payee_wrong({ name, id: telegramId });
    return notice('warn', el('p', {}, text));
  }
  const text = m.wallet_payee_proved({ name, id: telegramId });
  return notice('note', el('p', {}, text));
}
