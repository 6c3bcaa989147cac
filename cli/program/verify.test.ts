import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sized } from '#server/testing/run/scope.ts';
import { ALTERATIONS } from '../testing/alterations.ts';
import { runHere } from '../testing/cli.ts';
import { type LoggedSite, openLoggedSite, subjectsOf } from '../testing/logged-site.ts';

let site: LoggedSite;
beforeAll(async () => {
  site = await openLoggedSite();
}, 120_000);
afterAll(() => site?.close());

it('an honest site has no problem, and its checkpoint is kept', async () => {
  const openings = await site.ownLogs(1n);
  const seen = site.file('honest.json');
  for (const run of ['first', 'second']) {
    const { command, independent } = await site.verify({ seen, openings });
    expect([run, subjectsOf(command), subjectsOf(independent)]).toEqual([run, [], []]);
    expect([command.code, independent.code]).toEqual([0, 0]);
    expect(command.stdout).toMatch(/\nOK\n$/);
    expect(independent.stdout).toMatch(/\nOK\n$/);
    // Each verifier reads the file that the other one wrote.
    expect(command.stdout).toMatch(/^ok seen: /m);
  }
  expect(JSON.parse(readFileSync(seen, 'utf8'))).toMatchObject({
    'deck.example/log': { site: site.address, key: expect.stringMatching(/^deck.example/) },
  });
});

const whole = sized(1_000, Object.keys(ALTERATIONS).length);

it(`each of ${whole} alterations of the database is caught by both verifiers`, async () => {
  const names = Object.keys(ALTERATIONS);
  const seen = site.file('before.json');
  await site.verify({ seen });
  const before = await site.ownLogs(1n);
  let runs = 0;
  const anyAlteration = fc.nat({ max: 100_000 });
  await fc.assert(
    fc.asyncProperty(anyAlteration, async (nth) => {
      // In turn, so that a sample has each of them.
      const name = names[runs % names.length] ?? '';
      runs += 1;
      await expectCaught(name, nth, { seen, before });
    }),
    { numRuns: whole, endOnFailure: true },
  );
}, 3_000_000);

async function expectCaught(
  name: string,
  nth: number,
  { seen, before }: { seen: string; before: object },
): Promise<void> {
  const { change, caughtBy, byOpenings = false } = ALTERATIONS[name] ?? {};
  if (change === undefined) throw new RangeError(`no alteration ${name}`);
  const copy = site.file('seen.json');
  copyFileSync(seen, copy);
  const { command, independent } = await site.altered(
    (tx) => change(tx, nth),
    async () => site.verify({ seen: copy, openings: byOpenings ? await site.ownLogs(1n) : before }),
  );
  const found = subjectsOf(command);
  expect([name, nth, subjectsOf(independent)]).toEqual([name, nth, found]);
  expect([name, found.some((subject) => caughtBy?.test(subject))]).toEqual([name, true]);
  expect([name, command.code, independent.code]).toEqual([name, 1, 1]);
  expect([name, readFileSync(copy, 'utf8')]).toEqual([name, readFileSync(seen, 'utf8')]);
}

it('a fork is explained, with both checkpoints, and not called fraud', async () => {
  const seen = site.file('fork.json');
  await site.verify({ seen });
  const { command, independent } = await site.altered(
    (tx) => ALTERATIONS['a lost end, as after a restore']?.change(tx, 99) ?? Promise.reject(),
    () => site.verify({ seen }),
  );
  for (const { stdout } of [command, independent]) {
    expect(stdout).toMatch(/PROBLEM seen: a fork/);
    expect(stdout).toMatch(/restored from a backup/);
    expect(stdout.match(/^\u2014 deck.example\/log /gm)).toHaveLength(2);
    expect(stdout).not.toMatch(/fraud/i);
  }
});

it.each([
  [['quarterdeck.example'], 64],
  [['https://quarterdeck.example', '--openings', 'missing.json'], 1],
])('%j is refused', async (args, code) => {
  expect((await runHere('verify', args, { DATA_DIR: site.folder })).code).toBe(code);
});

it('a file that holds no answers is refused', async () => {
  const path = site.file('wrong.json');
  writeFileSync(path, '{"openings":1}');
  const args = [site.address, '--openings', path];
  const { stderr } = await runHere('verify', args, { DATA_DIR: site.folder });
  expect(stderr).toMatch(/is not an answer of own-log/);
});
