import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closestName } from '#server/program/closest-name.ts';
import { COMMANDS, usageOf } from '../command-table.ts';
import { PROGRAM, root } from '../testing/cli.ts';
import { commandsPage } from './commands-page.ts';
import { writeCompletion } from './completion-script.ts';
import { runProgram } from './program.ts';

const names = Object.keys(COMMANDS);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function call(...args: string[]) {
  vi.stubEnv('QUARTERDECK_PROGRAM', '1');
  vi.restoreAllMocks();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = await runProgram(args, {});
  return {
    code,
    stdout: log.mock.calls.flat().join('\n'),
    stderr: error.mock.calls.flat().join('\n'),
  };
}

describe('the program', () => {
  it('lists every command with a line', async () => {
    const { code, stdout } = await call('--help');
    expect(code).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}([a-z-]+) {2,}\S.*\.$/gm)].map(([, name]) => name);
    expect(listed).toEqual(names);
  });

  it('has the page about all commands that `npm run commands` writes', () => {
    expect(readFileSync(join(root, 'docs/commands.md'), 'utf8')).toBe(commandsPage());
  });

  it('says its version, and how a command is called', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(await call('--version')).toEqual({ code: 0, stdout: version, stderr: '' });
    const { code, stdout } = await call('demo', '--help');
    expect({ code, stdout }).toEqual({ code: 0, stdout: usageOf('demo') });
    expect(stdout).toMatch(/^Usage: quarterdeck demo fill\n {7}quarterdeck demo clear\n/);
  });

  it.each([
    [['chek-ledger'], 'There is no command chek-ledger. Did you mean check-ledger?'],
    [['zzz'], 'There is no command zzz. See quarterdeck --help.'],
    [['demo', 'empty'], /^Usage: quarterdeck demo fill\n/],
  ])('refuses %j with 64', async (args, text) => {
    const refused = await call(...args);
    expect(refused).toMatchObject({ code: 64, stdout: '' });
    expect(refused.stderr).toMatch(text);
  });
});

it('comes with a file for the recording of traces, which is loaded only where it is set', () => {
  const folder = dirname(PROGRAM);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const recording = files.filter((name) => /function startTracing\(/.test(textOf(name)));
  expect(recording).toHaveLength(1);
  const naming = files.filter((name) => textOf(name).includes(`./${recording[0]}`));
  expect(naming).toHaveLength(1);
  expect(textOf(naming[0] ?? '')).toContain(`await import("./${recording[0]}")`);
  expect(textOf(naming[0] ?? '').split(`./${recording[0]}`)).toHaveLength(2);
});

it.each([
  ['distribte', 'distribute'],
  ['chek-ledger', 'check-ledger'],
  ['recompute', 'recompute-totals'],
  ['improt', 'import'],
  ['-help', '--help'],
  ['kye', null],
  ['x', null],
  ['', null],
  ['telegram', null],
])('%s probably means %s', (text, meant) => {
  expect(closestName(text, [...names, '--help', '--version'])).toBe(meant);
});

describe('completion', () => {
  it.each([
    [['chec'], ['check-ledger']],
    [['--v'], ['--version']],
    [
      ['demo', ''],
      ['fill', 'clear', '--help'],
    ],
    [
      ['escrow', 'decide', '5', 're'],
      ['release', 'refund'],
    ],
    [['resend', '--g'], ['--give-up']],
    [['nothing', ''], []],
  ])('of %j in bash is %j', (words, offered) => {
    const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-completion-'));
    const file = join(folder, 'completion');
    writeFileSync(file, writeCompletion('bash'));
    const asked = `source "$0"; COMP_WORDS=(quarterdeck "$@"); COMP_CWORD=$#
      _quarterdeck quarterdeck "\${COMP_WORDS[-1]}"; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', asked, file, ...words], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter(Boolean)).toEqual(offered);
  });

  it.each(['zsh', 'fish'] as const)('in %s knows every command and option', (shell) => {
    const script = writeCompletion(shell);
    for (const [name, { options }] of Object.entries(COMMANDS)) {
      const lines = script
        .split('\n')
        .filter((line) => line.includes(name))
        .join('\n');
      for (const option of Object.keys(options)) expect(lines).toContain(option);
      expect(lines).toContain('help');
    }
  });
});
