import { generateKeyPairSync, sign } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAddCheckpoint } from '#rules/log/add-checkpoint.ts';
import { COSIGNATURE, findCosigned } from '#rules/log/cosignature.ts';
import {
  checkpointText,
  readCheckpoint,
  readEd25519Key,
  readNote,
  signatureLine,
  writeVerifierKey,
} from '#rules/log/note.ts';
import { leafHash, proveConsistency, rootOf } from '#rules/log/tree.ts';
import { createWitness } from '#server/gateways/witnesses/witness-http.ts';
import { askWitnesses } from '#server/services/log/ask-witnesses.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { readWitnessStates } from '#server/services/log/cosignatures.ts';
import { isEd25519, verifierKey } from '#server/services/log/ed25519.ts';
import { readKey, retireLogKeys } from '#server/services/log/keys.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';

const HOUR_MS = 3_600_000;

/** A log of another program, which may lie: its leaves are numbers. */
const pair = generateKeyPairSync('ed25519');
const OTHER = {
  origin: 'other.example/log',
  publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(12),
};
const OTHER_KEY = verifierKey(OTHER);

type Tree = { size: number; fork?: number };

function tilesOf({ size, fork = size }: Tree) {
  const leaf = (n: number) => leafHash(sha256, Buffer.from(n < fork ? `${n}` : `fork of ${n}`));
  return async (level: number) =>
    level === 0 ? Array.from({ length: size }, (_, n) => leaf(n)) : [];
}

/** A checkpoint of the other log, with a proof for the witness. Leaves from `fork` on are others. */
async function submission(tree: Tree, old: number, changed: { origin?: string } = {}) {
  const root = await rootOf(sha256, tilesOf(tree), tree.size);
  const text = checkpointText({ origin: OTHER.origin, ...changed, size: tree.size, root });
  const signature = sign(null, Buffer.from(text), pair.privateKey);
  const proof =
    old > tree.size
      ? []
      : await proveConsistency(sha256, tilesOf(tree), { from: old, size: tree.size });
  return writeAddCheckpoint({
    old,
    proof,
    note: `${text}\n${signatureLine({ ...OTHER_KEY, signature })}`,
  });
}

type Site = { database: TestDatabase; test: TestApp; address: string; publicUrl: string };

const keep = (site: Pick<Site, 'database' | 'publicUrl'>, nowMs = NOW_MS) =>
  keepLog({
    db: site.database.db,
    secrets: TEST_SECRETS,
    publicUrl: site.publicUrl,
    now: () => nowMs,
  });

async function logKeyOf({ db }: TestDatabase): Promise<string> {
  const key = await readKey(db, { use: 'log', secrets: TEST_SECRETS });
  if (key === null) throw new Error('there is no key');
  return writeVerifierKey(verifierKey(key));
}

