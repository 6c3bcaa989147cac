import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { connect, connectAsIs, type Database, type Db } from '#server/db/connect.ts';
import { openOperatorDoor } from '#server/operator-door.ts';
import { findNewestBackup } from '#server/services/backups/made-backups.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { readFence } from '#server/services/payouts/fence/fence.ts';
import { onServer, openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { plantMigration } from '#server/testing/db/plant-migration.ts';
import { IS_FULL } from '#server/testing/run/scope.ts';
import { createUpgradeBackup } from '#server/upgrade-backup.ts';
import { runHere, runProcess, startCommand } from '../testing/cli.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const SECRET = 'ab'.repeat(32);
const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
const COMMUNITY = {
  siteName: 'The Cove',
  communityName: 'Pearlcoin',
  contact: 'https://t.me/pearlcoin',
  coin: { name: 'Pearlcoin', code: 'PRL', symbol: 'P', uriScheme: 'pearlcoin' },
  logo: { light: 'pictures/mark.svg' },
  // An existing file that does not belong to the community.
  tagline: '../identity.txt',
};

let all: string;
let identityFile: string;
let key: { BACKUP_RECIPIENT: string };
let live: Database;
let liveDir: string;
let backup: string;

beforeAll(async () => {
  all = mkdtempSync(join(tmpdir(), 'quarterdeck-backup-'));
  const identity = await generateIdentity();
  identityFile = join(all, 'identity.txt');
  writeFileSync(identityFile, `# created: today\n${identity}\n`);
  key = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
  mkdirSync(join(all, 'community/pictures'), { recursive: true });
  writeFileSync(join(all, 'community/pictures/mark.svg'), PICTURE);
  writeFileSync(join(all, 'community/ours.json'), JSON.stringify(COMMUNITY));
  // A community on the embedded engine, with its server running.
  liveDir = join(all, 'live');
  cpSync(inject('embeddedFolder'), liveDir, { recursive: true });
  writeFileSync(join(liveDir, 'secret-key'), `${SECRET}\n`);
  live = await connect({ folder: liveDir });
  await enter(live.db, 300);
  // Data that compresses badly, so that half of the file contains whole tables.
  await sql`
    insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
    values (1, now(), now(), 'image/png', ${randomBytes(200_000)}, '0123456789abcdef')`.execute(
    live.db,
  );
  const door = await openOperatorDoor({
    dataDir: liveDir,
    database: live,
    now: Date.now,
    report: (error) => {
      throw error;
    },
  });
  const environment = {
    DATA_DIR: liveDir,
    COMMUNITY_FILE: join(all, 'community/ours.json'),
    WEEKLY_POOL: '0',
    ...key,
  };
  const made = await runHere('backup', [join(all, 'one.age'), '--json'], environment);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  backup = JSON.parse(made.stdout).file;
  await door.close();
});
afterAll(async () => {
  await live?.close();
  rmSync(all, { recursive: true });
});

describe('a backup', () => {
  it('of a running server holds all that is needed, and the server knows of it', async () => {
    expect(await findNewestBackup(live.db)).toBeGreaterThan(0);
    expect(readdirSync(all)).not.toContain('one.age.partial');
    const dataDir = join(all, 'restored');
    cpSync(inject('embeddedFolder'), dataDir, { recursive: true });
    const restored = await runHere('restore', [backup, '--identity-file', identityFile], {
      DATA_DIR: dataDir,
    });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain(
      '300 members, 300 events, the newest of 2026-03-04T12:00:00Z',
    );
    expect(restored.stdout).toContain(`COMMUNITY_FILE=${join(dataDir, 'community/ours.json')}`);
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()).toBe(SECRET);
    expect(readFileSync(join(dataDir, 'community/pictures/mark.svg'))).toEqual(PICTURE);
    expect(existsSync(join(dataDir, 'identity.txt'))).toBe(false);
    const again = await runHere('restore', [backup, '--identity-file', identityFile], {
      DATA_DIR: dataDir,
    });
    expect(again).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not empty: \w+ has rows/),
    });
  });

  it('keeps to its secret, and replaces another one only when told to', async () => {
    const dataDir = join(all, 'other-secret');
    const database = await openPostgresForTest();
    try {
      const place = { DATABASE_URL: String(database.url), DATA_DIR: dataDir };
      const restore = (environment: object = {}, ...options: string[]) =>
        runHere('restore', [backup, '--identity-file', identityFile, ...options], {
          ...place,
          ...environment,
        });
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, 'secret-key'), 'cd'.repeat(32));
      expect(await restore({ SECRET_KEY: 'ef'.repeat(32) })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^SECRET_KEY differs from the secret/),
      });
      expect(await restore()).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/holds a different secret/),
      });
      expect(await countMembers(database.db)).toBe(0);
      expect(await restore({}, '--replace-secret')).toMatchObject({ code: 0, stderr: '' });
      expect(await countMembers(database.db)).toBe(300);
      expect((await readFence(database.db))?.reason).toContain('restored from the backup of');
      const files = readdirSync(dataDir)
        .filter((name) => name.startsWith('secret-key'))
        .sort();
      expect(files.map((name) => readFileSync(join(dataDir, name), 'utf8').trim())).toEqual([
        SECRET,
        'cd'.repeat(32),
      ]);
    } finally {
      await database.close();
    }
  });

  // A restore is one transaction on either engine; embedded.test.ts kills the embedded one in every run.
  it.each(IS_FULL ? (['embedded', 'postgres'] as const) : (['postgres'] as const))(
    'that is cut off while it is restored leaves %s empty, and a second try restores it',
    async (engine) => {
      const dataDir = join(all, `killed-${engine}`);
      let database: TestDatabase | null = null;
      if (engine === 'embedded') cpSync(inject('embeddedFolder'), dataDir, { recursive: true });
      else database = await openPostgresForTest();
      const place = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: String(database.url) }) };
      // A pipe instead of a file: the command waits for data that never comes.
      const pipe = join(all, `pipe-${engine}`);
      execFileSync('mkfifo', [pipe]);
      const bytes = readFileSync(backup);
      const command = startCommand('restore', [pipe, '--identity-file', identityFile], place);
      const open = createWriteStream(pipe);
      open.on('error', () => {});
      open.write(bytes.subarray(0, bytes.length >> 1));
      await expect.poll(command.output).toContain('members: 300 rows');
      command.process.kill('SIGKILL');
      expect(await command.finished).toMatchObject({ code: null });
      open.destroy();
      expect(existsSync(join(dataDir, 'secret-key'))).toBe(false);
      if (database) expect(await countMembers(database.db)).toBe(0);
      const second = await runHere(
        'restore',
        [backup, '--identity-file', identityFile, '--json'],
        place,
      );
      expect(second).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(second.stdout).figures).toMatchObject({ members: '300', events: '300' });
      await database?.close();
    },
  );

  it.each<[string[], Record<string, string>, number, RegExp]>([
    [['a.age'], {}, 1, /^A backup is never written unencrypted: set BACKUP_PASSPHRASE/],
    [
      [],
      { BACKUP_PASSPHRASE: 'long enough for this' },
      64,
      /^Name a file or a folder, or set BACKUP_FOLDER/,
    ],
    [
      ['a.age', '--keep', '7d'],
      { BACKUP_PASSPHRASE: 'long enough for this' },
      64,
      /--keep needs a folder/,
    ],
    [
      ['/tmp/', '--keep', '7x'],
      { BACKUP_PASSPHRASE: 'long enough for this' },
      64,
      /7x is not a rule such as 7d,4w,6m/,
    ],
    [
      ['a.age', '--recipient', 'AGE-SECRET-KEY-1X'],
      {},
      1,
      /^--recipient takes an age public key: age1…\n$/,
    ],
    [
      ['a.age'],
      { BACKUP_PASSPHRASE: 'short' },
      1,
      /^BACKUP_PASSPHRASE: must be at least 12 characters\n$/,
    ],
    [
      ['a.age'],
      { BACKUP_FOLDER: '/x' },
      1,
      /^BACKUP_FOLDER: needs BACKUP_PASSPHRASE or BACKUP_RECIPIENT/,
    ],
    [
      ['a.age'],
      { BACKUP_PASSPHRASE: 'long enough for this' },
      1,
      /^There is no embedded database in \/nowhere/,
    ],
  ])('is not made as %j with %j', async (args, environment, code, stderr) => {
    const refused = await runHere('backup', args, { DATA_DIR: '/nowhere', ...environment });
    expect(refused).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(stderr) });
  });
});

