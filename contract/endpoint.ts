import type { Static, TSchema } from 'typebox';
import type { ApiKeyPermissionId, AppPermissionId } from '#rules/permissions.ts';
import type { ErrorCode } from './errors.ts';
import { ROUTES, type RouteId } from './routes.ts';

/**
 * The callers allowed: anybody; a signed-in member; an administrator; the bot owner; the wallet bot with its bearer token;
 * anybody on a demo instance bound to loopback; an app with a `jkw_` key.
 */
export type Access = 'public' | 'member' | 'admin' | 'owner' | 'gateway' | 'demo' | 'key';

/**
 * One call as plain data. Method and path are in `routes.ts`, apart from the schemas, so that the site needs only the types and
 * no schema gets into the browser's bundle.
 */
export type Endpoint = {
  readonly route: RouteId;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** The permission that a key needs for this call; only with access `key`. */
  readonly permission?: ApiKeyPermissionId;
  /** The permission that the key's app, if it has one, must have declared; only if no key permission covers the call. */
  readonly appPermission?: AppPermissionId;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly response: TSchema;
  /**
   * Expected failures. Not repeated here: 400 (bad input), 429 and 500, which any call can return, the gate's refusals, which any
   * call with access `key` can return, and `signed_in_by_link` (link-sessions.ts).
   */
  readonly errors: readonly ErrorCode[];
  /** How many seconds a shared cache may keep the response; only if it is the same for everybody. */
  readonly sharedCacheSeconds?: number;
  /**
   * True if the caller's session is not looked up, so that the database is not read first: for calls that must respond while the
   * database is down.
   */
  readonly asksNobody?: true;
  /**
   * True if the short-lived bearer token of a Mini App's sign-in may make this call: only for reads of the viewer's own data,
   * never for changes (docs/spec/security.md#5-sessions).
   */
  readonly viewerToken?: true;
  /** The largest body in bytes, where the usual limit is too small. */
  readonly bodyLimit?: number;
  /** How bad input is refused, where not with one line: with the faults of all fields, or with the text of a failed login. */
  readonly badInput?: 'fields' | 'login';
  /**
   * A sign-in, open to everybody; each costs a signature check or a look-up. `network`: its number is limited for each network
   * of callers. `own`: the call has a limit of its own.
   */
  readonly signInLimit?: 'network' | 'own';
  /** The response is a downloadable file of this type, streamed; or a picture for the caller's own browser. */
  readonly file?: 'application/json' | 'text/csv' | 'image/*';
};

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Returns whether a call takes an `Idempotency-Key` and runs once per key: every POST with an API key. */
export function isAnsweredOnce({ access, route }: Endpoint): boolean {
  return access === 'key' && ROUTES[route].method === 'POST';
}

type Part<E, K extends string> =
  E extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

/** The input of a handler, which a caller sends: `undefined` for parts that the endpoint does not have. */
export type InputOf<E extends Endpoint> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
};

/** The result of a handler, which a caller receives. */
export type ResponseOf<E extends Endpoint> = Static<E['response']>;
