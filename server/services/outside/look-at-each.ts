import {
  AddressUnreadable,
  type ChainIndex,
  ChainUnreachable,
} from '#server/gateways/chain/chain-index.ts';

/** Asked at the same time: one that takes until its deadline holds up a quarter of the others. */
const AT_ONCE = 4;
/** No look-up of a run begins later. The next run begins with those that were looked at least recently. */
const RUN_MS = 60_000;
/** What is said of a run, at most. */
const MOST_PROBLEMS = 5;
/** An address that cannot be read is asked for again so much later: it may never be readable. */
export const UNREADABLE_PAUSE_MS = 10 * 60_000;

export type Looked = {
  /** Look-ups that succeeded. */
  looked: number;
  /** The index gives no answer at all: the run has ended. */
  isDown: boolean;
  /** What went wrong for another reason than what an address holds, each once. */
  problems: string[];
  /** Those that cannot be read, while the index answers. */
  unreadable: number;
};

/**
 * Looks at each on the chain. One that cannot be read, or takes long, takes its own time and nobody else's; only an index that
 * answers nothing ends the run.
 */
export async function lookAtEach<T>(
  items: readonly T[],
  input: {
    chain: ChainIndex;
    look: (item: T) => Promise<void>;
    /** Puts off what holds too much to be read; what failed otherwise has its next turn as usual. */
    putOff: (item: T) => Promise<void>;
  },
): Promise<Looked> {
  const { chain, look, putOff } = input;
  const waiting = [...items];
  const run: Looked = { looked: 0, isDown: false, problems: [], unreadable: 0 };
  const endsAt = performance.now() + RUN_MS;
  const lane = async () => {
    while (!run.isDown && performance.now() < endsAt) {
      const item = waiting.shift();
      if (item === undefined) return;
      try {
        await look(item);
        run.looked += 1;
      } catch (error) {
        if (!(error instanceof ChainUnreachable)) throw error;
        if (!(await isAddressAtFault(chain, error))) run.isDown = true;
        else run.unreadable += 1;
        // Anybody can make an address unreadable: that is no failure of ours, which would hide others.
        if (error instanceof AddressUnreadable) await putOff(item);
        else addProblem(run, error.message);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return run;
}

function addProblem({ problems }: Looked, text: string): void {
  if (problems.length < MOST_PROBLEMS && !problems.includes(text)) problems.push(text);
}

/** Whether an answer is missing because of the address: it says so, or the index answers something else meanwhile. */
export async function isAddressAtFault(chain: ChainIndex, error: unknown): Promise<boolean> {
  if (error instanceof AddressUnreadable) return true;
  return chain.readHeight().then(
    () => true,
    (reason) => {
      if (reason instanceof ChainUnreachable) return false;
      throw reason;
    },
  );
}

/** For a job's row: how many cannot be read, and where the operator finds what to do. */
export function unreadableIn({ unreadable }: { unreadable: number }): string[] {
  if (unreadable === 0) return [];
  return [
    `${unreadable} of them cannot be read: see "An address that is too large" in docs/operations.md`,
  ];
}
