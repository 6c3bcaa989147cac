import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CERTIFICATE } from '#server/fakes/webhooks/certificate.ts';
import { readCertificate } from './certificate.ts';

const ENDS_MS = Date.parse('2126-10-29T02:37:11Z');
const DAY_MS = 24 * 60 * 60_000;

describe('the certificate of an address', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer(TEST_CERTIFICATE);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `https://localhost:${(server.address() as AddressInfo).port}`; // It listens on TCP.
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    [ENDS_MS - 30 * DAY_MS, 30],
    [ENDS_MS - 30 * DAY_MS + 1, 29],
    [ENDS_MS - 1, 0],
    [ENDS_MS + 1, -1],
  ])('at %i ends in %i days', async (nowMs, daysLeft) => {
    expect(await readCertificate(address, { nowMs })).toEqual({
      endsAtMs: ENDS_MS,
      daysLeft,
      issuer: 'hooks.example.com',
      problem: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });

  it('is none without TLS', async () => {
    expect(await readCertificate('http://deck.example', { nowMs: 0 })).toBeNull();
    const plain = createTcp((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('no TLS'),
    );
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.address() as AddressInfo; // It listens on TCP.
    await expect(readCertificate(`https://127.0.0.1:${port}`, { nowMs: 0 })).rejects.toThrow();
    await new Promise((resolve) => plain.close(resolve));
    const gone = readCertificate(`https://127.0.0.1:${port}`, { nowMs: 0 });
    await expect(gone).rejects.toThrow('ECONNREFUSED');
  });

  it('is not waited for longer than asked', async () => {
    const silent = createTcp((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo; // It listens on TCP.
    const asking = readCertificate(`https://127.0.0.1:${port}`, { nowMs: 0, timeoutMs: 20 });
    await expect(asking).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await new Promise((resolve) => silent.close(resolve));
  });
});
