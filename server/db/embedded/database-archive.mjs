// An empty embedded database as one file. Making a database takes seconds and 800 MB of memory, unpacking one takes neither, so the
// package contains one (scripts/package/empty-database.mjs). Plain JavaScript, as the worker thread that uses it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

/** @typedef {{ path: string, bytes: Uint8Array | null }} Entry A file, or a folder, which has no bytes. */

/**
 * Packs a closed database's folder.
 *
 * @param {string} folder
 * @param {string} engine the version of the engine that made it
 * @returns {Uint8Array} the archive
 */
export function packDatabase(folder, engine) {
  /** @type {Entry[]} */
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isDirectory() ? null : readFileSync(path);
    return { path: relative(folder, path), bytes };
  });
  return gzipSync(serialize({ engine, entries }));
}

/**
 * Reads what `packDatabase` wrote. Throws if the archive is damaged.
 *
 * @param {Uint8Array} archive
 * @returns {{ engine: string, entries: Entry[] }}
 */
export function readArchive(archive) {
  return deserialize(gunzipSync(archive));
}

/**
 * Unpacks an archive into an empty folder. Only the owner can read the files.
 *
 * @param {Uint8Array} archive
 * @param {string} folder
 */
export function unpackDatabase(archive, folder) {
  const { entries } = readArchive(archive);
  const depth = (/** @type {Entry} */ { path }) => path.split(sep).length;
  for (const { path, bytes } of entries.sort((a, b) => depth(a) - depth(b))) {
    if (bytes === null) mkdirSync(join(folder, path), { mode: 0o700 });
    else writeFileSync(join(folder, path), bytes, { mode: 0o600 });
  }
}
