import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { runHere } from '../testing/cli.ts';
import {
  dayIn,
  HEADER,
  IN_TIME,
  NEXT_WEEK,
  prepareCommands,
  row,
  SATURDAY,
  WEEK,
} from '../testing/commands.ts';

describe('The commands of weeks', IN_TIME, () => {
  const commands = prepareCommands();

  it('close weeks in order, and say so when they may not', async () => {
    const { file } = commands;
    const place = commands.place();
    const db = commands.db();
    await runHere(
      'import',
      [file('two.csv', `${HEADER}\n${row('a')}\n${row('b', dayIn(NEXT_WEEK, 4))}`)],
      place,
    );
    const dry = await runHere('close-week', ['--all', '--dry-run'], place);
    expect(dry.stdout).toMatch(
      new RegExp(
        `^Open: the weeks from ${WEEK} up to, but not including, \\d{4}-\\d\\d-\\d\\d\\. Nothing was changed\\.\\n$`,
      ),
    );
    const ahead = await runHere('close-week', ['--all'], place, { aheadMs: 86_400_000 });
    expect(ahead).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^the clocks .* are \d+ s apart\n$/),
    });
    const close = (week: string) => runHere('close-week', [week], place);
    expect(await close(NEXT_WEEK)).toMatchObject({
      code: 1,
      stderr: `The week of ${WEEK} has to be closed first.\n`,
    });
    expect(await close('2999-12-29')).toMatchObject({
      code: 1,
      stderr: 'The week of 2999-12-29 is not over.\n',
    });
    expect(await close(SATURDAY)).toMatchObject({
      code: 64,
      stderr: expect.stringContaining(`${SATURDAY} is not a week.`),
    });
    expect(await close(WEEK)).toMatchObject({
      code: 0,
      stdout: `${WEEK} closed: 500 to 1 members\n`,
    });
    expect(await close(WEEK)).toMatchObject({
      code: 0,
      stdout: `${WEEK} was already closed: 500 to 1 members\n`,
    });
    const rest = await close('--all');
    expect(rest.stdout).toMatch(
      new RegExp(`^${NEXT_WEEK} closed: 0 to 0 members\\n(.+\\n)+\\d+ weeks closed\\n$`),
    );
    expect((await close('--all')).stdout).toBe('0 weeks closed\n');
    const books = await runHere('check-ledger', [], place);
    expect(books).toEqual({ code: 0, stdout: 'All totals equal the ledger.\n', stderr: '' });
    expect(await runHere('check-ledger', ['--json'], place)).toEqual({
      code: 0,
      stdout: '{"differences":[]}\n',
      stderr: '',
    });
    await sql`update member_totals set tipped = 5 where member_id = 1`.execute(db);
    const wrong = await runHere('check-ledger', ['--json'], place);
    expect(wrong).toMatchObject({ code: 1, stderr: '' });
    const { differences } = JSON.parse(wrong.stdout);
    expect(differences).toEqual([
      { total: 'tipped', key: 'member 1', stored: '5', ledger: expect.any(String) },
    ]);
  });

  it('reopen the newest closed week, with a reason', async () => {
    const { file } = commands;
    const place = commands.place();
    const db = commands.db();
    const tips = file('reopen.csv', `${HEADER}\n${row('a')}`);
    await runHere('import', [tips, '--close-weeks'], place);
    const { rows: weeks } = await sql<{
      week: string;
    }>`select max(week) as week from weeks`.execute(db);
    const week = weeks[0]?.week ?? '';
    const reopen = (...args: string[]) => runHere('reopen-week', args, place);
    expect(await reopen(week, '--reason', 'Too early', '--dry-run')).toEqual({
      code: 0,
      stdout: `${week} can be reopened: 0 to 0 members, 0 of them held. Nothing was changed.\n`,
      stderr: '',
    });
    expect(await reopen(WEEK, '--reason', 'Too early')).toMatchObject({
      code: 1,
      stderr: `Weeks are reopened newest first: the newest closed one is ${week}.\n`,
    });
    expect(await reopen(week, '--reason', 'Too early')).toMatchObject({
      code: 0,
      stdout: `${week} is open again; taken back: 0 to 0 members, 0 of them held.\n`,
    });
    expect(await reopen(week, '--reason', 'Too early')).toMatchObject({
      code: 1,
      stderr: 'There is no closed week of this name.\n',
    });
    for (const args of [[], [week], [week, '--reason']]) {
      expect(await reopen(...args)).toMatchObject({
        code: 64,
        stderr: expect.stringContaining('Usage: npm run reopen-week'),
      });
    }
  });

  it('take the operator’s word for a clock in doubt, and close no week by an import before', async () => {
    const { file } = commands;
    const place = commands.place();
    const db = commands.db();
    const doubt = 'the clock of a server jumped ahead by 9 days';
    await sql`
      insert into settings (key, value) values ('clock', ${JSON.stringify({ doubt })}::jsonb)`.execute(
      db,
    );
    const tips = file('doubt.csv', `${HEADER}\n${row('a')}`);
    expect(await runHere('import', [tips, '--close-weeks'], place)).toMatchObject({
      code: 1,
      stderr: `Weeks wait: ${doubt}. If the clock is right, run \`npm run close-week -- --all\` first.\n`,
    });
    expect(await runHere('close-week', ['--all', '--dry-run'], place)).toMatchObject({
      stdout: `The clock is in doubt: ${doubt}.\nNo past week is open.\n`,
    });
    expect(await runHere('close-week', ['--all'], place)).toMatchObject({ code: 0 });
    expect(await runHere('import', [tips, '--close-weeks'], place)).toMatchObject({ code: 0 });
  });

  it('hold a share and release it, tell its member, and write both down', async () => {
    const { file } = commands;
    const db = commands.db();
    const { root, telegram, close } = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
    const place = {
      ...commands.place(),
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_API_ROOT: root,
    };
    const tips = file('hold.csv', `${HEADER}\n${row('a')}`);
    await runHere('import', [tips, '--close-weeks', '--pay-shares'], place);
    const hold = (...args: string[]) => runHere('hold-share', args, place);
    const week: string = WEEK;
    const shares = await sql<{ member: string }>`
      select member_id::text as member from shares where week = ${week}::date`.execute(db);
    const member = shares.rows[0]?.member ?? '';
    expect(await hold(week, member, '--reason', 'Why', '--dry-run')).toEqual({
      code: 0,
      stdout: `500 to member ${member} of ${WEEK} is owed. Nothing was changed.\n`,
      stderr: '',
    });
    expect(await hold(week, member, '--reason', 'Two accounts')).toEqual({
      code: 0,
      stdout: `500 to member ${member} of ${WEEK} is held\n`,
      stderr: '',
    });
    expect([...telegram.messages.values()].map(({ text }) => text)).toEqual([
      expect.stringMatching(
        new RegExp(`^Your share of the week of ${WEEK} is held.*Two accounts`, 's'),
      ),
    ]);
    await close();
    expect(await hold(week, member, '--reason', 'Again')).toMatchObject({
      code: 1,
      stderr: 'This share is held already.\n',
    });
    expect(await hold(week, member, '--dry-run', '--release')).toMatchObject({
      stdout: `500 to member ${member} of ${WEEK} is held (Two accounts). Nothing was changed.\n`,
    });
    expect(await hold(week, member, '--release')).toMatchObject({
      code: 0,
      stdout: `500 to member ${member} of ${WEEK} is owed again\n`,
    });
    const { rows } =
      await sql`select actor, action from audit_log where entity = 'share' order by id`.execute(db);
    expect(rows).toEqual([
      { actor: 'operator', action: 'share_held' },
      { actor: 'operator', action: 'share_released' },
    ]);
    for (const args of [
      [],
      [week, member],
      [week, member, '--reason'],
      [week, member, '--reason', 'x', '--release'],
      [week, 'anne', '--release'],
      [SATURDAY, member, '--release'],
      [week, member, 'more', '--release'],
    ]) {
      expect(await hold(...args)).toMatchObject({
        code: 64,
        stdout: '',
        stderr: expect.stringContaining('Usage: npm run hold-share'),
      });
    }
    expect(await hold(week, '999999', '--release')).toMatchObject({
      code: 1,
      stderr: 'This member has no share in this week.\n',
    });
  });
});
