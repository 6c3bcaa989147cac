import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATION_FOLDERS } from '#server/db/migrate.ts';

/**
 * Gives this process a migration that a later version would bring.
 *
 * @param name sorts behind all others, such as `9001-planted.sql`
 * @returns takes it away again
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
