import { createHash } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { p2ms, p2sh, Transaction } from '@scure/btc-signer';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { AppError } from '#contract/errors.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { networkOf } from './addresses.ts';

/**
 * Script, transaction and signatures of an escrow. Pure: no key that signs is ever here, and nothing is sent. The script
 * is the old kind (P2SH), as segwit is not active on the coin's main chain.
 */

/** The first bytes of extended keys, by chain. */
const EXTENDED_KEYS: Readonly<Record<CoinNetwork, { public: number; private: number }>> = {
  main: { public: 0x0488b21e, private: 0x0488ade4 },
  test: { public: 0x02facafd, private: 0x02fac398 },
  regtest: { public: 0x02facafd, private: 0x02fac398 },
};
/** Two of three. */
const NEEDED = 2;
const SIGHASH_ALL = 1;
const COMPACT_BYTES = 32;

/** The three keys in hex, in the order in which they stand in the script. */
export type EscrowKeys = { buyerKey: string; sellerKey: string; operatorKey: string };

/** Whether a text is an extended public key of this chain; never a private one. */
export function isExtendedPublicKey(text: string, network: CoinNetwork): boolean {
  try {
    return HDKey.fromExtendedKey(text, EXTENDED_KEYS[network]).privateKey === null;
  } catch {
    return false;
  }
}

/** The operator's key of one escrow: another one for each. */
export function operatorKey(xpub: string, network: CoinNetwork, index: number): string {
  const key = HDKey.fromExtendedKey(xpub, EXTENDED_KEYS[network]).deriveChild(0).deriveChild(index);
  if (key.publicKey === null) throw new Error('the extended key gives no public key');
  return Buffer.from(key.publicKey).toString('hex');
}

/** Address and script of three keys. Throws `bad_request` for keys that are none, or the same. */
export function escrowAddress(
  { buyerKey, sellerKey, operatorKey: operator }: EscrowKeys,
  network: CoinNetwork,
): { address: string; redeemScript: string } {
  try {
    const keys = [buyerKey, sellerKey, operator].map((key) => bytesOf(key));
    const { address, redeemScript } = p2sh(p2ms(NEEDED, keys), networkOf(network));
    if (!address || !redeemScript) throw new Error('the script has no address');
    return { address, redeemScript: Buffer.from(redeemScript).toString('hex') };
  } catch {
    throw new AppError('bad_request', 'Buyer and seller have to give two different public keys.');
  }
}

export type EscrowInput = { txid: string; vout: number; rawHex: string };

/**
 * The unsigned transaction as a PSBT in base64. Throws an Error when an input is not what the index of the chain said:
 * the bytes of the transaction behind it say what it is worth.
 */
export function draftTransaction(input: {
  redeemScript: string;
  inputs: readonly (EscrowInput & { units: bigint })[];
  outputs: readonly { address: string; units: bigint }[];
  network: CoinNetwork;
}): string {
  const transaction = new Transaction({ version: 1 });
  for (const { txid, vout, rawHex, units } of input.inputs) {
    const previous = readRaw(rawHex);
    if (previous.id !== txid || previous.getOutput(vout).amount !== units) {
      throw new Error('the index of the chain gave another transaction than it named');
    }
    transaction.addInput({
      ...{ txid, index: vout, nonWitnessUtxo: bytesOf(rawHex) },
      redeemScript: bytesOf(input.redeemScript),
    });
  }
  for (const { address, units } of input.outputs) {
    transaction.addOutputAddress(address, units, networkOf(input.network));
  }
  return base64(transaction);
}

/** What a transaction spends, and how much its first output is worth. */
export function readFinal(rawHex: string): { inputs: string[]; firstUnits: bigint } {
  const transaction = readRaw(rawHex);
  return { inputs: inputsOf(transaction), firstUnits: transaction.getOutput(0).amount ?? 0n };
}

/** What a transaction of whoever spends; nothing where it is of a kind that spends no escrow. */
export function readInputs(rawHex: string): string[] {
  try {
    return inputsOf(readRaw(rawHex));
  } catch {
    return [];
  }
}

