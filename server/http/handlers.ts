import type { FastifyRequest } from 'fastify';
import type { Api } from '#contract/api.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { KeyCaller } from '#server/services/key-caller.ts';
import type { KeyUse } from '#server/services/key-use.ts';
import type { SessionMember } from '#server/services/sessions.ts';

/** What a handler gets beside its input. */
export type CallContext = {
  request: FastifyRequest;
  /** Who is signed in, from the session and from nothing else. */
  actor: SessionMember | null;
  /** Whose key it came with; null but on calls with access `key`. */
  key: KeyCaller | null;
  /** The same call as it was counted, with what is left of its limits. */
  keyUse: KeyUse | null;
  /**
   * On a POST with a key: the same for every try of one call, also after a crash in between. What must not happen
   * twice keeps it in a unique column.
   */
  idempotencyId: string | null;
  /** Sets or, with null, takes away the session cookie of the answer. */
  setSessionToken(token: string | null): void;
  /** Likewise the cookie from whose secret the nonce of a sign-in is made. */
  setNonceSecret(secret: string | null): void;
  /** Has the browser forget what pages of this site have stored. */
  clearStorage(): void;
};

/** A file that is never changed again. */
export type FileAnswer = {
  name: string;
  /** Another one whenever the file's content is another. */
  tag: string;
  /** The content, piece by piece. */
  parts: AsyncIterable<string>;
};

export type Handler<R extends keyof Api> = (
  input: InputOf<Api[R]>,
  context: CallContext,
) => Promise<Api[R] extends { file: string } ? FileAnswer : ResponseOf<Api[R]>>;

/** One handler for each call: a missing one does not compile. */
export type Handlers = { [R in keyof Api]: Handler<R> };
