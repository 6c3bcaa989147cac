import { type Static, Type } from 'typebox';
import { Amount, Count, Timestamp } from '../values.ts';

export const TransactionId = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Address = Type.String({ pattern: '^[A-Za-z0-9]{1,90}$' });
export const Height = Type.String({ pattern: '^(0|[1-9][0-9]{0,9})$' });

const OUTPUT = {
  address: Type.String(),
  amount: Amount,
  /** The owner, if it is the community's wallet, its faucet or the visitors' purse. */
  owner: Type.Union([
    Type.Literal('community'),
    Type.Literal('faucet'),
    Type.Literal('purse'),
    Type.Null(),
  ]),
};

/** The output that an input spends. */
const DemoInput = Type.Object(OUTPUT);

const DemoOutput = Type.Object({
  ...OUTPUT,
  /** The member who receives coins at this address, and whether the visitor plays them; null if there is none. */
  member: Type.Union([Type.Object({ name: Type.String(), isPlayed: Type.Boolean() }), Type.Null()]),
});

/** The newest transactions of a list, at most 100, and their total number. */
const LISTED = {
  transactions: Type.Array(
    Type.Object({
      txid: TransactionId,
      /** Null while it waits for a block. */
      height: Type.Union([Count, Type.Null()]),
      amount: Amount,
    }),
  ),
  transactionCount: Count,
};

export const DemoTransaction = Type.Object({
  txid: TransactionId,
  confirmations: Count,
  block: Type.Union([Type.Object({ height: Count, minedAt: Timestamp }), Type.Null()]),
  /** Empty if the transaction made new coins. */
  inputs: Type.Array(DemoInput),
  outputs: Type.Array(DemoOutput),
  /** Without the change that went back to the payer's wallet. */
  amount: Amount,
  fee: Amount,
});
export type DemoTransaction = Static<typeof DemoTransaction>;

export const DemoBlock = Type.Object({
  height: Count,
  hash: Type.String(),
  minedAt: Timestamp,
  isNewest: Type.Boolean(),
  ...LISTED,
});
export type DemoBlock = Static<typeof DemoBlock>;

/** The page of an address, even if the address was never used. */
export const DemoAddress = Type.Object({
  address: Type.String(),
  received: Amount,
  balance: Amount,
  ...LISTED,
});
export type DemoAddress = Static<typeof DemoAddress>;

/** The newest block, and the newest transactions. */
export const DemoChain = Type.Object({
  height: Count,
  minedAt: Timestamp,
  /** Transactions that wait for a block. */
  waiting: Count,
  ...LISTED,
});
export type DemoChain = Static<typeof DemoChain>;
