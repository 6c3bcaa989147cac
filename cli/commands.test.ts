import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { CLASSIC } from '#rules/policies/policy.ts';
import { nextWeek, type WeekName, weekEndMs, weekOf } from '#rules/weeks/week.ts';
import { connect } from '#server/db/connect.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { markDemo } from '#server/services/demo/mark.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { openRequest } from '#server/services/sign-in/requests.ts';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { type Place, runHere, runProcess } from './testing/cli.ts';

const DAY_MS = 86_400_000;
const HEADER = 'tip_id,at,from_id,from_username,to_id,to_username,amount';
/** Four weeks ago: closing it closes every week since, which takes time for each. */
const WEEK = weekOf(Date.now() - 28 * DAY_MS);
const NEXT_WEEK = nextWeek(WEEK);
const dayIn = (week: WeekName, beforeItsEnd: number) =>
  new Date(weekEndMs(week) - beforeItsEnd * DAY_MS).toISOString().slice(0, 10);
const SATURDAY = dayIn(WEEK, 1);
const row = (id: string, day = dayIn(WEEK, 4)) => `${id},${day}T10:00:00Z,11,Anne,22,Mary,1`;

const all = mkdtempSync(join(tmpdir(), 'quarterdeck-commands-'));
let postgres: TestDatabase;

function file(name: string, text: string | Buffer): string {
  const path = join(all, name);
  writeFileSync(path, text);
  return path;
}

beforeAll(async () => {
  postgres = await openPostgresForTest();
});
afterAll(async () => {
  await postgres?.close();
  rmSync(all, { recursive: true, force: true });
});

// A process takes seconds if others need the CPU too.
const IN_TIME = { timeout: 180_000 };

