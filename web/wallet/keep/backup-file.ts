import { COIN_NETWORKS } from '#rules/coin-networks.ts';
import type { OwnAddress } from '../keys/accounts.ts';
import { Refused } from '../keys/refused.ts';
import type { Sealed } from './sealing.ts';

/** What a backup file holds: the encrypted secret and the addresses that it had, as in `KeptWallet`. */
export type Backup = { sealed: Sealed; addresses: OwnAddress[]; unsearched?: true };

const FORMAT = 'quarterdeck-wallet';
const MOST_BYTES = 100_000;
const MOST_ADDRESSES = 100;
/** A file may not make the browser compute for hours, nor run out of memory. */
const MOST_N = 2 ** 20;
const MOST_PASSES = 16;

/** The text of a backup file. A passkey stays with its device and is not in it. */
export function writeBackup({ sealed, ...rest }: Backup): string {
  return `${JSON.stringify({ format: FORMAT, sealed: { ...sealed, passkey: null }, ...rest }, null, 2)}\n`;
}

/** @throws Refused for anything but a backup file of this wallet */
export function readBackup(text: string): Backup {
  const refused = new Refused('This is not a backup file of this wallet, or it was changed.');
  if (text.length > MOST_BYTES) throw refused;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw refused;
  }
  const { format, sealed, addresses, unsearched } = fields(file);
  const isList =
    Array.isArray(addresses) && addresses.length > 0 && addresses.length <= MOST_ADDRESSES;
  if (format !== FORMAT || !isSealed(sealed) || !isList) throw refused;
  if (!addresses.every(isOwnAddress)) throw refused;
  return { sealed, addresses, ...(unsearched === true && { unsearched }) };
}

function isSealed(value: unknown): value is Sealed {
  const { version, kind, network, secret, passphrase, passkey } = fields(value);
  const { N, r, p, salt } = fields(passphrase);
  return (
    version === 1 &&
    (kind === 'words' || kind === 'wif') &&
    Object.hasOwn(COIN_NETWORKS, String(network)) &&
    isBox(secret) &&
    isBox(passphrase) &&
    isText(salt) &&
    isCount(N, MOST_N) &&
    Math.log2(N) % 1 === 0 &&
    N > 1 &&
    r === 8 &&
    isCount(p, MOST_PASSES) &&
    passkey === null
  );
}

function isOwnAddress(value: unknown): value is OwnAddress {
  const { address, path } = fields(value);
  return isText(address) && (path === null || (isText(path) && /^m(\/\d{1,10}'?){5}$/.test(path)));
}

function isBox(value: unknown): boolean {
  const { iv, data } = fields(value);
  return isText(iv) && isText(data);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length < 2000;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
