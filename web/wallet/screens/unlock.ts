import { computeWith, hasPasskeys } from '../keep/passkey.ts';
import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';
import { unsettledBox } from './unsettled.ts';

/** Asks for the passphrase, or the passkey, of a locked wallet. */
export function unlockScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField('Passphrase');
  const problem = el('p', { class: 'problem', role: 'alert' });
  const opened = async () => {
    // The addresses lie beside the ciphertext: nobody may have put another one there.
    await app.signer.ask('requireOwn', { addresses: app.wallet?.addresses ?? [] });
    app.isOpen = true;
    app.home();
  };
  const unlock = async () => {
    await app.signer.ask('open', { sealed, passphrase: passphrase.input.value });
    await opened();
  };
  const { passkey } = sealed;
  const touch = async () => {
    problem.textContent = '';
    try {
      if (!passkey) return;
      const prf = await computeWith(passkey);
      await app.signer.ask('openWithPasskey', { sealed, prf });
      await opened();
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  return {
    title: 'Unlock your wallet',
    body: [
      passkey && hasPasskeys() ? button('Use my passkey', touch, 'primary') : null,
      problem,
      form('Unlock', unlock, [passphrase.box]),
      el(
        'details',
        {},
        el('summary', {}, 'I forgot the passphrase'),
        el(
          'p',
          {},
          'Nobody can reset it. With your words or your private key you can remove this wallet here and restore it under a new passphrase.',
        ),
        button('Remove it from this browser', () => app.show(removeScreen(app)), 'danger'),
      ),
    ],
  };
}

/** Removes the wallet from this browser, said twice. */
export function removeScreen(app: App): Screen {
  const remove = async () => {
    await app.store.remove();
    await app.memory.clear();
    app.wallet = null;
    app.lock();
  };
  return {
    title: 'Remove the wallet?',
    body: [
      // What is removed here is forgotten, and could then be paid once more.
      unsettledBox(app),
      el(
        'p',
        {},
        'It is deleted from this browser for good. Without its words, its private key or a backup file with its passphrase, its coins are lost.',
      ),
      el(
        'div',
        { class: 'choices' },
        button('I have the words: remove it', remove, 'danger'),
        button('Keep it', () => app.home(), 'primary'),
      ),
    ],
  };
}
