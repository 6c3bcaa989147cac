import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.mjs';
import { dumpMigrated } from './test-databases.ts';

/** Starts what every test run needs once: a PostgreSQL server and an embedded database to copy. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-tests-'));
  const dump = join(folder, 'embedded.tar');
  writeFileSync(dump, await dumpMigrated());
  project.provide('embeddedDump', dump);
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startPostgres({ durable: false });
  project.provide('postgresUrl', given ?? server?.url() ?? '');
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
