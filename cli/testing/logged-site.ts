import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OwnLog } from '#contract/site/log.ts';
import { BEACON_AHEAD, BEACON_DEPTH } from '#rules/hunts/draw.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { answerHunt } from '#server/services/hunts/play.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { createTestSource, type TestSource } from '#server/testing/chain/test-source.ts';
import { openEmptied } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, tipOf } from '#server/testing/http/app.ts';
import { HUNT_ENDS_MS, HUNT_STARTS_MS, openHunt } from '#server/testing/hunts.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { type Finished, root, runHere } from './cli.ts';

/** The closed weeks: the first was closed without a dated policy, the second by one. */
export const WEEKS = ['2026-02-22', '2026-03-01'] as const;
/** The members who tip; each has two tips in both weeks. */
const MEMBERS = 40;
const DAYS = ['2026-02-18', '2026-02-20', '2026-02-25', '2026-02-27'];
const HOUR_MS = 3_600_000;
/** The end of the hunt whose winners are drawn. */
const DRAWN_MS = HUNT_ENDS_MS + HOUR_MS;
const INDEPENDENT = join(root, 'client/verify/verify.mjs');

export type LoggedSite = Awaited<ReturnType<typeof openLoggedSite>>;

/** The verdicts of both verifiers. */
export type Verdicts = { command: Finished; independent: Finished };

/**
 * A site on a socket with closed weeks and a public log of more than one tile, which signed two checkpoints. Within `altered` it
 * serves the database as one open transaction sees it.
 */
