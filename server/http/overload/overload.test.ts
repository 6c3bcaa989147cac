import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { handleErrors } from '../errors.ts';
import { createIsNear, createLanes, limitLanes, sendBusy } from './overload.ts';
import { takeTurns } from './turns.ts';

const bounds = { atWork: 2, waiting: 1, ofNetwork: 2, waitMs: 60_000 };
const LANES = { public: bounds, members: bounds, administrators: bounds, signIns: bounds };

let app: FastifyInstance;
let held: (() => void)[] = [];
afterEach(() => app.close());

async function open(isNear: (address: string) => boolean) {
  held = [];
  app = Fastify({ forceCloseConnections: true });
  handleErrors(app);
  const lanes = createLanes(isNear, LANES);
  const ownerOf = ({ headers }: FastifyRequest) => (headers.cookie === 'known' ? 'anne' : null);
  const isKnown = (request: FastifyRequest) => ownerOf(request) !== null;
  takeTurns(app, { isKnown, refusal: lanes.refusal });
  limitLanes(app, lanes, ownerOf);
  const hold = () => new Promise((resolve) => held.push(() => resolve('done')));
  app.get('/read', { config: { lane: 'public' } }, hold);
  app.get('/page', { errorHandler: sendBusy }, async (request) => {
    await request.enterLane('public');
    return hold();
  });
  app.post('/change', { config: { lane: 'public' } }, hold);
  app.get('/member', { config: { lane: 'members' } }, async () => 'here');
  app.post('/sign-in', { config: { lane: 'signIns' } }, async () => 'here');
  app.get('/free', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
}

type Answer = { status: number | undefined; retryAfter: string | undefined; body: string };
function ask(path: string, localAddress = '127.0.0.1', method = 'GET', cookie = 'known') {
  const { port } = app.server.address() as AddressInfo; // It listens on TCP.
  const headers = { cookie };
  const request = get({
    port,
    host: '127.0.0.1',
    path,
    method,
    localAddress,
    headers,
    agent: false,
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', async (response: IncomingMessage) => {
      const body = (await response.toArray()).join('');
      resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], body });
    });
  });
  answer.catch(() => {});
  return { answer, leave: () => request.destroy() };
}
const areHeld = (count: number) => expect.poll(() => held.length).toBe(count);

it('refuses only requests beyond its lane’s limits, at once, in the requested format', async () => {
  await open(() => true);
  const [first, second] = [ask('/read'), ask('/read')];
  await areHeld(2);
  // The first to arrive waits.
  const others = [ask('/read'), ask('/read')];
  const refused = await Promise.race(others.map(({ answer }) => answer));
  expect(refused).toMatchObject({ status: 503, retryAfter: '2' });
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'unavailable' });
  // A caller with an invented session belongs to the public.
  expect(await ask('/member', '127.0.0.1', 'GET', 'made up').answer).toEqual(refused);
  const page = await ask('/page').answer;
  expect(page).toMatchObject({ status: 503, retryAfter: '2' });
  expect(page.body).toMatch(/^<!doctype html>[\s\S]*reloads by itself/);
  for (const path of ['/member', '/free']) {
    expect(await ask(path).answer).toMatchObject({ status: 200 });
  }
  const signIn = ask('/sign-in', '127.0.0.1', 'POST', 'made up');
  expect(await signIn.answer).toMatchObject({ status: 200 });
  first.leave();
  await areHeld(3);
  held.splice(1).forEach((release) => {
    release();
  });
  expect(await second.answer).toMatchObject({ body: 'done' });
  const statuses = (await Promise.all(others.map(({ answer }) => answer))).map(
    (each) => each.status,
  );
  expect(statuses.sort()).toEqual([200, 503]);
});

it('refuses one network’s excess and serves others', async () => {
  await open(createIsNear(['127.9.0.0/16']));
  const mine = [ask('/read', '127.1.1.1'), ask('/read', '127.1.1.2')];
  await areHeld(2);
  const refused = await ask('/read', '127.1.1.3').answer;
  expect(refused).toMatchObject({ status: 429, retryAfter: '2' });
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'too_many_requests' });
  const others = [ask('/read', '127.9.1.1')];
  for (const release of held) release();
  await areHeld(3);
  for (const release of held) release();
  for (const { answer } of [...mine, ...others])
    expect(await answer).toMatchObject({ status: 200 });
});

it('holds no place for a change once its caller is known', async () => {
  await open(() => true);
  for (let call = 1; call <= 4; call++) {
    ask('/change', '127.0.0.1', 'POST');
    await areHeld(call);
  }
});

it.each([
  ['127.0.0.1', true],
  ['127.0.0.2', false],
  ['::ffff:10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['fd00::1', true],
  ['2001:db8::1', true],
  ['2001:db9::1', false],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['', false],
])('takes %s for near: %s', (address, near) => {
  expect(createIsNear(['2001:db8::/32', '203.0.113.7'])(address)).toBe(near);
});
