import { Script } from '@scure/btc-signer';
import { RawTx } from '@scure/btc-signer/script.js';
import { describe, expect, it } from 'vitest';
import { BITCOIN } from '#rules/coins/bitcoin.ts';
import { coinOn } from '#rules/coins/coin.ts';
import { DOGECOIN } from '#rules/coins/dogecoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { readPlainPayment } from './plain-payment.ts';

const bitcoin = coinOn(BITCOIN, 'main');
const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

/** The signed example of BIP 143 for P2WPKH inside P2SH, and its id. */
const NESTED = {
  rawHex:
    '01000000000101db6b1b20aa0fd7b23880be2ecbd4a98130974cf4748fb66092ac4d3ceb1a5477010000001716001479091972186c449eb1ded22b78e40d009bdf0089feffffff02b8b4eb0b000000001976a914a457b684d7f0d539a46a45bbc043f35b59d0d96388ac0008af2f000000001976a914fd270b1ee6abcaea97fea7ad0402e8bd8ad6d77c88ac02473044022047ac8e878352d3ebbde1c94ce3a10d057c24175747116f8288e5d794d12d482f0220217f36a485cae903c713331d877c1f64677e3622ad4010726870540656fe9dcb012103ad1d8e89212f0b92c74d23bb710c00662ad1470198ac48c43f7d6f93a2a2687392040000',
  txid: 'ef48d9d0f595052e0f8cdcf825f7a5e50b6a388a81f206f3f4846e5ecd7a0c23',
};

/** The first key of the phrase "abandon … about" at m/84'/0'/0'/0/0, from BIP 84, and its addresses. */
const KEY = bytesOf('0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c');
const SEGWIT = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const PROGRAM = bytesOf('0014c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e2');
const SIGNATURE = new Uint8Array(71).fill(7);
const NOTHING = new Uint8Array();

/** The bytes of a transaction with these inputs; the signatures are not checked here. */
function signed(...inputs: { script: Uint8Array; witness: Uint8Array[] }[]): string {
  const raw = RawTx.encode({
    version: 2,
    segwitFlag: inputs.some(({ witness }) => witness.length > 0),
    inputs: inputs.map(({ script }, index) => ({
      txid: new Uint8Array(32).fill(0xab),
      index,
      finalScriptSig: script,
      sequence: 0xffffffff,
    })),
    outputs: [{ amount: 5_000n, script: PROGRAM }],
    witnesses: inputs.map(({ witness }) => witness),
    lockTime: 0,
  });
  return Buffer.from(raw).toString('hex');
}

const native = { script: NOTHING, witness: [SIGNATURE, KEY] };
const nested = { script: Script.encode([PROGRAM]), witness: [SIGNATURE, KEY] };
const legacy = { script: Script.encode([SIGNATURE, KEY]), witness: [] };

describe('a payment of a segwit wallet', () => {
  it('is read as BIP 143 shows it, under the id that leaves its witness out', () => {
    const { txid, inputs, outputs } = readPlainPayment(NESTED.rawHex, bitcoin);
    expect(txid).toBe(NESTED.txid);
    expect(inputs).toEqual([
      {
        txid: '77541aeb3c4dac9260b68f74f44c973081a9d4cb2ebe8038b2d70faa201b6bdb',
        vout: 1,
        // From the script a9144733f37cf4db86fbc2efed2500b4f4e49f31202387.
        address: '38BW8nqpHSWpkf5sXrQd2xYwvnPJwP59ic',
      },
    ]);
    expect(outputs.map(({ units }) => units)).toEqual([199_996_600n, 800_000_000n]);
  });

  it('names the address of each key, whatever the kind', () => {
    const { inputs } = readPlainPayment(signed(native, nested, legacy), bitcoin);
    expect(inputs.map(({ address }) => address[0])).toEqual(['b', '3', '1']);
    expect(inputs[0]?.address).toBe(SEGWIT);
  });

  it.each([
    ['Litecoin', coinOn(LITECOIN, 'main'), ['l', 'M', 'L']],
    ['Litecoin’s test chain', coinOn(LITECOIN, 'regtest'), ['r', 'Q', 'm']],
  ])('is read on %s too', (_, coin, begins) => {
    const { inputs } = readPlainPayment(signed(native, nested, legacy), coin);
    expect(inputs.map(({ address }) => address[0]?.replace('n', 'm'))).toEqual(begins);
  });

  it.each([
    ['Junkcoin', JUNKCOIN_ON.main],
    ['Dogecoin', coinOn(DOGECOIN, 'main')],
  ])('is none on %s, which has no segwit', (_, coin) => {
    expect(readPlainPayment(signed(legacy), coin).inputs).toHaveLength(1);
    for (const input of [native, nested]) {
      expect(() => readPlainPayment(signed(legacy, input), coin)).toThrow(/not signed the way/);
    }
  });

  it.each<[string, { script: Uint8Array; witness: Uint8Array[] }]>([
    ['has no witness', { script: NOTHING, witness: [] }],
    ['has a witness of one part', { script: NOTHING, witness: [KEY] }],
    ['has a witness of a script', { script: NOTHING, witness: [NOTHING, SIGNATURE, KEY] }],
    [
      'has an uncompressed key',
      { script: NOTHING, witness: [SIGNATURE, new Uint8Array(65).fill(4)] },
    ],
    [
      'has no key on the curve',
      { script: NOTHING, witness: [SIGNATURE, new Uint8Array(33).fill(5)] },
    ],
    [
      'stands before the script of another key',
      { script: Script.encode([bytesOf(`0014${'00'.repeat(20)}`)]), witness: [SIGNATURE, KEY] },
    ],
    ['is signed in both ways', { script: legacy.script, witness: [SIGNATURE, KEY] }],
  ])('is refused if an input %s', (_, input) => {
    expect(() => readPlainPayment(signed(native, input), bitcoin)).toThrow(/not signed the way/);
  });
});
