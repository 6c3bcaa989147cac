import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicIp } from '#rules/public-address.ts';

/** An error whose reason may be shown to the owner of the address. */
export class Refused extends Error {}

export type PublicAddresses = [LookupAddress, ...LookupAddress[]];

/** All addresses of a host. Throws {@link Refused} if it has none, or if one of them is not on the public internet. */
export async function findPublicAddresses(
  { hostname }: URL,
  resolve: (hostname: string) => Promise<LookupAddress[]>,
): Promise<PublicAddresses> {
  const [first, ...more] = await resolve(hostname.replace(/^\[|\]$/g, ''));
  if (!first) throw new Refused('the name has no address');
  if (![first, ...more].every(({ address }) => isPublicIp(address))) {
    throw new Refused('the name stands for an address that is not on the public internet');
  }
  return [first, ...more];
}

/** A look-up for a connection that may go only to checked addresses: it does not resolve the name again. */
export function pinnedTo(addresses: PublicAddresses): LookupFunction {
  return (_hostname, options, callback) => {
    // All addresses are tried, and the first that answers is used.
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0].address, addresses[0].family);
  };
}

/** Settles like the promise, or rejects when the signal aborts. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      const refuse = () => reject(new Refused('too slow'));
      if (signal.aborted) refuse();
      signal.addEventListener('abort', refuse, { once: true });
    }),
  ]);
}
