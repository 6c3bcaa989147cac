import { Address, OutScript, p2pkh, Script, Transaction } from '@scure/btc-signer';
import { AppError } from '#contract/errors.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { networkOf } from './addresses.ts';

/** A signed transaction of a member's own wallet. */
export type PlainPayment = {
  txid: string;
  rawHex: string;
  byteCount: number;
  /** What it spends, each with the address whose key has signed it. */
  inputs: { txid: string; vout: number; address: string }[];
  outputs: { scriptHex: string; units: bigint }[];
};

/** A transaction's size that nodes still pass on, in bytes. */
const MOST_PAYMENT_BYTES = 100_000;
const KEY_BYTES = [33, 65];

/**
 * Reads a transaction as a member's wallet signs it: every input of a key's own address, with signature and public key. The
 * signatures are not checked: nodes do that. Throws `bad_request` for anything else.
 */
export function readPlainPayment(rawHex: string, network: CoinNetwork): PlainPayment {
  const transaction = parse(rawHex);
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid, index: vout, finalScriptSig, finalScriptWitness } = transaction.getInput(index);
    const address = addressBehind(finalScriptSig, network);
    if (!txid || vout === undefined || address === null || finalScriptWitness?.length) {
      throw new AppError('bad_request', 'This transaction is not signed as a wallet here signs.');
    }
    return { txid: Buffer.from(txid).toString('hex'), vout, address };
  });
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index);
    return { scriptHex: Buffer.from(script).toString('hex'), units: amount };
  });
  if (new Set(inputs.map(({ txid, vout }) => `${txid}:${vout}`)).size < inputs.length) {
    throw new AppError('bad_request', 'This transaction spends a coin twice.');
  }
  return { txid: transaction.id, rawHex, byteCount: rawHex.length / 2, inputs, outputs };
}

/** The script, in hex, that pays an address of this network. Throws for an address that is none. */
export function scriptOfAddress(address: string, network: CoinNetwork): string {
  const script = OutScript.encode(Address(networkOf(network)).decode(address));
  return Buffer.from(script).toString('hex');
}

function parse(rawHex: string): Transaction {
  try {
    if (rawHex.length > MOST_PAYMENT_BYTES * 2) throw new RangeError('too long');
    const bytes = new Uint8Array(Buffer.from(rawHex, 'hex'));
    if (bytes.length * 2 !== rawHex.length) throw new RangeError('not hex');
    return Transaction.fromRaw(bytes, {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    });
  } catch {
    throw new AppError('bad_request', 'This is not a transaction.');
  }
}

/** The address of the public key in a script that spends from it; null if it is another kind. */
function addressBehind(script: Uint8Array | undefined, network: CoinNetwork): string | null {
  try {
    const [signature, key, ...more] = Script.decode(script ?? new Uint8Array());
    if (!(signature instanceof Uint8Array && key instanceof Uint8Array)) return null;
    if (more.length > 0 || !KEY_BYTES.includes(key.length)) return null;
    return p2pkh(key, networkOf(network)).address ?? null;
  } catch {
    return null;
  }
}