describe('the place of a backup', () => {
  it('is a folder, which is made, unless the path ends as a backup does', async () => {
    const environment = { DATA_DIR: join(all, 'restored'), ...key };
    const folder = join(all, 'made/by-the-command');
    expect(await runHere('backup', [folder], environment)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^quarterdeck-.*\.backup\.age$/)]);
    const taken = await runHere('backup', [identityFile], environment);
    expect(taken).toEqual({
      code: 1,
      stdout: '',
      stderr: `${identityFile} is a file. Name a folder, or a new file that ends in .age.\n`,
    });
    const wrong = { ...environment, BACKUP_FOLDER: identityFile };
    expect(await runHere('backup', [], wrong)).toEqual({
      code: 1,
      stdout: '',
      stderr: `No backup can be made in ${identityFile}: ${identityFile} is a file.\n`,
    });
  });

  it('stops a start if it is a file', async () => {
    const place = { DATA_DIR: join(all, 'restored'), PORT: '0', BACKUP_FOLDER: identityFile };
    const refusal = `BACKUP_FOLDER: ${identityFile} is a file; name a folder that this user can write to, or unset it\n`;
    const started = await runProcess('start', [], { ...place, ...key });
    expect(started).toEqual({ code: 1, stdout: '', stderr: refusal });
  });
});

