import { isIP } from 'node:net';
import { parseAddress } from '#server/net/web-address.ts';
import { ConfigError, isHttpsOrLoopback, readUrl } from './values.ts';

export function readPort(text: string | null): number {
  if (text === null) return 3000;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new ConfigError('PORT: must be a number from 0 to 65535', ['PORT']);
  }
  return Number(text);
}

export function readHost(text: string | null): string {
  const host = text ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host) || parseAddress(`http://${addressOf(host)}`) === null) {
    throw new ConfigError('HOST: must be a name or an address without a port', ['HOST']);
  }
  return host;
}

/** A host as written in a URL: IPv6 in brackets. */
export function addressOf(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

export function readProxies(text: string | null): string[] {
  if (text === null) return [];
  const proxies = text.split(',').map((each) => each.trim());
  const isNetwork = (each: string) => {
    const [address = '', bits, ...more] = each.split('/');
    const mostBits = isIP(address) === 4 ? 32 : 128;
    if (isIP(address) === 0 || more.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits);
  };
  if (!proxies.every(isNetwork)) {
    throw new ConfigError('TRUSTED_PROXIES: must be addresses, or networks such as 10.0.0.0/8', [
      'TRUSTED_PROXIES',
    ]);
  }
  return proxies;
}

// Only https keeps other hosts and eavesdroppers from the session cookie; loopback has neither.
export function requireSafeCookies(publicUrl: string): void {
  if (!isHttpsOrLoopback(publicUrl)) {
    throw new ConfigError('PUBLIC_URL: must be an https address if members can sign in', [
      'PUBLIC_URL',
    ]);
  }
}

// Anybody who can alter the keys in transit can sign in as any member. Access to Bot API calls reveals the bot's token, and
// access to the chain index's answers allows invented payments.
export function readSafeRoot(name: string, text: string | null): string | null {
  const root = readUrl(name, text);
  if (root !== null && !isHttpsOrLoopback(root)) {
    throw new ConfigError(`${name}: must be an https address, or on this machine`, [name]);
  }
  return root;
}
