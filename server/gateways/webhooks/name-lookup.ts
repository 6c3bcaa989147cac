import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Per try; the second gets twice as long. Both together are shorter than a webhook may take. */
const TIMEOUT_MS = 1_000;
const TRIES = 2;

type NameLookupOptions = {
  /** With ports; default: the system's. */
  servers?: readonly string[];
  timeoutMs?: number;
};

/**
 * Resolves all addresses of a name chosen by a stranger. It queries the name servers itself: the system's look-up
 * blocks one of the two threads that resolve names for the whole process, and a name with silent servers would stall
 * the database, the bot and the wallet for many seconds.
 *
 * Rejects with the code `ENOTFOUND` if nothing can be learned about the name.
 */
export function createNameLookup(options: NameLookupOptions = {}) {
  const { servers, timeoutMs = TIMEOUT_MS } = options;
  return async (hostname: string): Promise<LookupAddress[]> => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    // A new one each time, to use the system's current name servers.
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
