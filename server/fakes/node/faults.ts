import { createHolds } from '../holds.ts';

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

type Ordered = { method: string; fault: Fault };
type Draw = { seed: number; share: number; methods: readonly string[]; faults: readonly Fault[] };

export type TestFaults = ReturnType<typeof createTestFaults>;

/** Faults in the order a test gives, or drawn from a seed; and paused calls. */
export function createTestFaults() {
  const ordered: Ordered[] = [];
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

    ...createHolds(),
  };
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
