import { describe, expect, it } from 'vitest';
import { backupName, findExpired, readBackupName, readKeepRule } from './backups.ts';

describe('readKeepRule', () => {
  it.each([
    ['7d,4w,6m', { days: 7, weeks: 4, months: 6 }],
    ['6m, 7d', { days: 7, weeks: 0, months: 6 }],
    ['1000w', { days: 0, weeks: 1000, months: 0 }],
    ['1001w', null],
    ['0d', null],
    ['07d', null],
    ['7d,7d', null],
    ['7', null],
    ['7y', null],
    ['7d,', null],
    ['', null],
  ])('%s', (text, rule) => {
    expect(readKeepRule(text)).toEqual(rule);
  });
});

describe('names', () => {
  it('say when a backup was made, to the second', () => {
    const atMs = Date.parse('2026-03-08T02:15:07.999Z');
    expect(backupName(atMs)).toBe('quarterdeck-2026-03-08T02-15-07Z.backup.age');
    expect(readBackupName(backupName(atMs))).toEqual({ madeAtMs: atMs - 999, isPartial: false });
    expect(readBackupName(`${backupName(atMs)}.partial`)).toMatchObject({ isPartial: true });
  });

  it.each([
    'quarterdeck-2026-13-08T02-15-07Z.backup.age',
    'quarterdeck-2026-03-08T02-15-07Z.backup.age.txt',
    'before-the-move-2026-03-08T02-15-07Z.backup.age',
    'notes.age',
  ])('of others are not ours: %s', (name) => {
    expect(readBackupName(name)).toBeNull();
  });
});

describe('findExpired', () => {
  const at = (time: string) => backupName(Date.parse(time));
  const NOW_MS = Date.parse('2026-03-11T12:00:00Z');
  const days = (count: number) =>
    Array.from({ length: count }, (_, ago) => backupName(NOW_MS - ago * 86_400_000));
  const rule = (text: string) => readKeepRule(text) ?? { days: 0, weeks: 0, months: 0 };

  it.each<[string, string, string[], string[]]>([
    ['nothing of few', '7d', days(7), []],
    ['the day beyond the last', '7d', days(9), days(9).slice(7)],
    [
      'nothing that a day left out makes old',
      '2d',
      [at('2026-03-11T01:00:00Z'), at('2026-02-01T01:00:00Z')],
      [],
    ],
    [
      'the earlier ones of a day',
      '1d',
      [at('2026-03-11T01:00:00Z'), at('2026-03-11T02:00:00Z')],
      [at('2026-03-11T01:00:00Z')],
    ],
    [
      // 8 March 2026 is a Sunday.
      'all of a week but its newest',
      '1d,2w',
      [
        at('2026-03-10T01:00:00Z'),
        at('2026-03-09T01:00:00Z'),
        at('2026-03-08T01:00:00Z'),
        at('2026-03-07T01:00:00Z'),
      ],
      [at('2026-03-09T01:00:00Z'), at('2026-03-07T01:00:00Z')],
    ],
    [
      'months beyond the last',
      '2m',
      [
        at('2026-03-01T00:00:00Z'),
        at('2026-02-28T23:59:59Z'),
        at('2026-02-27T00:00:00Z'),
        at('2026-01-31T00:00:00Z'),
      ],
      [at('2026-02-27T00:00:00Z'), at('2026-01-31T00:00:00Z')],
    ],
    ['nothing dated ahead', '1d', [at('2026-03-12T00:00:00Z'), at('2026-03-10T00:00:00Z')], []],
    [
      'a left-over beginning, and none of today',
      '1d',
      [
        at('2026-03-11T01:00:00Z'),
        `${at('2026-03-10T11:00:00Z')}.partial`,
        `${at('2026-03-11T11:00:00Z')}.partial`,
      ],
      [`${at('2026-03-10T11:00:00Z')}.partial`],
    ],
    ['no file of others', '1d', [...days(1), 'notes.txt', 'quarterdeck-old.backup.age'], []],
  ])('%s', (_, text, names, expired) => {
    expect(findExpired(names, rule(text), NOW_MS).sort()).toEqual([...expired].sort());
  });
});
