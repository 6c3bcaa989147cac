import { Refused } from '../keys/refused.ts';
import { isSealed } from './kept.ts';
import type { Sealed } from './sealing.ts';

const FORMAT = 'quarterdeck-wallet';
const MOST_BYTES = 100_000;

/** The text of a backup file. A passkey stays with its device and is not in it. */
export function writeBackup(sealed: Sealed): string {
  return `${JSON.stringify({ format: FORMAT, sealed: { ...sealed, passkey: null } }, null, 2)}\n`;
}

/** @throws Refused for anything but a backup file of this wallet */
export function readBackup(text: string): Sealed {
  const refused = new Refused('wallet_no_backup');
  if (text.length > MOST_BYTES) throw refused;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw refused;
  }
  const { format, sealed } = (file ?? {}) as { format?: unknown; sealed?: unknown };
  if (format !== FORMAT || !isSealed(sealed) || sealed.passkey !== null) throw refused;
  return sealed;
}
