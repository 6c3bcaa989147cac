import { type Acquaintance, acquaintanceOf, type Payee } from '../keep/payees.ts';
import type { Proof } from '../keys/proofs.ts';
import type { App } from './app.ts';
import { el, notice } from './dom.ts';

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
      ? OWN
      : acquaintance.kind === 'known'
        ? knownText(name ?? null)
        : NEW_ADDRESS;
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
    agreement:
      isChanged || isProved === false
        ? `I have asked ${payee.name} myself, and this address is theirs.`
        : null,
  };
}

const OWN = 'This is an address of your own wallet.';
const NEW_ADDRESS =
  'This is the first payment to this address from this browser. Compare it with what you were given.';

function knownText(name: string | null): string {
  return name === null
    ? 'You have paid this address from this browser before.'
    : `You have paid this address from this browser before: it was ${name}’s.`;
}

function acquaintanceNotice({ name }: Payee, acquaintance: Acquaintance): HTMLElement {
  switch (acquaintance.kind) {
    case 'first':
      return notice('note', el('p', {}, `This is the first payment to ${name} from this browser.`));
    case 'known':
      return notice('note', el('p', {}, `You have paid ${name} at this address before.`));
    case 'moved':
      return warning(
        `The address of ${name} has changed. From this browser you paid another one:`,
        acquaintance.before,
      );
    case 'impostor':
      return warning(
        `This may be somebody else: another account had the name ${name} when you paid it, at`,
        acquaintance.before,
      );
  }
}

function warning(text: string, before: string): HTMLElement {
  return notice(
    'warn',
    el('p', {}, text),
    el('p', { class: 'code' }, before),
    el('p', {}, 'Ask them before you pay, and not by this page. A payment cannot be taken back.'),
  );
}

function proofNotice(
  { instance }: App,
  { name, telegramId }: Payee,
  isProved: boolean | null,
): HTMLElement {
  if (isProved === null) {
    const text = `${name} has not proved this address: only ${instance.siteName} says that it is theirs.`;
    return notice('note', el('p', {}, text));
  }
  if (!isProved) {
    const text = `The proof of this address is wrong: its key has not signed that it belongs to ${name} (Telegram id ${telegramId}). Ask them before you pay.`;
    return notice('warn', el('p', {}, text));
  }
  const text = `${name} has proved this address: its key has signed that it belongs to the Telegram id ${telegramId}. Your browser has checked the signature.`;
  return notice('note', el('p', {}, text));
}
