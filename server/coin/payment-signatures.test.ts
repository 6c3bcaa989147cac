import { p2pkh, p2sh, p2wpkh, Transaction } from '@scure/btc-signer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinOn } from '#rules/coins/coin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { publicKeyOf } from '#server/testing/wallet/coin-reference.ts';
import { networkOf } from './addresses.ts';
import { isSignedPayment } from './payment-signatures.ts';
import { readPlainPayment } from './plain-payment.ts';

/** The signed example of BIP 143 for P2WPKH inside P2SH, and the amount of its coin. */
const NESTED = {
  rawHex:
    '01000000000101db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a5477010000001716001479091972186c449eb1ded22b78e40d009bdf0089feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac02473044022047ac8e878352d3ebbde1c94ce3a10d057c24175747116f8288e5d794d12d482f0220217f36a485cae903c713331d877c1f64677e3622ad4010726870540656fe9dcb012103ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a2687392040000',
  units: 1_000_000_000n,
};

const litecoin = coinOn(LITECOIN, 'main');
const KEYS = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
const UNITS = [50_000n, 60_000n, 70_000n];

/** A payment from one coin of each kind of address. */
function signAll({ sighash = 1 } = {}): string {
  const network = networkOf(litecoin);
  const transaction = new Transaction({ allowLegacyWitnessUtxo: true });
  const kinds = [
    (key: Uint8Array) => p2pkh(key, network),
    (key: Uint8Array) => p2wpkh(key, network),
    (key: Uint8Array) => p2sh(p2wpkh(key, network), network),
  ];
  for (const [index, kind] of kinds.entries()) {
    const spent = kind(publicKeyOf(KEYS[index] ?? new Uint8Array()));
    const witnessUtxo = { script: spent.script, amount: UNITS[index] ?? 0n };
    const txid = String(index).repeat(64);
    transaction.addInput({ ...spent, txid, index, witnessUtxo, sighashType: sighash });
  }
  transaction.addOutput({
    script: p2pkh(publicKeyOf(KEYS[0] ?? new Uint8Array())).script,
    amount: 170_000n,
  });
  for (const key of KEYS) transaction.sign(key, [sighash]);
  transaction.finalize();
  return transaction.hex;
}

describe('the signatures of a payment', () => {
  it('are those of BIP 143', async () => {
    expect(await isSignedPayment(NESTED.rawHex, [NESTED.units])).toBe(true);
    expect(await isSignedPayment(NESTED.rawHex, [NESTED.units + 1n])).toBe(false);
    expect(await isSignedPayment(NESTED.rawHex, [])).toBe(false);
  });

  it('hold for every kind of address, and for nothing that was changed', async () => {
    const rawHex = signAll();
    expect(readPlainPayment(rawHex, litecoin).inputs).toHaveLength(3);
    expect(await isSignedPayment(rawHex, UNITS)).toBe(true);
    const bits = fc.integer({ min: 0, max: rawHex.length * 4 - 1 });
    await fc.assert(
      fc.asyncProperty(bits, async (bit) => {
        const bytes = Buffer.from(rawHex, 'hex');
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(await isAccepted(bytes.toString('hex'))).toBe(false);
      }),
    );
  });

  it.each([2, 0x81])('of the type %i, which leave a part open, are refused', async (sighash) => {
    const rawHex = signAll({ sighash });
    expect(readPlainPayment(rawHex, litecoin).inputs).toHaveLength(3);
    expect(await isSignedPayment(rawHex, UNITS)).toBe(false);
  });
});

async function isAccepted(rawHex: string): Promise<boolean> {
  try {
    readPlainPayment(rawHex, litecoin);
  } catch {
    return false;
  }
  return isSignedPayment(rawHex, UNITS);
}
