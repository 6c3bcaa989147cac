/** What a call to the fake node can meet. `before` and `after` are those of what the call does. */
export type Fault =
  | 'times_out_before'
  | 'times_out_after'
  | 'breaks_before'
  | 'breaks_after'
  /** The answer ends in its middle; what was asked is done. */
  | 'cut_answer'
  /** 503 with a page of HTML; nothing is done. */
  | 'http_error'
  /** The transaction is accepted and soon after no longer in the mempool. */
  | 'accepts_then_drops'
  /** Answers of a node that did nothing. */
  | 'warming_up'
  | 'in_chain'
  | 'missing_inputs'
  | { code: number; message: string };

export type Moment = 'before' | 'after';
type Ordered = { method: string; fault: Fault };
type Draw = { seed: number; share: number; methods: readonly string[]; faults: readonly Fault[] };
type Hold = { method: string; when: Moment; reach(): void; released: Promise<void> };

export type TestFaults = ReturnType<typeof createTestFaults>;

/** Faults in the order that a test gives, or drawn from a seed; and calls that stand still meanwhile. */
export function createTestFaults() {
  const ordered: Ordered[] = [];
  const holds: Hold[] = [];
  let draw: (() => number) | null = null;
  let drawn: Draw | null = null;

  return {
    /** While it is true no call gets through. */
    isDown: false,

    /** The next calls of a method meet these, one each. */
    order(method: string, ...faults: Fault[]): void {
      ordered.push(...faults.map((fault) => ({ method, fault })));
    },

    /** Calls of these methods meet one of these by chance, the same ones for the same seed. */
    drawFrom(options: Draw | null): void {
      drawn = options;
      draw = options ? createRandom(options.seed) : null;
    },

    /** The fault that this call meets. */
    take(method: string): Fault | null {
      const place = ordered.findIndex((each) => each.method === method);
      if (place !== -1) return ordered.splice(place, 1)[0]?.fault ?? null;
      if (!drawn || !draw || !drawn.methods.includes(method) || draw() >= drawn.share) return null;
      return drawn.faults[Math.floor(draw() * drawn.faults.length)] ?? null;
    },

    /**
     * Stops the next call of a method before or after it is done, for a test that kills the caller
     * there. `reached` tells when a call stands still; `release` lets it go on.
     */
    hold(method: string, when: Moment): { reached: Promise<void>; release(): void } {
      const reached = createSignal();
      const released = createSignal();
      holds.push({ method, when, reach: reached.fire, released: released.fired });
      return { reached: reached.fired, release: released.fire };
    },

    async pass(method: string, when: Moment): Promise<void> {
      const place = holds.findIndex((each) => each.method === method && each.when === when);
      const [hold] = place === -1 ? [] : holds.splice(place, 1);
      hold?.reach();
      await hold?.released;
    },
  };
}

function createSignal(): { fired: Promise<void>; fire(): void } {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire: () => fire() };
}

/** Mulberry32: numbers from 0 to 1 by a seed; good enough to choose faults by. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
