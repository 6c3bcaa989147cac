import { makePasskey } from '../keep/passkey.ts';
import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';

/** Adds a passkey as a second way in. */
export function passkeyScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField('Passphrase');
  const add = async () => {
    const passkey = await makePasskey();
    const both = await app.signer.ask('addPasskey', {
      sealed,
      passphrase: passphrase.input.value,
      passkey,
    });
    await app.store.replace(both);
    app.use(both);
  };
  return {
    title: 'Add a passkey',
    body: [
      el(
        'p',
        {},
        'Your fingerprint, face or security key then opens the wallet in this browser. The passphrase still works.',
      ),
      form('Add it', add, [passphrase.box]),
      el(
        'div',
        { class: 'choices' },
        button('Back', () => app.home()),
      ),
    ],
  };
}
