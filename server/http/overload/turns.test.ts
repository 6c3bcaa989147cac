import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createTurns, takeTurns } from './turns.ts';

const turn = () => new Promise(setImmediate);
const callOf = (network: string, start: () => void, needsPlace = false) => ({
  network,
  needsPlace,
  socket: { destroyed: false },
  start,
});

it('begins one call in each turn of the event loop, of one network after the other', async () => {
  const turns = createTurns();
  const begun: string[] = [];
  for (const call of ['a1', 'a2', 'a3', 'b1', 'c1']) {
    turns.begin(callOf(call.charAt(0), () => begun.push(call)));
  }
  for (const last of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    expect(begun.at(-1)).toBe(last);
    await turn();
  }
  expect(begun).toHaveLength(5);
  turns.begin(callOf('d', () => begun.push('at once')));
  expect(begun.at(-1)).toBe('at once');
});

it('leaves most turns to connections while they come in', async () => {
  const turns = createTurns();
  const begun: number[] = [];
  for (const call of [1, 2, 3]) turns.begin(callOf('a', () => begun.push(call)));
  const counts: number[] = [];
  for (let count = 0; count < 5; count++) {
    turns.noteConnection();
    await turn();
    counts.push(begun.length);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2]);
  // No more come.
  await turn();
  expect(begun).toEqual([1, 2, 3]);
});

it('refuses some in a turn, and the others in the next ones', async () => {
  const turns = createTurns();
  const refused: number[] = [];
  const ask = (call: number) => turns.refuse(callOf('a', () => refused.push(call)));
  for (const call of [1, 2, 3, 4, 5, 6, 7, 8, 9]) ask(call);
  expect(refused).toEqual([1, 2, 3, 4]);
  await turn();
  expect(refused).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  // A caller that asks again comes last.
  ask(1);
  await turn();
  expect(refused.slice(8)).toEqual([9, 1]);
});

it('skips calls of closed sockets, and counts those that need a place', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const call = (name: string) => callOf('a', () => done.push(name), true);
  const [gone, left] = [call('gone'), call('left')];
  for (const each of [call('begun'), gone, call('waits'), call('last')]) turns.begin(each);
  turns.begin(callOf('a', () => done.push('a file')));
  expect([turns.needing('a'), turns.needing('b')]).toEqual([3, 0]);
  for (let count = 0; count < 4; count++) turns.refuse(call('refused'));
  for (const each of [left, call('late')]) turns.refuse(each);
  for (const each of [gone, left]) each.socket.destroyed = true;
  await turn();
  expect(done.slice(5)).toEqual(['late', 'waits']);
  expect(turns.needing('a')).toBe(1);
  for (let count = 0; count < 2; count++) await turn();
  expect(done.slice(7)).toEqual(['last', 'a file']);
});

it('keeps few calls of sockets that have closed', () => {
  const turns = createTurns();
  const calls = Array.from({ length: 1500 }, () => callOf('a', () => {}, true));
  for (const call of calls) turns.begin(call);
  for (const { socket } of calls.slice(0, 1200)) {
    socket.destroyed = true;
    turns.noteClosed();
  }
  // The first has begun; those closed since the last look are still there.
  expect(turns.needing('a')).toBe(300 + 200);
});

it('refuses calls that need a place before any other work', async () => {
  const order: string[] = [];
  const app = Fastify({ forceCloseConnections: true });
  const seen: number[] = [];
  takeTurns(app, {
    isKnown: ({ url }) => url === '/known',
    refusal: ({ url }, ahead) => {
      seen.push(ahead);
      return url === '/full' ? 'network' : null;
    },
  });
  app.addHook('onRequest', async ({ url }) => {
    order.push(url);
  });
  const config = { lane: 'public' } as const;
  for (const path of ['/known', '/free', '/full']) app.get(path, { config }, async () => 'here');
  app.get('/file', async () => 'here');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const full = await fetch(`${origin}/full`);
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '2']);
  for (const path of ['/known', '/free', '/file']) {
    expect((await fetch(origin + path)).status).toBe(200);
  }
  expect(order).toEqual(['/known', '/free', '/file']);
  expect(seen).toEqual([0, 0]);
  await app.close();
});

it('says how many of a network wait, without those whose sockets have closed', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const ahead: number[] = [];
  takeTurns(app, {
    isKnown: () => false,
    refusal: (_request, waiting) => {
      ahead.push(waiting);
      return null;
    },
  });
  app.get('/', { config: { lane: 'public' } }, async () => 'here');
  await app.ready();
  const connect = () => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '127.1.1.1' });
    app.server.emit('connection', socket);
    return socket;
  };
  // All in one turn.
  const ask = () => {
    const socket = connect();
    const request = new IncomingMessage(socket);
    request.method = 'GET';
    request.url = '/';
    app.server.emit('request', request, new ServerResponse(request));
    return socket;
  };
  const [, gone] = [ask(), ask(), ask()];
  expect(ahead).toEqual([0, 0, 1]);
  gone?.destroy();
  for (let count = 1; count < 1000; count++) connect().destroy();
  await new Promise((closed) => process.nextTick(closed));
  ask();
  expect(ahead.at(-1)).toBe(1);
  await app.close();
});
