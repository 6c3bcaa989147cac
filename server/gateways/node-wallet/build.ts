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

/** The names of Bitcoin Core's call since 0.17, and before. */
export const SIGN_METHODS = ['signrawtransactionwithwallet', 'signrawtransaction'] as const;

const METHOD_NOT_FOUND = -32601;
const WALLET_ERROR = -4;
const BYTES_PER_KILOBYTE = 1000;
const MAX_CONFIRMATIONS = 9_999_999;
/** Strangers' coins must be confirmed, because they may never be mined. The wallet's own change may be unconfirmed. */
const IS_WITH_UNSAFE = false;
/** The largest size in bytes of an input (with an uncompressed key), of an output, and of the rest. */
const INPUT_BYTES = 181;
const OUTPUT_BYTES = 34;
const OTHER_BYTES = 12;
/** Wallets estimate the size of signatures and round it up. A fee of more than twice the expected one is an error. */
const FEE_TOLERANCE = 2n;

export type BuildOptions = {
  rpc: JsonRpc;
  wallet: Pick<Wallet, 'readScript' | 'lock' | 'unlock'>;
  outputs: readonly PayoutOutput[];
  /** The scripts of the outputs, in their order. */
  scripts: readonly string[];
  limits: { read: RpcLimits; write: RpcLimits; list: RpcLimits };
  feeUnitsPerKilobyte: bigint;
  /** The largest change that the coin's wallet leaves to the miners. */
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
    // Only the first error is reported, not a failed unlock: `listLocked` shows coins that stay locked.
    await wallet.unlock(inputs).catch(() => {});
    throw error;
  }
}

// The node must not choose the coins: if strangers have sent a wallet more dust than the payment is worth, the node builds a
// transaction of thousands of inputs, which no node relays.
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

/** Addresses and amounts in the form that the node accepts. Amounts are strings, because it reads those exactly. */
export function amountsOf(outputs: readonly PayoutOutput[]): Record<string, string> {
  return Object.fromEntries(outputs.map(({ address, units }) => [address, formatAmount(units)]));
}

// The change address is created here, so that the change output can be checked. A newer wallet would choose a segwit address by
// itself, even where segwit is not active.
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
    if (place === -1) throw refusal('The wallet signed other outputs than the requested ones.');
    left.splice(place, 1);
  }
  const isOnlyChange = left.every((output) => output.startsWith(`${changeScript} `));
  if (left.length > 1 || !isOnlyChange) throw refusal('The wallet signed one output too many.');
}

// The fee is computed from the amounts of the inputs, not taken from the wallet's answer.
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
    throw refusal(`The wallet pays a fee of ${feeUnits} units; the limit is ${most}.`);
  }
  return feeUnits;
}

// Treated as a refusal by the wallet: nothing was sent, and other payouts continue.
function refusal(message: string): WalletRefused {
  return new WalletRefused(WALLET_ERROR, message);
}

function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
