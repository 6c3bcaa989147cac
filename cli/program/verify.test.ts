import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAddCheckpoint } from '#rules/log/add-checkpoint.ts';
import { COSIGNATURE, cosignedMessage, writeCosignature } from '#rules/log/cosignature.ts';
import { readCheckpoint, readNote, signatureLine, writeVerifierKey } from '#rules/log/note.ts';
import type { Db } from '#server/db/connect.ts';
import { askWitnesses } from '#server/services/log/ask-witnesses.ts';
import { keepLog, rotateLogKey } from '#server/services/log/checkpoints.ts';
import { makeKeyPair, signerOf, verifierKey } from '#server/services/log/ed25519.ts';
import { retireLogKeys } from '#server/services/log/keys.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { sized } from '#server/testing/run/scope.ts';
import { runSeed } from '#server/testing/run/seed.ts';
import { ALTERATIONS, signAnew } from '../testing/alterations.ts';
import { runHere } from '../testing/cli.ts';
import {
  type LoggedSite,
  openLoggedSite,
  subjectsOf,
  type Verdicts,
  WEEKS,
} from '../testing/logged-site.ts';

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

const whole = sized(1_000, 8);

it(`each of ${whole} alterations of the database is caught by both verifiers`, async () => {
  const names = Object.keys(ALTERATIONS);
  const seen = site.file('before.json');
  await site.verify({ seen });
  const before = await site.ownLogs(1n);
  // The kinds take turns, and each run starts with another one.
  let runs = runSeed();
  const anyAlteration = fc.nat({ max: 100_000 });
  await fc.assert(
    fc.asyncProperty(anyAlteration, async (nth) => {
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

const problemsOf = ({ command, independent }: Verdicts) => {
  expect(subjectsOf(independent)).toEqual(subjectsOf(command));
  return subjectsOf(command);
};
const saidBy = ({ command, independent }: Verdicts) => [command.stdout, independent.stdout];

it.each(['threshold', 'highest share'])(
  'a site that closes a week by another %s than its policy’s differs by nothing else',
  async (figure) => {
    const { change } =
      ALTERATIONS[`a week with another ${figure} than its policy’s, closed anew`] ?? {};
    if (change === undefined) throw new RangeError(figure);
    const found = await site.altered(
      (tx) => change(tx, 0),
      () => site.verify(),
    );
    expect(problemsOf(found)).toEqual([`week ${WEEKS[1]}`]);
    for (const said of saidBy(found)) expect(said).toMatch(/the policy/);
  },
);

it('a cosignature counts if the witness made it for this checkpoint', async () => {
  const { publicKey, pem } = makeKeyPair();
  const key = verifierKey({ origin: 'witness.example/w', publicKey }, COSIGNATURE);
  const witness = writeVerifierKey(key);
  expect(problemsOf(await site.verify({ witness }))).toEqual(['witness witness.example/w']);
  const addCheckpoint = async (body: string) => {
    const { text } = readNote(readAddCheckpoint(body).note);
    const signature = writeCosignature(1, signerOf(pem)(cosignedMessage(text, 1)));
    return { status: 200, text: signatureLine({ ...key, signature }) };
  };
  await askWitnesses({ db: site.db, now: Date.now }, [{ vkey: witness, addCheckpoint }]);
  expect(problemsOf(await site.verify({ witness }))).toEqual([]);
  const other = writeVerifierKey(
    verifierKey({ origin: 'witness.example/w', publicKey: makeKeyPair().publicKey }, COSIGNATURE),
  );
  expect(problemsOf(await site.verify({ witness: `${witness},${other}` }))).toEqual([
    'witness witness.example/w',
  ]);
});

it('follows a new key that the former one signed, and no other', async () => {
  const seen = site.file('rotated.json');
  await site.verify({ seen });
  const openings = await site.ownLogs(1n);
  const before = readFileSync(seen, 'utf8');
  const replaced = await rotateLogKey({ db: site.db, secrets: TEST_SECRETS, now: Date.now });
  const oneSigned = await site.altered(
    (tx) =>
      sql`update log_checkpoints set note = regexp_replace(note, '\u2014 [^\n]*\n$', '')
        where size = ${replaced?.size}`.execute(tx),
    () => site.verify({ seen, openings }),
  );
  expect(problemsOf(oneSigned)).toEqual(['key', 'openings', 'seen']);
  expect(readFileSync(seen, 'utf8')).toBe(before);
  expect(problemsOf(await site.verify({ seen, openings, apart: true }))).toEqual([]);
  expect(readFileSync(seen, 'utf8')).toContain(replaced?.to);
});

it('accepts nothing that the former key signs later', async () => {
  const seen = site.file('rotated.json');
  const former = await site.altered(
    async (tx) => {
      await sql`delete from log_keys where not is_retired`.execute(tx);
      await sql`update log_keys set is_retired = false`.execute(tx);
      await signAnew(tx);
    },
    () => site.verify({ seen }),
  );
  expect(problemsOf(former)).toContain('seen');
});

it('says that a restored log goes on, and which leaves may be lost', async () => {
  const { db, address } = site;
  const later = site.file('later.json');
  await site.verify({ seen: later });
  const { rows } = await sql<{ size: number; checkpoint: string; key: Uint8Array }>`
    select size::int as size, note as checkpoint, public_key as key
    from log_checkpoints c join log_keys k on k.id = c.key_id order by size limit 1`.execute(db);
  const [{ size = 0, checkpoint = '', key: publicKey = new Uint8Array() } = {}] = rows;
  const origin = 'deck.example/log';
  const key = writeVerifierKey(verifierKey({ origin, publicKey }));
  const earlier = site.file('earlier.json');
  writeFileSync(earlier, JSON.stringify({ [origin]: { site: address, key, checkpoint } }));
  await db.transaction().execute((tx) => goBack(tx, size));
  await retireLogKeys(db);
  await keepLog({
    db,
    secrets: TEST_SECRETS,
    publicUrl: 'https://deck.example',
    now: Date.now,
  });
  const lost = await site.verify({ seen: later });
  expect(problemsOf(lost)).toEqual(['seen']);
  for (const said of saidBy(lost)) {
    expect(said).toMatch(/goes on from \d+ leaves/);
    expect(said).toMatch(/Leaves \d+ to \d+, which were seen before, may be lost/);
    expect(said).not.toMatch(/a fork/);
  }
  const whole = await site.verify({ seen: earlier, apart: true });
  expect(problemsOf(whole)).toEqual([]);
  for (const said of saidBy(whole)) {
    expect(said).toMatch(/ok seen: a log with the new origin deck.example\/log\/2 goes on from/);
  }
  expect(readFileSync(earlier, 'utf8')).toContain('deck.example/log/2');
});

it('misses what a log lacks that goes on from one before the last', async () => {
  const { db } = site;
  const seen = site.file('earlier.json');
  const [first = ''] = Object.values<{ checkpoint: string }>(
    JSON.parse(readFileSync(seen, 'utf8')),
  ).map(({ checkpoint }) => checkpoint);
  const before = readFileSync(seen, 'utf8');
  // The same copy is restored a second time.
  await db.transaction().execute((tx) => goBack(tx, readCheckpoint(readNote(first).text).size));
  await retireLogKeys(db);
  const publicUrl = 'https://deck.example';
  await keepLog({ db, secrets: TEST_SECRETS, publicUrl, now: Date.now });
  expect(problemsOf(await site.verify({ seen }))).toEqual(['seen']);
  expect(readFileSync(seen, 'utf8')).toBe(before);
});

/** The log as a backup of a while ago has it. */
async function goBack(tx: Db, size: number): Promise<void> {
  for (const statement of [
    'set local session_replication_role = replica',
    'delete from log_cosignatures',
    `delete from log_checkpoints where size > ${size}`,
    `delete from log_leaves where index >= ${size}`,
    `delete from log_nodes where (index + 1) * 256 > ${size}`,
    'delete from log_state',
  ]) {
    await sql.raw(statement).execute(tx);
  }
}

it.each([
  [['quarterdeck.example'], 64],
  [['https://quarterdeck.example', '--witness', 'nobody'], 64],
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
