import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Of one try; the second one gets twice as long. Both together are less than a webhook may take. */
const TIMEOUT_MS = 1_000;
const TRIES = 2;

type NameLookupOptions = {
  /** With their ports; left out: those of the system. */
  servers?: readonly string[];
  timeoutMs?: number;
};

/**
 * Looks up every address of a name that a stranger has chosen. It asks the name servers itself: the system's own lookup
 * waits in one of the two threads that look up names for all of the process, and a name whose servers are silent would
 * keep the database, the bot and the wallet waiting with it for many seconds.
 *
 * Rejects with the code `ENOTFOUND` for a name of which nothing can be learned.
 */
export function createNameLookup(options: NameLookupOptions = {}) {
  const { servers, timeoutMs = TIMEOUT_MS } = options;
  return async (hostname: string): Promise<LookupAddress[]> => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    // A new one each time, so that it goes by the system's name servers of now.
    const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const found = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
    if (found.length > 0) return found;
    throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
  };
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  const addresses = answer.status === 'fulfilled' ? answer.value : [];
  return addresses.map((address) => ({ address, family }));
}
