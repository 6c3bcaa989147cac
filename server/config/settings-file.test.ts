import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeSettings,
  loadSettings,
  parseSettings,
  replaceFile,
  settingsPath,
} from './settings-file.ts';
import { ConfigError } from './values.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('loadSettings', () => {
  it('adds what the environment does not have, from the folder of the start', () => {
    writeFileSync(join(folder, 'quarterdeck.env'), 'PORT=3001\nHOST=::1\nDEMO=0\n');
    const environment: Record<string, string | undefined> = { HOST: 'localhost', DEMO: '' };
    loadSettings(environment, folder);
    expect(environment).toEqual({ PORT: '3001', HOST: 'localhost', DEMO: '' });
  });

  it('needs no file, but the one that SETTINGS_FILE names', () => {
    const environment = {};
    loadSettings(environment, folder);
    expect(environment).toEqual({});
    expect(settingsPath({ SETTINGS_FILE: ' ../a.env ' }, '/work/deck')).toBe('/work/a.env');
    expect(() => loadSettings({ SETTINGS_FILE: 'a.env' }, folder)).toThrow(/^SETTINGS_FILE: there/);
    expect(() => loadSettings({ SETTINGS_FILE: '.' }, folder)).toThrow(/cannot be read \(EISDIR\)/);
  });
});

describe('changeSettings', () => {
  it.each<[string, string, Record<string, string | null>, string]>([
    ['an empty file', '', { PORT: '1' }, 'PORT=1\n'],
    ['a setting in place', '# a\nPORT=1\n\nHOST=b\n', { PORT: '2' }, '# a\nPORT=2\n\nHOST=b\n'],
    ['a commented one', '# why\n#PORT=3000\nHOST=b\n', { PORT: '2' }, '# why\nPORT=2\nHOST=b\n'],
    ['a new one', 'HOST=b', { PORT: '2' }, 'HOST=b\nPORT=2\n'],
    ['all but one of several', 'A=1\nB=2\n export A = 3\n', { A: '4' }, 'A=4\nB=2\n'],
    ['one to remove', '#A=0\nA=1\nB=2\nA=3\n', { A: null }, '#A=0\nB=2\n'],
    ['one to remove that is not there', '#A=0\nB=2\n', { A: null }, '#A=0\nB=2\n'],
    ['a longer name', 'PORTS=1\n', { PORT: '2' }, 'PORTS=1\nPORT=2\n'],
  ])('changes %s', (_, text, changes, expected) => {
    expect(changeSettings(text, changes)).toBe(expected);
  });

  it.each([
    '',
    'postgres://u:p%23w@[::1]:5432/d?sslmode=require&a=b',
    'a b',
    '#a',
    'a#b',
    '$HOME $A `b` "c" \\n',
    'Ɉ',
    ' a ',
    "Davy Jones' chest # 1",
    '123456:ABC-def_9',
  ])('keeps %j as it is', (value) => {
    const text = changeSettings('# first\nB=1\n', { A: value });
    expect({ ...parseSettings(text) }).toEqual({ B: '1', A: value });
  });

  it.each(['a\nB=2', 'a\r', `it's "it"`, "it's $HOME", 'a\0'])('refuses %j', (value) => {
    const change = () => changeSettings('', { SECRET: value });
    expect(change).toThrow(
      new ConfigError('SECRET: must be one line, and without \' if it has one of " \\ $ `', [
        'SECRET',
      ]),
    );
  });

  it('refuses a file in which a line only looks like a setting', () => {
    expect(() => changeSettings('A="1\nB=2\n"\n', { B: '3' })).toThrow(/edit it by hand/);
  });
});

describe('replaceFile', () => {
  it('writes a file for its owner alone, and leaves nothing beside it', () => {
    const path = join(folder, 'quarterdeck.env');
    writeFileSync(path, 'A=1\n', { mode: 0o644 });
    replaceFile(path, 'A=2\n');
    expect(readFileSync(path, 'utf8')).toBe('A=2\n');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['quarterdeck.env']);
  });

  it('follows a link, and replaces nothing but a file', () => {
    const link = join(folder, 'link');
    writeFileSync(join(folder, 'a.env'), '');
    symlinkSync('a.env', link);
    replaceFile(link, 'A=2\n');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'a.env'), 'utf8')).toBe('A=2\n');
    expect(() => replaceFile(folder, '')).toThrow(/is not a file$/);
    expect(() => replaceFile(join(folder, 'no/a.env'), '')).toThrow(
      /written \(ENOENT\): start in a folder/,
    );
  });
});
