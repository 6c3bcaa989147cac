import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillDemo } from '#server/services/demo/community.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { DUMPS_FOLDER, demoSettings, onServer, POSTGRES_URL } from './product.ts';

/**
 * Makes the databases that every product of the tests starts from, once: making them takes seconds, copying them does
 * not.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function setUp() {
  // Each runs in its own process or thread.
  const [folder, server] = await Promise.all([makeDumps(), makePostgres()]);
  process.env[DUMPS_FOLDER] = folder;
  process.env[POSTGRES_URL] = server.url();
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}

async function makePostgres() {
  const server = await startPostgres({ durable: false });
  for (const contents of ['empty', 'demo'] as const) {
    const template = contents === 'demo' ? ' template empty' : '';
    await onServer(server.url(), `create database ${contents}${template}`);
    const { db, close } = await connect({ databaseUrl: server.url(contents) });
    if (contents === 'demo') await fillDemo(db, demoSettings());
    await close();
  }
  return server;
}

async function makeDumps(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-e2e-'));
  const database = await openEmbedded({ folder: null });
  await migrate(database.db);
  writeFileSync(join(folder, 'empty.tar'), await database.dump());
  await fillDemo(database.db, demoSettings());
  writeFileSync(join(folder, 'demo.tar'), await database.dump());
  await database.close();
  return folder;
}
