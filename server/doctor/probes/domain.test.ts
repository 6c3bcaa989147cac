import { createServer as createPlain, type RequestListener, type Server } from 'node:http';
import { createServer as createTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSecrets } from '#server/db/secrets.ts';
import { TEST_CERTIFICATE } from '#server/fakes/webhooks/certificate.ts';
import { answerProof } from '#server/services/operations/reached.ts';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { judgeCertificate, probeDomain } from './domain.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
/** This machine under a name that hides it. */
const HERE = '0.0.0.0';
const OTHER_SECRETS = createSecrets([Buffer.alloc(32, 9)]);

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  return (server.address() as AddressInfo).port; // It listens on TCP.
}

/** Answers as the server does behind a proxy that adds the caller. */
const site =
  (secrets = TEST_SECRETS, callers = '93.184.216.34'): RequestListener =>
  (request, response) => {
    const { searchParams: query } = new URL(request.url ?? '', 'http://here');
    const asked = { nonce: query.get('nonce') ?? '', proof: query.get('proof') ?? '' };
    const given = request.headers['x-forwarded-for'];
    const forwardedFor = given === undefined ? callers : `${given}, ${callers}`;
    const arrival = { peer: '127.0.0.1', address: callers, forwardedFor };
    response.end(JSON.stringify({ proof: answerProof(secrets, asked), ...arrival }));
  };
const answering =
  (status: number, headers = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

type Place = Parameters<typeof probeDomain>[0];
type Deps = Parameters<typeof probeDomain>[1];

/** Probes an https address served by `answer`. */
async function probe(answer: RequestListener, change: Partial<Place> = {}, deps: Deps = {}) {
  const port = await listen(createTls(TEST_CERTIFICATE, answer));
  const place = { trustedProxies: ['127.0.0.1'], secrets: TEST_SECRETS, nowMs: NOW_MS };
  const publicUrl = `https://${HERE}:${port}`;
  return (await probeDomain({ ...place, publicUrl, ...change }, deps)).findings;
}

describe('the public address', () => {
  it('is looked at from name to proxy', async () => {
    const plainPort = await listen(createPlain(answering(308, { location: 'https://x.example/' })));
    expect(statesOf(await probe(site(), {}, { plainPort }))).toEqual([
      'domain-name: ok',
      // The test's certificate is self-signed and for another name.
      'domain-certificate: fault',
      'domain-http: ok',
      'domain-reached: ok',
      'proxy: ok',
    ]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['a server with another secret', site(OTHER_SECRETS), /Something else answers/],
    ['something else', answering(200, {}, '<html>'), /Something else .* \(status 200\)/],
    ['a page that is not there', answering(404), /\(status 404\)/],
    ['a proxy without a server', answering(502), /answers 502: it does not reach/],
    ['the way to elsewhere', answering(301, { location: 'https://www.x.example/?a' }), /www.x/],
    ['a connection that breaks', (request) => request.socket.destroy(), /Nothing answers/],
  ])('is answered by %s', async (_, answer, says) => {
    const findings = await probe(answer);
    expect(findingOf(findings, 'domain-reached')).toMatchObject({
      state: 'fault',
      says: expect.stringMatching(says),
    });
    expect(findings.some(({ check }) => check === 'proxy')).toBe(false);
  });

  it.each<[string, Partial<Place>, string[]]>([
    ['without the secret', { secrets: null }, ['domain-reached: skipped']],
    ['while the server is stopped', { isRunning: false }, ['domain-reached: skipped']],
    [
      'while it is stopped and trusts no proxy',
      { isRunning: false, trustedProxies: [] },
      ['domain-reached: skipped', 'proxy: warning'],
    ],
  ])('is not asked %s', async (_, change, states) => {
    const asked: unknown[] = [];
    const findings = await probe((request) => asked.push(request), change);
    expect(statesOf(findings).slice(3)).toEqual(states);
    expect(asked).toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['leads to https', answering(301, { location: 'https://x.example/' }), 'ok'],
    ['leads to http', answering(301, { location: 'http://x.example/' }), 'warning'],
    ['shows the site', answering(200, {}, '<html>'), 'warning'],
    ['breaks off', (request) => request.socket.destroy(), 'warning'],
  ])('by plain http %s', async (_, answer, state) => {
    const plainPort = await listen(createPlain(answer));
    const findings = await probe(site(), {}, { plainPort });
    expect(findingOf(findings, 'domain-http').state).toBe(state);
  });

  it('is plain http itself', async () => {
    const port = await listen(createPlain(site()));
    expect(statesOf(await probe(site(), { publicUrl: `http://${HERE}:${port}` }))).toEqual([
      'domain-name: ok',
      'domain-certificate: warning',
      'domain-http: skipped',
      'domain-reached: ok',
      'proxy: ok',
    ]);
  });

  it('is this machine alone', async () => {
    const port = await listen(createPlain(site()));
    expect(statesOf(await probe(site(), { publicUrl: `http://127.0.0.1:${port}` }))).toEqual([
      'domain-name: skipped',
      'domain-reached: ok',
    ]);
  });

  it.each([
    ['ENOTFOUND', /The name deck.example has no address/],
    ['EREFUSED', /cannot be examined: EREFUSED/],
  ])('has a name without an answer: %s', async (code, says) => {
    const resolve = () => Promise.reject(Object.assign(new Error('p@ss'), { code }));
    const place = { publicUrl: 'https://deck.example:1', isRunning: false };
    const findings = await probe(site(), place, { resolve });
    expect(findingOf(findings, 'domain-name').says).toMatch(says);
    expect(findingOf(findings, 'domain-certificate').state).toBe('fault');
  });

  it.each([
    [-1, null, 'fault'],
    [0, null, 'warning'],
    [13, null, 'warning'],
    [14, null, 'ok'],
    [90, 'SELF_SIGNED_CERT_IN_CHAIN', 'fault'],
  ])('has a certificate that ends in %i days, with %s', (daysLeft, problem, state) => {
    const certificate = { daysLeft, problem, issuer: 'Let’s Encrypt', endsAtMs: NOW_MS };
    expect(statesOf([judgeCertificate(certificate)])).toEqual([`domain-certificate: ${state}`]);
  });
});
