import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATION_FOLDERS } from '#server/db/migrate.ts';

/**
 * Adds a migration of a later version to this process.
 *
 * @param name a name that sorts after all others, such as `9001-planted.sql`
 * @returns a function that removes it
 */
export function plantMigration(name: string, text: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-planted-'));
  writeFileSync(join(folder, name), text);
  MIGRATION_FOLDERS.push(folder);
  return () => {
    MIGRATION_FOLDERS.splice(MIGRATION_FOLDERS.indexOf(folder), 1);
    rmSync(folder, { recursive: true });
  };
}