function readRaw(rawHex: string): Transaction {
  return Transaction.fromRaw(bytesOf(rawHex), {
    ...{ allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true },
  });
}

function inputsOf(transaction: Transaction): string[] {
  return Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { txid = new Uint8Array(), index: vout } = transaction.getInput(index);
    return `${Buffer.from(txid).toString('hex')}:${vout}`;
  });
}

/** What came of handing signatures in. */
export type Signed = {
  /** The draft with every signature that counts so far. */
  psbt: string;
  /** How many of the three have signed every input. */
  signatures: number;
  /** With two of three: the transaction to send. */
  final: { rawHex: string; txid: string } | null;
};

/**
 * Adds the signatures of a PSBT that somebody handed in to those that are here. Of it nothing but signatures is taken, and
 * of them those alone that are right for this very transaction and one of the three keys: what it pays to whom cannot be
 * changed by it.
 *
 * Throws `bad_request` for another transaction, a wrong signature, or none that is new.
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
      if (!isRight) throw new AppError('bad_request', 'A signature is not right.');
      transaction.updateInput(index, { partialSig: [[key, signature]] }, true);
    }
  }
  const psbt = base64(transaction);
  if (psbt === before) throw new AppError('bad_request', 'There is no new signature in it.');
  const signers = keys.filter((key) => hasSigned(transaction, key));
  const final = signers.length < NEEDED ? null : finalise(psbt);
  return { psbt, signatures: signers.length, final };
}

function parse(psbt: string): Transaction {
  try {
    return Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
  } catch {
    throw new AppError('bad_request', 'This is no partially signed transaction.');
  }
}

function hasSigned(transaction: Transaction, key: string): boolean {
  for (let index = 0; index < transaction.inputsLength; index += 1) {
    const signatures = transaction.getInput(index).partialSig ?? [];
    if (!signatures.some(([by]) => Buffer.from(by).toString('hex') === key)) return false;
  }
  return true;
}

/** The signatures are all right by now; where there are three, the script takes the first two. */
function finalise(psbt: string): { rawHex: string; txid: string } {
  const transaction = parse(psbt);
  transaction.finalize();
  return { rawHex: transaction.hex, txid: transaction.id };
}

/** What is signed for an input where the signature covers everything: the transaction with the script in its place. */
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

/** A signature as it stands in a script: DER and the byte that says what it covers, which has to be everything. */
function verifies(hash: Uint8Array, key: Uint8Array, signature: Uint8Array): boolean {
  const compact = signature.at(-1) === SIGHASH_ALL ? compactOf(signature.slice(0, -1)) : null;
  if (compact === null) return false;
  try {
    return new HDKey({ publicKey: key, chainCode: new Uint8Array(32) }).verify(hash, compact);
  } catch {
    return false;
  }
}

/** Two numbers of 32 bytes from their strict DER; null for what is none. */
function compactOf(der: Uint8Array): Uint8Array | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  const numbers: Uint8Array[] = [];
  let at = 2;
  while (at < der.length && numbers.length < 2) {
    const length = der[at + 1] ?? 0;
    const bytes = der.slice(at + 2, at + 2 + length);
    if (der[at] !== 0x02 || length === 0 || bytes.length !== length) return null;
    const [first = 0, second = 0] = bytes;
    // Below zero, or with a zero that it does not need: the chain takes neither.
    if (first >= 0x80 || (first === 0 && second < 0x80)) return null;
    const digits = first === 0 ? bytes.slice(1) : bytes;
    if (digits.length > COMPACT_BYTES) return null;
    numbers.push(Buffer.concat([Buffer.alloc(COMPACT_BYTES - digits.length), digits]));
    at += 2 + length;
  }
  return numbers.length === 2 && at === der.length ? Buffer.concat(numbers) : null;
}

function base64(transaction: Transaction): string {
  return Buffer.from(transaction.toPSBT()).toString('base64');
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}
