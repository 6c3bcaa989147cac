import { randomBytes, randomInt } from 'node:crypto';
import { createProver } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { append } from '#server/services/log/append.ts';
import { sha256, tileReader } from '#server/services/log/tiles.ts';
import { startEngines } from '../engines.ts';
import { machine, percentile, table } from '../report.ts';

const SIZES = [1_000_000];
const AT_ONCE = 10_000;
const PROOFS = 500;
/** The openings of one answer, which share what they read. */
const IN_AN_ANSWER = 100;

/** `npm run bench -- proofs [leaves …]`: the time to prove a leaf of a log in the database, alone and in an answer of a hundred. */
export async function run(args: string[]): Promise<void> {
  const rows: string[][] = [];
  for (const engine of await startEngines()) {
    const { db, close } = await engine.open();
    let filled = 0;
    for (const size of args.length > 0 ? args.map(Number) : SIZES) {
      await fill(db, { from: filled, to: size });
      filled = size;
      const alone: number[] = [];
      for (let turn = 0; turn < PROOFS; turn += 1)
        alone.push(await measure(db, { size, count: 1 }));
      const together: number[] = [];
      for (let turn = 0; turn < PROOFS / IN_AN_ANSWER; turn += 1) {
        together.push((await measure(db, { size, count: IN_AN_ANSWER })) / IN_AN_ANSWER);
      }
      const figures = [percentile(alone, 0.5), percentile(alone, 0.99), percentile(together, 0.5)];
      rows.push([
        engine.name,
        size.toLocaleString('en-US'),
        ...figures.map((each) => each.toFixed(2)),
      ]);
    }
    await close();
    await engine.stop();
  }
  console.log(`Proofs of the public log, ms a leaf. ${machine()}\n`);
  console.log(table(['engine', 'leaves', 'alone', 'alone, p99', 'a hundred at once'], rows));
}

async function fill(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  for (let done = from; done < to; done += AT_ONCE) {
    const leaves = Array.from({ length: Math.min(AT_ONCE, to - done) }, (_, place) => ({
      commitment: randomBytes(32),
      salt: randomBytes(32),
      seq: BigInt(done + place),
      memberId: BigInt((done + place) % 1_000),
      text: '',
    }));
    await db.transaction().execute((tx) => append(tx, leaves));
  }
}

/** In ms. */
async function measure(db: Db, { size, count }: { size: number; count: number }): Promise<number> {
  const startedMs = performance.now();
  const prove = createProver(sha256, tileReader(db), size);
  for (let done = 0; done < count; done += 1) await prove(randomInt(size));
  return performance.now() - startedMs;
}
