import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

describe('createLogger', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const logged = (what: object) => {
    logger.info(what, 'said');
    return JSON.parse(lines.at(-1) ?? '');
  };

  it.each([
    ['a header', { headers: { authorization: 'Bearer s3cret', accept: '*/*' } }],
    ['a cookie', { headers: { cookie: 'jkc=s3cret' } }],
    ['a cookie that is set', { headers: { 'set-cookie': ['jkc=s3cret; Path=/'] } }],
    ['a body', { body: { id: 1, hash: 's3cret', initData: 's3cret', viewerToken: 's3cret' } }],
    ['a token', { body: { id_token: 's3cret', nonce: 's3cret' } }],
    ['a field', { hash: 's3cret', initData: 's3cret', id_token: 's3cret', nonce: 's3cret' }],
    ['a bearer', { viewerToken: 's3cret', authorization: 's3cret', cookie: 's3cret' }],
    ['the configuration', { config: { botToken: 's3cret', gatewayToken: 's3cret' } }],
  ])('writes %s without what opens anything', (_, what) => {
    const line = JSON.stringify(logged(what));
    expect(line).toContain('[Redacted]');
    expect(line).not.toContain('s3cret');
  });

  it('writes API keys nowhere, wherever they stand', () => {
    const key = `jkw_${'aB3'.repeat(13)}`.slice(0, 42);
    const error = new Error(`refused ${key}`);
    logger.info({ err: error, any: { where: [key] } }, `came with ${key}.`);
    const line = lines.at(-1) ?? '';
    expect(line).not.toContain(key.slice(4));
    expect(line).toContain('came with jkw_[Redacted].');
  });

  // [address, as it is written]
  it.each([
    ['/leaderboard?search=hash&page=2', '/leaderboard?search=hash&page=2'],
    ['/?id=1&hash=s3cret', '/?id=1&hash=[Redacted]'],
    ['/?hash=s3cret&id=1', '/?hash=[Redacted]&id=1'],
    ['/?HASH=s3cret#tgAuthResult=x', '/?HASH=[Redacted]#tgAuthResult=x'],
    ['/back?code=s3cret&id_token=a.b.c', '/back?code=[Redacted]&id_token=[Redacted]'],
    ['/?xhash=1', '/?xhash=1'],
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
