import type { TransactionOutput } from '#server/gateways/node-wallet/transaction.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';

const FINAL = 0xffff_ffff;

/** A transaction's bytes, with dummy signatures of the real size: enough for the test chain. */
export function writeTransaction(
  inputs: readonly Outpoint[],
  outputs: readonly TransactionOutput[],
  isSigned: boolean,
): string {
  const signature = isSigned ? `${'51'.repeat(107)}` : '';
  return [
    uint32(2),
    countOf(inputs.length),
    ...inputs.map(({ txid, vout }) => {
      const reversed = Buffer.from(txid, 'hex').reverse().toString('hex');
      return reversed + uint32(vout) + withLength(signature) + uint32(FINAL);
    }),
    countOf(outputs.length),
    ...outputs.map(({ scriptHex, units }) => uint64(units) + withLength(scriptHex)),
    uint32(0),
  ].join('');
}

function withLength(hex: string): string {
  return countOf(hex.length / 2) + hex;
}

function countOf(count: number): string {
  if (count < 0xfd) return Buffer.of(count).toString('hex');
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(count);
  return `fd${bytes.toString('hex')}`;
}

function uint32(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.toString('hex');
}

function uint64(value: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes.toString('hex');
}
