import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { nextWeek, type WeekName, weekEndMs, weekOf } from '#rules/weeks/week.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import type { Place } from './cli.ts';

// A process takes seconds if others need the CPU too.
export const IN_TIME = { timeout: 180_000 };

export const DAY_MS = 86_400_000;

/** The header of a file of tips. */
export const HEADER = 'tip_id,at,from_id,from_username,to_id,to_username,amount';
/** Four weeks ago: closing it closes every week since, which takes time for each. */
export const WEEK = weekOf(Date.now() - 28 * DAY_MS);
export const NEXT_WEEK = nextWeek(WEEK);
export const dayIn = (week: WeekName, beforeItsEnd: number) =>
  new Date(weekEndMs(week) - beforeItsEnd * DAY_MS).toISOString().slice(0, 10);
export const SATURDAY = dayIn(WEEK, 1);
export const row = (id: string, day = dayIn(WEEK, 4)) => `${id},${day}T10:00:00Z,11,Anne,22,Mary,1`;

/** Gives the tests of a file a folder, and a database that is emptied before each of them. */
export function prepareCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-commands-'));
  let postgres: TestDatabase;
  beforeAll(async () => {
    postgres = await openPostgresForTest();
  });
  beforeEach(() => emptyDatabase(postgres.db));
  afterAll(async () => {
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    db: () => postgres.db,
    place: (): Place => ({ DATABASE_URL: postgres.url ?? '' }),
    /** Writes a file into the folder; returns its path. */
    file(name: string, text: string | Buffer): string {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
  };
}
