import { type Static, type TSchema, Type } from 'typebox';
import { Amount, Count, NullableText, Timestamp, WeekName } from '../values.ts';
import {
  Address,
  DemoAddress,
  DemoBlock,
  DemoChain,
  DemoTransaction,
  Height,
  TransactionId,
} from './chain.ts';
import { DemoChats, PressBody, SayBody } from './chats.ts';
import type { TryRouteId } from './routes.ts';

type TryCall = {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
};

const Nothing = Type.Object({}, { additionalProperties: false });

/**
 * The demo's own calls, by route. They are not part of the API: they are missing from its document and the published client, and
 * only a demo's server has them.
 */
export const TRY_CALLS = {
  getDemoChain: { response: DemoChain },
  getDemoTransaction: {
    params: Type.Object({ txid: TransactionId }),
    response: DemoTransaction,
  },
  getDemoBlock: { params: Type.Object({ height: Height }), response: DemoBlock },
  getDemoAddress: { params: Type.Object({ address: Address }), response: DemoAddress },
  /** Mines a block with all waiting transactions. */
  mineDemoBlock: { body: Nothing, response: DemoChain },
  /** The visitor's own chats. The call waits until their version differs from `seen`, for 20 seconds at most. */
  getDemoChats: {
    query: Type.Object({ seen: Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })) }),
    /** Null if the visitor has none. */
    response: Type.Union([DemoChats, Type.Null()]),
  },
  /** Begins new chats with two new members; ends the visitor's earlier ones. */
  openDemoChats: { body: Nothing, response: DemoChats },
  sayInDemo: { body: SayBody, response: Type.Object({ messageId: Count }) },
  /** The text that Telegram shows briefly after a press; null if there is none. */
  pressInDemo: { body: PressBody, response: Type.Object({ text: NullableText }) },
  /** Lets the rest of the week pass, until it is closed and paid. */
  postDemoSunday: { body: Nothing, response: Type.Object({ week: WeekName, now: Timestamp }) },
  /** Pays from the visitors' purse, as any other wallet would. */
  postDemoPayment: {
    body: Type.Object({ address: Address, amount: Amount }, { additionalProperties: false }),
    response: Type.Object({ txid: TransactionId }),
  },
} as const satisfies { [R in TryRouteId]: TryCall };

type Part<R extends TryRouteId, K extends string> =
  (typeof TRY_CALLS)[R] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

/** The input of a call's handler, which its caller sends. */
export type TryInput<R extends TryRouteId> = {
  params: Part<R, 'params'>;
  query: Part<R, 'query'>;
  body: Part<R, 'body'>;
};

/** The response of a call. */
export type TryAnswer<R extends TryRouteId> = Static<(typeof TRY_CALLS)[R]['response']>;
