import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFile } from './caching.ts';

it('makes a few pieces of files at once, however many are asked for', async () => {
  const app = Fastify();
  let making = 0;
  let most = 0;
  async function* parts() {
    for (const piece of ['a', 'b', 'c']) {
      making += 1;
      most = Math.max(most, making);
      await new Promise(setImmediate);
      making -= 1;
      yield piece;
    }
  }
  app.get('/file', (request, reply) =>
    sendFile(request, reply, { name: 'file', tag: 'tag', parts: parts() }, 'text/csv'),
  );
  const files = await Promise.all(Array.from({ length: 40 }, () => app.inject('/file')));
  expect(files.map(({ body }) => body)).toEqual(files.map(() => 'abc'));
  expect(most).toBe(4);
  await app.close();
});
