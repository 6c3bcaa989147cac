import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';

/** The words of the wallet in the backup, and their first address on each network. */
export const WORDS = `${'abandon '.repeat(11)}about`;
export const OURS = {
  main: '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
  test: 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86',
} as const;

/** A thousandth of the cost that the page chooses, which takes a second each time the wallet opens. */
const COST = { N: 2 ** 7, r: 8, p: 1 };

/**
 * A backup file, for tests that are not about making a wallet. Written from docs/spec/wallet.md, without the product's own code.
 */
export function backupOn(network: keyof typeof OURS, passphrase: string): Buffer {
  const address = OURS[network];
  const path = "m/44'/2013'/0'/0/0";
  const bound = ['wallet', 2, 'words', network, [[address, path]], false];
  const lock = { ...COST, salt: randomBytes(16).toString('base64') };
  const key = scryptSync(passphrase, Buffer.from(lock.salt, 'base64'), 32, COST);
  const dataKey = randomBytes(32);
  const sealed = {
    version: 2,
    kind: 'words',
    network,
    addresses: [{ address, path }],
    unsearched: false,
    secret: encrypt(dataKey, Buffer.from(WORDS), [...bound, 'secret']),
    passphrase: {
      ...lock,
      ...encrypt(key, dataKey, [...bound, 'passphrase', ...Object.entries(lock)]),
    },
    passkey: null,
  };
  return Buffer.from(JSON.stringify({ format: 'quarterdeck-wallet', sealed }));
}

function encrypt(key: Buffer, plain: Buffer, bound: unknown[]) {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(JSON.stringify(bound)));
  const data = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('base64'), data: data.toString('base64') };
}
