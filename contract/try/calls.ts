import { type Static, type TSchema, Type } from 'typebox';
import { Amount, Timestamp, WeekName } from '../values.ts';
import {
  Address,
  DemoAddress,
  DemoBlock,
  DemoChain,
  DemoTransaction,
  Height,
  TransactionId,
} from './chain.ts';
import type { TryRouteId } from './routes.ts';

type TryCall = {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
};

const Nothing = Type.Object({}, { additionalProperties: false });

/**
 * The demo's own calls, by route. They are no part of the API: neither its document nor the published client has them,
 * and no server but a demo's answers them.
 */
export const TRY_CALLS = {
  getDemoChain: { response: DemoChain },
  getDemoTransaction: {
    params: Type.Object({ txid: TransactionId }),
    response: DemoTransaction,
  },
  getDemoBlock: { params: Type.Object({ height: Height }), response: DemoBlock },
  getDemoAddress: { params: Type.Object({ address: Address }), response: DemoAddress },
  /** Mines a block with all that waits. */
  mineDemoBlock: { body: Nothing, response: DemoChain },
  /** Lets the rest of the week go by, until it is closed and paid. */
  postDemoSunday: { body: Nothing, response: Type.Object({ week: WeekName, now: Timestamp }) },
  /** Pays from the visitors' purse, as any other wallet would. */
  postDemoPayment: {
    body: Type.Object({ address: Address, amount: Amount }, { additionalProperties: false }),
    response: Type.Object({ txid: TransactionId }),
  },
} as const satisfies { [R in TryRouteId]: TryCall };

type Part<R extends TryRouteId, K extends string> =
  (typeof TRY_CALLS)[R] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

/** What a call's handler gets and its caller sends. */
export type TryInput<R extends TryRouteId> = {
  params: Part<R, 'params'>;
  query: Part<R, 'query'>;
  body: Part<R, 'body'>;
};

/** What a call answers. */
export type TryAnswer<R extends TryRouteId> = Static<(typeof TRY_CALLS)[R]['response']>;
