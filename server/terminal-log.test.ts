import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { terminalLine, toTerminal } from './terminal-log.ts';

const AT = Date.parse('2026-03-04T12:00:01.234Z');
const read = (fields: object) => terminalLine(JSON.stringify({ level: 30, time: AT, ...fields }));

describe('terminalLine', () => {
  it.each([
    ['a message', { pid: 1, hostname: 'deck', msg: 'ready' }, '12:00:01 INFO  ready\n'],
    ['its fields', { msg: 'paid', week: 3, to: ['a'] }, '12:00:01 INFO  paid  week=3  to=["a"]\n'],
    ['another level', { level: 50, msg: 'gone' }, '12:00:01 ERROR gone\n'],
    ['a wrong time', { time: 'soon', msg: 'odd' }, '         INFO  odd\n'],
    ['an unknown level', { level: 35, msg: 'odd' }, '12:00:01       odd\n'],
    [
      'a request',
      {
        reqId: 'r1',
        req: { method: 'GET', url: '/weeks', host: 'deck.example', remoteAddress: '203.0.113.7' },
        res: { statusCode: 200 },
        responseTime: 2.6,
        msg: 'request completed',
      },
      '12:00:01 INFO  request completed  GET /weeks  200  3 ms\n',
    ],
    [
      'an error with its stack',
      { err: { type: 'Error', message: 'no', stack: 'Error: no\n    at here' }, msg: 'failed' },
      '12:00:01 INFO  failed\n    Error: no\n        at here\n',
    ],
    ['an error without one', { err: { message: 'no' } }, '12:00:01 INFO  \n    no\n'],
  ])('shows %s', (_, fields, line) => {
    expect(read(fields)).toBe(line);
  });

  it('keeps what a caller chose from steering the terminal or adding lines', () => {
    const bad = '\u001b]0;x\u0007\r\n\u009b2J';
    const line = read({
      msg: bad,
      [bad]: bad,
      req: { method: bad, url: bad },
      err: { stack: `Error: ${bad}` },
    });
    // The stack of an error has lines of its own, which are indented.
    expect(line.split('\n').map((each) => each.slice(0, 4))).toEqual(['12:0', '    ', '    ', '']);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys.
    expect(line).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(line).toContain('\\u001b]0;x\\u0007');
  });
});

it('writes no more secrets than the JSON form', () => {
  const lines: string[] = [];
  const logger = createLogger('info', toTerminal({ write: (line) => lines.push(line) }));
  const key = `jkw_${'aB3'.repeat(13)}`;
  logger.info({ headers: { authorization: 's3cret', cookie: 's3cret' } }, 'said');
  logger.info({ body: { hash: 's3cret' }, config: { botToken: 's3cret' }, nonce: 's3cret' }, key);
  logger.warn({ err: new Error(`postgres://deck:s3cret@db/deck refused ${key}`) }, 'reading');
  const req = { method: 'GET', url: '/api/bot/v1/members/4242?hash=s3cret', host: 'a', ip: 'b' };
  logger.info({ req }, 'request completed');
  const text = lines.join('');
  expect(text).not.toContain('s3cret');
  expect(text).not.toContain(key.slice(4));
  expect(text).not.toContain('4242');
  expect(text).toContain('headers={"authorization":"[Redacted]","cookie":"[Redacted]"}');
  expect(text).toContain('Error: postgres://…@db/deck refused jkw_[Redacted]');
  expect(text).toContain('GET /api/bot/v1/members/[Redacted]');
});
