import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { connect } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { byChance, randomFrom } from '#server/testing/events.ts';
import { modelOf } from '#server/testing/ledger-model.ts';
import { IS_FULL, sized } from '#server/testing/run/scope.ts';
import { type Place, type Running, root, runHere, startCommand } from './testing/cli.ts';
import { type Figures, readFigures } from './testing/figures.ts';

/** A real year of tips, for a whole run, if it exists beside this project; otherwise a similar one is generated. */
const REAL = process.env.QUARTERDECK_TIPS ?? join(root, '../shared/data/tips-2025.csv.gz');
const REAL_FIGURES: Partial<Figures> = {
  tips: 51_454,
  members: 1906,
  volume: 9_072_710_726_000n,
  points: 3_355_200,
  paid_weeks: 37,
  odd_weeks: 0,
  distributed: 37n * 50_000_000_000n,
  first: ['BlackCompass602', 243_900, 955_550_000_000, 854_172_265_000, 164_889_905_028],
};

/** Lines from the beginning of the year, with some closed weeks: enough to be killed in between. */
const PART_LINES = sized(4_000, 2_000);
/** Lines of the generated year. */
const YEAR_LINES = sized(20_000, 8_000);

const WEEK_MS = 7 * 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-import-'));
let file: string;
let part: string;
let expected: Partial<Figures>;
/** The result of one undisturbed importer for that part: all others must end with the same. */
let partReference: Figures;

beforeAll(async () => {
  if (IS_FULL && existsSync(REAL)) {
    file = REAL;
    expected = REAL_FIGURES;
  } else {
    file = join(folder, 'tips.csv.gz');
    expected = makeYear(file);
  }
  part = join(folder, 'part.csv.gz');
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .slice(0, PART_LINES + 1);
  writeFileSync(part, gzipSync(lines.join('\n')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (path: string, place: Place) =>
  startCommand('import', [path, '--close-weeks'], place);
const importHere = (path: string, place: Place) =>
  runHere('import', [path, '--close-weeks'], place);

describe('A year of tips', { timeout: 300_000 }, () => {
  it('goes into PostgreSQL with the known figures', async () => {
    const postgres = await openPostgresForTest();
    const { code, stdout, stderr } = await start(file, placeOf(postgres)).finished;
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(`^${expected.tips} imported, 0 already known, 0 bad rows\n`),
    });
    expect(stderr).toContain(`100% | ${expected.tips}/${expected.tips}`);
    expect(await readFigures(postgres.db)).toMatchObject(expected);
    expect(await checkLedger(postgres.db)).toEqual([]);
    await postgres.close();
  });
});

describe('The start of a year', { timeout: 300_000 }, () => {
  it('ends the same after being killed on PostgreSQL, and refuses a second importer meanwhile', () =>
    byChance(async (random) => {
      const alone = await openPostgresForTest();
      await expectEnd(part, placeOf(alone), `${PART_LINES} imported`);
      partReference = await readFigures(alone.db);
      await alone.close();
      expect(partReference.paid_weeks).toBeGreaterThan(1);

      const postgres = await openPostgresForTest();
      const place = placeOf(postgres);
      const moments = Array.from({ length: 2 }, () => random.below(PART_LINES)).sort(
        (a, b) => a - b,
      );
      for (const [index, moment] of moments.entries()) {
        const running = start(part, place);
        if (index === 0) await expectRefusalBeside(running, postgres);
        await vi.waitUntil(
          async () => running.process.exitCode !== null || (await countEvents(postgres)) >= moment,
          WAIT,
        );
        await kill(running);
        await vi.waitUntil(() => isUnlocked(postgres), WAIT);
      }
      await expectEnd(part, place);
      await expectEnd(part, place, `0 imported, ${PART_LINES} already known, 0 bad rows`);
      expect(await readFigures(postgres.db)).toEqual(partReference);
      expect(await checkLedger(postgres.db)).toEqual([]);
      await postgres.close();
    }));

  // An import continues with the rows that the database lacks, whichever engine holds it.
  if (IS_FULL) {
    it('ends the same after being killed on the embedded database', () =>
      byChance(async (random) => {
        const place = { DATA_DIR: join(folder, 'data') };
        cpSync(inject('embeddedFolder'), place.DATA_DIR, { recursive: true });
        const share = random.below(90);
        const running = start(part, place);
        await vi.waitUntil(
          () => running.process.exitCode !== null || percentOf(running) >= share,
          WAIT,
        );
        await kill(running);
        await expectEnd(part, place);
        const { db, close } = await connect({ folder: place.DATA_DIR });
        expect(await readFigures(db)).toEqual(partReference);
        expect(await checkLedger(db)).toEqual([]);
        await close();
      }));
  }
});

const WAIT = { timeout: 120_000, interval: 5 };

function placeOf(postgres: TestDatabase): Place {
  return { DATABASE_URL: postgres.url ?? '' };
}

async function countEvents(postgres: TestDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from activity_events`.execute(postgres.db);
  return rows[0]?.count ?? 0;
}

/** Starts a second importer while the first one is in the middle of its work. */
async function expectRefusalBeside(first: Running, postgres: TestDatabase): Promise<void> {
  await vi.waitUntil(async () => (await countEvents(postgres)) > 0, WAIT);
  // Stopped in the middle, however fast it is.
  first.process.kill('SIGSTOP');
  const second = await importHere(part, placeOf(postgres));
  first.process.kill('SIGCONT');
  expect(second).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another import is running.'),
  });
}

/** Returns whether the database has noticed that the killed importer's session has ended. */
async function isUnlocked(postgres: TestDatabase): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and objid = ${LOCKS.import}
      and database = (select oid from pg_database where datname = current_database())) as held`.execute(
    postgres.db,
  );
  return rows[0]?.held === false;
}

function percentOf(running: Running): number {
  return Number([...running.output().matchAll(/(\d+)% \|/g)].at(-1)?.[1] ?? -1);
}

async function kill(running: Running): Promise<void> {
  running.process.kill('SIGKILL');
  await running.finished;
}

async function expectEnd(path: string, place: Place, line = ' 0 bad rows'): Promise<void> {
  const { code, stdout } = await importHere(path, place);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(line) });
}

