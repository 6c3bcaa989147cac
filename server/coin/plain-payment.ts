import { p2pkh, p2sh, p2wpkh, Script, Transaction } from '@scure/btc-signer';
import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { networkOf } from './addresses.ts';

/** A transaction that a member's own wallet has signed. */
export type PlainPayment = {
  txid: string;
  rawHex: string;
  byteCount: number;
  /** The outputs that it spends, each with the address whose key signed it. */
  inputs: { txid: string; vout: number; address: string }[];
  outputs: { scriptHex: string; units: bigint }[];
};

/** The size of the largest transaction that nodes relay, in bytes. */
const MOST_PAYMENT_BYTES = 100_000;
const COMPRESSED_BYTES = 33;
const KEY_BYTES = [COMPRESSED_BYTES, 65];
const NOTHING = new Uint8Array();

/**
 * Reads a transaction of a member's wallet. Each input spends an output of a key's address (P2PKH, P2WPKH, or P2WPKH in P2SH) and
 * holds a signature and the public key. `isSignedPayment` checks the signatures. Throws `bad_request` for anything else.
 */
export function readPlainPayment(rawHex: string, coin: Coin): PlainPayment {
  const transaction = parse(rawHex);
  const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid, index: vout, finalScriptSig, finalScriptWitness } = transaction.getInput(index);
    const signed = { script: finalScriptSig ?? NOTHING, witness: finalScriptWitness ?? [] };
    const address = addressBehind(signed, coin);
    if (!txid || vout === undefined || address === null) {
      throw new AppError('bad_request', (m) => m.refusal_pay_other_signing());
    }
    return { txid: Buffer.from(txid).toString('hex'), vout, address };
  });
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index);
    return { scriptHex: Buffer.from(script).toString('hex'), units: amount };
  });
  if (new Set(inputs.map(({ txid, vout }) => `${txid}:${vout}`)).size < inputs.length) {
    throw new AppError('bad_request', (m) => m.refusal_pay_coin_twice());
  }
  return { txid: transaction.id, rawHex, byteCount: rawHex.length / 2, inputs, outputs };
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
    throw new AppError('bad_request', (m) => m.refusal_pay_no_transaction());
  }
}

/** The script and the witness that unlock an output. */
export type Signed = { script: Uint8Array; witness: readonly Uint8Array[] };

/** The address of the key that signed an input; null if the input is signed in another way. */
export function addressBehind({ script, witness }: Signed, coin: Coin): string | null {
  try {
    if (witness.length > 0) return segwitAddressBehind({ script, witness }, coin);
    const key = readSignature({ script, witness })?.key;
    return key === undefined || !KEY_BYTES.includes(key.length)
      ? null
      : (p2pkh(key, networkOf(coin)).address ?? null);
  } catch {
    return null;
  }
}

/** The input spends a P2WPKH address, or the P2SH address around it; then its script holds the P2WPKH script and nothing else. */
function segwitAddressBehind({ script, witness }: Signed, coin: Coin): string | null {
  const key = readSignature({ script, witness })?.key;
  if (key?.length !== COMPRESSED_BYTES || !coin.payable.includes('p2wpkh')) return null;
  const own = p2wpkh(key, networkOf(coin));
  if (script.length === 0) return own.address ?? null;
  const isItsOwn = Buffer.from(script).equals(Script.encode([own.script]));
  return isItsOwn ? (p2sh(own, networkOf(coin)).address ?? null) : null;
}

/** The signature, with its type as the last byte, and the key that spend a key's own output; null for anything else. */
export function readSignature({
  script,
  witness,
}: Signed): { signature: Uint8Array; key: Uint8Array } | null {
  const parts: readonly unknown[] = witness.length > 0 ? witness : Script.decode(script);
  const [signature, key] = parts;
  const isPair = signature instanceof Uint8Array && key instanceof Uint8Array;
  return isPair && parts.length === 2 ? { signature, key } : null;
}
