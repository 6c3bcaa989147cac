import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { handleErrors } from './errors.ts';
import { limitSockets, SOCKET_LIMITS, type SocketLimits, socketOptions } from './sockets.ts';

/** Limits that a test does not cover are never reached. */
const NEVER: SocketLimits = {
  headersMs: 600_000,
  requestMs: 600_000,
  checkEveryMs: 10,
  silentMs: 600_000,
  idleMs: 600_000,
  slowReadMs: 600_000,
  leastBytesPerSecond: 1,
  manySlowReaders: 100,
  slowReadAmongManyMs: 600_000,
  mostInLine: 100,
  most: 100,
  mostOfNetwork: 100,
};
const POST =
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';

describe('a slow socket', () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  /** The held calls that have begun, with the function that answers each. */
  let begun: (() => void)[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  async function open(limits: Partial<SocketLimits>) {
    const all = { ...NEVER, ...limits };
    // Node's own limit on the whole call stays out of the way: a stalled machine could reach it first.
    app = Fastify(socketOptions({ ...all, requestMs: NEVER.requestMs }));
    limitSockets(app, all, (address) => address === '127.0.0.1');
    app.get('/', async () => 'here');
    begun = [];
    app.get('/held', () => new Promise((resolve) => begun.push(() => resolve('held'))));
    app.get('/big', async () => Buffer.alloc(32 * 1024 * 1024));
    app.post('/', { onRequest: async (_, reply) => reply.status(401).send('no') }, () => 'never');
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
  function knock(text: string, localAddress = '127.0.0.1') {
    const { port } = app.server.address() as AddressInfo; // It listens on TCP.
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.write(text);
    return { socket, closed: once(socket, 'close').then(() => heard.split('\r\n', 1)[0]) };
  }
  it.each<[string, string, Partial<SocketLimits>, string]>([
    ['sends its headers line by line', 'GET / HTTP/1.1\r\nA: b\r\n', { headersMs: 20 }, '408'],
    ['sends nothing', '', { headersMs: 20 }, '408'],
    ['sends nothing, looked at as idle', '', { silentMs: 20 }, ''],
    ['was refused and goes on sending its body', POST, { requestMs: 20 }, '401'],
    ['keeps still after its answer', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n', { idleMs: 20 }, '200'],
    ['never gets an answer', 'GET /held HTTP/1.1\r\nHost: a\r\n\r\n', { silentMs: 20 }, ''],
  ])('that %s is closed', async (_, text, limits, status) => {
    await open(limits);
    const { closed } = knock(text);
    expect((await closed)?.split(' ')[1] ?? '').toBe(status);
  });

  // A proxy keeps its sockets for thousands of calls.
  it('keeps nothing of the refused calls whose body arrived after all', async () => {
    await open({});
    const served = once(app.server, 'connection');
    const { socket } = knock('');
    const [kept] = await served;
    const listeners = kept.listenerCount('close');
    let answered = 0;
    socket.on('data', (data) => {
      answered += String(data).split('HTTP/1.1 401').length - 1;
    });
    for (const count of [1, 2, 3]) {
      socket.write(POST);
      await expect.poll(() => answered).toBe(count);
      socket.write('12345678');
      await expect.poll(() => kept.listenerCount('close')).toBe(listeners);
    }
  });

  it('that takes its answer byte by byte is closed, and none that takes it faster', async () => {
    await open({ slowReadMs: 200 });
    const served = once(app.server, 'connection');
    const { socket } = knock('GET /big HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
    const [slow] = await served;
    await once(slow, 'close');
    expect(await knock('GET /big HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').closed).toBe(
      'HTTP/1.1 200 OK',
    );
  });

  it('that takes nothing is closed sooner when it is one of many', async () => {
    await open({ slowReadAmongManyMs: 50, manySlowReaders: 1 });
    const served: Promise<unknown>[] = [];
    app.server.on('connection', (socket) => served.push(once(socket, 'close')));
    for (const _ of [1, 2]) knock('GET /big HTTP/1.1\r\nHost: a\r\n\r\n').socket.pause();
    await expect.poll(() => served.length).toBe(2);
    // By then there are no longer too many.
    await Promise.race(served);
  });

  const GET_HELD = 'GET /held HTTP/1.1\r\nHost: a\r\n\r\n';

  it('that sends many calls at once has them begun one after the other', async () => {
    await open({});
    const { socket, closed } = knock(GET_HELD.repeat(3));
    const heard = once(socket, 'end');
    for (const count of [1, 2, 3]) {
      await expect.poll(() => begun.length).toBe(count);
      // The calls sent with it would have begun by now.
      await new Promise(setImmediate);
      expect(begun).toHaveLength(count);
      begun.at(-1)?.();
    }
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    socket.end();
    await heard;
    expect(await closed).toBe('HTTP/1.1 200 OK');
  });

  it('that has too many calls in line is closed', async () => {
    await open({ mostInLine: 3 });
    await knock(GET_HELD.repeat(5)).closed;
    expect(begun).toHaveLength(1);
    const { socket } = knock(GET_HELD.repeat(4));
    await expect.poll(() => begun.length).toBe(2);
    for (const count of [3, 4, 5]) {
      begun.at(-1)?.();
      await expect.poll(() => begun.length).toBe(count);
    }
    expect(socket.destroyed).toBe(false);
  });

  it('that has calls in line is not read until they are answered', async () => {
    await open({ mostInLine: 2 });
    const served = once(app.server, 'connection');
    const { socket } = knock(GET_HELD.repeat(2));
    const [read] = await served;
    await expect.poll(() => read.isPaused()).toBe(true);
    socket.write(GET_HELD.repeat(2));
    for (const count of [1, 2, 3, 4]) {
      await expect.poll(() => begun.length).toBe(count);
      begun.at(-1)?.();
    }
  });

  it('of a network that has too many is refused, and no other', async () => {
    await open({ mostOfNetwork: 1 });
    const one = knock('GET /held HTTP/1.1\r\n', '127.1.1.1');
    await once(one.socket, 'connect');
    expect(await knock('', '127.1.1.2').closed).toBe('HTTP/1.1 429 Too Many Requests');
    const ask = (from: string) =>
      knock('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', from).closed;
    for (const from of ['127.1.2.1', '127.0.0.1', '127.0.0.1']) {
      expect(await ask(from)).toBe('HTTP/1.1 200 OK');
    }
    one.socket.destroy();
    await one.closed;
    while ((await ask('127.1.1.2')) !== 'HTTP/1.1 200 OK') await new Promise(setImmediate);
  });

  it('is not looked for in a call that the server makes to itself', async () => {
    await open({ requestMs: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answer = app.inject({ method: 'POST', url: '/', payload: '{' });
    expect((await answer).statusCode).toBe(401);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('beyond the most there may be is closed, and its place is free again', async () => {
    await open({ most: 2 });
    const [one, two] = [knock('GET /held HTTP/1.1\r\n'), knock('GET /held HTTP/1.1\r\n')];
    await Promise.all([one, two].map(({ socket }) => once(socket, 'connect')));
    expect(await knock('').closed).toBe('');
    two.socket.destroy();
    await two.closed;
    // The server learns of that a little later.
    const ask = () => knock('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').closed;
    while ((await ask()) === '') await new Promise(setImmediate);
  });
});

// A proxy that is still sending would answer 502 for a call whose connection is closed.
it('stays open when a body is too large, until all of it has arrived', async () => {
  const app = Fastify({ ...socketOptions(NEVER), bodyLimit: 8 });
  handleErrors(app);
  app.post('/', () => 'taken');
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // It listens on TCP.
  const socket = connect({ port, host: '127.0.0.1' });
  const closed = once(socket, 'close');
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.write(POST);
  await expect.poll(() => heard).toMatch(/^HTTP.1.1 413 .*too large/s);
  socket.write(`12345678${POST.replace('Host', 'Connection: close\r\nHost')}12345678`);
  await closed;
  expect(heard.match(/HTTP.1.1 413/g)).toHaveLength(2);
});

it('may be silent for longer than a call is held, and idle for longer than behind a proxy', () => {
  expect(SOCKET_LIMITS.silentMs).toBeGreaterThan(60_000);
  expect(SOCKET_LIMITS.idleMs).toBeGreaterThan(60_000);
});