/** Writes 36 weeks of invented tips, and returns the expected result. */
function makeYear(path: string): Partial<Figures> {
  const random = randomFrom(1);
  // It ends just before now, because an import closes every week since.
  const fromMs = weekStartMs(weekOf(Date.now() - 37 * WEEK_MS));
  const tips = Array.from({ length: YEAR_LINES }, (_, index) => {
    const from = 100 + Math.floor(random.below(700) * (random.below(100) / 100));
    const to = 100 + ((from - 100 + 1 + random.below(699)) % 700);
    const at = new Date(fromMs + Math.floor((index / YEAR_LINES) * 36 * WEEK_MS)).toISOString();
    const amount = `${1 + random.below(9)}.${1 + random.below(9)}`;
    return { id: `t${index}`, type: 'tip', at, telegramId: String(from), to: String(to), amount };
  });
  const rows = tips.map((tip) =>
    [tip.id, tip.at, tip.telegramId, `P${tip.telegramId}`, tip.to, `P${tip.to}`, tip.amount].join(
      ',',
    ),
  );
  const header = 'tip_id,at,from_id,from_username,to_id,to_username,amount';
  writeFileSync(path, gzipSync([header, ...rows].join('\n')));
  const people = [...modelOf(tips).values()];
  return {
    tips: tips.length,
    members: people.length,
    odd_weeks: 0,
    points: people.reduce((sum, person) => sum + person.points, 0),
    volume: people.reduce((sum, person) => sum + person.tipped, 0n),
  };
}
