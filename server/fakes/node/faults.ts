/** Faults for calls to the fake node. `before` and `after` refer to the call's effect. */
export type Fault =
  | 'times_out_before'
  | 'times_out_after'
  | 'breaks_before'
  | 'breaks_after'
  /** The answer is cut short; the call took effect. */
  | 'cut_answer'
  /** 503 with an HTML page; no effect. */
  | 'http_error'
  /** The transaction is accepted, and soon gone from the mempool. */
  | 'accepts_then_drops'
  /** Answers without effect. */
  | 'warming_up'
  | 'in_chain'
  | 'missing_inputs'
  | { code: number; message: string };

export type Moment = 'before' | 'after';
type Ordered = { method: string; fault: Fault };
type Draw = { seed: number; share: number; methods: readonly string[]; faults: readonly Fault[] };
type Hold = { method: string; when: Moment; reach(): void; released: Promise<void> };

export type TestFaults = ReturnType<typeof createTestFaults>;

/** Faults in the order a test gives, or drawn from a seed; and paused calls. */
export function createTestFaults() {
  const ordered: Ordered[] = [];
  const holds: Hold[] = [];
  let draw: (() => number) | null = null;
  let drawn: Draw | null = null;

  return {
    /** While true, no call gets through. */
    isDown: false,

    /** The next calls of a method meet these, one each. */
    order(method: string, ...faults: Fault[]): void {
      ordered.push(...faults.map((fault) => ({ method, fault })));
    },

    /** Calls of these methods meet one of these at random, reproducible by the seed. */
    drawFrom(options: Draw | null): void {
      drawn = options;
      draw = options ? createRandom(options.seed) : null;
    },

    /** The fault for this call. */
    take(method: string): Fault | null {
      const place = ordered.findIndex((each) => each.method === method);
      if (place !== -1) return ordered.splice(place, 1)[0]?.fault ?? null;
      if (!drawn || !draw || !drawn.methods.includes(method) || draw() >= drawn.share) return null;
      return drawn.faults[Math.floor(draw() * drawn.faults.length)] ?? null;
    },

    /**
     * Pauses the next call of a method before or after its effect, for a test that kills the caller there. `reached`
     * resolves when a call is paused; `release` lets it continue.
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

/** Mulberry32: numbers from 0 to 1 from a seed; good enough to choose faults. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