describe('the settings file', () => {
  let file: string;
  let settings: string;
  let target: TestDatabase;
  const restore = (place: Record<string, string> & { DATA_DIR: string }) =>
    runHere('restore', [file, '--identity-file', identityFile], place);
  beforeAll(async () => {
    target = await openPostgresForTest();
    settings = `# Ours\nDATABASE_URL=${target.url}\nLOG_LEVEL=warn\nWEEKLY_POOL=0\n`;
    const old = join(all, 'old.env');
    writeFileSync(old, settings, { mode: 0o600 });
    file = join(all, 'with-settings.age');
    const environment = { DATA_DIR: join(all, 'restored'), SETTINGS_FILE: old, ...key };
    expect(await runHere('backup', [file], environment)).toMatchObject({ code: 0, stderr: '' });
  });
  afterAll(() => target.close());

  it('comes back on an empty machine, and leads to its database', async () => {
    const machine = join(all, 'machine');
    mkdirSync(machine);
    const SETTINGS_FILE = join(machine, 'quarterdeck.env');
    const environment = { DATA_DIR: join(machine, 'data'), SETTINGS_FILE, LOG_LEVEL: 'error' };
    const restored = await restore(environment);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain(`${SETTINGS_FILE}: the settings of the old host.`);
    expect(restored.stdout).toContain('The environment overrides LOG_LEVEL there');
    expect(restored.stdout).not.toContain(String(target.url));
    expect(readFileSync(SETTINGS_FILE, 'utf8')).toBe(settings);
    expect(statSync(SETTINGS_FILE).mode & 0o777).toBe(0o600);
    expect(await countMembers(target.db)).toBe(300);
    expect(existsSync(join(machine, 'data/pgdata'))).toBe(false);
    expect(readFileSync(join(machine, 'data/secret-key'), 'utf8').trim()).toBe(SECRET);
  });

  it('never replaces another one, which decides where the data goes', async () => {
    const machine = join(all, 'used-machine');
    mkdirSync(machine);
    const other = await openPostgresForTest();
    const SETTINGS_FILE = join(machine, 'quarterdeck.env');
    const own = `DATABASE_URL=${other.url}\nWEEKLY_POOL=7\n`;
    writeFileSync(SETTINGS_FILE, own, { mode: 0o600 });
    const restored = await restore({ DATA_DIR: join(machine, 'data'), SETTINGS_FILE });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(await countMembers(other.db)).toBe(300);
    await other.close();
    expect(readFileSync(SETTINGS_FILE, 'utf8')).toBe(own);
    const [beside = ''] = readdirSync(machine).filter((name) => name.includes('.restored-'));
    expect(restored.stdout).toContain(
      `${SETTINGS_FILE} stays as it is; the settings in the backup are in ${join(machine, beside)}.`,
    );
    expect(readFileSync(join(machine, beside), 'utf8')).toBe(settings);
    expect(statSync(join(machine, beside)).mode & 0o777).toBe(0o600);
  });
});

