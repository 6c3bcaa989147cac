import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { createHttpTimeSource } from './http-date.ts';

async function read(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  try {
    return await createHttpTimeSource({ name: 'a server', url }).readMs();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('reads the header of any answer, and follows no redirect', async () => {
  const asked: string[] = [];
  const ms = await read((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(302, { date: 'Sun, 08 Mar 2026 23:00:01 GMT', location: '/elsewhere' });
    response.end();
  });
  expect(ms).toBe(Date.parse('2026-03-08T23:00:01Z'));
  expect(asked).toEqual(['HEAD /']);
});

it.each(['', 'yesterday'])('takes %j for no answer', async (date) => {
  const answer: RequestListener = (_, response) => {
    response.sendDate = false;
    if (date) response.setHeader('date', date);
    response.end();
  };
  await expect(read(answer)).rejects.toThrow('a server gave no time');
});
