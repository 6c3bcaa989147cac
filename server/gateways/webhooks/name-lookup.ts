import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** The time limit for the first try; the second has twice as long. Together they are shorter than the limit for a webhook. */
const TIMEOUT_MS = 1_000;
const TRIES = 2;

type NameLookupOptions = {
  /** Name servers with their ports; default: those of the system. */
  servers?: readonly string[];
  timeoutMs?: number;
};

/**
 * Resolves all addresses of a name that a stranger has chosen. It queries the name servers itself, because the system's look-up
 * blocks one of the two threads that resolve names for the whole process: a name with silent servers would stall the database,
 * the bot and the wallet for many seconds.
 *
 * Rejects with the code `ENOTFOUND` if the name cannot be resolved.
 */
export function createNameLookup(options: NameLookupOptions = {}) {
  const { servers, timeoutMs = TIMEOUT_MS } = options;
  return async (hostname: string): Promise<LookupAddress[]> => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    // The resolver is created each time, so that it uses the current name servers of the system.
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
