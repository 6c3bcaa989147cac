import type { Static, TSchema } from 'typebox';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import type { ErrorCode } from './errors.ts';
import { ROUTES, type RouteId } from './routes.ts';

/**
 * Who may call: everybody; a signed-in member; an administrator; the bot owner; the wallet bot with
 * its bearer token; anybody on a demo instance bound to loopback; an app with a `jkw_` key.
 */
export type Access = 'public' | 'member' | 'admin' | 'owner' | 'gateway' | 'demo' | 'key';

/**
 * One call as plain data. Method and path stand in `routes.ts`, apart from the schemas, so that the
 * site can make calls with the types alone and no schema reaches the browser's bundle.
 */
export type Endpoint = {
  readonly route: RouteId;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** What a key must be allowed for this call; only with access `key`. */
  readonly permission?: ApiKeyPermissionId;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
  /**
   * Expected failures. 400 (bad input), 429 and 500 belong to every call, and what the gate says to every
   * call with access `key`: they are not repeated.
   */
  readonly errors: readonly ErrorCode[];
  /** Seconds for which a shared cache may keep the answer; only where it is the same for everyone. */
  readonly sharedCacheSeconds?: number;
  /**
   * Does not look who asks, and so does not touch the database before its own work: for what has to
   * answer while the database does not.
   */
  readonly asksNobody?: true;
  /**
   * Also opened by the short-lived bearer of a Mini App's sign-in (decision 22): the viewer's own
   * reads, and nothing that changes anything.
   */
  readonly viewerToken?: true;
  /** The answer is a file of this type, written piece by piece and kept by whoever asks for it. */
  readonly file?: 'application/json' | 'text/csv';
};

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Whether a call takes an `Idempotency-Key` and is answered once for each: every POST with an API key. */
export function isAnsweredOnce({ access, route }: Endpoint): boolean {
  return access === 'key' && ROUTES[route].method === 'POST';
}

type Part<E, K extends string> =
  E extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

/** What a handler receives and a caller sends: `undefined` for parts that the endpoint has not. */
export type InputOf<E extends Endpoint> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
};

/** What a handler returns and a caller gets. */
export type ResponseOf<E extends Endpoint> = Static<E['response']>;
