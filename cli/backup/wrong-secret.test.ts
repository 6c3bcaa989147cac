import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { openDatabase, openSecrets } from '#server/open-database.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { registerApp } from '#server/services/apps/apps.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { readLogFile } from '#server/services/log/files.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import type { CommandName } from '../command-table.ts';
import { runHere } from '../testing/cli.ts';

const ONE = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const REFUSED = /^SECRET_KEY: the database was encrypted with another secret.*adopt-secret/;

let postgres: TestDatabase;
let folder: string;
beforeAll(async () => {
  postgres = await openPostgresForTest();
});
beforeEach(async () => {
  await emptyDatabase(postgres.db);
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => postgres?.close());

const place = (secret: string | null, dataDir = folder) => ({
  DATABASE_URL: postgres.url ?? '',
  DATA_DIR: dataDir,
  // Otherwise each first start fills the database with the demo.
  DEMO: '0',
  ...(secret !== null && { SECRET_KEY: secret }),
});

/** The steps that a server runs on its database before it serves. */
async function start(secret: string | null, dataDir = folder): Promise<void> {
  const config = readConfig(place(secret, dataDir), dataDir);
  const database = await openDatabase(config);
  try {
    const secrets = await openSecrets(database.db, config);
    const logger = pino({ level: 'silent' });
    await prepareDatabase(database, { config, secrets, logger, nowMs: Date.now() });
  } finally {
    await database.close();
  }
}

async function call(secret: string | null, command: CommandName, ...args: string[]) {
  const { code, stderr } = await runHere(command, args, place(secret));
  return { code, stderr };
}

/** Seals an app's secret in a database without the mark, like a program from before it existed. */
async function sealOne(secret: string): Promise<void> {
  const { db } = postgres;
  const nowMs = Date.now();
  const gm = { id: 'gm', type: 'gm', telegramId: '11', at: new Date(nowMs).toISOString() };
  await ingestEvents(db, { events: [gm], nowMs });
  const { rows } = await sql<{ id: bigint }>`select id from members`.execute(db);
  const owner = { memberId: rows[0]?.id ?? 0n, telegramId: '11', nowMs };
  await registerApp(db, createSecrets([Buffer.from(secret, 'hex')]), owner, TEST_APP);
}

it('keeps a server and a command with another secret off a database', async () => {
  await start(ONE);
  await start(ONE);
  await expect(start(OTHER)).rejects.toThrow(REFUSED);
  expect(await call(OTHER, 'check-ledger')).toEqual({
    code: 1,
    stderr: expect.stringMatching(REFUSED),
  });
  expect(await call(ONE, 'check-ledger')).toEqual({ code: 0, stderr: '' });
});

it('lets commands without a secret work, and makes no second one for a server', async () => {
  await start(null);
  await start(null);
  const elsewhere = mkdtempSync(join(tmpdir(), 'quarterdeck-secret-'));
  await expect(start(null, elsewhere)).rejects.toThrow(REFUSED);
  expect(readdirSync(elsewhere)).toEqual([]);
  expect((await runHere('check-ledger', [], place(null, elsewhere))).code).toBe(0);
  rmSync(elsewhere, { recursive: true });
});

it('lets one of two servers start that begin at once with different secrets', async () => {
  const ended = await Promise.allSettled([start(ONE), start(OTHER)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('follows a secret that is replaced in three steps', async () => {
  await start(ONE);
  await start(`${ONE},${OTHER}`);
  await start(`${OTHER},${ONE}`);
  await start(OTHER);
  await expect(start(ONE)).rejects.toThrow(REFUSED);
});

it('knows a database from before by what is sealed in it', async () => {
  await sealOne(ONE);
  await expect(start(OTHER)).rejects.toThrow(REFUSED);
  await expect(start(null)).rejects.toThrow(REFUSED);
  await start(ONE);
  await sql`delete from apps`.execute(postgres.db);
  await expect(start(OTHER)).rejects.toThrow(REFUSED);
});

it('lets the operator say that a secret is lost', async () => {
  await start(ONE);
  await sealOne(ONE);
  const adopt = ['adopt-secret', '--i-have-made-sure'];
  expect(await call(null, 'key', ...adopt)).toMatchObject({ code: 1 });
  const adopted = await runHere('key', adopt, place(OTHER));
  expect(adopted).toMatchObject({ code: 0, stdout: expect.stringMatching(/cannot open: 1\./) });
  await start(OTHER);
  await expect(start(ONE)).rejects.toThrow(REFUSED);
});

it('lets the operator replace the key of the public log', async () => {
  await start(ONE);
  const replace = ['replace-log-key', '--i-have-made-sure'];
  expect(await runHere('key', ['replace-log-key'], place(ONE))).toMatchObject({ code: 64 });
  expect(await runHere('key', replace, place(ONE))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/has no key in use/),
  });
  const deps = {
    db: postgres.db,
    secrets: createSecrets([Buffer.from(ONE, 'hex')]),
    now: Date.now,
  };
  await keepLog({ ...deps, publicUrl: 'https://deck.example' });
  const { code, stdout } = await runHere('key', replace, place(ONE));
  expect([code, stdout.match(/ deck\.example\/log\+/g)?.length]).toEqual([0, 2]);
  expect(await readLogFile(postgres.db, 'verifier-key')).toMatchObject({
    body: stdout.split('\n')[1]?.replace('and is ', '').concat('\n'),
  });
});

it('comes with a backup, which a restore under another secret refuses', async () => {
  await start(ONE);
  const file = join(folder, 'copy.age');
  // A passphrase would take seconds of CPU time to become a key.
  const identity = await generateIdentity();
  const identityFile = join(folder, 'identity.txt');
  writeFileSync(identityFile, `${identity}\n`);
  const recipient = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
  const back = await runHere('backup', [file], { ...place(ONE), ...recipient });
  expect(back.code).toBe(0);
  const none = await runHere('backup', [join(folder, 'second.age')], {
    ...place(null),
    ...recipient,
  });
  expect(none.stderr).toMatch(/SECRET_KEY that sealed/);
  await emptyDatabase(postgres.db);
  const opened = [file, '--identity-file', identityFile];
  expect((await runHere('restore', opened, place(OTHER))).stderr).toMatch(
    /^SECRET_KEY differs from the secret/,
  );
  writeFileSync(join(folder, 'secret-key'), `${OTHER}\n`);
  const restore = await runHere('restore', [...opened, '--replace-secret'], place(null));
  expect(restore).toMatchObject({ code: 0, stderr: '' });
  await start(null);
  await expect(start(OTHER)).rejects.toThrow(REFUSED);
});
