import type { Db } from '#server/db/connect.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { startEngines } from './engines.ts';
import { machine, percentile, table } from './report.ts';
import { openServer } from './server.ts';

const ROUNDS = 30;

type Timed = {
  calls: readonly string[];
  nowMs: number;
  /** The sizes of the database, for the report. */
  sizes: string;
  fill(db: Db): Promise<void>;
  /** Called before the rounds, with the way to make a call. */
  begin?(ask: (path: string) => Promise<number>, engine: string): Promise<void>;
};

/** Times calls of member 1 by in-process HTTP, on both engines, and prints the median and the worst. */
export async function timeCalls({ calls, nowMs, sizes, fill, begin }: Timed): Promise<void> {
  const rows = calls.map((path) => [path]);
  const head = ['call'];
  for (const engine of await startEngines()) {
    head.push(engine.name);
    const { db, close } = await engine.open();
    await fill(db);
    const ask = await openCaller(db, nowMs);
    await begin?.(ask, engine.name);
    for (const [index, path] of calls.entries()) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await ask(path));
      const [median, worst] = [percentile(times, 0.5), percentile(times, 0.99)];
      rows[index]?.push(`${median.toFixed(0)} / ${worst.toFixed(0)}`);
    }
    await close();
    await engine.stop();
  }
  console.log(`${sizes}. ms: median / worst of ${ROUNDS}. ${machine()}\n`);
  console.log(table(head, rows));
}

async function openCaller(db: Db, nowMs: number): Promise<(path: string) => Promise<number>> {
  const { app } = await openServer(db, { nowMs });
  const token = await createSession(db, { memberId: 1n, nowMs });
  return async (path) => {
    const startMs = performance.now();
    const response = await app.inject({ url: path, headers: { cookie: `deck=${token}` } });
    // In a small database there may be nobody of this name.
    const mayBeMissing = path.startsWith('/api/creator/profiles/') && response.statusCode === 404;
    if (response.statusCode !== 200 && !mayBeMissing) throw new Error(`${path}: ${response.body}`);
    return performance.now() - startMs;
  };
}
