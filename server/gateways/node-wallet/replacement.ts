import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import * as answers from './answers.ts';
import type { TransactionOutput } from './transaction.ts';

/** See `Wallet.findReplacement`. */
export async function findReplacement(
  rpc: JsonRpc,
  txid: string,
  wanted: readonly TransactionOutput[],
  limits: RpcLimits,
): Promise<string | null> {
  const rivals = answers.readConflicts(await rpc.call('gettransaction', [txid], limits));
  for (const rival of rivals) {
    const answer = await rpc.call('gettransaction', [rival], limits);
    if (answers.readWalletTransaction(answer).confirmations <= 0) continue;
    if (paysAll(answers.readBytes(answers.readHex(answer)).outputs, wanted)) return rival;
  }
  return null;
}

function paysAll(
  outputs: readonly TransactionOutput[],
  wanted: readonly TransactionOutput[],
): boolean {
  const paid = new Set(outputs.map(nameOf));
  return wanted.every((output) => paid.has(nameOf(output)));
}

function nameOf({ scriptHex, units }: TransactionOutput): string {
  return `${scriptHex} ${units}`;
}
