import { createIndexOfChain, type IndexFault } from '#server/fakes/chain-index/index-of-chain.ts';
import { addressOfScript, createTestChain, hashOf, nameOf } from '#server/fakes/node/chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import { fetchFromNode } from '#server/fakes/node/wallet.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { Fetch } from '#server/gateways/json-rpc.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { type Coin, openPurse } from '../tips/purse.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { COIN, coinsOf, EVERYBODY, type Person, purseOf, scriptFor } from './cast.ts';

/** The purpose for which somebody made an output. */
export type Purpose =
  /** Not exact: the amount differs from the one that the payer was told. */
  | { for: 'tip'; id: string; isExact: boolean }
  | { for: 'send'; by: Person }
  | { for: 'something else' }
  /** An output that no person here made. */
  | { for: 'the site' };

export type Made = {
  txid: string;
  vout: number;
  address: string;
  units: bigint;
  /** The number of the move when it could first be seen in the mempool or a block. */
  at: number;
  purpose: Purpose;
};

/**
 * How the index answers, also as the source of blocks. `still`: it reads nothing new. `behind`: what it says of addresses is old,
 * and blocks and mempool are not. `cuts`: every second answer is lost on its
 * way. `hoards`: it claims to refuse each broadcast, keeps the bytes, and sends them once its mood changes. `unlisted`: it lists
 * no mempool. `forgets`: its mempool is empty, whatever was sent.
 */
export type IndexMood =
  | 'honest'
  | 'still'
  | 'behind'
  | 'cuts'
  | 'down'
  | 'hoards'
  | 'unlisted'
  | 'forgets';

/** The bytes of a payment and its output. */
type Signed = { txid: string; rawHex: string; address: string; units: bigint };

const FEE = 100_000n;
const STRANGER = openPurse('a stranger');
const STRANGERS_SCRIPT = scriptFor(STRANGER.address);
const STRANGERS_UNITS = 4_000n * COIN;
const STRANGERS_COINS = 60;
/** Blocks that a reorganisation can take away before anything has happened. */
const EMPTY_BLOCKS = 100;
const POOL_COINS = Array.from({ length: 8 }, () => 1_000n * COIN);

export type Outside = ReturnType<typeof openOutside>;

