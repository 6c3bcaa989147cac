import { formatAmount } from '#rules/amounts.ts';
import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import * as answers from './answers.ts';
import { type Coin, chooseCoins, MOST_INPUTS } from './coin-pile.ts';
import { COINS_TO_SPEND } from './listings.ts';
import type { Transaction, TransactionOutput } from './transaction.ts';
import {
  type Outpoint,
  type PayoutOutput,
  type SignedTransaction,
  type Wallet,
  WalletRefused,
} from './wallet.ts';

/** Bitcoin Core's since 0.17, and until then. */
export const SIGN_METHODS = ['signrawtransactionwithwallet', 'signrawtransaction'] as const;

const METHOD_NOT_FOUND = -32601;
const WALLET_ERROR = -4;
const BYTES_PER_KILOBYTE = 1000;
const MAX_CONFIRMATIONS = 9_999_999;
/** Unconfirmed coins of strangers may never be mined; the wallet's own change may be spent before. */
const IS_WITH_UNSAFE = false;
/** The most bytes of an input (with an uncompressed key), of an output, and of the rest. */
const INPUT_BYTES = 181;
const OUTPUT_BYTES = 34;
const OTHER_BYTES = 12;
/** Wallets guess the size of signatures and round it up; beyond twice the fee something is wrong. */
const FEE_TOLERANCE = 2n;

export type BuildOptions = {
  rpc: JsonRpc;
  wallet: Pick<Wallet, 'readScript' | 'lock' | 'unlock'>;
  outputs: readonly PayoutOutput[];
  /** Of the outputs, in their order. */
  scripts: readonly string[];
  limits: { read: RpcLimits; write: RpcLimits; list: RpcLimits };
  feeUnitsPerKilobyte: bigint;
  /** The most change that the coin's wallet gives to the miners. */
  droppedChangeUnits: bigint;
};

/** See `Wallet.build`. */
export async function buildTransaction(build: BuildOptions): Promise<SignedTransaction> {
  const { rpc, wallet, outputs, limits } = build;
  const change = await openChange(build);
  const coins = (await chooseInputs(build)).map(({ txid, vout }) => ({ txid, vout }));
  const created = await rpc.call('createrawtransaction', [coins, amountsOf(outputs)], limits.read);
  const options = {
    changeAddress: change.address,
    lockUnspents: true,
    feeRate: formatAmount(build.feeUnitsPerKilobyte),
  };
  const params = [answers.readText(created), options];
  const funded = await rpc.call('fundrawtransaction', params, limits.write);
  const { inputs } = answers.readBytes(answers.readHex(funded));
  try {
    // The node locks only inputs that it adds itself.
    await wallet.lock(inputs);
    const rawHex = await sign(build, answers.readHex(funded));
    const transaction = answers.readBytes(rawHex);
    requireSameInputs(transaction.inputs, inputs);
    requireExactOutputs(build, transaction.outputs, change.script);
    return { txid: transaction.txid, rawHex, inputs, feeUnits: await readFee(build, transaction) };
  } catch (error) {
    // What went wrong is told, and not that the inputs could not be freed: `listLocked` shows those.
    await wallet.unlock(inputs).catch(() => {});
    throw error;
  }
}

// The node must not choose: if strangers have sent a wallet more dust than the payment is worth, it makes a transaction of
// thousands of inputs, which nodes do not relay.
async function chooseInputs({ rpc, outputs, limits, ...build }: BuildOptions): Promise<Coin[]> {
  const params = [0, MAX_CONFIRMATIONS, [], IS_WITH_UNSAFE];
  const coins = await rpc.list({ method: 'listunspent', params }, COINS_TO_SPEND, limits.list);
  const units = outputs.reduce((sum, output) => sum + output.units, 0n);
  const outputBytes = OUTPUT_BYTES * (outputs.length + 1);
  const feeOf = (inputs: number) => {
    const bytes = BigInt(OTHER_BYTES + INPUT_BYTES * inputs + outputBytes);
    return (build.feeUnitsPerKilobyte * bytes) / BigInt(BYTES_PER_KILOBYTE);
  };
  const chosen = chooseCoins(coins, units, feeOf);
  if (chosen !== null) return chosen;
  if (coins.length < MOST_INPUTS) throw refusal('Insufficient funds');
  const held = coins.reduce((sum, coin) => sum + coin.units, 0n);
  throw refusal(
    `The ${MOST_INPUTS} largest coins of the wallet are worth ${formatAmount(held)}, and one payment spends no more of ` +
      `them: send larger coins to it, or join its own by paying itself (${formatAmount(units)} and the fee are needed)`,
  );
}

