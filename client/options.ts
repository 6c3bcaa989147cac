/** Options of a client. */
export type ClientOptions = {
  /** The server's address, such as `https://deck.example.org`. */
  baseUrl: string;
  /** An API key, `jkw_…`; only calls that need one send it. */
  apiKey?: string;
  /** Replaces the platform's `fetch`, for example in tests. */
  fetch?: typeof globalThis.fetch;
  /** How often to retry a call after a temporary failure; default: 2. */
  retries?: number;
  /** How long to wait for a response to each try, in ms; default: 30,000. */
  timeoutMs?: number;
};

/** Options of a single call. */
export type CallOptions = {
  signal?: AbortSignal;
  /**
   * The same for each try of one action, so that the server runs it once. Random for each call by default; pass your own if
   * your program may restart in between.
   */
  idempotencyKey?: string;
};
