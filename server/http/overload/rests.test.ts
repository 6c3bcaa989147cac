import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRests } from './rests.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads the next call of a socket that was one too many in its turn a moment later', async () => {
  const rest = createRests(1);
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    // As if another had been answered in the same turn.
    if (request.url === '/crowded') rest(request.socket, response);
    rest(request.socket, response);
    response.end('here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // It listens on TCP.
  const ask = async (path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'data');
  };
  await ask('/');
  await ask('/');
  expect(vi.getTimerCount()).toBe(0);
  await ask('/crowded');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  const answer = ask('/');
  // It would have been read by now.
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(asked).toBe(3);
  vi.runAllTimers();
  await answer;
  expect(asked).toBe(4);
  socket.destroy();
  server.close();
});
