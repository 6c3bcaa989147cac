import type { Coin } from '#rules/coins/coin.ts';
import { findScript } from '#server/coin/addresses.ts';
import { createJsonRpc, type Fetch, type Pause, type RpcLimits } from '../json-rpc.ts';
import * as answers from './answers.ts';
import { readBalance } from './balance.ts';
import { amountsOf, buildTransaction, SIGN_METHODS } from './build.ts';
import { createCoinProof } from './coin-proof.ts';
import { findComment, listSent } from './history.ts';
import { lockEach, unlockEach } from './locks.ts';
import { findReplacement } from './replacement.ts';
import { type PayoutOutput, type Wallet, WalletRefused, WalletUnreachable } from './wallet.ts';

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 60_000;
const READ_RETRIES = 2;
/** A node completes a list before it sends the first byte, which takes minutes if strangers have filled the list. */
const LIST_TIMEOUT_MS = 120_000;
/** Blocks arrive one by one. If this many are missing, the node is behind. */
const BEHIND_BLOCKS = 3;
const MAX_ADDRESS_LENGTH = 90;
const FORBIDDEN = 403;

const INVALID_ADDRESS = -5;
const METHOD_NOT_FOUND = -32601;
const VERIFY_ERROR = -25;
const IN_CHAIN = -27;
/** Codes that refuse a broadcast: the transaction cannot be decoded, cannot be verified, or breaks a rule. */
const JUDGED = [-22, VERIFY_ERROR, -26];
/**
 * Codes that show that `sendmany` failed before it paid: types, address, funds, parameters, account, key pool, a locked wallet,
 * a wallet that is not loaded, and the request itself. After others, such as -4 or -20, the wallet may already have the
 * transaction.
 */
const BEFORE_PAYING = [-3, -5, -6, -8, -11, -12, -13, -18, -19, -32600, METHOD_NOT_FOUND, -32602];

// 0.14 says 'Missing inputs', or 'bad-txns-inputs-spent' while the transaction of the spent output has other unspent outputs;
// 0.21 says 'bad-txns-inputs-missingorspent'.
const MISSING_INPUTS = /missing.?inputs|inputs-missingorspent|inputs-spent/i;
const ALREADY_KNOWN = /txn-already|same-nonwitness-data-in-mempool/;
const NO_ROOM = /too-long-mempool-chain|mempool full|mempool min fee not met/;

/** The methods needed to sign before sending. Each requires parameters; without any it only returns its usage. */
const RAW_METHODS = [
  'createrawtransaction',
  'fundrawtransaction',
  'sendrawtransaction',
  'lockunspent',
];

export type WalletOptions = {
  /** `http://user:password@host:port`, with `/wallet/name` if the node has several. */
  url: string;
  coin: Coin;
  /** Default: the coin's usual fee. */
  feeUnitsPerKilobyte?: bigint;
  /**
   * The time limit for every call in ms; default: 10 s for reads, 60 s for building and sending, 120 s for the next part of a
   * list.
   */
  timeoutMs?: number;
  fetch?: Fetch;
  /** Waits before a read is retried; default: in real time. */
  pause?: Pause;
};

/**
 * A wallet behind the RPC of a coin's node, with the calls of 0.14 (Junkcoin Core 3.1.1, Dogecoin Core) or of 0.21 (Litecoin
 * Core, the next Junkcoin Core).
 */
