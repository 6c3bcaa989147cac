import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.mjs';
import { dumpMigrated, makeTemplate, onServer } from './test-databases.ts';

/** Projects of one run are set up one after the other in one process: the first leaves word here for the others. */
const MADE = 'QUARTERDECK_TEST_DATABASES';

type Made = { embeddedDump: string; postgresUrl: string; postgresTemplate: string };

/** Makes what every test run needs once: a PostgreSQL server, and a database of each engine to copy. */
export async function setup(project: TestProject) {
  const known = process.env[MADE];
  if (known !== undefined) {
    provide(project, JSON.parse(known));
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-tests-'));
  const [embeddedDump, postgres] = await Promise.all([makeDump(folder), makePostgres()]);
  const { url: postgresUrl, template: postgresTemplate } = postgres;
  const made = { embeddedDump, postgresUrl, postgresTemplate };
  process.env[MADE] = JSON.stringify(made);
  provide(project, made);
  return async () => {
    delete process.env[MADE];
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function provide(project: TestProject, made: Made): void {
  project.provide('embeddedDump', made.embeddedDump);
  project.provide('postgresUrl', made.postgresUrl);
  project.provide('postgresTemplate', made.postgresTemplate);
}

async function makeDump(folder: string): Promise<string> {
  const path = join(folder, 'embedded.tar');
  writeFileSync(path, await dumpMigrated());
  return path;
}

/** On the server that is given, or on one of its own. */
async function makePostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const template = await makeTemplate(given);
    return { url: given, template, stop: () => onServer(given, `drop database ${template}`) };
  }
  const server = await startPostgres({ durable: false });
  const url = server.url();
  return { url, template: await makeTemplate(url), stop: server.stop };
}