describe('a restored copy', () => {
  it('shows its pages but accepts nothing until the old host is known to be stopped', async () => {
    const place = { DATA_DIR: join(all, 'restored'), PORT: '0', WEEKLY_POOL: '0' };
    const server = startCommand('start', [], place);
    await expect
      .poll(server.output, { timeout: 50_000 })
      .toContain('nobody has confirmed that the old host is stopped');
    const [, url] = /Quarterdeck is at (\S+)/.exec(server.output()) ?? [];
    expect((await fetch(`${url}/api/leaderboard`)).status).toBe(200);
    const refused = await fetch(`${url}/api/bot/v1/events`, { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('This is a restored copy');
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    server.process.kill('SIGTERM');
    expect(await server.finished).toMatchObject({ code: 0 });
    const fence = (...args: string[]) => runHere('fence', args, place);
    expect((await fence()).stdout).toContain('Make sure that the old host is stopped, then: ');
    expect(await fence('confirm')).toMatchObject({ code: 64 });
    expect((await fence('confirm', '--i-have-made-sure')).stdout).toContain('start within seconds');
    expect((await fence()).stdout).not.toContain('old host');
  });
});

describe('an older schema', () => {
  it('is backed up before it is changed, and its backup comes back under this program', async () => {
    const database = await openUsedPostgres();
    const check = () => runHere('upgrade', ['--check'], { DATABASE_URL: database.url });
    expect((await check()).stdout).toContain('The schema is up to date');
    const takeAway = plantMigration(
      '9001-planted.sql',
      '-- Counts what is planted: nothing.\nalter table members add column planted integer;',
    );
    try {
      expect(await check()).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(
          /9001-planted\.sql: Counts what is planted\.\n[\s\S]*No backup is made first: set BACKUP_FOLDER/,
        ),
      });
      const folder = join(all, 'before-upgrades');
      const config = readConfig({ DATABASE_URL: database.url, BACKUP_FOLDER: folder, ...key }, '/');
      const logger = pino({ level: 'silent' });
      const upgrade = (settings = config) =>
        createUpgradeBackup({ config: settings, logger, now: Date.now });
      const failing = { ...config, backups: { ...config.backups, folder: identityFile } };
      await expect(connect({ databaseUrl: database.url }, upgrade(failing).make)).rejects.toThrow(
        /^the backup before the upgrade failed \(.*\), and nothing was changed/,
      );
      const first = upgrade();
      const upgraded = await connect({ databaseUrl: database.url }, first.make);
      await first.record(upgraded);
      const [file = ''] = readdirSync(folder);
      expect(await findNewestBackup(upgraded.db)).toBeGreaterThan(0);
      expect((await check()).stdout).toContain('The schema is up to date');
      // Nothing is pending now.
      await upgrade().make(upgraded);
      expect(readdirSync(folder)).toEqual([file]);
      await upgraded.close();

      const target = await openNewPostgres();
      const restored = await runHere(
        'restore',
        [join(folder, file), '--identity-file', identityFile, '--json'],
        { DATABASE_URL: target.url, DATA_DIR: join(all, 'none') },
      );
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(restored.stdout)).toMatchObject({
        schemaVersion: expect.not.stringContaining('planted'),
        migrated: 1,
      });
      const back = await connectAsIs({ databaseUrl: target.url });
      expect(await countMembers(back.db)).toBe(3);
      await back.close();
      await target.drop();
    } finally {
      takeAway();
      await database.drop();
    }
  });
});

describe('a database from before 1.0.0', () => {
  const refusal =
    /This database was made by a version before 1\.0\.0, which cannot be upgraded\. .* npm run import -- FILE\n/;

  it('is neither upgraded, started, backed up nor restored into', async () => {
    const database = await openUsedPostgres();
    const { db, close } = await connectAsIs({ databaseUrl: database.url });
    await sql`delete from migrations`.execute(db);
    await sql`insert into migrations (name) values ('0001-ledger-weeks-members.sql')`.execute(db);
    await close();
    const place = { DATABASE_URL: database.url, DATA_DIR: join(all, 'none') };
    const upgrade = await runHere('upgrade', ['--check'], place);
    expect(upgrade).toMatchObject({ code: 1, stdout: expect.stringMatching(refusal) });
    const plan = await runHere('upgrade', ['--check', '--json'], place);
    expect(JSON.parse(plan.stdout)).toMatchObject({
      pending: [],
      refusal: expect.stringContaining('before 1.0.0'),
    });
    const alone = expect.stringMatching(
      new RegExp(`^(Quarterdeck cannot start: )?${refusal.source}$`),
    );
    for (const [command, words] of [
      ['check-ledger', []],
      ['backup', [join(all, 'draft.age')]],
      ['restore', [backup, '--identity-file', identityFile]],
    ] as const) {
      const refused = await runHere(command, [...words], { ...place, ...key });
      expect([command, refused]).toEqual([
        command,
        expect.objectContaining({ code: 1, stderr: alone }),
      ]);
    }
    const started = await runProcess('start', [], { ...place, PORT: '0' });
    expect(started).toMatchObject({ code: 1, stderr: alone });
    await database.drop();
  });
});

async function enter(db: Db, members: number): Promise<void> {
  const at = new Date(NOW_MS).toISOString();
  const events = Array.from({ length: members }, (_, index) => ({
    id: `e${index}`,
    type: 'gm',
    telegramId: String(100 + index),
    at,
  }));
  for (let from = 0; from < members; from += 100)
    await ingestEvents(db, { events: events.slice(from, from + 100), nowMs: NOW_MS });
}

async function countMembers(db: Db): Promise<number> {
  return (await sql`select from members`.execute(db)).rows.length;
}

async function openNewPostgres() {
  const name = `new_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onServer(inject('postgresUrl'), `create database ${name}`);
  return {
    url: new URL(`/${name}`, inject('postgresUrl')).href,
    drop: () => onServer(inject('postgresUrl'), `drop database ${name} with (force)`),
  };
}

/** A database with three members. */
async function openUsedPostgres() {
  const made = await openNewPostgres();
  const { db, close } = await connect({ databaseUrl: made.url });
  await sql`insert into members (telegram_id, created_at) values (1, now()), (2, now()), (3, now())`.execute(
    db,
  );
  await close();
  return made;
}
