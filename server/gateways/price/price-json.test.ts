import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPriceSource, type PriceDeps } from './price-json.ts';

describe('fetching the price', () => {
  let asked: string[];
  let answer: RequestListener;
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = (deps: Partial<PriceDeps> = {}) =>
    createPriceSource(
      { url: `${origin}/simple?ids=junkcoin&key=s3cret`, path: '/junkcoin/usd' },
      { timeoutMs: 60_000, ...deps },
    ).read();

  it('takes the number from the answer', async () => {
    answer = (_, response) => void response.end('{"junkcoin":{"usd":0.0123}}');
    expect(await read()).toBe('0.0123');
    expect(asked).toEqual(['GET /simple?ids=junkcoin&key=s3cret']);
  });

  it.each<[string, number, string, string]>([
    ['a page', 200, '<html>', 'the answer is not JSON'],
    ['nothing', 200, '', 'the answer is not JSON'],
    ['another coin', 200, '{"bitcoin":{"usd":1}}', 'no price at /junkcoin/usd'],
    ['a price of 0', 200, '{"junkcoin":{"usd":0}}', 'no price at /junkcoin/usd'],
    ['too much', 200, `{"junkcoin":{"usd":1}}${' '.repeat(65_536)}`, 'the answer is too large'],
    ['a redirect', 302, '', 'status 302'],
    ['a refusal', 429, '{"junkcoin":{"usd":1}}', 'status 429'],
  ])('refuses %s, without naming the address', async (_, status, body, reason) => {
    answer = (_request, response) => {
      response.writeHead(status, { location: '/elsewhere' });
      response.end(body);
    };
    await expect(read()).rejects.toThrow(new Error(`the price's address: ${reason}`));
    expect(asked).toHaveLength(1);
  });

  it('does not wait for long, nor for the rest of an answer', async () => {
    answer = (_, response) => void response.write('{');
    await expect(read({ timeoutMs: 100 })).rejects.toThrow();
  });

  it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254'])(
    'asks no name that stands for %s',
    async (address) => {
      const { port } = new URL(origin);
      const source = createPriceSource(
        { url: `http://price.example.org:${port}/?key=s3cret`, path: '/usd' },
        { resolve: async () => [{ address, family: 4 }], timeoutMs: 60_000 },
      );
      await expect(source.read()).rejects.toThrow('not on the public internet');
      expect(asked).toEqual([]);
    },
  );
});
