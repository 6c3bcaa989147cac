import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2pkh, RawTx, Transaction } from '@scure/btc-signer';
import { readSignature } from './plain-payment.ts';

/** The only type of signature that wallets here make: for all inputs and outputs. */
const SIGHASH_ALL = 1;
const NOTHING = new Uint8Array();

/**
 * Verifies that the keys of all inputs have signed exactly this payment. Nodes verify it too, but this site remembers a payment
 * that they refuse, with its coins: without a signature, it would claim the next payment of the owner of these coins. 600 inputs
 * take 1.4 s, in parts of 2.4 ms.
 *
 * @param rawHex a payment that `readPlainPayment` has read
 * @param spentUnits the amounts of the coins that it spends, in the order of its inputs
 */
export async function isSignedPayment(
  rawHex: string,
  spentUnits: readonly bigint[],
): Promise<boolean> {
  const raw = RawTx.decode(Buffer.from(rawHex, 'hex'));
  const transaction = Transaction.fromRaw(Buffer.from(rawHex, 'hex'), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  });
  for (const [index, units] of spentUnits.entries()) {
    const witness = raw.witnesses?.[index] ?? [];
    const signed = readSignature({ script: raw.inputs[index]?.finalScriptSig ?? NOTHING, witness });
    if (signed?.signature.at(-1) !== SIGHASH_ALL) return false;
    // The script that a key's own output is signed with, before segwit and since.
    const { script } = p2pkh(signed.key);
    const hash =
      witness.length > 0
        ? transaction.preimageWitnessV0(index, script, SIGHASH_ALL, units)
        : legacyHash(raw, index, script);
    if (!isSignatureOf(hash, signed)) return false;
    // Other calls run in between.
    await setImmediate();
  }
  return spentUnits.length === raw.inputs.length;
}

type Raw = ReturnType<typeof RawTx.decode>;

/** The hash that an input from before segwit signs: the transaction with its coin's script instead of all signatures. */
function legacyHash(raw: Raw, index: number, script: Uint8Array): Uint8Array {
  const inputs = raw.inputs.map((input, at) => ({
    ...input,
    finalScriptSig: at === index ? script : NOTHING,
  }));
  const bytes = RawTx.encode({ ...raw, inputs, segwitFlag: false, witnesses: undefined });
  const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();
  return sha256(sha256(Buffer.concat([bytes, Buffer.of(SIGHASH_ALL, 0, 0, 0)])));
}

function isSignatureOf(
  hash: Uint8Array,
  { signature, key }: { signature: Uint8Array; key: Uint8Array },
): boolean {
  try {
    return secp256k1.verify(signature.subarray(0, -1), hash, key, {
      format: 'der',
      prehash: false,
    });
  } catch {
    return false;
  }
}
