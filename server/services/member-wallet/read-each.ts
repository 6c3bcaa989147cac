/** The most items that one call reads at the same time, apart from slow ones. */
const AT_ONCE = 4;
/** A read that takes longer no longer keeps the next item waiting. */
const SLOW_MS = 1_000;
/** The most reads of one call at the same time, slow ones included. One more ends the oldest. */
const MOST_AT_ONCE = 8;
/** The latest start of a read, so that the call ends while the page still waits (30 s). */
const CALL_MS = 8_000;

/**
 * Reads each item, a few at a time. Slow reads go on beside the next ones, so that they hold up nothing else.
 *
 * @param read must end soon after its signal is aborted
 * @param ended aborts all reads, and begins no more
 * @returns the results in order; undefined for an item whose read did not begin in time
 */
export async function readEach<T, R>(
  items: readonly T[],
  read: (item: T, signal: AbortSignal) => Promise<R>,
  ended: AbortSignal,
): Promise<(R | undefined)[]> {
  const results = new Array<R | undefined>(items.length).fill(undefined);
  const waiting = [...items.entries()];
  const endsAt = performance.now() + CALL_MS;
  const underWay = new Set<AbortController>();
  const begun: Promise<void>[] = [];

  async function begin(at: number, item: T): Promise<void> {
    if (underWay.size >= MOST_AT_ONCE) endOldest(underWay);
    const own = new AbortController();
    underWay.add(own);
    try {
      results[at] = await read(item, AbortSignal.any([own.signal, ended]));
    } finally {
      underWay.delete(own);
    }
  }

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (ended.aborted || performance.now() > endsAt) return;
      const reading = begin(...next);
      begun.push(reading);
      await atMost(SLOW_MS, reading);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  // A slow read may fail while the others go on. It is reported below.
  await Promise.all(workers).finally(() => Promise.allSettled(begun));
  await Promise.all(begun);
  return results;
}

function endOldest(underWay: Set<AbortController>): void {
  const [oldest] = underWay;
  if (!oldest) return;
  underWay.delete(oldest);
  oldest.abort();
}

/** Waits for the reading, or until this time has passed. */
async function atMost(ms: number, reading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
