// Makes the empty embedded database of which first starts unpack a copy (server/db/embedded/database-archive.mjs), once for each version of the
// engine. For the package alone: in a clone, the build would take longer than it saves the first start.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packDatabase, readArchive } from '../../server/db/embedded/database-archive.mjs';
import { root } from '../prepare.mjs';

const dist = join(root, 'dist');
const archive = join(dist, 'empty-database.bin');
const manifest = join(root, 'node_modules/@electric-sql/pglite/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));

const isMade = existsSync(archive) && readArchive(readFileSync(archive)).engine === version;
if (!isMade) await make();

async function make() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-database-'));
  try {
    const database = await PGlite.create({ dataDir: folder });
    await database.close();
    mkdirSync(dist, { recursive: true });
    // It gets its name when it is complete, because a build can be stopped.
    writeFileSync(`${archive}.new`, packDatabase(folder, version));
    renameSync(`${archive}.new`, archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
