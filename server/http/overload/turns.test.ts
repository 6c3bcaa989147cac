import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createTurns, takeTurns } from './turns.ts';

const turn = () => new Promise(setImmediate);

it('begins one call in each turn of the event loop, of one network after the other', async () => {
  const turns = createTurns();
  const begun: string[] = [];
  for (const call of ['a1', 'a2', 'a3', 'b1', 'c1']) {
    turns.begin(call.charAt(0), () => begun.push(call));
  }
  for (const last of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    expect(begun.at(-1)).toBe(last);
    await turn();
  }
  expect(begun).toHaveLength(5);
  turns.begin('d', () => begun.push('at once'));
  expect(begun.at(-1)).toBe('at once');
});

it('leaves most turns to connections while they come in', async () => {
  const turns = createTurns();
  const begun: number[] = [];
  for (const call of [1, 2, 3]) turns.begin('a', () => begun.push(call));
  const counts: number[] = [];
  for (let count = 0; count < 5; count++) {
    turns.noteConnection();
    await turn();
    counts.push(begun.length);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2]);
  // None comes any more.
  await turn();
  expect(begun).toEqual([1, 2, 3]);
});

it('refuses some in a turn, and the others in the next ones', async () => {
  const turns = createTurns();
  const refused: number[] = [];
  const ask = (call: number) => turns.refuse(() => refused.push(call));
  for (const call of [1, 2, 3, 4, 5, 6, 7, 8, 9]) ask(call);
  expect(refused).toEqual([1, 2, 3, 4]);
  await turn();
  expect(refused).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  // Whoever asks again comes last.
  ask(1);
  await turn();
  expect(refused.slice(8)).toEqual([9, 1]);
});

it('forgets who has left', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const begin = (call: string) => turns.begin('a', () => done.push(call));
  const refuse = (call: string) => turns.refuse(() => done.push(call));
  expect(begin('begun')).toBeNull();
  const [gone] = [begin('gone'), begin('waits')];
  for (let count = 0; count < 4; count++) expect(refuse('refused')).toBeNull();
  const [left] = [refuse('left'), refuse('late')];
  gone?.();
  left?.();
  await turn();
  expect(done.slice(5)).toEqual(['late', 'waits']);
  await turn();
  expect(done).toHaveLength(7);
});

it('refuses before anything else is done, and gives the place back when the turn has come', async () => {
  const order: string[] = [];
  const app = Fastify({ forceCloseConnections: true });
  takeTurns(app, {
    isKnown: ({ url }) => url === '/known',
    reserve: ({ url }) => (url === '/free' ? () => order.push('left') : 'network'),
  });
  app.addHook('onRequest', async ({ url }) => {
    order.push(url);
  });
  for (const path of ['/known', '/free', '/full']) app.get(path, async () => 'here');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const full = await fetch(`${origin}/full`);
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '2']);
  for (const path of ['/known', '/free']) expect((await fetch(origin + path)).status).toBe(200);
  expect(order).toEqual(['/known', 'left', '/free']);
  await app.close();
});
