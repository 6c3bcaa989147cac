import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { runHere } from '../testing/cli.ts';

const WEEK = '2026-01-04';
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-replay-'));
const file = join(folder, 'policy.json');
let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await openPostgresForTest();
  writeFileSync(file, JSON.stringify(ONLY_BACKED));
});
beforeEach(() => emptyDatabase(postgres.db));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.close();
});

const run = (...args: string[]) =>
  runHere('replay', ['--policy', file, ...args], { DATABASE_URL: postgres.url ?? '' });

it('shows what a policy would have changed', async () => {
  const [nowMs, at] = [weekEndMs(WEEK), new Date(weekStartMs(WEEK)).toISOString()];
  // Anne and Ben tip each other; nobody tips Cora.
  const events = [
    ['Anne', 1, 2],
    ['Ben', 2, 1],
    ['Cora', 3, 1],
  ].map(([username, from, to]) => ({
    ...{ id: `replay:${from}`, type: 'tip', at, telegramId: String(from), username },
    ...{ to: String(to), amount: '1' },
  }));
  await ingestEvents(postgres.db, { events, nowMs });
  await closePastWeeks(postgres.db, {
    poolUnits: 30_000_000_000n,
    thresholdHundredths: 500,
    nowMs,
  });
  const { code, stdout } = await run('--weeks', '1');
  expect(code).toBe(0);
  expect(stdout).toContain('1 weeks, 2026-01-04 to 2026-01-04, under backed (');
  expect(stdout).toContain('Shared out: 300 JKC before, 200 JKC under the policy.');
  expect(stdout).toContain('33.3 % of the coins move: of 3 members 0 get more and 1 less');
  expect(stdout).toContain('@Cora (3): 0 instead of 100 JKC; 0 of 5 points count');
  const { lines } = JSON.parse((await run('--json')).stdout);
  expect(lines).toHaveLength(3);
});

it('needs a closed week', async () => {
  expect(await run()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No week is closed'),
  });
});

it.each(['0', '53', '1.5', 'x'])('refuses %s weeks', async (weeks) => {
  const { code, stderr } = await run('--weeks', weeks);
  expect([code, stderr]).toEqual([
    64,
    expect.stringContaining('--weeks is a number from 1 to 52.'),
  ]);
});
