import { computeWith, hasPasskeys } from '../keep/passkey.ts';
import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField, removeButton } from '../page/dom.ts';
import { m, textOf } from '../page/messages.ts';
import { unsettledBox } from './unsettled.ts';

/** Asks for the passphrase, or the passkey, of a locked wallet. */
export function unlockScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField(m.wallet_passphrase());
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
      problem.textContent = textOf(error);
    }
  };
  return {
    title: m.wallet_unlock_yours(),
    icon: 'lock',
    body: [
      passkey && hasPasskeys() ? button(m.wallet_use_passkey(), touch, 'primary') : null,
      problem,
      form(m.wallet_unlock(), unlock, [passphrase.box]),
      el(
        'details',
        {},
        el('summary', {}, m.wallet_forgot()),
        el('p', {}, m.wallet_forgot_text()),
        button(m.wallet_remove_it(), () => app.show(removeScreen(app, sealed)), 'danger'),
      ),
    ],
  };
}

/** Removes the wallet from this browser, after a second confirmation. */
export function removeScreen(app: App, sealed: Sealed): Screen {
  const remove = async () => {
    await app.store.remove(sealed);
    await app.memory.clear();
    app.kept = null;
    app.lock();
  };
  return {
    title: m.wallet_remove(),
    body: [
      // A payment removed here is forgotten, and could then be made a second time.
      unsettledBox(app),
      el('p', {}, m.wallet_remove_text()),
      el(
        'div',
        { class: 'choices' },
        removeButton(m.wallet_remove_confirm(), remove),
        button(m.wallet_keep_it(), () => app.home(), 'primary'),
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
    title: m.wallet_unreadable(),
    body: [
      el('p', { role: 'alert' }, m.wallet_unreadable_why()),
      el('p', {}, m.wallet_unreadable_help()),
      el('div', { class: 'choices' }, removeButton(m.wallet_remove_confirm(), remove)),
    ],
  };
}
