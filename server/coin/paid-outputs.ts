import { Address, OutScript, Transaction } from '@scure/btc-signer';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { networkOf } from './addresses.ts';

/** An output of a transaction that pays an address. */
export type PaidOutput = { vout: number; address: string; units: bigint };

/** A transaction's id and what it pays to addresses, by its own bytes, in hex. Null for anything else. */
export function readPaidOutputs(
  rawHex: string,
  network: CoinNetwork,
): { txid: string; outputs: PaidOutput[] } | null {
  const transaction = parse(rawHex);
  if (transaction === null) return null;
  const outputs = Array.from({ length: transaction.outputsLength }, (_, vout) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(vout);
    return { vout, address: addressOf(script, network), units: amount };
  });
  return {
    txid: transaction.id,
    outputs: outputs.flatMap(({ address, ...output }) =>
      address === null ? [] : [{ ...output, address }],
    ),
  };
}

function parse(rawHex: string): Transaction | null {
  try {
    return Transaction.fromRaw(Uint8Array.from(Buffer.from(rawHex, 'hex')), {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    });
  } catch {
    return null;
  }
}

function addressOf(script: Uint8Array, network: CoinNetwork): string | null {
  try {
    return Address(networkOf(network)).encode(OutScript.decode(script));
  } catch {
    return null;
  }
}
