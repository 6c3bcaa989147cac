import { formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { findScript } from '#server/coin/addresses.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { type Outpoint, WalletRefused } from '#server/gateways/node-wallet/wallet.ts';
import { createBlockMethods } from './block-methods.ts';
import { addressOfScript, COIN_OF, hashOf, nameOf, type TestChain, type Verdict } from './chain.ts';
import { DUST_MARKS, type Dust } from './dust.ts';
import type { TestPurse } from './purse.ts';
import { writeTransaction } from './transaction.ts';

type Params = readonly unknown[];
type State = {
  flavour: 'account_era' | 'next';
  isSyncing: boolean;
  missingBlocks: number;
  unlockedUntil: number | null;
  missingMethods: ReadonlySet<string>;
  dust: Dust | null;
  prunedBelow: number;
};

const FEE_RATE = 100_000n;
const MEDIAN_BLOCKS = 5;
const USAGE = -1;
const NEEDS_NOTHING = ['listsinceblock', 'getrawchangeaddress', 'getbalance'];
const INVALID_ADDRESS = -5;
const INVALID_PARAMETER = -8;
const CANNOT_DECODE = -22;

/** The daemons' texts, as recorded: 0.14's, then 0.21's. */
const REJECTIONS: Record<
  Exclude<Verdict, 'ok' | 'in mempool'>,
  [number, string, number, string]
> = {
  'in chain': [
    -27,
    'transaction already in block chain',
    -27,
    'Transaction already in block chain',
  ],
  'missing inputs': [-25, 'Missing inputs', -25, 'bad-txns-inputs-missingorspent'],
  'spent inputs': [-26, '18: bad-txns-inputs-spent', -25, 'bad-txns-inputs-missingorspent'],
  conflict: [-26, '18: txn-mempool-conflict', -26, 'txn-mempool-conflict'],
  'low fee': [-26, '66: insufficient priority', -26, 'min relay fee not met'],
  dust: [-26, '64: dust', -26, 'dust'],
};

/** A decimal that is a number in the answer: `writeAnswer` strips its quotes. */
const coins = (units: bigint) => `#coins ${formatAmountFixed(units, 8)}`;

/** Writes JSON as the daemons do, with exact decimals. */
export function writeAnswer(answer: unknown): string {
  return JSON.stringify(answer).replace(/"#coins (-?[\d.]+)"/g, '$1');
}

/** The fake node's RPC, in both flavours. Throws `WalletRefused` for errors. */
export function createNodeMethods(chain: TestChain, purse: TestPurse, state: State) {
  const isNext = () => state.flavour === 'next';
  const tip = () => chain.blocks.at(-1) ?? fail(-1, 'no blocks');

  function scriptOf(address: unknown): string | null {
    const text = textOf(address);
    // Only newer daemons know segwit, and call it valid on every chain.
    if (/^(?:jc|tjc|rjc)1[02-9ac-hj-np-z]{39}$/.test(text)) {
      return isNext() ? `0014${hashOf(text).slice(0, 40)}` : null;
    }
    const script = findScript(text, COIN_OF[chain.name]);
    return script?.startsWith('00') && !isNext() ? null : script;
  }

  function outputsOf(amounts: unknown) {
    if (typeof amounts !== 'object' || amounts === null) return fail(-1, 'not an object');
    return Object.entries(amounts).map(([address, amount]) => {
      const scriptHex = scriptOf(address);
      if (scriptHex === null) return fail(INVALID_ADDRESS, `Invalid address: ${address}`);
      return { scriptHex, units: unitsOfAmount(amount) };
    });
  }

  function send(rawHex: string, comment: string | null): string {
    const { verdict, txid } = chain.accept(rawHex);
    if (verdict === 'ok') purse.notice(txid, comment);
    if (verdict === 'ok' || verdict === 'in mempool') return txid;
    const [oldCode, oldText, code, text] = REJECTIONS[verdict];
    return isNext() ? fail(code, text) : fail(oldCode, oldText);
  }

  function walletTransaction(txid: string) {
    const found = purse.remembered.get(txid);
    if (!found) return fail(INVALID_ADDRESS, 'Invalid or non-wallet transaction id');
    const confirmations = chain.confirmationsOf(txid);
    const blockhash = chain.blockOf(txid)?.hash;
    return {
      txid,
      confirmations,
      ...(blockhash && { blockhash }),
      walletconflicts: purse.rivalsOf(txid),
      time: Math.floor(found.receivedMs / 1000),
      timereceived: Math.floor(found.receivedMs / 1000),
      ...(found.comment !== null && { comment: found.comment }),
      hex: chain.rawHexOf(txid),
    };
  }

  function sign([rawHex]: Params) {
    const { inputs, outputs } = decode(rawHex);
    return { hex: writeTransaction(inputs, outputs, true), complete: inputs.every(chain.exists) };
  }

  function changeLock(isUnlock: boolean, outpoint: Outpoint): () => void {
    const name = nameOf(outpoint);
    if (isNext()) {
      if (!purse.remembered.has(outpoint.txid))
        fail(INVALID_PARAMETER, wrong('unknown transaction'));
      if (purse.isSpent(outpoint)) fail(INVALID_PARAMETER, wrong('expected unspent output'));
      if (isUnlock && !purse.locked.has(name))
        fail(INVALID_PARAMETER, wrong('expected locked output'));
      if (!isUnlock && purse.locked.has(name))
        fail(INVALID_PARAMETER, wrong('output already locked'));
    }
    return () => (isUnlock ? purse.locked.delete(name) : purse.locked.set(name, outpoint));
  }

  const methods: Record<string, (params: Params) => unknown> = {
    ...createBlockMethods(chain, state),
    getnetworkinfo: () => ({ version: isNext() ? 210_400 : 3_010_100 }),
    getblockchaininfo: () => ({
      chain: chain.name,
      blocks: tip().height,
      headers: tip().height + state.missingBlocks,
      bestblockhash: tip().hash,
      verificationprogress: '#coins 0.99999999',
      initialblockdownload: state.isSyncing,
    }),
    getwalletinfo: () => ({
      walletname: 'tips',
      ...(state.unlockedUntil !== null && { unlocked_until: state.unlockedUntil }),
    }),
    getblockhash: ([height]) =>
      chain.blocks[Number(height)]?.hash ?? fail(INVALID_PARAMETER, 'Block height out of range'),
    getblockheader([hash]) {
      const block = chain.blocks.find((each) => each.hash === hash);
      if (!block) return fail(INVALID_ADDRESS, 'Block not found');
      const median = chain.blocks[Math.max(0, block.height - MEDIAN_BLOCKS)];
      const seconds = (timeMs = 0) => Math.floor(timeMs / 1000);
      return { time: seconds(block.timeMs), mediantime: seconds(median?.timeMs) };
    },
    listunspent: ([least, , , isWithUnsafe]) => [
      ...(state.dust === null ? [] : [DUST_MARKS.coins]),
      ...purse.listUnspent(Number(least), isWithUnsafe !== false).map(({ txid, vout, units }) => {
        const confirmations = chain.confirmationsOf(txid);
        return { txid, vout, amount: coins(units), confirmations, spendable: true, solvable: true };
      }),
    ],
    getbalance([, confirmations]) {
      const { count, units: each } = state.dust ?? { count: 0, units: 0n };
      return coins(purse.balance(Number(confirmations ?? 0)) + BigInt(count) * each);
    },
    validateaddress([address]) {
      const scriptPubKey = scriptOf(address);
      return scriptPubKey === null ? { isvalid: false } : { isvalid: true, address, scriptPubKey };
    },
    // Newer wallets default to segwit addresses.
    getrawchangeaddress: ([kind]) =>
      isNext() && kind !== 'legacy'
        ? `jc1q${'q'.repeat(38)}`
        : addressOfScript(chain.name, purse.openScript()),
    getnewaddress: () => addressOfScript(chain.name, purse.openScript()),
    createrawtransaction: ([inputs, amounts]) =>
      writeUnfunded(Array.isArray(inputs) ? inputs.map(outpointOf) : [], outputsOf(amounts)),
    fundrawtransaction([rawHex, options]) {
      const { changeAddress, feeRate, lockUnspents } = objectOf(options);
      const change = scriptOf(changeAddress) ?? fail(INVALID_ADDRESS, 'changeAddress');
      const { inputs: given, outputs } = readUnfunded(rawHex);
      // The node's own choice among dust would take more inputs than a transaction may have.
      if (given.length === 0 && state.dust !== null) return fail(-4, 'Transaction too large');
      const hex = purse.fund(given, outputs, change, unitsOfAmount(feeRate));
      if (hex === null) return fail(-4, 'Insufficient funds');
      const names = new Set(given.map(nameOf));
      const added = readTransaction(hex).inputs.filter((input) => !names.has(nameOf(input)));
      if (lockUnspents === true) for (const input of added) purse.locked.set(nameOf(input), input);
      return { hex, fee: '#coins 0.001', changepos: 0 };
    },
    [isNext() ? 'signrawtransactionwithwallet' : 'signrawtransaction']: sign,
    sendrawtransaction([rawHex]) {
      decode(rawHex);
      return send(textOf(rawHex), null);
    },
    gettxout([txid, vout]) {
      const outpoint = { txid: textOf(txid), vout: Number(vout) };
      const isUnspent = chain.exists(outpoint) && chain.spenderOf(outpoint, 'anywhere') === null;
      return isUnspent ? { value: coins(chain.unitsAt(outpoint)) } : null;
    },
    lockunspent([isUnlock, outpoints]) {
      if (!Array.isArray(outpoints)) return fail(USAGE, 'lockunspent unlock');
      const changes = outpoints.map((each) => changeLock(isUnlock === true, outpointOf(each)));
      for (const change of changes) change();
      return true;
    },
    listlockunspent: () => [...purse.locked.values()].map(({ txid, vout }) => ({ txid, vout })),
    getrawmempool: () => [...chain.mempool],
    gettransaction: ([txid]) => walletTransaction(textOf(txid)),
    sendmany([account, amounts, , comment]) {
      if (account !== '') return fail(-11, 'Invalid account name');
      const change = purse.openScript();
      const unsigned = purse.fund([], outputsOf(amounts), change, FEE_RATE);
      if (unsigned === null) return fail(-6, 'Insufficient funds');
      return send(sign([unsigned]).hex, comment === undefined ? null : textOf(comment));
    },
    importaddress([address]) {
      purse.watched.add(scriptOf(address) ?? fail(INVALID_ADDRESS, 'Invalid address or script'));
      return null;
    },
    getreceivedbyaddress([address, least]) {
      const script = scriptOf(address) ?? fail(INVALID_ADDRESS, 'Invalid address');
      const paid = [...purse.remembered.keys()]
        .filter((txid) => chain.confirmationsOf(txid) >= Number(least))
        .flatMap((txid) => chain.find(txid).outputs)
        .filter(({ scriptHex }) => scriptHex === script);
      return coins(paid.reduce((sum, { units }) => sum + units, 0n));
    },
    listsinceblock([hash, target, isWithWatched]) {
      const from = chain.heightUpTo(hash);
      // Older daemons list everything after a block that they do not know.
      if (from === null && hash !== undefined && hash !== '' && isNext()) {
        return fail(INVALID_ADDRESS, 'Block not found');
      }
      const since = from ?? -1;
      const isLater = (txid: string) => (chain.blockOf(txid)?.height ?? Infinity) > since;
      const listed = [...purse.remembered.keys()].filter(isLater);
      const entries = listed.flatMap((txid) => entriesOf(txid, isWithWatched === true));
      const last = chain.blocks.at(-Number(target ?? 1))?.hash ?? '0'.repeat(64);
      const dust = (state.dust?.height ?? -1) > since ? [DUST_MARKS.receipts] : [];
      return { transactions: [...dust, ...entries], lastblock: last };
    },
  };

  /** One entry per output, as in the daemons' answers. */
  function entriesOf(txid: string, isWithWatched: boolean) {
    const isOwn = purse.remembered.get(txid)?.isOwn ?? false;
    return chain.find(txid).outputs.flatMap(({ scriptHex, units }, vout) => {
      const isWatched = isWithWatched && purse.watched.has(scriptHex);
      const isPaidHere = purse.scripts.has(scriptHex) || isWatched;
      if (!isPaidHere && !isOwn) return [];
      const category = isPaidHere ? 'receive' : 'send';
      const address = addressOfScript(chain.name, scriptHex);
      const amount = coins(isPaidHere ? units : -units);
      return [{ category, vout, address, amount, ...walletTransaction(txid) }];
    });
  }

  return function answer(method: string, params: Params): unknown {
    const call = state.missingMethods.has(method) ? undefined : methods[method];
    if (!call) return fail(-32601, 'Method not found');
    const needsSome = call.length > 0 && !NEEDS_NOTHING.includes(method);
    if (params.length === 0 && needsSome) return fail(USAGE, `${method} usage`);
    return call(params);
  };
}

function fail(code: number, message: string): never {
  throw new WalletRefused(code, message);
}

function wrong(what: string): string {
  return `Invalid parameter, ${what}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : fail(-1, 'JSON value is not a string as expected');
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : fail(-1, 'not an object');
}

function outpointOf(value: unknown): Outpoint {
  const { txid, vout } = objectOf(value);
  return { txid: textOf(txid), vout: Number(vout) };
}

function unitsOfAmount(amount: unknown): bigint {
  try {
    return parseAmount(textOf(amount));
  } catch {
    return fail(-3, 'Invalid amount');
  }
}

function decode(rawHex: unknown) {
  try {
    return readTransaction(textOf(rawHex));
  } catch {
    return fail(CANNOT_DECODE, 'TX decode failed');
  }
}

// Without inputs the bytes would parse as segwit: one is added and removed.
const NO_INPUT = { txid: '0'.repeat(64), vout: 0 };

function writeUnfunded(
  inputs: readonly Outpoint[],
  outputs: Parameters<typeof writeTransaction>[1],
): string {
  return writeTransaction([NO_INPUT, ...inputs], outputs, false);
}

function readUnfunded(rawHex: unknown) {
  const { inputs, outputs } = decode(rawHex);
  return { inputs: inputs.slice(1), outputs };
}