/** The chain with everybody's coins, the site's view of it, and the truth about each output. */
export function openOutside(now: () => number) {
  const chain = createTestChain('test', now);
  const pool = createTestNode({ chain, walletName: 'pool', now, coins: POOL_COINS });
  const faucet = createTestNode({ chain, walletName: 'faucet', now, coins: POOL_COINS });
  const coins = new Map(EVERYBODY.map((person) => [person, coinsOf(person)]));
  const strangers = strangersCoins();
  const firstCoins = [...coins.values(), strangers].flatMap(([first]) => (first ? [first] : []));
  chain.mineThese(firstCoins.map(({ rawHex }) => rawHex));
  const firstBlocks = chain.blocks.length;
  chain.mine(EMPTY_BLOCKS);
  const blind = new Set<string>();
  const hoard: string[] = [];
  const index = createIndexOfChain(chain);
  const source = createIndexOfChain(chain);
  const made = new Map<string, Made>();
  const purposes = new Map<string, Purpose>();
  let newestOfTip: Signed | null = null;
  let looks = 0;
  let mood: IndexMood = 'honest';
  /** True from a change of the mood, at which the index reads everything, to the end of the move. */
  let isCaughtUp = false;

  let answering: ChainIndex = index;
  const chainIndex: ChainIndex = new Proxy(index, {
    get(_, name) {
      const method: unknown = Reflect.get(answering, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        if (blind.has(String(given[0]))) throw new ChainUnreachable('too much is at this address');
        if (name === 'broadcast' && mood === 'hoards') {
          hoard.push(String(given[0]));
          return Promise.resolve({ outcome: 'refused', reason: 'the index says so' });
        }
        return method.apply(answering, given);
      };
    },
  });

  const chainSource: ChainSource = {
    ...source,
    async readMempool(most) {
      const listed = await source.readMempool(most);
      if (mood === 'unlisted') return null;
      return mood === 'forgets' ? { txids: [], isComplete: true } : listed;
    },
  };

  /**
   * Records new outputs on the chain once the index can report them: nothing here can know of a payment that the index hid
   * when a tip was opened.
   */
  function notice(at: number): void {
    if (mood === 'still' && !isCaughtUp) return;
    isCaughtUp = false;
    const unconfirmed = mood === 'forgets' ? [] : chain.mempool;
    const txids = [...unconfirmed, ...chain.blocks.flatMap((block) => block.txids)];
    for (const txid of txids) {
      if (made.has(nameOf({ txid, vout: 0 }))) continue;
      const purpose = purposes.get(txid) ?? { for: 'the site' };
      for (const [vout, { scriptHex, units }] of chain.find(txid).outputs.entries()) {
        const address = addressOfScript('test', scriptHex);
        made.set(nameOf({ txid, vout }), { txid, vout, address, units, at, purpose });
      }
    }
  }

  /** A forgotten transaction is new when it is seen again. */
  function hideUnconfirmed(): void {
    for (const [name, { txid }] of made) if (chain.mempool.has(txid)) made.delete(name);
  }

  /**
   * After a reorganisation, nothing here can know of a payment whose block the site had not read, if the index does not list it
   * in its mempool either.
   *
   * @param read the ids of the transactions that the site has read in blocks, now or earlier
   */
  function hideUnread(read: ReadonlySet<string>): void {
    const isListed = (txid: string) => mood !== 'forgets' && chain.mempool.has(txid);
    for (const [name, { txid }] of made) {
      const isGone = chain.confirmationsOf(txid) <= 0 && !isListed(txid);
      if (isGone && !read.has(txid)) made.delete(name);
    }
  }

  notice(0);
  for (const each of made.values()) each.purpose = { for: 'something else' };

  return {
    chain,
    made,
    pool,
    blind,
    /** Blocks that no history removes. */
    firstBlocks,
    notice,
    hideUnread,
    /** Records the purpose of a transaction that is about to be sent. */
    intend: (txid: string, purpose: Purpose) => purposes.set(txid, purpose),
    gateways: {
      wallet: openWallet(fetchFromNode(pool)),
      faucetWallet: openWallet(fetchFromNode(faucet)),
      chainIndex,
      chainSource,
    },

    /** From now on the site queries another index. */
    takePlaceOfIndex(other: ChainIndex): void {
      answering = other;
    },

    setMood(next: IndexMood): void {
      mood = next;
      if (mood !== 'hoards') for (const rawHex of hoard.splice(0)) chain.accept(rawHex);
      index.catchUp();
      source.catchUp();
      isCaughtUp = true;
      if (mood === 'still' || mood === 'behind') index.standStill();
      if (mood === 'still') source.standStill();
      if (mood === 'forgets') hideUnconfirmed();
      const fault = (): IndexFault | null => {
        looks += 1;
        if (mood === 'down') return 'breaks_before';
        return mood === 'cuts' && looks % 2 === 0 ? 'breaks_after' : null;
      };
      index.fault = fault;
      source.fault = fault;
    },

    /** The pool's payments to others that are in blocks. */
    listPayouts(): Made[] {
      const isPools = (scriptHex: string) => pool.purse.scripts.has(scriptHex);
      const spendsPools = (txid: string) =>
        chain.find(txid).inputs.some(({ txid: from, vout }) => {
          const output = chain.rawHexOf(from) === null ? undefined : chain.find(from).outputs[vout];
          return output !== undefined && isPools(output.scriptHex);
        });
      return [...made.values()].filter(
        ({ txid, vout }) =>
          chain.confirmationsOf(txid) > 0 &&
          spendsPools(txid) &&
          !isPools(chain.find(txid).outputs[vout]?.scriptHex ?? ''),
      );
    },

    /** Somebody pays from a wallet that the site knows nothing of. */
    pay(outputs: readonly { address: string; units: bigint }[], purpose: Purpose): void {
      const coin = strangers.shift();
      if (coin === undefined) return;
      const fee = FEE * BigInt(outputs.length);
      const left = outputs.reduce((rest, { units }) => rest - units, STRANGERS_UNITS - fee);
      const back = { address: STRANGER.address, units: left };
      const { rawHex } = STRANGER.sign([coin], [...outputs, back]);
      const { txid, verdict } = chain.accept(rawHex);
      if (verdict !== 'ok') throw new Error(`the chain says ${verdict}`);
      purposes.set(txid, purpose);
      const [output] = outputs;
      if (purpose.for === 'tip' && output) newestOfTip = { ...output, txid, rawHex };
    },

    /** The newest payment of a tip from outside, while the chain has it and the index can know it; null if there is none. */
    newestOfTip(): Signed | null {
      if (newestOfTip === null) return null;
      const { txid } = newestOfTip;
      const isThere = chain.mempool.has(txid) || chain.confirmationsOf(txid) > 0;
      return isThere && made.has(nameOf({ txid, vout: 0 })) ? newestOfTip : null;
    },

    /** A payment that somebody's wallet page signs; null once their coins are gone. */
    sign(person: Person, { address, units }: { address: string; units: bigint }) {
      const coin = coins.get(person)?.shift();
      if (coin === undefined) return null;
      const purse = purseOf(person);
      const back = { address: purse.address, units: coin.units - units - FEE };
      return purse.sign([coin], [{ address, units }, back]);
    },
  };
}

function strangersCoins(): Coin[] {
  const outputs = Array.from({ length: STRANGERS_COINS }, () => {
    return { scriptHex: STRANGERS_SCRIPT, units: STRANGERS_UNITS };
  });
  const rawHex = writeTransaction([{ txid: hashOf('strangers'), vout: 0 }], outputs, true);
  const { txid } = readTransaction(rawHex);
  return outputs.map(({ units }, vout) => ({ txid, vout, units, rawHex }));
}

function openWallet(fetch: Fetch) {
  return createNodeWallet({
    url: 'http://user:password@node.invalid:9771',
    coin: JUNKCOIN_ON.test,
    fetch,
    pause: async () => {},
  });
}