export async function openLoggedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-verify-'));
  const database = await openEmptied('postgres');
  const { db } = database;
  let served: Db = db;
  const test = await openTestApp(db, { wrap: () => standIn(() => served) });
  const chain = createTestSource({ blocks: 11 });
  await fill(db, test, chain);
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const cookies = new Map<bigint, string>();

  /** A member's own leaves of all closed weeks. */
  async function ownLogs(memberId: bigint): Promise<OwnLog[]> {
    const cookie =
      cookies.get(memberId) ?? (await createSession(db, { memberId, nowMs: test.clock.nowMs }));
    cookies.set(memberId, cookie);
    const answers: OwnLog[] = [];
    for (const week of WEEKS) {
      const url = `/api/weekly-rewards/weeks/${week}/own-log`;
      answers.push((await test.get(url, { headers: { cookie: `deck=${cookie}` } })).json());
    }
    return answers;
  }

  return {
    db,
    address,
    /** The chain whose block drew. */
    chain: chain.source,
    folder,
    ownLogs,
    file: (name: string) => join(folder, name),
    /** Serves the database after a change, which is undone at the end. */
    async altered<T>(change: (tx: Db) => Promise<unknown>, use: () => Promise<T>): Promise<T> {
      const undone = new Error('undone');
      let result: { value: T } | undefined;
      await db
        .transaction()
        .execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          await change(tx);
          served = tx;
          result = { value: await use() };
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        })
        .finally(() => {
          served = db;
        });
      if (result === undefined) throw new Error('nothing was done');
      return result.value;
    },
    /**
     * Runs both verifiers. They share the file of checkpoints and that of openings. With `apart` the independent one has a copy of the
     * checkpoints, so that it does not bring the file up to date for the other.
     */
    async verify({
      seen,
      apart = false,
      openings,
      witness,
    }: {
      seen?: string;
      apart?: boolean;
      openings?: object;
      witness?: string;
    } = {}): Promise<Verdicts> {
      const args = [address];
      if (witness !== undefined) args.push('--witness', witness);
      if (seen !== undefined) args.push('--seen', seen);
      if (openings !== undefined) {
        const path = join(folder, 'openings.json');
        writeFileSync(path, JSON.stringify(openings));
        args.push('--openings', path);
      }
      const copy = join(folder, 'apart.json');
      if (apart && seen !== undefined) copyFileSync(seen, copy);
      const independent = await runIndependent(
        args.map((each) => (apart && each === seen ? copy : each)),
      );
      return { independent, command: await runHere('verify', args, { DATA_DIR: folder }) };
    },
    async close(): Promise<void> {
      await test.app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The subjects about which a verifier reported problems, sorted. */
export function subjectsOf({ stdout }: Finished): string[] {
  const found = [...stdout.matchAll(/^PROBLEM ([^:]+):/gm)].map(([, subject = '']) => subject);
  return [...new Set(found)].sort();
}

async function fill(
  db: Db,
  test: Awaited<ReturnType<typeof openTestApp>>,
  chain: TestSource,
): Promise<void> {
  const [first, second] = WEEKS;
  const policy = { ...CLASSIC, weeklyPool: '300', minActivityThreshold: 1, highestShare: 10 };
  const startMs = Date.parse('2026-02-16T12:00:00Z');
  const basics = { policy, actor: 'operator' };
  await setPolicy(db, { ...basics, fromWeek: second, nowMs: startMs });
  const settings = { poolUnits: 50_000_000_007n, thresholdHundredths: 100 };
  for (const [index, day] of DAYS.entries()) {
    const tips = Array.from({ length: MEMBERS }, (_, n) => {
      const at = `${day}T10:00:00Z`;
      const to = String(1_000 + ((n + 1) % MEMBERS));
      return tipOf(String(1_000 + n), to, `${2 + (n % 7)}`, {
        at,
        txid: `${index + 1}${n + 10}`.padEnd(64, 'a'),
      });
    });
    // Members with more points, so that the shares differ.
    const more = tips.slice(0, 5).map((tip, n) => ({
      ...tip,
      id: `more-${index}-${n}`,
      txid: `${index + 1}${n + 10}`.padEnd(64, 'b'),
    }));
    await test.ingest(...tips, ...more);
    if (index === 1) {
      await closePastWeeks(db, { nowMs: Date.parse(`${first}T23:30:00Z`) + HOUR_MS, ...settings });
      await keep(db, Date.parse('2026-02-23T12:00:00Z'));
    }
  }
  await closePastWeeks(db, { nowMs: NOW_MS, ...settings });
  await playHunts(db, chain);
  await keep(db, DRAWN_MS);
}

/** Two hunts that members finish: the first ones win the one, and a block draws the winners of the other. */
async function playHunts(db: Db, chain: TestSource): Promise<void> {
  await sql`update members set primary_address = 'JAddressOf' || id where id <= 4`.execute(db);
  let nowMs = HUNT_STARTS_MS;
  const { source } = chain;
  const follow = () => followChain({ db, source, coin: JUNKCOIN_ON.test, now: () => nowMs });
  const run = async () => {
    await follow();
    await runHunts(db, { source, nowMs });
  };
  await follow();
  const first = await openHunt(db, { picture: true });
  const draw = await openHunt(db, {
    winners: 'draw',
    startsAt: isoTime(HUNT_ENDS_MS),
    endsAt: isoTime(DRAWN_MS),
  });
  await finish(db, { huntId: first, memberIds: [2n, 1n], nowMs });
  nowMs = HUNT_ENDS_MS;
  await run();
  await finish(db, { huntId: draw, memberIds: [3n, 1n, 4n, 2n], nowMs });
  nowMs = DRAWN_MS;
  await run();
  chain.mineMany(BEACON_AHEAD + BEACON_DEPTH);
  await run();
}

async function finish(
  db: Db,
  { memberIds, ...of }: { huntId: bigint; memberIds: readonly bigint[]; nowMs: number },
): Promise<void> {
  for (const memberId of memberIds) {
    for (const text of ['black pearl', 'cafe noir']) {
      await db.transaction().execute((tx) => answerHunt(tx, { ...of, memberId, text }));
    }
  }
}

const keep = (db: Db, nowMs: number) =>
  keepLog({ db, secrets: TEST_SECRETS, publicUrl: 'https://deck.example', now: () => nowMs });

/** A database that is another one at each moment. */
function standIn(current: () => Db): Db {
  return new Proxy(current(), {
    get(_, name) {
      const database = current();
      const value: unknown = Reflect.get(database, name, database);
      return typeof value === 'function' ? value.bind(database) : value;
    },
  });
}

function runIndependent(args: readonly string[]): Promise<Finished> {
  return new Promise((resolve) => {
    execFile('node', [INDEPENDENT, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
