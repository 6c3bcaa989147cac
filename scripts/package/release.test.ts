import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findObstacles, notesFor, reduceSbom, release } from './release.mjs';

const CHANGELOG = `# Changelog

## 1.1.0 (2026-12-01)

- Something new.

## 1.0.0

- Everything.

## 0.9.0
`;

describe('a release', () => {
  const fine = {
    version: '1.1.0',
    current: '1.0.0',
    changes: '',
    changelog: CHANGELOG,
    tags: ['v1.0.0', ''],
  };

  it.each<[string, Partial<typeof fine>, string[]]>([
    ['is fine', {}, []],
    ['needs a version', { version: 'next' }, ['next is not a version such as 1.2.3.']],
    ['refuses the same version', { current: '1.1.0' }, ['1.1.0 is not later than 1.1.0.']],
    ['refuses an older one', { current: '1.10.0' }, ['1.1.0 is not later than 1.10.0.']],
    ['follows its own trial', { current: '1.1.0-rc.1' }, []],
    ['needs a new tag', { tags: ['v1.1.0'] }, ['The tag v1.1.0 exists already.']],
    [
      'needs a clean tree',
      { changes: ' M a.ts' },
      ['Commit or remove these changes first:\n M a.ts'],
    ],
    ['needs its section', { version: '1.2.0' }, ['CHANGELOG.md says nothing under “## 1.2.0”.']],
    [
      'needs something in it',
      { version: '0.9.0', current: '0.8.0' },
      ['CHANGELOG.md says nothing under “## 0.9.0”.'],
    ],
    [
      'tells everything at once',
      { changes: '?? b', tags: ['v1.1.0'] },
      ['The tag v1.1.0 exists already.', 'Commit or remove these changes first:\n?? b'],
    ],
  ])('%s', (_, change, expected) => {
    expect(findObstacles({ ...fine, ...change })).toEqual(expected);
  });

  it('has the notes of its version, and of no other that begins alike', () => {
    expect(notesFor(CHANGELOG, '1.1.0')).toBe('- Something new.');
    expect(notesFor(CHANGELOG, '1.0.0')).toBe('- Everything.');
    expect(notesFor(CHANGELOG, '1.1')).toBe('');
  });
});

const SBOM = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'quarterdeck@1.0.0', type: 'library', name: 'folder' } },
  components: ['in@1.0.0', 'deep@2.0.0', 'out@3.0.0'].map((ref) => ({
    'bom-ref': ref,
    name: ref.split('@')[0],
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  })),
  dependencies: [
    { ref: 'quarterdeck@1.0.0', dependsOn: ['in@1.0.0', 'out@3.0.0'] },
    { ref: 'in@1.0.0', dependsOn: ['deep@2.0.0', 'out@3.0.0'] },
    { ref: 'out@3.0.0' },
  ],
};

describe('the list of components', () => {
  it('names what the package brings, and how it hangs together', () => {
    const list = reduceSbom(SBOM, new Set(['in@1.0.0', 'deep@2.0.0']));
    expect(list.metadata.component).toMatchObject({ name: 'quarterdeck', type: 'application' });
    expect(list.components).toEqual([
      { 'bom-ref': 'in@1.0.0', name: 'in', scope: 'required' },
      { 'bom-ref': 'deep@2.0.0', name: 'deep', scope: 'required' },
    ]);
    expect(list.dependencies).toEqual([
      { ref: 'quarterdeck@1.0.0', dependsOn: ['in@1.0.0'] },
      { ref: 'in@1.0.0', dependsOn: ['deep@2.0.0'] },
    ]);
  });

  it('is refused if something that is brought has no entry', () => {
    expect(() => reduceSbom(SBOM, new Set(['lost@1.0.0']))).toThrow('npm does not list lost@1.0.0');
  });
});

describe('making a release', () => {
  let folder = '';
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (name: string, value: object | string) =>
    writeFileSync(
      join(folder, name),
      typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
    );
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const run = (change: { test?: () => void; pack?: (out: string) => string } = {}) =>
    release({
      folder,
      version: '1.1.0',
      git,
      log: () => {},
      test: () => {},
      pack: (out: string) => {
        writeFileSync(join(out, 'quarterdeck-1.1.0.tgz'), read('package.json').version);
        return join(out, 'quarterdeck-1.1.0.tgz');
      },
      readSbom: () => ({ sbom: SBOM, shipped: new Set(['in@1.0.0']) }),
      readWallet: () => '{"files":{}}',
      ...change,
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quarterdeck-release-'));
    mkdirSync(join(folder, 'client'));
    const manifest = { name: 'quarterdeck', version: '1.0.0' };
    write('package.json', manifest);
    write('client/package.json', { ...manifest, name: 'client' });
    write('package-lock.json', { ...manifest, packages: { '': manifest } });
    write('CHANGELOG.md', CHANGELOG);
    write('.gitignore', 'release/\n');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the version, the package, its components and sums, and tags all that', () => {
    const out = run();
    expect(readFileSync(join(out, 'quarterdeck-1.1.0.tgz'), 'utf8')).toBe('1.1.0');
    const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim().split('\n');
    expect(sums).toEqual(
      ['quarterdeck-1.1.0.tgz', 'quarterdeck-1.1.0.cdx.json', 'quarterdeck-1.1.0.wallet.json'].map(
        (name) => {
          const bytes = readFileSync(join(out, name));
          return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
        },
      ),
    );
    const wallet = readFileSync(join(out, 'quarterdeck-1.1.0.wallet.json'), 'utf8');
    expect(wallet).toBe('{"files":{}}');
    expect(git('tag').trim()).toBe('v1.1.0');
    expect(git('log', '--format=%s').split('\n')[0]).toBe('Release 1.1.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(read('client/package.json').version).toBe('1.1.0');
    expect(read('package-lock.json')).toMatchObject({
      version: '1.1.0',
      packages: { '': { version: '1.1.0' } },
    });
  });

  it.each(['test', 'pack'])('changes nothing if it fails at: %s', (step) => {
    const fail = () => {
      throw new Error('no');
    };
    expect(() => run({ [step]: fail })).toThrow('no');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag')).toBe('');
    expect(read('package.json').version).toBe('1.0.0');
  });

  it('tests nothing if something forbids it', () => {
    write('new.ts', '');
    let tested = false;
    const test = () => {
      tested = true;
    };
    expect(() => run({ test })).toThrow('?? new.ts');
    expect(tested).toBe(false);
    expect(existsSync(join(folder, 'release'))).toBe(false);
  });
});
