import { readBackup, writeBackup } from '../keep/backup-file.ts';
import { refuseOtherChain } from '../keep/kept.ts';
import { Refused } from '../keys/refused.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';

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
export function saveBackup({ wallet }: App): void {
  if (!wallet?.sealed) return;
  const text = writeBackup(wallet.sealed);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = el('a', { href: url, download: 'wallet-backup.json' });
  link.click();
  URL.revokeObjectURL(url);
}
