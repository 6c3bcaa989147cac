import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillDemo } from '#server/services/demo-community.ts';
import { DUMPS_FOLDER, demoSettings } from './product.ts';

/**
 * Makes the two databases that every product of the tests begins with, once: making them takes
 * seconds, copying them does not.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-e2e-'));
  const database = await openEmbedded({ folder: null });
  await migrate(database.db);
  writeFileSync(join(folder, 'empty.tar'), await database.dump());
  await fillDemo(database.db, demoSettings());
  writeFileSync(join(folder, 'demo.tar'), await database.dump());
  await database.close();
  process.env[DUMPS_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
