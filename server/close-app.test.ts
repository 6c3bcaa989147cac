import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { closeApp } from './close-app.ts';

it('ends when the open calls are answered, whatever connections their callers keep', async () => {
  const app = fastify({ keepAliveTimeout: 0 });
  let answer = (_text: string) => {};
  const called = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((answerWith) => {
        answer = answerWith;
      });
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = request({ port, agent });
  const answered = once(call, 'response');
  call.end();
  await called;
  const closed = closeApp(app);
  await vi.waitUntil(() => !app.server.listening, { timeout: 20_000 });
  answer('all of it');
  const [response] = await answered;
  expect((await response.toArray()).join('')).toBe('all of it');
  await closed;
  agent.destroy();
});
