import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { isPublicIp } from '#rules/public-address.ts';
import type { Arrival } from '#server/services/operations/reached.ts';
import { type Finding, fault, ok } from '../finding.ts';

/** An address that belongs to nobody (RFC 5737): a server that takes it for the caller's believes headers of callers. */
export const FORGED_ADDRESS = '192.0.2.1';

const Answer = Type.Object({
  proof: Type.String(),
  peer: Type.String(),
  address: Type.String(),
  forwardedFor: Type.Union([Type.String(), Type.Null()]),
});

/** Reads the server's answer; null if it came from another program. */
export function readArrival(bytes: Buffer): Static<typeof Answer> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return Value.Check(Answer, value) ? value : null;
  } catch {
    return null;
  }
}

const CHECK = 'proxy';

/**
 * Checks that the server sees the caller's own address, by which limits count: neither the proxy's nor one that the caller
 * invented.
 *
 * @param seen how two requests arrived: a plain one, and one that claimed to come from `FORGED_ADDRESS`
 */
export function judgeProxy(
  { plain, forged }: { plain: Arrival; forged: Arrival },
  { trustedProxies, isHttps }: { trustedProxies: readonly string[]; isHttps: boolean },
): Finding {
  const peer = plainAddress(plain.peer);
  if (plain.forwardedFor === null) {
    // The server itself only speaks plain http.
    if (!isHttps) return ok(CHECK, 'Clients reach the server without a proxy.');
    const says = `The proxy at ${peer} does not forward client addresses: all clients count as one.`;
    const remedy = `Let the proxy set X-Forwarded-For, and name it: TRUSTED_PROXIES=${peer}`;
    return fault(CHECK, says, remedy, ['TRUSTED_PROXIES']);
  }
  if (forged.forwardedFor === FORGED_ADDRESS) {
    const says =
      'The proxy forwards the X-Forwarded-For of clients unchanged: they can claim any address.';
    const remedy =
      "Let every proxy of TRUSTED_PROXIES replace that header, or append the client's address";
    return fault(CHECK, says, remedy, ['TRUSTED_PROXIES']);
  }
  const missing = findUntrusted(peer, plain, forged);
  if (missing !== null) {
    const says = `The proxy at ${missing} is not trusted: all its clients count as one.`;
    const remedy = trustedProxies.includes(missing)
      ? `Restart the server: it started without TRUSTED_PROXIES=${trustedProxies.join(',')} yet`
      : `TRUSTED_PROXIES=${[...trustedProxies, missing].join(',')}`;
    return fault(CHECK, says, remedy, ['TRUSTED_PROXIES']);
  }
  if (plainAddress(forged.address) === FORGED_ADDRESS && isStranger(forged)) {
    const says = 'TRUSTED_PROXIES includes clients: they can claim any address.';
    return fault(CHECK, says, `TRUSTED_PROXIES=${peer}`, ['TRUSTED_PROXIES']);
  }
  return ok(CHECK, `The server sees the client's address behind the proxy at ${peer}.`);
}

/** The proxy that the server takes for the caller; null if there is none. */
function findUntrusted(peer: string, plain: Arrival, forged: Arrival): string | null {
  const seen = plainAddress(plain.address);
  // The plain request carried no such header: its first entry is the caller, according to the first proxy.
  if (seen !== hopsOf(plain).at(0)) return seen;
  // If a proxy on this machine reports this machine's address as the caller, that proves nothing. Then the invented address
  // decides, if it was not replaced.
  const isAdded = hopsOf(forged).at(0) === FORGED_ADDRESS;
  return seen === peer && isAdded && plainAddress(forged.address) === peer ? peer : null;
}

function hopsOf({ forwardedFor }: Arrival): string[] {
  return (forwardedFor ?? '').split(',').map((each) => plainAddress(each.trim()));
}

/**
 * Returns whether the caller that the proxy saw must not be trusted. This machine's own address may be in the proxies' network,
 * and then proves nothing.
 */
function isStranger(arrival: Arrival): boolean {
  const caller = hopsOf(arrival).at(1) ?? '';
  return isIP(caller) !== 0 && isPublicIp(caller) && !ownAddresses().includes(caller);
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => address),
  );
}
