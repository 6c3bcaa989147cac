/**
 * The addresses that our server may call at a stranger's request (webhooks of apps): only the public internet. Not this machine,
 * its network, its provider's metadata service, or addresses that only look public.
 */

/** The parts of an address as `new URL()` parses them, unusual numbers and letters included. */
export interface AddressParts {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
}

/** Names of this machine itself. */
export const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/** Returns whether a host is on this machine, as `new URL()` gives it: an IPv6 address is in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK_HOSTS.includes(hostname.replace(/^\[|\]$/g, ''));
}

/** Names with a meaning inside a network, whatever a name server answers. */
const INSIDE_NAMES = [
  ...['localhost', 'localdomain', 'local', 'internal', 'intranet', 'private', 'corp', 'home'],
  ...['lan', 'home.arpa', 'arpa', 'test', 'example', 'invalid', 'onion', 'alt'],
];

/** IPv4 ranges outside the public internet: [first address, prefix length] (IANA's registry). */
const CLOSED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by customers of one provider (CGNAT); also the metadata service of some clouds.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; 169.254.169.254 is the metadata service of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
  // The metadata service of Azure's hosts, although the range is public.
  ['168.63.129.16', 32],
];

/** Only global unicast IPv6 is allowed, except these ranges: [leading groups, prefix length]. */
const CLOSED_IPV6: readonly (readonly [readonly number[], number])[] = [
  // Protocol assignments, including Teredo and ORCHID, which carry other addresses inside.
  [[0x2001, 0x0000], 23],
  [[0x2001, 0x0db8], 32],
  // 6to4 carries an IPv4 address inside.
  [[0x2002], 16],
  [[0x2620, 0x004f, 0x8000], 48],
  [[0x3fff, 0x0000], 20],
];

/** The faults of an address that our server is to call. */
export type AddressFault = 'https' | 'login' | 'port' | 'public' | 'dot';

/** The sentences about faults, in English. */
export const ADDRESS_FAULTS: Readonly<Record<AddressFault, () => string>> = {
  https: () => 'The address has to begin with https://.',
  login: () => 'The address must not hold a user or password.',
  port: () => 'The address must not name a port other than 443.',
  public: () => 'The address has to be on the public internet.',
  dot: () => 'The name in the address must not end with a dot.',
};

/**
 * The problem of an address that our server is to call, or null. The name may still resolve to a private address: check each
 * resolved address with {@link isPublicIp} at every connection.
 *
 * @returns a sentence for the person who typed it
 */
export function outwardAddressProblem(address: AddressParts): string | null {
  const fault = outwardAddressFault(address);
  return fault && ADDRESS_FAULTS[fault]();
}

/** As {@link outwardAddressProblem}, for pages that say it in another language. */
export function outwardAddressFault(address: AddressParts): AddressFault | null {
  const { protocol, hostname, port, username, password } = address;
  if (protocol !== 'https:') return 'https';
  if (username !== '' || password !== '') return 'login';
  if (port !== '' && port !== '443') return 'port';
  const host = hostname.toLowerCase();
  if (host.startsWith('[')) return isPublicIp(host.slice(1, -1)) ? null : 'public';
  if (/^[\d.]+$/.test(host)) return isPublicIp(host) ? null : 'public';
  if (host.endsWith('.')) return 'dot';
  const isInside = INSIDE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
  return isInside || !host.includes('.') ? 'public' : null;
}

/**
 * Returns whether an IP address is on the public internet. False if the text is not an IP address.
 *
 * @param ip IPv4 as four decimal numbers, or IPv6, as a resolver returns them
 */
export function isPublicIp(ip: string): boolean {
  const v4 = ipv4Number(ip);
  if (v4 !== null) return isPublicIpv4(v4);
  const groups = ipv6Groups(ip);
  return groups !== null && isPublicIpv6(groups);
}

function isPublicIpv4(address: number): boolean {
  return !CLOSED_IPV4.some(([from, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor((ipv4Number(from) ?? 0) / size);
  });
}

function isPublicIpv6(groups: readonly number[]): boolean {
  // Only 2000::/3 is assigned. This excludes loopback, link-local, ULA, multicast, and every form that embeds an IPv4
  // address (mapped, compatible, translated, NAT64).
  if (((groups[0] ?? 0) & 0xe000) !== 0x2000) return false;
  return !CLOSED_IPV6.some(([from, bits]) => isWithin(groups, from, bits));
}

function isWithin(groups: readonly number[], from: readonly number[], bits: number): boolean {
  for (let index = 0; index * 16 < bits; index += 1) {
    const shift = Math.max(0, 16 - (bits - index * 16));
    if ((groups[index] ?? 0) >> shift !== (from[index] ?? 0) >> shift) return false;
  }
  return true;
}

/** The number of an IPv4 address; null for anything but four plain decimal numbers. */
function ipv4Number(text: string): number | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let value = 0;
  for (const part of parts) {
    // Some parsers read a leading zero as octal, others as decimal.
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = value * 256 + Number(part);
  }
  return value;
}

/** The eight groups of an IPv6 address; null if it is not one or has a zone (`%eth0`). */
function ipv6Groups(text: string): number[] | null {
  const [head, tail, ...more] = text.split('::');
  if (head === undefined || more.length > 0) return null;
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  if (!left || !right) return null;
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...left, ...Array<number>(missing).fill(0), ...right];
}

function groupsOf(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const v4 = index === parts.length - 1 ? ipv4Number(part) : null;
    if (v4 !== null) groups.push(Math.floor(v4 / 0x10000), v4 % 0x10000);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
