import { readBackup, writeBackup } from '../keep/backup-file.ts';
import { refuseOtherChain } from '../keep/kept.ts';
import { hasPasskeys } from '../keep/passkey.ts';
import { Refused } from '../keys/refused.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';
import { exportScreen } from './export.ts';
import { passkeyScreen } from './passkey.ts';
import { removeScreen } from './unlock.ts';

/** The spares of an open wallet, and what else protects or removes it in this browser. */
export function spareScreen(app: App): Screen {
  const sealed = app.wallet?.sealed ?? null;
  return {
    title: 'Back up',
    icon: 'backup',
    body: [
      el(
        'div',
        { class: 'panel' },
        el('p', {}, spareText(app)),
        el(
          'div',
          { class: 'choices' },
          button('Save a backup file', () => saveBackup(app), 'primary'),
          sealed && button('Show words or private key', () => app.show(exportScreen(app, sealed))),
        ),
        el(
          'p',
          { class: 'hint' },
          'The file is encrypted: it opens with the passphrase of today, here or in another browser.',
        ),
      ),
      el('h2', {}, 'This browser'),
      el(
        'div',
        { class: 'choices' },
        sealed &&
          !sealed.passkey &&
          hasPasskeys() &&
          button('Add a passkey', () => app.show(passkeyScreen(app, sealed))),
        button('Remove from this browser', () => app.show(removeScreen(app)), 'danger'),
        button('Back', () => app.home()),
      ),
    ],
  };
}

/** Where the keys are, and the spare that exists without a backup file. */
export function spareText({ wallet, instance }: App): string {
  const spare = wallet?.sealed?.kind === 'wif' ? 'private key is' : 'words are';
  return `Your keys stay on this device, encrypted. Your ${spare} the only spare until you save a backup file. ${instance.siteName} has neither.`;
}

/** Opens a backup file with the passphrase under which it was made. */
export function backupScreen(app: App): Screen {
  const file = el('input', { type: 'file', accept: '.json,application/json', id: 'backup-file' });
  const passphrase = passphraseField('Its passphrase');
  const open = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) throw new Refused('Choose the backup file first.');
    const sealed = readBackup(await chosen.text());
    refuseOtherChain(sealed, app.coin, 'This backup');
    await app.signer.ask('open', { sealed, passphrase: passphrase.input.value });
    await app.store.add(sealed);
    app.use(sealed);
  };
  return {
    title: 'Open a backup file',
    body: [
      form('Open it', open, [
        el('div', { class: 'field' }, el('label', { for: 'backup-file' }, 'Backup file'), file),
        passphrase.box,
      ]),
      el(
        'div',
        { class: 'choices' },
        button('Cancel', () => app.home()),
      ),
    ],
  };
}

/** Gives the member the encrypted wallet as a file. */
function saveBackup({ wallet }: App): void {
  if (!wallet?.sealed) return;
  const text = writeBackup(wallet.sealed);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = el('a', { href: url, download: 'wallet-backup.json' });
  link.click();
  URL.revokeObjectURL(url);
}
