/** How a client is made. */
export type ClientOptions = {
  /** Where the server is, as `https://deck.example.org`. */
  baseUrl: string;
  /** An API key, `jkw_…`; only calls that need one send it. */
  apiKey?: string;
  /** Instead of the platform's own, as for tests. */
  fetch?: typeof globalThis.fetch;
  /** How often a call is tried again after a failure that may pass; 2 unless said otherwise. */
  retries?: number;
  /** After so long without an answer a try is given up, in ms; 30 s unless said otherwise. */
  timeoutMs?: number;
};

/** What a single call can be told. */
export type CallOptions = {
  signal?: AbortSignal;
  /**
   * The same for each try of one action: the server then does it once. Made anew for each call unless given, so
   * give your own where your program may be restarted in between.
   */
  idempotencyKey?: string;
};
