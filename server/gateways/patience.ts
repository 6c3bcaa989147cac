/** How long to wait for an answer that arrives in parts. In ms. */
type Limits = {
  /** For the next part. */
  idleMs: number;
  /** For all of it, however steadily it arrives. */
  limitMs: number;
};

type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type Patience = {
  signal: AbortSignal;
  /** True once the limit for all of it has passed. */
  isOver(): boolean;
  /** The amount that has arrived. */
  megabytes(): number;
  end(): void;
  /** The same parts; each arrival restarts the idle limit. */
  watch(parts: Parts): AsyncIterable<Uint8Array>;
};

/** Aborts a request when no part of its answer arrives for a while, or when the answer does not end. */
export function openPatience({ idleMs, limitMs }: Limits): Patience {
  const aborting = new AbortController();
  const startMs = performance.now();
  let bytes = 0;
  const abort = () => aborting.abort(new DOMException('no answer in time', 'TimeoutError'));
  let timer = setTimeout(abort, idleMs);
  const isOver = () => performance.now() - startMs > limitMs;
  return {
    signal: aborting.signal,
    isOver,
    megabytes: () => Math.round(bytes / 1_000_000),
    end: () => clearTimeout(timer),
    async *watch(parts) {
      for await (const part of parts) {
        clearTimeout(timer);
        timer = setTimeout(abort, idleMs);
        bytes += part.byteLength;
        if (isOver()) abort();
        yield part;
      }
    },
  };
}
