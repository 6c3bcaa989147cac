import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { CLASSIC } from '#rules/policies/policy.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import { connect } from '#server/db/connect.ts';
import { markDemo } from '#server/services/demo/mark.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { runHere, runProcess } from './testing/cli.ts';
import {
  DAY_MS,
  HEADER,
  IN_TIME,
  prepareCommands,
  row,
  SATURDAY,
  WEEK,
} from './testing/commands.ts';

describe('The commands', IN_TIME, () => {
  const commands = prepareCommands();

  it('import a file and report its bad rows, and find a total that is wrong', async () => {
    const { file } = commands;
    const place = commands.place();
    const db = commands.db();
    const text = [
      `\uFEFF${HEADER}`,
      row('a'),
      '',
      'bad',
      row('b'),
      row('c', '2025-02-30'),
      row('d'),
      '',
    ].join('\r\n');
    const first = await runProcess('import', [file('tips.csv', text)], place);
    expect(first.stdout).toMatch(
      /^3 imported, 0 already known, 2 bad rows\nThe past weeks are settled elsewhere/,
    );
    expect(first.stderr).toContain(
      'line 4: has 1 fields instead of 7\nline 6: at: not a date of the calendar\n',
    );
    expect(first.code).toBe(2);
    const packed = file('tips.csv.gz', gzipSync([HEADER, row('a'), row('e')].join('\n')));
    expect(await runHere('import', [packed, '--close-weeks'], place)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^1 imported, 1 already known, 0 bad rows\n\d+ weeks closed/),
    });
    await sql`update member_totals set tipped = 5 where tipped > 0`.execute(db);
    expect(await runProcess('check-ledger', [], place)).toEqual({
      code: 1,
      stdout: '1 totals differ from the ledger.\n',
      stderr: expect.stringMatching(/^tipped, member \d+: stored 5, ledger says 400000000\n$/),
    });
  });

  it('import weeks of which a policy ruled, and say what they shared out', async () => {
    const { file } = commands;
    const place = commands.place();
    const db = commands.db();
    const policy = { ...CLASSIC, weeklyPool: '3', minActivityThreshold: 0.01 };
    const nowMs = weekEndMs(WEEK) - DAY_MS;
    await setPolicy(db, { policy, fromWeek: WEEK, nowMs, actor: 'operator' });
    const tips = file('ruled.csv', `${HEADER}\n${row('a')}`);
    const { stdout } = await runHere('import', [tips, '--close-weeks'], place);
    expect(stdout).toMatch(/\n\d+ weeks closed; 3 JKC shared out\n/);
  });

  it('import nothing into the demo', async () => {
    const { file } = commands;
    const place = commands.place();
    const db = commands.db();
    await markDemo(db);
    const refused = await runHere('import', [file('demo.csv', `${HEADER}\n${row('a')}`)], place);
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/holds the demo community/),
    });
  });

  it.each<[string, string[], RegExp]>([
    ['no file', [], /^Usage: npm run import/],
    ['a file that is not there', ['/none.csv'], /^There is no file \/none\.csv\.\n$/],
    ['an empty file', [commands.file('empty.csv', '')], /^The file is empty\.\n$/],
    [
      'another header',
      [commands.file('other.csv', 'id,amount\n1,2')],
      /^The file does not begin with tip_id,/,
    ],
    [
      'a packed file that is cut off',
      [commands.file('cut.gz', gzipSync(`${HEADER}\n`).subarray(0, 20))],
      /^The file \S+ cannot be read/,
    ],
  ])('refuse %s with one clear line, and take nothing', async (_, args, message) => {
    const place = commands.place();
    const db = commands.db();
    const refused = await runHere('import', args, place);
    const code = args.length === 0 ? 64 : 1;
    expect(refused).toEqual({ code, stdout: '', stderr: expect.stringMatching(message) });
    expect(refused.stderr).not.toMatch(/\n\s+at /);
    expect((await sql`select 1 from activity_events`.execute(db)).rows).toEqual([]);
  });

  it('end with one line on an invalid configuration or a missing database', async () => {
    expect(await runHere('check-ledger', [], { DATABASE_URL: 'mysql://h/d' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: [^\n]+\n$/),
    });
    const nowhere = { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' };
    const lost = await runHere('check-ledger', [], nowhere);
    expect(lost).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+\n$/),
    });
    expect(lost.stderr).not.toContain('secret');
  });

  it('end if the folder is in use, totals are wrong, or the database is newer than the program', async () => {
    const place = commands.place();
    const folder = join(commands.folder, 'busy');
    cpSync(inject('embeddedFolder'), folder, { recursive: true });
    const { db, close } = await connect({ folder });
    expect(await runProcess('check-ledger', [], { DATA_DIR: folder })).toEqual({
      code: 1,
      stdout: '',
      stderr: `The data folder ${folder} is in use by process ${process.pid}. Stop that one first, or set DATA_DIR to another folder.\n`,
    });
    // Errors in the arguments come first, and open nothing.
    expect(await runHere('close-week', [SATURDAY], { DATA_DIR: folder })).toMatchObject({
      code: 64,
      stderr: expect.stringContaining(`${SATURDAY} is not a week.`),
    });
    await sql`with one as (insert into members (telegram_id, created_at) values (11, now()) returning id)
      insert into member_totals (member_id, lifetime_points) select id, 5 from one`.execute(db);
    await close();
    expect(await runProcess('start', [], { DATA_DIR: folder, PORT: '0' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Quarterdeck ends: the totals differ from the ledger \(lifetime points, member \d+\); see npm run check-ledger\n$/,
      ),
    });
    await sql`insert into migrations (name) values ('9999-later.sql')`.execute(commands.db());
    try {
      expect(await runHere('check-ledger', [], place)).toEqual({
        code: 1,
        stdout: '',
        stderr:
          'The database is newer than this program: it knows 9999-later.sql. Install the version that made it.\n',
      });
    } finally {
      await sql`delete from migrations where name = '9999-later.sql'`.execute(commands.db());
    }
  });
});