/** Two sites that cosign each other's logs; both also cosign that of the other program. */
async function openSites(): Promise<[Site, Site]> {
  const bases = ['https://one.example', 'https://two.example'];
  const made = await Promise.all(
    bases.map(async (publicUrl) => ({ publicUrl, database: await openPostgresForTest() })),
  );
  for (const each of made) await keep(each);
  const logs = await Promise.all(made.map(({ database }) => logKeyOf(database)));
  const WITNESS_LOGS = [...logs, writeVerifierKey(OTHER_KEY)].join(', ');
  const [one, two] = await Promise.all(
    made.map(async (each) => {
      const environment = { WITNESS_LOGS, PUBLIC_URL: each.publicUrl };
      const test = await openTestApp(each.database.db, { environment });
      return { ...each, test, address: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
    }),
  );
  if (!one || !two) throw new Error('two sites');
  return [one, two];
}

describe('two sites that witness each other', () => {
  let one: Site;
  let two: Site;
  beforeAll(async () => {
    [one, two] = await openSites();
  });
  afterAll(async () => {
    for (const { test, database } of [one, two]) {
      await test.app.close();
      await database.close();
    }
  });

  const get = async (url: string) => (await fetch(url)).text();
  const add = async (site: Site, body: string) => {
    const answer = await fetch(`${site.address}/witness/add-checkpoint`, { method: 'POST', body });
    return {
      status: answer.status,
      text: await answer.text(),
      type: answer.headers.get('content-type'),
    };
  };
  const ask = async (log: Site, witness: Site, nowMs = NOW_MS) => {
    const vkey = (await get(`${witness.address}/witness/verifier-key`)).trim();
    const witnesses = [createWitness({ vkey, url: `${witness.address}/witness` })];
    const says = await askWitnesses({ db: log.database.db, now: () => nowMs }, witnesses);
    return { says, vkey, state: (await readWitnessStates(log.database.db))[0] };
  };
  const grow = async (site: Site, nth: number) => {
    await site.test.ingest(tipOf('11', '22', '1.5', { txid: `${nth}`.padEnd(64, 'a') }));
    await keep(site, NOW_MS + nth * HOUR_MS);
  };
  const witnessed = async (site: Site, origin: string) => {
    const { rows } = await sql<{ size: number; refused: string | null }>`
      select size::int as size, refused_note as refused from witnessed_logs
      where origin = ${origin}`.execute(site.database.db);
    return rows[0];
  };

  it('shows its checkpoint with the cosignature, again after it has grown, and to the witness’s readers', async () => {
    for (const nth of [1, 2]) {
      for (const [log, witness] of [
        [one, two],
        [two, one],
      ] as const) {
        await grow(log, nth);
        const { says, vkey } = await ask(log, witness);
        expect(says).toBe('1 of 1 witnesses cosigned');
        const note = readNote(await get(`${log.address}/log/checkpoint`));
        const key = readEd25519Key(sha256, vkey, COSIGNATURE);
        expect(await findCosigned(note, key, isEd25519)).toBe(NOW_MS / 1000);
        const { origin, size } = readCheckpoint(note.text);
        expect(await witnessed(witness, origin)).toEqual({ size, refused: null });
        const hash = Buffer.from(sha256(Buffer.from(origin))).toString('hex');
        expect(await get(`${witness.address}/witness/${hash}/checkpoint`)).toBe(
          await get(`${log.address}/log/checkpoint`),
        );
      }
    }
    expect((await ask(one, two)).says).toBe('0 of 0 witnesses cosigned');
    expect((await ask(one, two, NOW_MS + HOUR_MS)).says).toBe('1 of 1 witnesses cosigned');
  });

  it('stands in the footer of every page', async () => {
    const { vkey } = await ask(one, two);
    const size = (await readWitnessStates(one.database.db))[0]?.newest?.size;
    const environment = {
      PUBLIC_URL: one.publicUrl,
      LOG_WITNESSES: `${vkey} ${two.address}/witness`,
    };
    const site = await openTestApp(one.database.db, { siteFolder: BUILT_SITE, environment });
    for (const path of ['/terms', '/leaderboard']) {
      const { body } = await site.get(path);
      expect(body.replaceAll('<!-- -->', '')).toContain(
        `>Public log of ${size} leaves, cosigned by two.example/witness at 2026-03-04 `,
      );
    }
    await site.app.close();
  });

  it('cosigns one of many checkpoints that begin at the same size', async () => {
    const forks = [3, 4, 5, 6].map((size) => submission({ size, fork: 2 }, 0));
    const bodies = await Promise.all([submission({ size: 5 }, 0), ...forks]);
    const first = await Promise.all(bodies.map((body) => add(one, body)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const size = (await witnessed(one, OTHER.origin))?.size ?? 0;
    for (const { status, text, type } of first) {
      if (status === 409) expect([text, type]).toEqual([`${size}\n`, 'text/x.tlog.size']);
    }
  });

  it('answers each wrong request as the specification says, and keeps what it has', async () => {
    await add(two, await submission({ size: 5 }, 0));
    const right = await submission({ size: 8 }, 5);
    const cases: [string, number, string][] = [
      ['no request', 400, 'hello'],
      ['no note', 400, 'old 5\n\nhello\n'],
      ['an unknown log', 404, await submission({ size: 8 }, 5, { origin: 'third.example/log' })],
      ['no signature of the log', 403, right.replaceAll('\u2014 other', '\u2014 third')],
      ['a wrong signature', 403, right.replace('\n8\n', '\n9\n')],
      ['an old size beyond the tree', 400, await submission({ size: 5 }, 6)],
      ['another old size', 409, await submission({ size: 8 }, 4)],
      ['a tree that is smaller', 409, await submission({ size: 4 }, 4)],
      ['another tree of the same size', 422, await submission({ size: 5, fork: 3 }, 5)],
      ['a forked tree', 422, await submission({ size: 8, fork: 3 }, 5)],
      [
        'a proof too many',
        422,
        right.replace('\n\n', `\n${Buffer.alloc(32).toString('base64')}\n\n`),
      ],
      ['too large', 413, right + ' '.repeat(65_536)],
    ];
    for (const [name, status, body] of cases) {
      expect([name, (await add(two, body)).status]).toEqual([name, status]);
      expect((await witnessed(two, OTHER.origin))?.size).toBe(5);
    }
    const evidence = (await witnessed(two, OTHER.origin))?.refused ?? '';
    expect(readCheckpoint(readNote(evidence).text).origin).toBe(OTHER.origin);
    expect((await add(two, right)).status).toBe(200);
    // The right one again, whose answer was lost.
    expect(await add(two, right)).toMatchObject({ status: 409, text: '8\n' });
    expect((await add(two, await submission({ size: 8 }, 8))).status).toBe(200);
  });

  it('tells a log that went back to an earlier state, and one that forked there', async () => {
    await one.database.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from log_cosignatures`.execute(tx);
      await sql`delete from log_checkpoints where size > 2`.execute(tx);
      await sql`delete from log_leaves where index >= 2`.execute(tx);
      await sql`delete from log_state`.execute(tx);
    });
    const back = await ask(one, two);
    expect(back.state?.problem).toMatch(
      /^it has cosigned \d+ leaves, and the log has 2: the database went back/,
    );
    // The events are logged again, with other salts.
    await grow(one, 9);
    const forked = await ask(one, two);
    expect(forked.state?.problem).toMatch(
      /^the log does not continue what it cosigned: the database went back/,
    );
    const kept = await witnessed(two, 'one.example/log');
    expect(kept?.size).toBeGreaterThan(2);
    expect(kept?.refused).toContain('one.example/log');
  });

  it('explains that it does not know a log that goes on under a new origin', async () => {
    await retireLogKeys(one.database.db);
    await keep(one, NOW_MS + 10 * HOUR_MS);
    const { state, says } = await ask(one, two);
    expect(says).toBe('0 of 1 witnesses cosigned');
    expect(state?.problem).toBe('it does not know the log: give its operator /log/verifier-key');
  });

  it('has no new key unnoticed: a log that knows the former one accepts nothing else', async () => {
    const former = (await ask(two, one)).vkey;
    await retireLogKeys(one.database.db);
    const url = `${one.address}/witness`;
    await grow(two, 3);
    await askWitnesses({ db: two.database.db, now: () => NOW_MS }, [
      createWitness({ vkey: former, url }),
    ]);
    const [state] = await readWitnessStates(two.database.db);
    expect(state?.problem).toMatch(
      /^its answer is not signed with the key of one.example\/witness/,
    );
    expect(await get(`${url}/verifier-key`)).toMatch(/^one\.example\/witness\/[23]\+/);
  });

  it('is asked in vain while it is away, and nothing is lost', async () => {
    const vkey = (await get(`${one.address}/witness/verifier-key`)).trim();
    const away = createWitness({ vkey, url: 'http://127.0.0.1:1/witness' });
    expect(await askWitnesses({ db: two.database.db, now: () => NOW_MS }, [away])).toBe(
      '0 of 1 witnesses cosigned',
    );
    expect(await readWitnessStates(two.database.db)).toMatchObject([
      { problem: 'it gave no answer', newest: null },
    ]);
  });
});
