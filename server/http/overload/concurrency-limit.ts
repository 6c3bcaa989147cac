/** How much may be done and wait at once. */
export type Bounds = {
  /** Requests that are worked on. */
  atWork: number;
  /** Requests that wait for their turn. */
  waiting: number;
  /** Of one network, at work or waiting. */
  ofNetwork: number;
  /** How long a request waits for its turn, in ms. */
  waitMs: number;
};

/** What was refused: the network has too many requests here, or all together have. */
export type Refused = 'network' | 'all';

/** Ends the work; calls after the first do nothing. */
export type Leave = () => void;

export type ConcurrencyLimit = {
  /** @param network null: counts only among all */
  enter(network: string | null): Promise<Leave | Refused>;
};

type Waiting = { network: string | null; start(): void };

/**
 * Lets so many requests work at once, first come, first served. Others wait; who is too many, or has waited too long, is
 * refused. Nobody is refused later than after `waitMs`, and excess at once.
 */
export function createConcurrencyLimit(bounds: Bounds): ConcurrencyLimit {
  const queue = new Set<Waiting>();
  const byNetwork = new Map<string, number>();
  let working = 0;

  function count(network: string | null, change: 1 | -1): void {
    if (network === null) return;
    const present = (byNetwork.get(network) ?? 0) + change;
    if (present === 0) byNetwork.delete(network);
    else byNetwork.set(network, present);
  }

  function work(network: string | null): Leave {
    working += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      working -= 1;
      count(network, -1);
      for (const next of queue) {
        if (working >= bounds.atWork) break;
        queue.delete(next);
        next.start();
      }
    };
  }

  function wait(network: string | null): Promise<Leave | Refused> {
    return new Promise((resolve) => {
      const waiting = {
        network,
        start() {
          clearTimeout(timer);
          resolve(work(network));
        },
      };
      const giveUp = () => {
        if (!queue.delete(waiting)) return;
        count(network, -1);
        resolve('all');
      };
      // A turn later: if this process itself stood still, its turn may have come.
      const timer = setTimeout(() => setImmediate(giveUp), bounds.waitMs);
      queue.add(waiting);
    });
  }

  return {
    async enter(network) {
      if (network !== null && (byNetwork.get(network) ?? 0) >= bounds.ofNetwork) return 'network';
      if (working >= bounds.atWork && queue.size >= bounds.waiting) return 'all';
      count(network, 1);
      return working < bounds.atWork ? work(network) : wait(network);
    },
  };
}
