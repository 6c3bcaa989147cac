import { readBackup, writeBackup } from '../keep/backup-file.ts';
import { refuseOtherChain } from '../keep/kept.ts';
import { hasPasskeys } from '../keep/passkey.ts';
import { Refused } from '../keys/refused.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, form, passphraseField } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { exportScreen } from './export.ts';
import { passkeyScreen } from './passkey.ts';
import { removeScreen } from './unlock.ts';

/** The spares of an open wallet, and what else protects or removes it in this browser. */
export function spareScreen(app: App): Screen {
  const sealed = app.wallet?.sealed ?? null;
  return {
    title: m.wallet_back_up(),
    icon: 'backup',
    body: [
      el(
        'div',
        { class: 'panel' },
        el('p', {}, spareText(app)),
        el(
          'div',
          { class: 'choices' },
          button(m.wallet_save_backup(), () => saveBackup(app), 'primary'),
          sealed && button(m.wallet_show_secrets(), () => app.show(exportScreen(app, sealed))),
        ),
        el('p', { class: 'hint' }, m.wallet_backup_encrypted()),
      ),
      el('h2', {}, m.wallet_this_browser()),
      el(
        'div',
        { class: 'choices' },
        sealed &&
          !sealed.passkey &&
          hasPasskeys() &&
          button(m.wallet_add_passkey(), () => app.show(passkeyScreen(app, sealed))),
        sealed &&
          button(m.wallet_remove_here(), () => app.show(removeScreen(app, sealed)), 'danger'),
        button(m.wallet_back(), () => app.home()),
      ),
    ],
  };
}

/** Where the keys are, and the spare that exists without a backup file. */
export function spareText({ wallet, instance }: App): string {
  const kind = wallet?.sealed?.kind === 'wif' ? 'key' : 'other';
  return m.wallet_spare({ kind, site: instance.siteName });
}

/** Opens a backup file with the passphrase under which it was made. */
export function backupScreen(app: App): Screen {
  const file = el('input', { type: 'file', accept: '.json,application/json', id: 'backup-file' });
  const passphrase = passphraseField(m.wallet_its_passphrase());
  const open = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) throw new Refused('wallet_choose_backup');
    const sealed = readBackup(await chosen.text());
    refuseOtherChain(sealed, app.coin, 'backup');
    await app.signer.ask('open', { sealed, passphrase: passphrase.input.value });
    await app.store.add(sealed);
    app.use(sealed);
  };
  return {
    title: m.wallet_open_backup(),
    body: [
      form(m.wallet_open_it(), open, [
        el(
          'div',
          { class: 'field' },
          el('label', { for: 'backup-file' }, m.wallet_backup_file()),
          file,
        ),
        passphrase.box,
      ]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_cancel(), () => app.home()),
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
