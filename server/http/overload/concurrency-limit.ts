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
  /**
   * Why `enter` would refuse a request now, or null.
   *
   * @param ahead requests of its network that will enter before it
   */
  refusal(network: string | null, ahead: number): Refused | null;
  /** @param network null: counts only among all */
  enter(network: string | null): Promise<Leave | Refused>;
};

type Waiting = { network: string | null; start(): void };

/**
 * Lets so many requests work at once, first come, first served. Others wait; who is too many, or has waited too long, is
 * refused. Nobody is refused later than after `waitMs`, and excess at once: also all who would have to wait while those at work
 * have not moved for `waitMs`, as with a database that does not answer.
 */
export function createConcurrencyLimit(
  bounds: Bounds,
  nowMs: () => number = () => performance.now(),
): ConcurrencyLimit {
  const queue = new Set<Waiting>();
  const byNetwork = new Map<string, number>();
  let working = 0;
  let isNextDue = false;
  /** When a request last began or ended. */
  let movedMs = nowMs();

  const hasPlace = () => working < bounds.atWork;

  function count(network: string | null, change: 1 | -1): void {
    if (network === null) return;
    const present = (byNetwork.get(network) ?? 0) + change;
    if (present === 0) byNetwork.delete(network);
    else byNetwork.set(network, present);
  }

  // In another turn of the event loop: one after the other, those that end at once would keep this turn going.
  function startNext(): void {
    if (isNextDue) return;
    isNextDue = true;
    setImmediate(() => {
      isNextDue = false;
      for (const next of queue) {
        if (!hasPlace()) break;
        queue.delete(next);
        next.start();
      }
    });
  }

  function work(network: string | null): Leave {
    working += 1;
    movedMs = nowMs();
    return once(() => {
      working -= 1;
      movedMs = nowMs();
      count(network, -1);
      if (queue.size > 0) startNext();
    });
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

  function refusal(network: string | null, ahead: number): Refused | null {
    const present = network === null ? 0 : (byNetwork.get(network) ?? 0) + ahead;
    if (present >= bounds.ofNetwork) return 'network';
    if (queue.size >= bounds.waiting) return 'all';
    return working >= bounds.atWork && nowMs() - movedMs > bounds.waitMs ? 'all' : null;
  }

  return {
    refusal,
    async enter(network) {
      const refused = refusal(network, 0);
      if (refused !== null) return refused;
      count(network, 1);
      return queue.size === 0 && hasPlace() ? work(network) : wait(network);
    },
  };
}

function once(end: () => void): Leave {
  let isEnded = false;
  return () => {
    if (isEnded) return;
    isEnded = true;
    end();
  };
}