export function createNodeWallet(options: WalletOptions): Wallet {
  const rpc = createJsonRpc(options.url, options.fetch ?? fetch, options.pause);
  const read: RpcLimits = {
    timeoutMs: options.timeoutMs ?? READ_TIMEOUT_MS,
    retries: READ_RETRIES,
  };
  const write: RpcLimits = { timeoutMs: options.timeoutMs ?? WRITE_TIMEOUT_MS, retries: 0 };
  const list: RpcLimits = { ...read, timeoutMs: options.timeoutMs ?? LIST_TIMEOUT_MS };
  const { coin, feeUnitsPerKilobyte = coin.feePerKilobyte.usual } = options;

  const findCoinProblem = createCoinProof(rpc, coin, read);

  async function readScripts(addresses: readonly string[]): Promise<(string | null)[]> {
    const scripts = addresses.map((address) => findScript(address, coin));
    const calls = addresses.map((address, index) => ({
      method: 'validateaddress',
      params: [scripts[index] ? address : ''],
    }));
    const results = await rpc.callEach(calls, read);
    return results.map((result, index) => agreedScript(scripts[index] ?? null, result));
  }

  async function requireScripts(outputs: readonly PayoutOutput[]): Promise<string[]> {
    checkOutputs(outputs);
    const scripts = await readScripts(outputs.map(({ address }) => address));
    return scripts.map((script, index) => {
      if (script !== null) return script;
      const address = JSON.stringify(outputs[index]?.address.slice(0, MAX_ADDRESS_LENGTH));
      throw new WalletRefused(INVALID_ADDRESS, `not a payable address: ${address}`);
    });
  }

  const wallet: Wallet = {
    async readState() {
      const chain = answers.readChain(await rpc.call('getblockchaininfo', [], read));
      const tip = answers.readHeader(await rpc.call('getblockheader', [chain.bestblockhash], read));
      return {
        chain: chain.chain,
        coinProblem: await findCoinProblem(),
        height: chain.blocks,
        headers: chain.headers,
        tipTimeMs: tip.time * 1000,
        isSyncing: chain.initialblockdownload || chain.headers - chain.blocks >= BEHIND_BLOCKS,
        balanceUnits: await readBalance(rpc, read),
      };
    },

    readDeepBalance: (confirmations) => readBalance(rpc, read, confirmations),

    async readScript(address) {
      const [script] = await readScripts([address]);
      return script ?? null;
    },

    async canSignRaw() {
      const calls = [...RAW_METHODS, ...SIGN_METHODS].map((method) => ({ method, params: [] }));
      await rpc.call('getnetworkinfo', [], read);
      const results = await rpc.callEach(calls, read).catch((error: unknown) => {
        // The node has just answered. A node that allows a user only some methods answers 403 to the others.
        if (error instanceof WalletUnreachable && error.status === FORBIDDEN) return [];
        throw error;
      });
      const isThere = results.map((result) => !isMethodMissing(result));
      const canSign = isThere.slice(RAW_METHODS.length).some(Boolean);
      return canSign && isThere.slice(0, RAW_METHODS.length).every(Boolean);
    },

    async build(outputs) {
      const scripts = await requireScripts(outputs);
      const limits = { read, write, list };
      const { droppedChangeUnits } = coin;
      const fee = { feeUnitsPerKilobyte, droppedChangeUnits };
      return buildTransaction({ rpc, wallet, outputs, scripts, limits, ...fee });
    },

    lock: (inputs) => lockEach(rpc, inputs, read),
    unlock: (inputs) => unlockEach(rpc, inputs, read),
    async listLocked() {
      return answers.readOutpoints(await rpc.call('listlockunspent', [], read));
    },

    async broadcast({ rawHex }) {
      try {
        answers.readText(await rpc.call('sendrawtransaction', [rawHex], write));
        return { outcome: 'accepted' };
      } catch (error) {
        if (error instanceof WalletRefused) return judgeBroadcast(error);
        throw error;
      }
    },

    async findTransaction(txid) {
      try {
        return answers.readWalletTransaction(await rpc.call('gettransaction', [txid], read));
      } catch (error) {
        if (error instanceof WalletRefused && error.code === INVALID_ADDRESS) return null;
        throw error;
      }
    },

    async readBytes(txid) {
      return answers.readHex(await rpc.call('gettransaction', [txid], read));
    },

    async findReplacement(txid, outputs) {
      const scripts = await requireScripts(outputs);
      const wanted = outputs.map(({ units }, index) => ({
        units,
        scriptHex: scripts[index] ?? '',
      }));
      return findReplacement(rpc, txid, wanted, read);
    },

    async sendMany(outputs, comment) {
      await requireScripts(outputs);
      if (comment === '') throw new RangeError('a payment needs a comment, by which it is found');
      // The first parameter is the account. Nodes without accounts require it to be empty.
      const params = ['', amountsOf(outputs), 1, comment];
      try {
        return answers.readText(await rpc.call('sendmany', params, write));
      } catch (error) {
        if (!(error instanceof WalletRefused) || BEFORE_PAYING.includes(error.code)) throw error;
        throw new WalletUnreachable(`unclear whether it was paid: ${error.message}`);
      }
    },

    findByComment: (comment, sinceMs) => findComment(rpc, comment, sinceMs, { read, list }),
    listSent: (since) => listSent(rpc, since, { read, list }),
  };
  return wallet;
}

function checkOutputs(outputs: readonly PayoutOutput[]): void {
  if (outputs.length === 0) throw new RangeError('a payment needs an output');
  if (outputs.some(({ units }) => units <= 0n))
    throw new RangeError('an output must pay something');
  const addresses = new Set(outputs.map(({ address }) => address));
  if (addresses.size < outputs.length) throw new RangeError('each address can be paid only once');
}

// The node and this server must agree on the script: neither alone may decide who is paid.
function agreedScript(script: string | null, result: unknown): string | null {
  if (result instanceof WalletRefused) throw result;
  return answers.readValidScript(result) === script ? script : null;
}

// A node without a loaded wallet also says 'Method not found', with more words. That is another problem.
function isMethodMissing(result: unknown): boolean {
  if (!(result instanceof WalletRefused) || result.code !== METHOD_NOT_FOUND) return false;
  if (/wallet/i.test(result.message)) throw result;
  return true;
}

function judgeBroadcast(error: WalletRefused): Awaited<ReturnType<Wallet['broadcast']>> {
  if (error.code === IN_CHAIN) return { outcome: 'in_chain' };
  if (ALREADY_KNOWN.test(error.message)) return { outcome: 'known' };
  if (MISSING_INPUTS.test(error.message)) return { outcome: 'missing_inputs' };
  if (NO_ROOM.test(error.message)) return { outcome: 'no_room', reason: error.message };
  if (JUDGED.includes(error.code)) return { outcome: 'refused', reason: error.message };
  if (error.code === METHOD_NOT_FOUND) throw error;
  // One such code is -31: 0.14 has the transaction in its mempool but cannot relay it.
  throw new WalletUnreachable(`unclear whether it was sent: ${error.message}`);
}
