import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseOutage, DatabaseRefused } from '#server/db/outage.ts';
import { ConfigError } from './config.ts';
import { explained, explainedListening, withoutPasswords } from './failures.ts';

const URL_WITH_PASSWORD = 'postgres://deck:Sesame@db.example:5433/deck?sslrootcert=/etc/deck.pem';

function failing(code: string, fields: object = {}, message = `raw ${code} Sesame`): Error {
  return Object.assign(new Error(message), { code, ...fields });
}

const refused = (code: string, message?: string) => new DatabaseRefused(failing(code, {}, message));
const silent = (code: string, fields?: object) =>
  new DatabaseOutage('no_answer', 'raw', { cause: failing(code, fields) });

async function textOf(error: Error, config: { databaseUrl: string | null; dataDir: string }) {
  const thrown = await explained(config, () => Promise.reject(error)).catch((each) => each);
  return { isConfig: thrown instanceof ConfigError, text: String(thrown.message) };
}

describe('an error of PostgreSQL', () => {
  const NOT_KNOWN = 'does not support SSL connections';
  // [the error, what is said, the remedy]
  it.each<[string, Error, RegExp, RegExp]>([
    [
      'nothing listening',
      silent('ECONNREFUSED'),
      /db\.example:5433: nothing listens there/,
      /^Start/,
    ],
    ['an unknown host', silent('ENOTFOUND'), /no such host/, /^Correct the host/],
    ['a silent name server', silent('EAI_AGAIN'), /name server/, /^Check the network/],
    ['a silent host', silent('ETIMEDOUT'), /does not answer \(ETIMEDOUT\)/, /reach that host/],
    ['no answer in time', new DatabaseOutage('no_answer', 'raw'), /does not answer\./, /reach/],
    ['no socket', silent('ENOENT'), /no such socket/, /^Start/],
    [
      'no certificate file',
      failing('ENOENT', { path: '/etc/deck.pem' }),
      /deck\.pem cannot be read \(ENOENT\)/,
      /sslrootcert/,
    ],
    ['a start', silent('57P03'), /is starting or stopping/, /^Wait/],
    ['the password', refused('28P01'), /refuses the user or its password/, /^Correct user and/],
    [
      'no password',
      refused('', 'SASL: client password must be a string'),
      /wants a password/,
      /USER:PASSWORD/,
    ],
    [
      'an unknown user',
      refused('28000', 'role "x" does not exist'),
      /not know the user/,
      /^Correct/,
    ],
    [
      'plain text',
      refused('28000', 'no pg_hba.conf entry for host, no encryption'),
      /without TLS/,
      /sslmode=require/,
    ],
    ['no TLS', refused('', `The server ${NOT_KNOWN}`), /offers none/, /^Remove sslmode/],
    ['a certificate', refused('DEPTH_ZERO_SELF_SIGNED_CERT'), /not trusted/, /sslrootcert=FILE/],
    ['the name', refused('3D000'), /no database of this name/, /createdb/],
    ['something else', refused('XX000'), /refuses the connection \(XX000\)/, /^Correct/],
    [
      'too many',
      new DatabaseOutage('busy', 'raw', { cause: failing('53300') }),
      /no connection left \(53300\)/,
      /max_connections/,
    ],
    ['a standby', new DatabaseOutage('read_only', 'raw'), /read-only/, /primary/],
    ['a full disk', new DatabaseOutage('disk_full', 'raw'), /is full/, /^Make room/],
    ['a missing right', failing('42501'), /may not create or change tables/, /^Run `grant/],
  ])('says %s, the remedy and the setting, and no secret', async (_, error, says, remedy) => {
    const place = { databaseUrl: URL_WITH_PASSWORD, dataDir: '/nowhere' };
    const { isConfig, text } = await textOf(error, place);
    expect(isConfig).toBe(true);
    const [, said = '', remedied = ''] = /^(.*?\.) ([A-Z](?:(?!\. [A-Z]).)*\.)$/.exec(text) ?? [];
    expect({ said, remedied }).toEqual({
      said: expect.stringMatching(says),
      remedied: expect.stringMatching(remedy),
    });
    expect(text).toContain('DATABASE_URL');
    expect(text).not.toMatch(/Sesame|raw/);
  });

  it('stays as it is if no setting causes it', async () => {
    const place = { databaseUrl: URL_WITH_PASSWORD, dataDir: '/nowhere' };
    expect(await textOf(failing('23505'), place)).toEqual({
      isConfig: false,
      text: 'raw 23505 Sesame',
    });
  });
});

describe('an error of the data folder', () => {
  const dataDir = '/srv/deck/data';
  it.each<[string, Error, RegExp]>([
    [
      'EACCES',
      failing('EACCES', { path: '/srv/deck/data/lock.1' }),
      /may not use .*lock\.1 \(EACCES\)\. Let DATA_DIR belong/,
    ],
    ['EPERM', failing('EPERM', { path: dataDir }), /may not use/],
    [
      'a file in its place',
      failing('EEXIST', { path: dataDir, syscall: 'mkdir' }),
      /data is not a folder/,
    ],
    ['a file above it', failing('ENOTDIR', { path: `${dataDir}/secret-key` }), /not a folder/],
    [
      'a folder that cannot be',
      failing('ENOENT', { path: '/srv', syscall: 'mkdir' }),
      /not a folder/,
    ],
    ['a read-only disk', failing('EROFS', { path: dataDir }), /is read-only/],
    [
      'a full disk',
      failing('ENOSPC', { path: `${dataDir}/x` }),
      /The disk of \/srv\/deck\/data is full/,
    ],
    [
      'a full disk of the engine',
      new DatabaseOutage('disk_full', 'raw'),
      /The disk of \/srv\/deck\/data is full/,
    ],
    ['a silent engine', new DatabaseOutage('no_answer', 'raw'), /does not answer/],
  ])('names DATA_DIR and the remedy: %s', async (_, error, text) => {
    const said = await textOf(error, { databaseUrl: null, dataDir });
    expect(said).toEqual({ isConfig: true, text: expect.stringMatching(text) });
    expect(said.text).toContain('DATA_DIR');
  });

  it.each([
    ['another folder', failing('EACCES', { path: '/srv/other' })],
    ['a missing file', failing('ENOENT', { path: `${dataDir}/x`, syscall: 'open' })],
  ])('stays as it is for %s', async (_, error) => {
    const said = await textOf(error, { databaseUrl: null, dataDir });
    expect(said.isConfig).toBe(false);
  });
});

describe('an error of listening', () => {
  it.each([
    ['EADDRINUSE', /port 80 of deck\.example \(EADDRINUSE\)\. Stop it, or set PORT/],
    ['EACCES', /may not listen on port 80 .* Set PORT to 1024 or more/],
    ['EADDRNOTAVAIL', /no address deck\.example .* Set HOST/],
    ['ENOTFOUND', /deck\.example has no address .* Correct HOST/],
    ['EAI_AGAIN', /Correct HOST/],
  ])('names the setting and the remedy: %s', async (code, text) => {
    const place = { host: 'deck.example', port: 80 };
    const listening = explainedListening(place, () => Promise.reject(failing(code)));
    await expect(listening).rejects.toThrow(ConfigError);
    await expect(listening).rejects.toThrow(text);
  });

  it('is the one of a port in use', async () => {
    const held = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => held.once('listening', resolve));
    const address = held.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const listen = () =>
      new Promise<void>((resolve, reject) =>
        createServer().once('error', reject).listen(port, '127.0.0.1', resolve),
      );
    const place = { host: '127.0.0.1', port };
    await expect(explainedListening(place, listen)).rejects.toThrow(`listens on port ${port}`);
    held.close();
  });
});

describe('a folder on this disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quarterdeck-failures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('must be none that is a file', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    const make = () => void mkdirSync(dataDir, { recursive: true });
    await expect(explained({ databaseUrl: null, dataDir }, make)).rejects.toThrow(
      `${dataDir} is not a folder (EEXIST). Set DATA_DIR to a folder.`,
    );
  });
});

it.each([
  ['connect postgres://deck:Sesame@db:5432/x failed', 'connect postgres://…@db:5432/x failed'],
  [
    'http://u:Se@same@node:1/ and https://deck.example/a@b',
    'http://…@node:1/ and https://deck.example/a@b',
  ],
  ['no address', 'no address'],
])('leaves passwords out of %j', (text, expected) => {
  expect(withoutPasswords(text)).toBe(expected);
});
