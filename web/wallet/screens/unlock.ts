import { computeWith, hasPasskeys } from '../keep/passkey.ts';
import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';
import { unsettledBox } from './unsettled.ts';

/** Asks for the passphrase, or the passkey, of a locked wallet. */
export function unlockScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField('Passphrase');
  const problem = el('p', { class: 'problem', role: 'alert' });
  const unlock = async () => {
    await app.signer.ask('open', { sealed, passphrase: passphrase.input.value });
    app.use(sealed);
  };
  const { passkey } = sealed;
  const touch = async () => {
    problem.textContent = '';
    try {
      if (!passkey) return;
      const prf = await computeWith(passkey);
      await app.signer.ask('openWithPasskey', { sealed, prf });
      app.use(sealed);
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  return {
    title: 'Unlock your wallet',
    icon: 'lock',
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

/** Removes the wallet from this browser, after a second confirmation. */
export function removeScreen(app: App): Screen {
  const remove = async () => {
    await app.store.remove();
    await app.memory.clear();
    app.kept = null;
    app.lock();
  };
  return {
    title: 'Remove the wallet?',
    body: [
      // A payment removed here is forgotten, and could then be made a second time.
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

/** Shown for a record that this page, or this version of it, cannot have written. */
export function unreadableScreen(app: App): Screen {
  const remove = async () => {
    await app.store.removeKeyless();
    app.kept = null;
    app.home();
  };
  return {
    title: 'This wallet cannot be read',
    body: [
      el(
        'p',
        { role: 'alert' },
        'The wallet stored in this browser was altered, or an earlier version of this page wrote it. No address in it can be trusted, so none is shown.',
      ),
      el(
        'p',
        {},
        'Your coins are where they were: your words, your private key or a backup file with its passphrase bring the wallet back. Without any of them leave this as it is and ask for help. Nobody honest will ask for your passphrase.',
      ),
      el('div', { class: 'choices' }, button('I have the words: remove it', remove, 'danger')),
    ],
  };
}
