import type { Sealed } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, notice, passphraseField } from '../page/dom.ts';

/** Asks for the passphrase again, then shows the secrets that nobody else may see. */
export function exportScreen(app: App, sealed: Sealed): Screen {
  const passphrase = passphraseField('Passphrase');
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
    title: 'Show words or private key',
    icon: 'backup',
    body: [
      notice(
        'warn',
        el(
          'p',
          {},
          'Anybody who sees them can take your coins. No honest person will ever ask you for them.',
        ),
      ),
      form('Show them', reveal, [passphrase.box]),
      el(
        'div',
        { class: 'choices' },
        button('Back', () => app.home()),
      ),
    ],
  };
}

function shownScreen(app: App, { words, wif }: { words: string | null; wif: string }): Screen {
  return {
    title: 'Your secrets',
    icon: 'backup',
    body: [
      words !== null && el('h2', {}, 'Words'),
      words !== null &&
        el('ol', { class: 'words' }, ...words.split(' ').map((word) => el('li', {}, word))),
      el('h2', {}, 'Private key of your address'),
      el('p', { class: 'code' }, wif),
      el(
        'div',
        { class: 'choices' },
        button('Done', () => app.home(), 'primary'),
      ),
    ],
  };
}
