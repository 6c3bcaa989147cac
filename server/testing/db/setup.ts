import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { bundleProgram } from '../../../scripts/package/bundle.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { compile, isBuilt } from '../../../scripts/prepare.mjs';
import { makeEmbedded, makeTemplate, onServer } from './databases.ts';
import { QUICK_ENGINE } from './quick-engine.ts';

/** Projects of one run are set up in turn in one process: the first stores its databases here for the others. */
const MADE = 'QUARTERDECK_TEST_DATABASES';
/** Set once the files that start in processes are compiled. */
const COMPILED = 'QUARTERDECK_TEST_COMPILED';

type Made = {
  embeddedFolder: string;
  embeddedDump: string;
  postgresUrl: string;
  postgresSocket: string | null;
  postgresTemplate: string;
};

/** Creates everything that a test run needs once: a PostgreSQL server, and a database of each engine to copy. */
export async function setup(project: TestProject) {
  // Here and not in the files that start the built server: two builds at once would overwrite each other.
  if (project.name !== 'database' && process.env[COMPILED] === undefined) {
    process.env[COMPILED] = '1';
    compile();
    if (!isBuilt()) await bundleProgram();
  }
  const known = process.env[MADE];
  if (known !== undefined) {
    provide(project, JSON.parse(known));
    return undefined;
  }
  setFlagsFromString(QUICK_ENGINE);
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-tests-'));
  const embeddedFolder = join(folder, 'not', 'there', 'yet');
  const embeddedDump = join(folder, 'embedded.tar');
  const [bytes, postgres] = await Promise.all([makeEmbedded(embeddedFolder), makePostgres()]);
  writeFileSync(embeddedDump, bytes);
  const { url: postgresUrl, socket: postgresSocket, template: postgresTemplate } = postgres;
  const made = { embeddedFolder, embeddedDump, postgresUrl, postgresSocket, postgresTemplate };
  process.env[MADE] = JSON.stringify(made);
  provide(project, made);
  return async () => {
    delete process.env[MADE];
    delete process.env[COMPILED];
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function provide(project: TestProject, made: Made): void {
  project.provide('embeddedFolder', made.embeddedFolder);
  project.provide('embeddedDump', made.embeddedDump);
  project.provide('postgresUrl', made.postgresUrl);
  project.provide('postgresSocket', made.postgresSocket);
  project.provide('postgresTemplate', made.postgresTemplate);
}

/** Uses the given server, or starts a new one. */
async function makePostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const template = await makeTemplate(given);
    return {
      url: given,
      socket: null,
      template,
      stop: () => onServer(given, `drop database ${template}`),
    };
  }
  const server = await startPostgres({ durable: false });
  const url = server.url();
  return { url, socket: server.socket, template: await makeTemplate(url), stop: server.stop };
}
