import { makePasskey } from '../keep/passkey.ts';
import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';
import { m } from '../page/messages.ts';

/** Adds a passkey as a second way in. */
export function passkeyScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField(m.wallet_passphrase());
  const add = async () => {
    const passkey = await makePasskey();
    const both = await app.signer.ask('addPasskey', {
      sealed,
      passphrase: passphrase.input.value,
      passkey,
    });
    await app.store.replace(sealed, both);
    app.use(both);
  };
  return {
    title: m.wallet_add_passkey(),
    body: [
      el('p', {}, m.wallet_passkey_why()),
      form(m.wallet_add_it(), add, [passphrase.box]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}
