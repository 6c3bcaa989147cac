import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { statesOf } from '#server/testing/findings.ts';
import { FORGED_ADDRESS, judgeProxy, readArrival } from './proxy.ts';

const CALLER = '93.184.216.34';
const PROXY = '10.0.0.2';
const CDN = '203.0.113.9';
const OWN = Object.values(networkInterfaces()).flatMap((each) => each ?? [])[0]?.address ?? '';

const arrival = (address: string, forwardedFor: string | null) => ({
  peer: `::ffff:${PROXY}`,
  address,
  forwardedFor,
});

describe('how callers arrive through the public address', () => {
  const seen = (plain: [string, string | null], forged: [string, string | null], isHttps = true) =>
    judgeProxy(
      { plain: arrival(...plain), forged: arrival(...forged) },
      { trustedProxies: ['10.9.9.9'], isHttps },
    );

  it.each<[string, Parameters<typeof seen>, string, string | undefined]>([
    [
      'the proxy adds the caller and is trusted',
      [
        [CALLER, CALLER],
        [CALLER, `${FORGED_ADDRESS}, ${CALLER}`],
      ],
      'ok',
      undefined,
    ],
    [
      'the proxy replaces the header',
      [
        [CALLER, CALLER],
        [CALLER, CALLER],
      ],
      'ok',
      undefined,
    ],
    [
      'the proxy is not trusted',
      [
        [PROXY, CALLER],
        [PROXY, `${FORGED_ADDRESS}, ${CALLER}`],
      ],
      'fault',
      'TRUSTED_PROXIES=10.9.9.9,10.0.0.2',
    ],
    [
      'the proxy is not trusted, and on this machine',
      [
        [PROXY, PROXY],
        [PROXY, `${FORGED_ADDRESS}, ${PROXY}`],
      ],
      'fault',
      'TRUSTED_PROXIES=10.9.9.9,10.0.0.2',
    ],
    [
      'the proxy is trusted, and on this machine',
      [
        [PROXY, PROXY],
        [FORGED_ADDRESS, `${FORGED_ADDRESS}, ${PROXY}`],
      ],
      'ok',
      undefined,
    ],
    [
      'the proxy is on this machine, and replaces the header',
      [
        [PROXY, PROXY],
        [PROXY, PROXY],
      ],
      'ok',
      undefined,
    ],
    [
      'a proxy before the proxy is not trusted',
      [
        [CDN, `${CALLER}, ${CDN}`],
        [CDN, `${FORGED_ADDRESS}, ${CALLER}, ${CDN}`],
      ],
      'fault',
      `TRUSTED_PROXIES=10.9.9.9,${CDN}`,
    ],
    [
      'both proxies are trusted',
      [
        [CALLER, `${CALLER}, ${CDN}`],
        [CALLER, `${FORGED_ADDRESS}, ${CALLER}, ${CDN}`],
      ],
      'ok',
      undefined,
    ],
    [
      'the proxy says nothing',
      [
        [PROXY, null],
        [PROXY, FORGED_ADDRESS],
      ],
      'fault',
      `Let the proxy set X-Forwarded-For, and name it: TRUSTED_PROXIES=${PROXY}`,
    ],
    [
      'the proxy passes on what callers write',
      [
        [CALLER, CALLER],
        [FORGED_ADDRESS, FORGED_ADDRESS],
      ],
      'fault',
      expect.stringContaining('TRUSTED_PROXIES'),
    ],
    [
      'callers are trusted too',
      [
        [CALLER, CALLER],
        [FORGED_ADDRESS, `${FORGED_ADDRESS}, ${CALLER}`],
      ],
      'fault',
      `TRUSTED_PROXIES=${PROXY}`,
    ],
    [
      'this machine itself is trusted, which says nothing about others',
      [
        [OWN, OWN],
        [FORGED_ADDRESS, `${FORGED_ADDRESS}, ${OWN}`],
      ],
      'ok',
      undefined,
    ],
    [
      'this machine is in the private network of the proxies',
      [
        ['10.0.0.7', '10.0.0.7'],
        [FORGED_ADDRESS, `${FORGED_ADDRESS}, 10.0.0.7`],
      ],
      'ok',
      undefined,
    ],
    ['there is no proxy', [[CALLER, null], [CALLER, FORGED_ADDRESS], false], 'ok', undefined],
  ])('%s', (_, given, state, remedy) => {
    const finding = seen(...given);
    expect(statesOf([finding])).toEqual([`proxy: ${state}`]);
    expect(finding.remedy).toEqual(remedy);
  });

  it('the server was not restarted since the proxy is trusted', () => {
    const plain = arrival(PROXY, CALLER);
    const trustedProxies = [PROXY];
    expect(judgeProxy({ plain, forged: plain }, { trustedProxies, isHttps: true })).toMatchObject({
      state: 'fault',
      remedy: 'Restart the server: it started without TRUSTED_PROXIES=10.0.0.2 yet',
    });
  });

  it.each(['', '{}', '<html>', '{"proof":"1","peer":"","address":""}'])(
    'are not read from %j, which is no answer of the server',
    (text) => expect(readArrival(Buffer.from(text))).toBeNull(),
  );
});
