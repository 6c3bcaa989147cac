/** The most requests at work and waiting at once. */
export type Bounds = {
  /** Requests at work. */
  atWork: number;
  /** Requests waiting for their turn. */
  waiting: number;
  /** Requests of one network, at work or waiting. */
  ofNetwork: number;
  /** Requests of one member, from any number of networks; if absent, members are not counted. */
  ofMember?: number;
  /** The longest wait for a turn, in ms. */
  waitMs: number;
};

/** The party with too many requests: the network, the member, or all together. */
export type Refused = 'network' | 'member' | 'all';

/** Ends the work; calls after the first do nothing. */
export type Leave = () => void;

export type ConcurrencyLimit = {
  /**
   * Returns why `enter` would refuse a request now, or null.
   *
   * @param ahead requests of its network that will enter before it
   */
  refusal(network: string | null, ahead: number): Refused | null;
  /** @param network null: counts only among all. @param member null: a stranger's */
  enter(network: string | null, member?: string | null): Promise<Leave | Refused>;
};

/** The network and the member that a request counts for. */
type From = { network: string | null; member: string | null };
type Waiting = { start(): void };

/**
 * Limits the requests at work at once, first come, first served. Others wait. A request beyond the limits fails at once, and one
 * that waits longer than `waitMs` is refused. A request that would have to wait also fails at once if no request has begun or
 * ended for `waitMs`, as when the database does not respond.
 */
export function createConcurrencyLimit(
  bounds: Bounds,
  nowMs: () => number = () => performance.now(),
): ConcurrencyLimit {
  const queue = new Set<Waiting>();
  const byNetwork = new Map<string, number>();
  const byMember = new Map<string, number>();
  let working = 0;
  let isNextDue = false;
  /** When a request last began or ended. */
  let movedMs = nowMs();

  const hasPlace = () => working < bounds.atWork;

  function count({ network, member }: From, change: 1 | -1): void {
    add(byNetwork, network, change);
    add(byMember, member, change);
  }

  // In another turn of the event loop: otherwise requests that end at once would keep this turn going.
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

  function work(from: From): Leave {
    working += 1;
    movedMs = nowMs();
    return once(() => {
      working -= 1;
      movedMs = nowMs();
      count(from, -1);
      if (queue.size > 0) startNext();
    });
  }

  function wait(from: From): Promise<Leave | Refused> {
    return new Promise((resolve) => {
      const waiting = {
        start() {
          clearTimeout(timer);
          resolve(work(from));
        },
      };
      const giveUp = () => {
        if (!queue.delete(waiting)) return;
        count(from, -1);
        resolve('all');
      };
      // A turn later: if this process itself stalled, the request's turn may have come.
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

  function refusalOf(member: string | null): Refused | null {
    if (member === null || bounds.ofMember === undefined) return null;
    return (byMember.get(member) ?? 0) >= bounds.ofMember ? 'member' : null;
  }

  return {
    refusal,
    async enter(network, member = null) {
      const refused = refusal(network, 0) ?? refusalOf(member);
      if (refused !== null) return refused;
      const from = { network, member };
      count(from, 1);
      return queue.size === 0 && hasPlace() ? work(from) : wait(from);
    },
  };
}

function add(counts: Map<string, number>, name: string | null, change: 1 | -1): void {
  if (name === null) return;
  const present = (counts.get(name) ?? 0) + change;
  if (present === 0) counts.delete(name);
  else counts.set(name, present);
}

function once(end: () => void): Leave {
  let isEnded = false;
  return () => {
    if (isEnded) return;
    isEnded = true;
    end();
  };
}
