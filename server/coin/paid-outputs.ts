import { Transaction } from '@scure/btc-signer';
import type { Coin } from '#rules/coins/coin.ts';
import { addressOfScript } from './addresses.ts';

/** An output of a transaction that pays an address. */
export type PaidOutput = { vout: number; address: string; units: bigint };

/** Reads the id of a transaction and the outputs that pay addresses from its bytes in hex. Null for anything else. */
export function readPaidOutputs(
  rawHex: string,
  coin: Coin,
): { txid: string; outputs: PaidOutput[] } | null {
  const transaction = parse(rawHex);
  if (transaction === null) return null;
  const outputs = Array.from({ length: transaction.outputsLength }, (_, vout) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(vout);
    return { vout, address: addressOfScript(script, coin), units: amount };
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
