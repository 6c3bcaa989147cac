import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2ms, p2sh, Transaction } from '@scure/btc-signer';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { networkOf } from './addresses.ts';
import { readExtendedKey } from './extended-key.ts';

/**
 * Script, transaction and signatures of an escrow. It holds no private key and sends nothing. The script is P2SH because every
 * coin has such addresses.
 */

const NEEDED = 2;
const SIGHASH_ALL = 1;

/** The three public keys in hex, in script order. */
export type EscrowKeys = { buyerKey: string; sellerKey: string; operatorKey: string };

/** The operator's public key for one escrow; each has its own. */
export function operatorKey(xpub: string, coin: Coin, index: number): string {
  const key = readExtendedKey(xpub, coin).deriveChild(0).deriveChild(index);
  if (key.publicKey === null) throw new Error('the extended key has no public key');
  return Buffer.from(key.publicKey).toString('hex');
}

/** Address and script of three keys. Throws `bad_request` for invalid or equal keys. */
export function escrowAddress(
  { buyerKey, sellerKey, operatorKey: operator }: EscrowKeys,
  coin: Coin,
): { address: string; redeemScript: string } {
  try {
    const keys = [buyerKey, sellerKey, operator].map((key) => bytesOf(key));
    const { address, redeemScript } = p2sh(p2ms(NEEDED, keys), networkOf(coin));
    if (!address || !redeemScript) throw new Error('the script has no address');
    return { address, redeemScript: Buffer.from(redeemScript).toString('hex') };
  } catch {
    throw new AppError('bad_request', 'Buyer and seller must have different public keys.');
  }
}

export type EscrowInput = { txid: string; vout: number; rawHex: string };

/**
 * The unsigned transaction as a PSBT in base64. The amount of an input is read from the bytes of the transaction that made it.
 * Throws an Error if it differs from the chain index's amount.
 */
export function draftTransaction(input: {
  redeemScript: string;
  inputs: readonly (EscrowInput & { units: bigint })[];
  outputs: readonly { address: string; units: bigint }[];
  coin: Coin;
}): string {
  const transaction = new Transaction({ version: 1 });
  for (const { txid, vout, rawHex, units } of input.inputs) {
    const previous = readRaw(rawHex);
    if (previous.id !== txid || previous.getOutput(vout).amount !== units) {
      throw new Error('the bytes from the chain index belong to another transaction');
    }
    transaction.addInput({
      txid,
      index: vout,
      nonWitnessUtxo: bytesOf(rawHex),
      redeemScript: bytesOf(input.redeemScript),
    });
  }
  for (const { address, units } of input.outputs) {
    transaction.addOutputAddress(address, units, networkOf(input.coin));
  }
  return base64(transaction);
}

/** The outputs that a draft spends, as `txid:vout`. */
export function readDraftInputs(psbt: string): string[] {
  return inputsOf(parse(psbt));
}

/** A final transaction: its id, the outputs that it spends as `txid:vout`, and the outputs that it pays. */
export function readFinal(rawHex: string) {
  const transaction = readRaw(rawHex);
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index);
    return { scriptHex: Buffer.from(script).toString('hex'), units: amount };
  });
  return { txid: transaction.id, coins: inputsOf(transaction), outputs };
}

function readRaw(rawHex: string): Transaction {
  return Transaction.fromRaw(bytesOf(rawHex), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  });
}

function inputsOf(transaction: Transaction): string[] {
  return Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid = new Uint8Array(), index: vout } = transaction.getInput(index);
    return `${Buffer.from(txid).toString('hex')}:${vout}`;
  });
}

/** The result of submitting signatures. */
export type Signed = {
  /** The draft with every valid signature so far. */
  psbt: string;
  /** The number of keys, of the three, that have signed every input. */
  signatures: number;
  /** The transaction to send, once two of three have signed. */
  final: { rawHex: string; txid: string } | null;
};

/**
 * Adds the signatures of a submitted PSBT to those we have. Only signatures of this exact transaction by one of the three keys
 * are taken from it, so it cannot change the payments.
 *
 * Throws `bad_request` for another transaction, a wrong signature, or no new one.
 */
export function addSignatures(
  current: string,
  handedIn: string,
  about: EscrowKeys & { redeemScript: string },
): Signed {
  const transaction = parse(current);
  const given = parse(handedIn);
  if (!Buffer.from(given.unsignedTx).equals(Buffer.from(transaction.unsignedTx))) {
    throw new AppError('bad_request', 'This is not the transaction of this escrow.');
  }
  const before = base64(transaction);
  const keys = [about.buyerKey, about.sellerKey, about.operatorKey];
  const script = bytesOf(about.redeemScript);
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const hash = signatureHash(transaction, index, script);
    for (const [key, signature] of given.getInput(index).partialSig ?? []) {
      const isRight =
        keys.includes(Buffer.from(key).toString('hex')) && verifies(hash, key, signature);
      if (!isRight) throw new AppError('bad_request', 'A signature is invalid.');
      transaction.updateInput(index, { partialSig: [[key, signature]] }, true);
    }
  }
  const psbt = base64(transaction);
  if (psbt === before) throw new AppError('bad_request', 'It contains no new signature.');
  const signers = keys.filter((key) => hasSigned(transaction, key));
  const final = signers.length < NEEDED ? null : finalise(psbt);
  return { psbt, signatures: signers.length, final };
}

function parse(psbt: string): Transaction {
  try {
    return Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
  } catch {
    throw new AppError('bad_request', 'This is not a partially signed transaction.');
  }
}

function hasSigned(transaction: Transaction, key: string): boolean {
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const signatures = transaction.getInput(index).partialSig ?? [];
    if (!signatures.some(([by]) => Buffer.from(by).toString('hex') === key)) return false;
  }
  return true;
}

/** All signatures were checked before; the script uses the first two. */
function finalise(psbt: string): { rawHex: string; txid: string } {
  const transaction = parse(psbt);
  transaction.finalize();
  return { rawHex: transaction.hex, txid: transaction.id };
}

/** The bytes to sign for an input with SIGHASH_ALL: the transaction with the script in the input's place. */
function signatureHash(transaction: Transaction, index: number, script: Uint8Array): Uint8Array {
  const unsigned = RawOldTx.decode(transaction.unsignedTx);
  const inputs = unsigned.inputs.map((input, at) => ({
    ...input,
    finalScriptSig: at === index ? script : new Uint8Array(),
  }));
  const sighash = Buffer.alloc(4);
  sighash.writeUInt32LE(SIGHASH_ALL);
  const first = createHash('sha256')
    .update(RawOldTx.encode({ ...unsigned, inputs }))
    .update(sighash);
  return createHash('sha256').update(first.digest()).digest();
}

/**
 * A signature as it appears in a script: DER and the sighash byte, which must be ALL. DER is parsed as strictly as the
 * chain does (BIP 66), and only low S is accepted.
 */
function verifies(hash: Uint8Array, key: Uint8Array, signature: Uint8Array): boolean {
  if (signature.at(-1) !== SIGHASH_ALL) return false;
  try {
    const as = { format: 'der', prehash: false, lowS: true } as const;
    return secp256k1.verify(signature.slice(0, -1), hash, key, as);
  } catch {
    return false;
  }
}

function base64(transaction: Transaction): string {
  return Buffer.from(transaction.toPSBT()).toString('base64');
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}
