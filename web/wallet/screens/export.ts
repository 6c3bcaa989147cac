import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, notice, passphraseField } from '../page/dom.ts';
import { m } from '../page/messages.ts';

/** Asks for the passphrase again, then shows the secrets that nobody else may see. */
export function exportScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField(m.wallet_passphrase());
  const reveal = async () => {
    const path = app.wallet?.addresses[0].path ?? null;
    const found = await app.signer.ask('reveal', {
      sealed,
      passphrase: passphrase.input.value,
      path,
    });
    app.show(shownScreen(app, found));
  };
  return {
    title: m.wallet_show_secrets(),
    icon: 'backup',
    body: [
      notice('warn', el('p', {}, m.wallet_secrets_warning())),
      form(m.wallet_show_them(), reveal, [passphrase.box]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}

function shownScreen(app: App, { words, wif }: { words: string | null; wif: string }): Screen {
  return {
    title: m.wallet_secrets(),
    icon: 'backup',
    body: [
      words !== null && el('h2', {}, m.wallet_words()),
      words !== null &&
        el('ol', { class: 'words' }, ...words.split(' ').map((word) => el('li', {}, word))),
      el('h2', {}, m.wallet_private_key()),
      el('p', { class: 'code' }, wif),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_done(), () => app.home(), 'primary'),
      ),
    ],
  };
}
