import type { FastifyRequest } from 'fastify';
import type { Api } from '#contract/api.ts';
import type { Endpoint, InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { ROUTES } from '#contract/routes.ts';
import type { PictureType } from '#rules/pictures.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import type { KeyUse } from '#server/services/keys/use.ts';
import type { SessionMember } from '#server/services/sign-in/sessions.ts';

/** Passed to every handler along with its input. */
export type CallContext = {
  request: FastifyRequest;
  /** Sets the session cookie, or removes it with null. */
  setSessionToken(token: string | null): void;
  /** Sets the cookie behind a sign-in's nonce, or removes it with null. */
  setNonceSecret(secret: string | null): void;
  /** Makes the browser clear this site's storage. */
  clearStorage(): void;
};

/** For public calls. */
export type OpenContext = CallContext & {
  /** The signed-in member, found by the session only; null for a stranger. */
  actor: SessionMember | null;
};

/** For calls by a signed-in member, an administrator or the owner. */
export type MemberContext = CallContext & {
  /** The signed-in member, found by the session only. */
  actor: SessionMember;
};

/** For calls with an API key. */
export type KeyContext = CallContext & {
  /** The key's owner. */
  key: KeyCaller;
  /** The counted call, with the rest of the limits. */
  keyUse: KeyUse;
};

/** For a POST with an API key. */
export type KeyPostContext = KeyContext & {
  /**
   * The same for every retry of a call, even after a crash. An action that must not happen twice stores it in a unique column.
   */
  callId: string;
};

type ContextOf<E extends Endpoint> = E['access'] extends 'member' | 'admin' | 'owner'
  ? MemberContext
  : E['access'] extends 'key'
    ? (typeof ROUTES)[E['route']]['method'] extends 'POST'
      ? KeyPostContext
      : KeyContext
    : OpenContext;

/** A file that never changes. */
export type FileAnswer = {
  name: string;
  /** Changes whenever the content does. */
  tag: string;
  /** The content in chunks. */
  parts: AsyncIterable<string>;
};

/** A picture. */
export type PictureAnswer = {
  type: PictureType;
  /** Changes whenever the picture does. */
  tag: string;
  bytes: Uint8Array;
  /** The caches that may keep it for a while; left out: that of the caller's own browser. */
  keptBy?: 'nobody' | 'everybody';
};

export type Handler<R extends keyof Api> = (
  input: InputOf<Api[R]>,
  context: ContextOf<Api[R]>,
) => Promise<
  Api[R] extends { file: 'image/*' }
    ? PictureAnswer
    : Api[R] extends { file: string }
      ? FileAnswer
      : ResponseOf<Api[R]>
>;

/** One handler for each call: a missing one does not compile. */
export type Handlers = { [R in keyof Api]: Handler<R> };
