import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nextWeek, weekOf } from '#rules/weeks/week.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { runHere } from '../testing/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-policy-'));
const file = join(folder, 'policy.json');
let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await openPostgresForTest();
});
beforeEach(() => emptyDatabase(postgres.db));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.close();
});

const run = (...args: string[]) =>
  runHere('policy', args, { DATABASE_URL: postgres.url ?? '', WEEKLY_POOL: '70' });

it('prints an example, sets it, shows it and withdraws it', async () => {
  const example = await run('example', 'backed');
  expect(JSON.parse(example.stdout)).toMatchObject({ name: 'backed', weeklyPool: '70' });
  writeFileSync(file, example.stdout);
  const from = nextWeek(nextWeek(weekOf(Date.now())));
  const changes = '  - Points count as far as long-standing members back them';
  expect((await run('set', file, '--from', from, '--dry-run')).stdout).toContain(changes);
  expect((await run()).stdout).toMatch(/^No policy is set.*\n {2}- The weekly pool is 70 JKC\.\n/);
  expect((await run('set', file, '--from', from)).stdout).toMatch(
    new RegExp(
      `^backed \\([0-9a-f]{64}\\) is in force from the week of ${from} on\\.\n\nFor your members:\n\nNew rules of the weekly pool from Sunday, .*, 23:00 UTC\n\n• Points count as far[^]*/weeks/rules#${from}\n$`,
    ),
  );
  const shown = await run('--json');
  expect(JSON.parse(shown.stdout)).toEqual([
    {
      fromWeek: from,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      policy: JSON.parse(example.stdout),
    },
  ]);
  expect((await run()).stdout).toContain(`From the week of ${from}: backed`);
  expect(await run('withdraw', from)).toMatchObject({ code: 0 });
  expect((await run()).stdout).toContain('No policy is set');
});

it.each([
  ['no JSON', '{', 'cannot be read'],
  ['no policy', '{}', 'is not a policy'],
  ['an unknown field', JSON.stringify({ version: 1, name: 'a', x: 1 }), 'is not a policy'],
])('refuses a file with %s', async (_, text, problem) => {
  writeFileSync(file, text);
  const result = await run('set', file);
  expect(result.code).not.toBe(0);
  expect(result.stderr).toContain(problem);
});

it('refuses a week that has begun', async () => {
  writeFileSync(file, (await run('example', 'classic')).stdout);
  expect(await run('set', file, '--from', '2020-01-05')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('A policy can be set from the week of'),
  });
});

it('takes a part of a balance only with a wallet', async () => {
  const example = JSON.parse((await run('example', 'classic')).stdout);
  writeFileSync(file, JSON.stringify({ ...example, balancePart: 5 }));
  const refused = await run('set', file);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('WALLET_RPC_URL')]);
  const env = { DATABASE_URL: postgres.url ?? '', WALLET_RPC_URL: 'http://u:p@127.0.0.1:9771' };
  const set = await runHere('policy', ['set', file], env);
  expect(set.stdout).toContain('5 % of the coins that the pool’s wallet holds');
});