describe('The commands', IN_TIME, () => {
  let place: Place;
  beforeEach(async () => {
    place = { DATABASE_URL: postgres.url ?? '' };
    await emptyDatabase(postgres.db);
  });

  it('import a file and report its bad rows, and find a total that is wrong', async () => {
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
    await sql`update member_totals set tipped = 5 where tipped > 0`.execute(postgres.db);
    expect(await runProcess('check-ledger', [], place)).toEqual({
      code: 1,
      stdout: '1 totals differ from the ledger.\n',
      stderr: expect.stringMatching(/^tipped, member \d+: stored 5, ledger says 400000000\n$/),
    });
  });

  it('import weeks of which a policy ruled, and say what they shared out', async () => {
    const policy = { ...CLASSIC, weeklyPool: '3', minActivityThreshold: 0.01 };
    const nowMs = weekEndMs(WEEK) - DAY_MS;
    await setPolicy(postgres.db, { policy, fromWeek: WEEK, nowMs, actor: 'operator' });
    const tips = file('ruled.csv', `${HEADER}\n${row('a')}`);
    const { stdout } = await runHere('import', [tips, '--close-weeks'], place);
    expect(stdout).toMatch(/\n\d+ weeks closed; 3 JKC shared out\n/);
  });

  it('close weeks in order, and say so when they may not', async () => {
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
    await sql`update member_totals set tipped = 5 where member_id = 1`.execute(postgres.db);
    const wrong = await runHere('check-ledger', ['--json'], place);
    expect(wrong).toMatchObject({ code: 1, stderr: '' });
    const { differences } = JSON.parse(wrong.stdout);
    expect(differences).toEqual([
      { total: 'tipped', key: 'member 1', stored: '5', ledger: expect.any(String) },
    ]);
  });

  it('reopen the newest closed week, with a reason', async () => {
    const tips = file('reopen.csv', `${HEADER}\n${row('a')}`);
    await runHere('import', [tips, '--close-weeks'], place);
    const { rows: weeks } = await sql<{
      week: string;
    }>`select max(week) as week from weeks`.execute(postgres.db);
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
    const doubt = 'the clock of a server jumped ahead by 9 days';
    await sql`
      insert into settings (key, value) values ('clock', ${JSON.stringify({ doubt })}::jsonb)`.execute(
      postgres.db,
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
    const { root, telegram, close } = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
    place = { ...place, TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, TELEGRAM_API_ROOT: root };
    const tips = file('hold.csv', `${HEADER}\n${row('a')}`);
    await runHere('import', [tips, '--close-weeks', '--pay-shares'], place);
    const hold = (...args: string[]) => runHere('hold-share', args, place);
    const week: string = WEEK;
    const shares = await sql<{ member: string }>`
      select member_id::text as member from shares where week = ${week}::date`.execute(postgres.db);
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
      await sql`select actor, action from audit_log where entity = 'share' order by id`.execute(
        postgres.db,
      );
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

  it('list the logins that wait, and approve one of an administrator', async () => {
    const { db } = postgres;
    const admin = (...args: string[]) => runHere('admin', args, place);
    expect(await admin()).toEqual({ code: 0, stdout: 'Nobody is waiting.\n', stderr: '' });
    const nowMs = Date.now();
    await grantConfiguredRoles(db, { ownerTelegramId: '22', adminTelegramIds: [], nowMs });
    const caller = { ipPrefix: '203.0.113.x', browser: 'Chrome on Linux' };
    const open = (telegramId: string, matchCode: string | null) =>
      openRequest(db, { ...caller, telegramId, matchCode, nowMs });
    const [known, stranger] = [await open('22', '47'), await open('99', null)];
    const at = new Date(nowMs).toISOString();
    expect((await admin()).stdout.split('\n').sort()).toEqual(
      [
        '',
        `${known.id}  22, administrator, asked by the bot, Chrome on Linux, 203.0.113.x, ${at}, the page shows 47`,
        `${stranger.id}  99, not an administrator, not asked, Chrome on Linux, 203.0.113.x, ${at}`,
      ].sort(),
    );
    const listed = JSON.parse((await admin('--json')).stdout);
    expect(listed.find((each: { id: string }) => each.id === known.id)).toEqual({
      ...caller,
      id: known.id,
      telegramId: '22',
      matchCode: '47',
      asked: true,
      isAdmin: true,
      createdAt: at,
    });
    expect(await admin('approve', known.id)).toEqual({
      code: 0,
      stdout: 'approved: 22 is signed in within a second\n',
      stderr: '',
    });
    for (const id of [known.id, stranger.id, 'nothing']) {
      expect(await admin('approve', id)).toEqual({
        code: 1,
        stdout: '',
        stderr: `No administrator waits under ${id}.\n`,
      });
    }
    const { rows } = await sql`
      select actor, action, entity_id from audit_log where entity = 'sign_in_request'`.execute(db);
    expect(rows).toEqual([{ actor: 'operator', action: 'sign_in_approved', entity_id: known.id }]);
    for (const args of [['approve'], ['deny', known.id], ['approve', known.id, 'more']]) {
      expect(await admin(...args)).toMatchObject({
        code: 64,
        stderr: expect.stringContaining('Usage: npm run admin'),
      });
    }
  });

  it('give a plan without payment, and list those that there are', async () => {
    await grantConfiguredRoles(postgres.db, {
      ownerTelegramId: '22',
      adminTelegramIds: [],
      nowMs: Date.now(),
    });
    const plan = (...args: string[]) => runHere('plan', args, place);
    expect(await plan('show')).toEqual({ code: 0, stdout: 'Nobody has a plan.\n', stderr: '' });
    const dry = await plan('grant', '22', 'pro', '--months', '12', '--dry-run');
    expect(dry).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^22 would get Pro from .* to .*\. Nothing was changed\.\n$/),
    });
    expect((await plan('show')).stdout).toBe('Nobody has a plan.\n');
    const given = await plan('grant', '22', 'pro', '--months', '12');
    expect(given.stdout).toMatch(/^22 has Pro from .* to .*\n$/);
    expect((await plan('show')).stdout).toMatch(
      /^22 {2}Pro \(grant\), active, until .*, 0 of 100000 requests this month\n$/,
    );
    const [listed, ...others] = JSON.parse((await plan('show', '--json')).stdout);
    expect({ listed, others }).toEqual({
      listed: {
        telegramId: '22',
        plan: 'pro',
        source: 'grant',
        status: 'active',
        expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
        requestsThisMonth: 0,
        requestsLimit: 100_000,
      },
      others: [],
    });
    expect(await plan('grant', '33', 'pro', '--months', '1')).toMatchObject({
      code: 1,
      stderr: 'There is no member 33.\n',
    });
    for (const args of [
      [],
      ['show', 'more'],
      ['grant', '22', 'gold', '--months', '1'],
      ['grant', '22', 'pro'],
      ['grant', '22', 'pro', '--months', '0'],
      ['grant', '22', 'pro', '--months', '61'],
      ['grant', 'anne', 'pro', '--months', '1'],
      ['grant', '22', 'pro', '--months', '1', 'more'],
    ]) {
      expect(await plan(...args)).toMatchObject({
        code: 64,
        stderr: expect.stringContaining('Usage: npm run plan'),
      });
    }
  });

  it('show the keys of a member, and say how often each may be used', async () => {
    const nowMs = Date.now();
    await grantConfiguredRoles(postgres.db, { ownerTelegramId: '22', adminTelegramIds: [], nowMs });
    const key = (...args: string[]) => runHere('key', args, place);
    expect(await key('show', '22')).toEqual({
      code: 0,
      stdout: '22 has no keys.\n',
      stderr: '',
    });
    await makeTestKey(postgres.db, { telegramId: '22', nowMs });
    const shown = async () => (await key('show', '22')).stdout;
    expect(await shown()).toMatch(/^1 {2}Test: 100 a minute, made [\d-]+ [\d:]+, 0 requests\n$/);
    expect(await key('limit', '1', '600', '--dry-run')).toMatchObject({
      code: 0,
      stdout:
        'Key 1 (Test) of 22 may make 100 requests a minute, and would get 600. Nothing was changed.\n',
    });
    expect(await shown()).toContain('100 a minute');
    expect(await key('limit', '1', '600')).toMatchObject({
      code: 0,
      stdout: 'Key 1 (Test) of 22 may make 600 requests a minute; before, it was 100.\n',
    });
    expect(await shown()).toContain('600 a minute');
    expect(JSON.parse((await key('show', '22', '--json')).stdout)).toEqual([
      {
        id: '1',
        name: 'Test',
        perMinute: 600,
        isActive: true,
        app: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        expiresAt: null,
        retiresAt: null,
        requests: '0',
        lastUsedAt: null,
        lastUsedFrom: null,
      },
    ]);
    await sql`update subscriptions set tier = 'starter'`.execute(postgres.db);
    for (const [args, stderr] of [
      [['limit', '1', '101'], /^More than 100 a minute takes a plan with custom rate limits/],
      [['limit', '2', '5'], /^There is no key 2\.\n$/],
      [['show', '33'], /^There is no member 33\.\n$/],
      [[], /^Usage: npm run key/],
      [['show', 'anne'], /^Usage: npm run key/],
      [['limit', '1', '0'], /^Usage: npm run key/],
      [['limit', '1', '1000001'], /^Usage: npm run key/],
      [['limit', '0', '5'], /^Usage: npm run key/],
      [['limit', '1', '5', 'more'], /^Usage: npm run key/],
    ] as const) {
      const code = stderr.source.startsWith('^Usage') ? 64 : 1;
      expect(await key(...args)).toMatchObject({ code, stderr: expect.stringMatching(stderr) });
    }
    expect(await shown()).toContain('600 a minute');
  });

  it('export what is held about a member, and erase it only when told to', async () => {
    const at = '2026-03-04T12:00:00Z';
    const event = { id: 'a', type: 'gm', telegramId: '77', at, username: 'leaver' };
    await ingestEvents(postgres.db, { events: [event], nowMs: Date.parse(at) });
    const member = (...args: string[]) => runHere('member', args, place);
    const out = join(all, 'member.json');
    expect(await member('export', '77', '--out', out)).toMatchObject({ code: 0, stderr: '' });
    const held = JSON.parse(readFileSync(out, 'utf8'));
    expect(held.tables.members).toMatchObject([{ telegram_id: 77, username: 'leaver' }]);
    expect(await member('export', '77', '--out', out)).toMatchObject({ code: 1 });
    expect(await member('erase', '77')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^members, 1 row: emptied: telegram_id, username, /),
      stderr: 'Add --yes: there is no terminal to ask in.\n',
    });
    expect((await member('erase', '77', '--dry-run')).stdout).toMatch(/Nothing was changed\.\n$/);
    expect((await member('export', '77')).stdout).toContain('leaver');
    expect(await member('erase', '77', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(await member('export', '77')).toMatchObject({
      code: 1,
      stderr: 'There is no member 77.\n',
    });
    expect(await member('erase', 'anne')).toMatchObject({ code: 64 });
  });

  it('import nothing into the demo', async () => {
    await markDemo(postgres.db);
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
    ['an empty file', [file('empty.csv', '')], /^The file is empty\.\n$/],
    [
      'another header',
      [file('other.csv', 'id,amount\n1,2')],
      /^The file does not begin with tip_id,/,
    ],
    [
      'a packed file that is cut off',
      [file('cut.gz', gzipSync(`${HEADER}\n`).subarray(0, 20))],
      /^The file \S+ cannot be read/,
    ],
  ])('refuse %s with one clear line, and take nothing', async (_, args, message) => {
    const refused = await runHere('import', args, place);
    const code = args.length === 0 ? 64 : 1;
    expect(refused).toEqual({ code, stdout: '', stderr: expect.stringMatching(message) });
    expect(refused.stderr).not.toMatch(/\n\s+at /);
    expect((await sql`select 1 from activity_events`.execute(postgres.db)).rows).toEqual([]);
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
    const folder = join(all, 'busy');
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
    await sql`insert into migrations (name) values ('9999-later.sql')`.execute(postgres.db);
    try {
      expect(await runHere('check-ledger', [], place)).toEqual({
        code: 1,
        stdout: '',
        stderr:
          'The database is newer than this program: it knows 9999-later.sql. Install the version that made it.\n',
      });
    } finally {
      await sql`delete from migrations where name = '9999-later.sql'`.execute(postgres.db);
    }
  });
});
