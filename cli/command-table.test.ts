import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArguments } from './command.ts';
import { COMMANDS, type Command, type CommandName, usageOf } from './command-table.ts';
import { type Place, root, runHere } from './testing/cli.ts';

/** Nothing is at this address: opening a database here fails. */
const NOWHERE: Place = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
const names = Object.keys(COMMANDS) as CommandName[];

describe('the table of commands', () => {
  it('has exactly the package.json scripts that run a command', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const listed = Object.entries(scripts)
      .filter(
        ([name, script]) =>
          script === `node scripts/run.mjs ${name}` && !['bench', 'drill'].includes(name),
      )
      .map(([name]) => name);
    // `npm start` installs and builds first; shells complete only the installed program.
    expect([...listed, 'start', 'completion'].sort()).toEqual([...names].sort());
  });

  it.each(names)('lists every option of %s in its usage', (name) => {
    const { options, forms }: Command = COMMANDS[name];
    const used = forms.flatMap(({ needs = [], takes = [] }) => [...needs, ...takes]);
    expect([...new Set(used)].sort()).toEqual(Object.keys(options).sort());
  });

  it('shows how to call a command', () => {
    expect(usageOf('hold-share')).toBe(
      [
        'Usage: npm run hold-share -- WEEK MEMBER --reason WHY [--dry-run]',
        '       npm run hold-share -- WEEK MEMBER --release [--dry-run]',
        'Holds back the payment of a share, or releases it.',
        "WEEK is the date of the Sunday on which the week ends, such as 2025-02-16. MEMBER is the member's number.",
      ].join('\n'),
    );
  });
});

describe('arguments', () => {
  it.each<[CommandName, string, string[], object]>([
    ['import', 'tips.csv --close-weeks', ['tips.csv'], { 'close-weeks': true }],
    ['close-week', '--dry-run 2025-02-16', ['2025-02-16'], { 'dry-run': true }],
    ['close-week', '--all', [], { all: true }],
    ['resend', '', [], {}],
    ['resend', '--week 2025-03-09 --member=2', [], { week: '2025-03-09', member: '2' }],
    ['admin', '', [], {}],
    ['admin', '--json', [], { json: true }],
    ['admin', 'approve -AbC--_', ['approve', '-AbC--_'], {}],
    ['admin', 'approve --AbC', ['approve', '--AbC'], {}],
    ['escrow', 'decide 5 refund --dry-run', ['decide', '5', 'refund'], { 'dry-run': true }],
    ['hold-share', '--release W 7', ['W', '7'], { release: true }],
    ['hold-share', 'W 7 --reason= --dry-run', ['W', '7'], { reason: '', 'dry-run': true }],
  ])('%s %s', (name, text, words, options) => {
    const given = readArguments(name, text.split(' ').filter(Boolean));
    expect({ ...given.options }).toEqual(options);
    expect(given.words).toEqual(words);
  });

  // If a typo were ignored, each of these would move coins, or wrongly look as if it did not.
  it.each<[CommandName, string]>([
    ['distribute', '--dryrun'],
    ['distribute', '--dry-run=false'],
    ['distribute', 'now'],
    ['distribute', '--json'],
    ['admin', '--dry-run'],
    ['completion', 'powershell'],
    ['resend', '--give-up 1'],
    ['resend', '--i-have-made-sure'],
    ['resend', '--give-up 1 --i-have-made-sure --dry-run'],
    ['resend', '--week'],
    ['resend', '--week --dry-run'],
    ['resend', '2025-03-09'],
    ['close-week', ''],
    ['close-week', '2025-02-16 --all'],
    ['hold-share', 'W 7 --release --reason x'],
    ['escrow', 'decide 5'],
    ['escrow', 'decide 5 keep'],
    ['escrow', 'draft 5 refund --dry-run'],
    ['escrow', 'list 5'],
    ['demo', 'empty'],
    ['admin', 'deny 5'],
    ['check-ledger', '--dry-run'],
    ['check-ledger', '--json=false'],
    ['plan', 'grant 22 pro --months 1 --json'],
    ['import', ''],
    ['import', 'a.csv b.csv'],
  ])('%s refuses %s', (name, text) => {
    expect(() => readArguments(name, text.split(' ').filter(Boolean))).toThrow(usageOf(name));
  });
});

describe('--help', () => {
  it.each(names)('%s shows its usage and opens nothing', async (name) => {
    const asked = await runHere(name, ['anything', '--help'], NOWHERE);
    expect(asked).toEqual({ code: 0, stdout: `${usageOf(name)}\n`, stderr: '' });
  });
});
