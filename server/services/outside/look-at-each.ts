import {
  AddressUnreadable,
  type ChainIndex,
  ChainUnreachable,
} from '#server/gateways/chain/chain-index.ts';

/** Look-ups at the same time: one that runs until its deadline holds up a quarter of the others. */
const AT_ONCE = 4;
/** No look-up of a run begins later. The next run begins with the items that were looked at least recently. */
const RUN_MS = 60_000;
/** The most problems reported for a run. */
const MOST_PROBLEMS = 5;
/** The pause before an unreadable address is asked for again: it may never be readable. */
export const UNREADABLE_PAUSE_MS = 10 * 60_000;

export type Looked = {
  /** Look-ups that succeeded. */
  looked: number;
  /** The index gives no answer at all: the run has ended. */
  isDown: boolean;
  /** Problems other than an address that holds too much, each once. */
  problems: string[];
  /** Items that cannot be read, while the index answers. */
  unreadable: number;
};

/**
 * Looks at each item on the chain. An item that cannot be read, or takes long, costs only its own time; only an index that
 * gives no answer ends the run.
 */
export async function lookAtEach<T>(
  items: readonly T[],
  input: {
    chain: ChainIndex;
    look: (item: T) => Promise<void>;
    /** Puts off an item that holds too much to be read; one that failed otherwise has its next turn as usual. */
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
        // Anybody can make an address unreadable, so this is not reported as a failure, which would hide others.
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

/** Whether the address is why there is no answer: the error says so, or the index still answers something else. */
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
