/** The time limits, in ms, for an answer that arrives in parts. */
type Limits = {
  /** The limit for the next part. */
  idleMs: number;
  /** The limit for the whole answer, even if it arrives steadily. */
  limitMs: number;
};

type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type Patience = {
  signal: AbortSignal;
  /** Returns whether the limit for the whole answer has passed. */
  isOver(): boolean;
  /** The size of the parts received so far. */
  megabytes(): number;
  end(): void;
  /** Passes on the parts; each one restarts the limit for the next. */
  watch(parts: Parts): AsyncIterable<Uint8Array>;
};

/** Aborts a request if no part of its answer arrives for a while, or if the answer does not end. */
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
