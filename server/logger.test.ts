import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { handleErrors, sendBadAddress, sendNotFound } from './http/errors.ts';
import { createRequestLog, OWN_CALL } from './http/request-log.ts';
import { createLogger, createReport } from './logger.ts';

describe('createLogger', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const logged = (what: object) => {
    logger.info(what, 'said');
    return JSON.parse(lines.at(-1) ?? '');
  };

  it.each([
    ['a header', { headers: { authorization: 'Bearer s3cret', accept: '*/*' } }],
    ['a cookie', { headers: { cookie: 'deck=s3cret' } }],
    ['a cookie that is set', { headers: { 'set-cookie': ['deck=s3cret; Path=/'] } }],
    ['a body', { body: { id: 1, hash: 's3cret', initData: 's3cret', viewerToken: 's3cret' } }],
    ['a token', { body: { id_token: 's3cret', nonce: 's3cret', renewalToken: 's3cret' } }],
    ['a field', { hash: 's3cret', initData: 's3cret', id_token: 's3cret', nonce: 's3cret' }],
    ['a bearer', { viewerToken: 's3cret', authorization: 's3cret', cookie: 's3cret' }],
    ['the configuration', { config: { botToken: 's3cret', gatewayToken: 's3cret' } }],
  ])('writes %s without secrets', (_, what) => {
    const line = JSON.stringify(logged(what));
    expect(line).toContain('[Redacted]');
    expect(line).not.toContain('s3cret');
  });

  it('never writes API keys, wherever they are', () => {
    const key = `jkw_${'aB3'.repeat(13)}`.slice(0, 42);
    const error = new Error(`refused ${key}`);
    logger.info({ err: error, any: { where: [key] } }, `came with ${key}.`);
    const line = lines.at(-1) ?? '';
    expect(line).not.toContain(key.slice(4));
    expect(line).toContain('came with jkw_[Redacted].');
  });

  it('never writes passwords of addresses', () => {
    logger.warn({ err: new Error('postgres://deck:s3cret@db:5432/deck is away') }, 'reading');
    expect(lines.at(-1)).toContain('postgres://…@db:5432/deck is away');
    expect(lines.at(-1)).not.toContain('s3cret');
  });

  // [address, its form in the log]
  it.each([
    ['/leaderboard', '/leaderboard'],
    ['/leaderboard?search=anne&page=2', '/leaderboard'],
    ['/api/admin/users?adminTelegramId=4242', '/api/admin/users'],
    ['/?hash=s3cret&id=1', '/'],
    ['/#tgAuthResult=s3cret', '/'],
    ['/back?code=s3cret\nmore', '/back'],
    ['/api/bot/v1/members/4242', '/api/bot/v1/members/[Redacted]'],
    ['/api/weekly-rewards/user-weeks/4242?page=2', '/api/weekly-rewards/user-weeks/[Redacted]'],
    [
      '/api/weekly-rewards/user-week-activity/4242',
      '/api/weekly-rewards/user-week-activity/[Redacted]',
    ],
  ])('writes the address %s as %s', (url, expected) => {
    const request = { method: 'GET', url, host: 'deck.example', ip: '203.0.113.7' };
    expect(logged({ req: request }).req).toEqual({
      method: 'GET',
      url: expected,
      host: 'deck.example',
      remoteAddress: '203.0.113.7',
    });
  });
});

describe('the log of requests', () => {
  const lines: string[] = [];
  const told = () =>
    lines.splice(0).map((line) => {
      const { req, res, reqId, responseTime, msg } = JSON.parse(line);
      const ms = typeof responseTime;
      return [msg, req.method, req.url, res?.statusCode, ms, reqId];
    });
  let app: FastifyInstance;
  beforeEach(() => {
    let requests = 0;
    const logger: FastifyBaseLogger = createLogger('info', { write: (line) => lines.push(line) });
    app = Fastify({
      loggerInstance: logger,
      logController: createRequestLog(),
      genReqId: () => `request-${++requests}`,
      frameworkErrors: sendBadAddress,
    });
    app.get('/board', async () => 'the board');
    app.get('/failing', () => Promise.reject(new AppError('not_found', 'No.')));
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    handleErrors(app);
  });
  afterEach(() => app.close());

  it('has one line for each, whatever comes of it', async () => {
    for (const url of ['/board?page=2&hash=s3cret', '/failing', '/none', '/%zz?hash=s3cret']) {
      await app.inject(url);
    }
    expect(told()).toEqual([
      ['request completed', 'GET', '/board', 200, 'number', 'request-1'],
      ['request completed', 'GET', '/failing', 404, 'number', 'request-2'],
      ['request completed', 'GET', '/none', 404, 'number', 'request-3'],
      ['request completed', 'GET', '/%zz', 400, 'number', 'request-4'],
    ]);
  });

  it('leaves out the calls that the server makes itself, unless they fail', async () => {
    app.get('/broken', () => Promise.reject(new Error('broken')));
    await app.inject({ url: '/board', headers: OWN_CALL });
    expect(lines).toEqual([]);
    await app.inject({ url: '/broken', headers: OWN_CALL });
    expect(lines.join()).toContain('broken');
  });

  it('has one for a caller who left before the answer', async () => {
    let left = () => {};
    const gone = new Promise<void>((resolve) => (left = resolve));
    app.get('/held', (request, reply) => {
      reply.raw.once('close', left);
      request.raw.socket.destroy();
      return gone;
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    lines.length = 0;
    await expect(fetch(`${origin}/held`)).rejects.toThrow();
    await gone;
    expect(told()[0]).toEqual([
      'request aborted',
      'GET',
      '/held',
      undefined,
      'undefined',
      'request-1',
    ]);
  });
});

describe('createReport', () => {
  it('reports a continuing failure once in ten minutes, with its count', () => {
    const lines: string[] = [];
    let nowMs = 1_000_000;
    const logger = createLogger('info', { write: (line) => lines.push(line) });
    const report = createReport(logger, () => nowMs);
    const told = () => lines.splice(0).map((line) => JSON.parse(line));

    for (let second = 0; second < 600; second += 5) {
      report(new Error('away'), 'reading');
      nowMs += 5_000;
    }
    expect(told()).toMatchObject([
      { level: 40, msg: 'reading', err: { message: 'away' }, times: 1 },
    ]);
    report(new Error('away'), 'reading');
    report(new Error('away'), 'reading');
    expect(told()).toMatchObject([{ err: { message: 'away' }, times: 120 }]);
    // Another failure is logged at once, and so is the first one when it returns.
    report(new Error('refused'), 'reading');
    report(new Error('away'), 'writing');
    report('away', 'reading');
    expect(told()).toMatchObject([
      { msg: 'reading', err: { message: 'refused' }, times: 1 },
      { msg: 'writing', err: { message: 'away' } },
      { msg: 'reading', err: 'away' },
    ]);
    // Too many places with any names: the first is forgotten.
    for (let place = 0; place < 500; place++) report('away', `place ${place}`);
    lines.length = 0;
    report('away', 'reading');
    expect(told()).toHaveLength(1);
    // The clock was set back.
    nowMs -= 3_600_000;
    report('away', 'reading');
    expect(told()).toHaveLength(1);
  });
});
