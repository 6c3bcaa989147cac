import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { isPublicIp, outwardAddressProblem } from './public-address.ts';

const problemOf = (text: string) => outwardAddressProblem(new URL(text));

describe('isPublicIp', () => {
  it.each([
    ...['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.15.255.255', '172.32.0.0', '100.63.255.255'],
    ...['100.128.0.0', '169.253.255.255', '192.167.255.255', '198.17.255.255', '198.20.0.0'],
    ...[
      '223.255.255.255',
      '2606:4700:4700::1111',
      '2a00:1450:4001:830::200e',
      '2001:4860:4860::8888',
    ],
  ])('%s is', (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.0', '100.127.255.255'],
    ...['100.100.100.200', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.0'],
    ...['172.31.255.255', '192.0.0.192', '192.0.2.1', '192.168.0.1', '192.168.255.255'],
    ...['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '168.63.129.16', '192.88.99.1'],
    // Loopback, unspecified, mapped, compatible, translated, NAT64, ULA, link-local, site-local, multicast.
    ...[
      '::1',
      '::',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:7f00:1',
      '::7f00:1',
      '::10.0.0.1',
    ],
    ...[
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'fec0::1',
      'ff02::1',
    ],
    // Documentation, 6to4, Teredo, ORCHID; with the name of a network interface.
    ...['2001:db8::1', '2002:a00:1::', '2002:7f00:1::1', '2001::1', '2001:10::1', '2001:20::1'],
    ...['3fff::1', '2620:4f:8000::1', '100::1', 'fe80::1%eth0', '2606:4700::1%lo'],
    // Texts that this parser does not accept as an address, even if others do.
    ...[
      '',
      '1',
      '127.1',
      '0177.0.0.1',
      '0x7f.0.0.1',
      '2130706433',
      '08.8.8.8',
      '8.8.8.8.',
      ' 8.8.8.8',
    ],
    ...['256.1.1.1', '1.2.3.4.5', '2606:4700', '1::2::3', '12345::', ':::', '2606:4700:::1', 'x'],
  ])('%s is not', (ip) => {
    expect(isPublicIp(ip)).toBe(false);
  });

  it('is false for every address that embeds a private one', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(isPublicIp(`::ffff:${ip}`)).toBe(false);
        expect(isPublicIp(`::${ip}`)).toBe(false);
        expect(isPublicIp(`64:ff9b::${ip}`)).toBe(false);
      }),
    );
  });

  it('treats all forms of an IPv6 address the same', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const canonical = new URL(`https://[${ip}]/`).hostname.slice(1, -1);
        expect(isPublicIp(ip)).toBe(isPublicIp(canonical));
      }),
    );
  });
});

describe('outwardAddressProblem', () => {
  it.each([
    ...[
      'https://hooks.example.com/x',
      'https://example.com:443/',
      'https://8.8.8.8/',
      'https://EXAMPLE.com',
    ],
    ...['https://münchen.de/ä', 'https://[2606:4700:4700::1111]/', 'https://local.example.com/'],
    ...[
      'https://mylocalhost.com/',
      'https://internal.example.org/',
      'https://10.0.0.1.example.com/',
    ],
  ])('%s has none', (url) => {
    expect(problemOf(url)).toBeNull();
  });

  it.each([
    ['http://example.com/', /https/],
    ['ftp://example.com/', /https/],
    ['javascript:alert(1)', /https/],
    ['https://user@example.com/', /user or password/],
    ['https://user:pw@example.com/', /user or password/],
    ['https://example.com@10.0.0.1/', /user or password/],
    ['https://example.com:8443/', /port/],
    ['https://example.com:80/', /port/],
    ['https://example.com:22/', /port/],
    ['https://example.com./', /dot/],
    ['https://localhost/', /public/],
    ['https://LOCALHOST/', /public/],
    ['https://localhost./', /dot/],
    ['https://api.localhost/', /public/],
    ['https://printer.local/', /public/],
    ['https://metadata.google.internal/', /public/],
    ['https://router.home.arpa/', /public/],
    ['https://intranet/', /public/],
    ['https://db.corp/', /public/],
    ['https://x.onion/', /public/],
    ['https://127.0.0.1/', /public/],
    ['https://127.1/', /public/],
    ['https://2130706433/', /public/],
    ['https://0x7f000001/', /public/],
    ['https://0x7f.1/', /public/],
    ['https://0177.0.0.1/', /public/],
    ['https://017700000001/', /public/],
    ['https://①②⑦.0.0.1/', /public/],
    ['https://１２７.0.0.1/', /public/],
    ['https://127。0。0。1/', /public/],
    ['https://localho%73t/', /public/],
    ['https://10.1.2.3/', /public/],
    ['https://3232235777/', /public/],
    ['https://169.254.169.254/latest/meta-data', /public/],
    ['https://0xa9fea9fe/', /public/],
    ['https://0/', /public/],
    ['https://[::1]/', /public/],
    ['https://[::]/', /public/],
    ['https://[::ffff:127.0.0.1]/', /public/],
    ['https://[::ffff:7f00:1]/', /public/],
    ['https://[0:0:0:0:0:ffff:a9fe:a9fe]/', /public/],
    ['https://[64:ff9b::7f00:1]/', /public/],
    ['https://[fd00:ec2::254]/', /public/],
    ['https://[fe80::1]/', /public/],
    ['https://127.0.0.1./', /public|dot/],
  ])('%s has one', (url, problem) => {
    expect(problemOf(url)).toMatch(problem);
  });
});

describe('isPublicIp compared with a library’s list of special ranges', () => {
  const isUnicast = (ip: string) => ipaddr.parse(ip).range() === 'unicast';
  const upTo = (size: number) => Array.from({ length: size }, (_, index) => index);

  it('agrees on public IPv4, except for one cloud host', () => {
    const networks = [
      ...upTo(256).flatMap((first) => [`${first}.0.77`, `${first}.255.77`]),
      ...[10, 100, 127, 168, 169, 172, 192, 198, 203].flatMap((first) =>
        upTo(256).map((second) => `${first}.${second}.77`),
      ),
      ...['192.0', '192.31', '192.52', '192.88', '192.175', '198.51', '203.0'].flatMap((start) =>
        upTo(256).map((third) => `${start}.${third}`),
      ),
    ];
    const others = networks
      .flatMap((network) => [`${network}.0`, `${network}.255`])
      .filter((ip) => isPublicIp(ip) !== isUnicast(ip));
    expect(others).toEqual([]);
    expect([isPublicIp('168.63.129.16'), isUnicast('168.63.129.16')]).toEqual([false, true]);
  });

  // Outside this range the library takes some addresses for unicast, among them `::a00:1`, which is 10.0.0.1.
  it('agrees on public IPv6 within 2000::/3', () => {
    const edges = [
      ...upTo(0x201),
      ...upTo(256).flatMap((high) => [high * 256, high * 256 + 255]),
      ...[0x0db7, 0x0db8, 0x0db9, 0x2001, 0x2002, 0x2003, 0x2620, 0x3fff, 0x8000],
    ];
    const ips = ['', '2001:', '2620:4f:', '3fff:'].flatMap((start) =>
      edges.map((group) => `${start}${group.toString(16)}::1`),
    );
    const others = ips.filter((ip) => isPublicIp(ip) !== (/^[23]\w{3}:/.test(ip) && isUnicast(ip)));
    expect(others).toEqual([]);
    expect([isPublicIp('::a00:1'), isUnicast('::a00:1')]).toEqual([false, true]);
  });
});