/** Addresses and amounts as the node takes them: amounts as text, which it reads exactly. */
export function amountsOf(outputs: readonly PayoutOutput[]): Record<string, string> {
  return Object.fromEntries(outputs.map(({ address, units }) => [address, formatAmount(units)]));
}

// Asked for by ourselves: it makes the change output one that can be checked, and no segwit one, which a newer wallet would
// choose by itself even where the chain does not know segwit.
async function openChange({ rpc, wallet, limits }: BuildOptions) {
  const address = answers.readText(await rpc.call('getrawchangeaddress', ['legacy'], limits.read));
  const script = await wallet.readScript(address);
  if (script === null) throw refusal("The wallet's change address cannot be paid.");
  return { address, script };
}

async function sign({ rpc, limits }: BuildOptions, rawHex: string): Promise<string> {
  const [newer, older] = SIGN_METHODS;
  const result = await rpc.call(newer, [rawHex], limits.write).catch((error: unknown) => {
    const isMissing = error instanceof WalletRefused && error.code === METHOD_NOT_FOUND;
    if (isMissing) return rpc.call(older, [rawHex], limits.write);
    throw error;
  });
  const signed = answers.readSigned(result);
  if (!signed.isComplete) throw refusal('The wallet could not sign every input.');
  return signed.rawHex;
}

function requireSameInputs(signed: readonly Outpoint[], funded: readonly Outpoint[]): void {
  const named = (inputs: readonly Outpoint[]) => inputs.map(nameOf).sort().join();
  if (named(signed) !== named(funded)) throw refusal('The wallet signed other inputs.');
}

function requireExactOutputs(
  { outputs, scripts }: BuildOptions,
  paid: readonly TransactionOutput[],
  changeScript: string,
): void {
  const left = paid.map(({ scriptHex, units }) => `${scriptHex} ${units}`);
  for (const [index, { units }] of outputs.entries()) {
    const place = left.indexOf(`${scripts[index]} ${units}`);
    if (place === -1) throw refusal('The wallet signed other outputs than were asked for.');
    left.splice(place, 1);
  }
  const isOnlyChange = left.every((output) => output.startsWith(`${changeScript} `));
  if (left.length > 1 || !isOnlyChange) throw refusal('The wallet signed an output too many.');
}

// From the inputs' own amounts, not from what the wallet says that the fee is.
async function readFee(build: BuildOptions, transaction: Transaction): Promise<bigint> {
  const { inputs, outputs, byteCount } = transaction;
  const calls = inputs.map(({ txid, vout }) => ({ method: 'gettxout', params: [txid, vout] }));
  let feeUnits = 0n;
  for (const result of await build.rpc.callEach(calls, build.limits.read)) {
    if (result instanceof WalletRefused) throw result;
    const units = answers.readUnspentOutput(result);
    if (units === null) throw refusal('The wallet chose an input that is spent or unknown.');
    feeUnits += units;
  }
  for (const { units } of outputs) feeUnits -= units;
  const kilobytes = BigInt(Math.ceil(byteCount / BYTES_PER_KILOBYTE));
  const most = FEE_TOLERANCE * build.feeUnitsPerKilobyte * kilobytes + build.droppedChangeUnits;
  if (feeUnits < 0n || feeUnits > most) {
    throw refusal(`The wallet pays a fee of ${feeUnits} units; ${most} is the most.`);
  }
  return feeUnits;
}

// As the wallet's own word that it cannot: nothing was sent, and other payouts go on.
function refusal(message: string): WalletRefused {
  return new WalletRefused(WALLET_ERROR, message);
}

function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
