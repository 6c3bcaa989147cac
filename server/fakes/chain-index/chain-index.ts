import {
  type ChainIndex,
  ChainUnreachable,
  type ReceivedOutput,
  type Spend,
} from '#server/gateways/chain/chain-index.ts';

export type FakeChainIndex = ChainIndex & {
  balances: Map<string, { confirmedUnits: bigint; unconfirmedUnits: bigint }>;
  /** What was paid to an address. */
  received: Map<string, ReceivedOutput[]>;
  /** What spent an address' outputs. */
  spends: Map<string, Spend[]>;
  /** The bytes of transactions by their ids. */
  transactions: Map<string, string>;
  /** Of the newest block. */
  height: number;
  /** Transactions that were broadcast. */
  sent: string[];
  /** If set, `broadcast` is refused with this text. */
  refusal: string | null;
  /** No call is answered. */
  isDown: boolean;
  /** Pays an address; the returned object can be changed later. */
  pay(address: string, output: Partial<ReceivedOutput> & { units: bigint }): ReceivedOutput;
};

/** A chain index whose contents the test writes. */
export function createFakeChainIndex(): FakeChainIndex {
  let paid = 0;
  const requireUp = () => {
    if (fake.isDown) throw new ChainUnreachable('the index is down');
  };
  /** By its confirmations, unless the test has said. */
  const heightOf = ({ blockHeight, confirmations }: ReceivedOutput) =>
    confirmations === 0 ? null : (blockHeight ?? fake.height - confirmations + 1);
  const fake: FakeChainIndex = {
    balances: new Map(),
    received: new Map(),
    spends: new Map(),
    transactions: new Map(),
    height: 1,
    sent: [],
    refusal: null,
    isDown: false,
    async readHeight() {
      requireUp();
      return fake.height;
    },
    async readBalance(address) {
      requireUp();
      return fake.balances.get(address) ?? { confirmedUnits: 0n, unconfirmedUnits: 0n };
    },
    async readReceived(address, { sinceMs, wants = () => true }) {
      requireUp();
      return (fake.received.get(address) ?? [])
        .filter(({ blockTimeMs }) => blockTimeMs === null || blockTimeMs >= sinceMs)
        .map((output) => ({ ...output, blockHeight: heightOf(output) }))
        .filter(wants);
    },
    async readSpends(address) {
      requireUp();
      return fake.spends.get(address) ?? [];
    },
    async readUnspent(address) {
      requireUp();
      const spent = new Set((fake.spends.get(address) ?? []).flatMap(({ inputs }) => inputs));
      return (fake.received.get(address) ?? [])
        .filter(({ txid, vout }) => !spent.has(`${txid}:${vout}`))
        .map(({ txid, vout, units, confirmations }) => ({ txid, vout, units, confirmations }));
    },
    async readTransaction(txid) {
      requireUp();
      const hex = fake.transactions.get(txid);
      if (hex === undefined) throw new ChainUnreachable('the index knows no such transaction');
      return hex;
    },
    async broadcast(rawHex) {
      requireUp();
      if (fake.refusal !== null) return { outcome: 'refused', reason: fake.refusal };
      fake.sent.push(rawHex);
      return { outcome: 'accepted' };
    },
    pay(address, output) {
      paid += 1;
      const { confirmations = 0 } = output;
      const received: ReceivedOutput = {
        txid: paid.toString(16).padStart(64, '0'),
        vout: 0,
        confirmations,
        // In a later block, one that is in none yet gets the height of its confirmations then.
        blockHeight: confirmations === 0 ? null : fake.height - confirmations + 1,
        blockTimeMs: null,
        ...output,
      };
      fake.received.set(address, [...(fake.received.get(address) ?? []), received]);
      return received;
    },
  };
  return fake;
}
