import fc from 'fast-check';
import { connect, type Db } from '#server/db/connect.ts';
import { type Harbour, openHarbour } from '#server/testing/adversary/harbour.ts';
import { anyHistory } from '#server/testing/adversary/histories.ts';
import { live } from '#server/testing/adversary/history.ts';
import { SLOW_STRATEGIES, STRATEGIES } from '#server/testing/adversary/strategies.ts';
import type { Random } from '#server/testing/events.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Round } from './report.ts';

const HISTORIES_A_ROUND = 250;
const SEEDS = 2 ** 31;

/** The place of one history among all possible ones, to repeat a failure. */
type Place = { seed: number; path?: string };

/**
 * Random histories of a community with an adversary in it, in rounds that have a seed each. The first failed history of a
 * round is made as short as possible and printed with its place.
 *
 * @param input.place repeats that history instead, in the printed form `SEED/PATH`
 */
export async function* tryHistories(
  random: Random,
  { histories, place }: { histories: number; place: string | undefined },
): AsyncGenerator<Round> {
  const postgres = await startPostgres({ durable: false });
  const { db, close } = await connect({ databaseUrl: postgres.url() });
  try {
    if (place !== undefined) {
      yield await inHarbour(db, (harbour) =>
        tryRound(harbour, { ...readPlace(place), numRuns: 1, endOnFailure: true }),
      );
      return;
    }
    yield await inHarbour(db, tryStrategies);
    for (let left = histories; left > 0; left -= HISTORIES_A_ROUND) {
      const round = { seed: random.below(SEEDS), numRuns: Math.min(left, HISTORIES_A_ROUND) };
      yield await inHarbour(db, (harbour) => tryRound(harbour, round));
    }
  } finally {
    await close();
    await postgres.stop();
  }
}

/** One harbour a round: its clock goes on from history to history, and a block's time ends in 2106. */
async function inHarbour(db: Db, run: (harbour: Harbour) => Promise<Round>): Promise<Round> {
  const harbour = await openHarbour(db);
  try {
    return await run(harbour);
  } finally {
    await harbour.close();
  }
}

/** The attacks that worked once, each by itself. */
async function tryStrategies(harbour: Harbour): Promise<Round> {
  const strategies = Object.entries({ ...STRATEGIES, ...SLOW_STRATEGIES });
  let wentWrong = 0;
  for (const [name, moves] of strategies) {
    const faults = await live(harbour, { moves, seed: 1 });
    if (faults.length > 0) console.log(`${name}: ${faults.join('; ')}`);
    wentWrong += faults.length > 0 ? 1 : 0;
  }
  return { figures: { strategies: strategies.length }, faults: { wentWrong } };
}

function readPlace(text: string): Place {
  const [seed = '', path = ''] = text.split('/');
  if (!/^-?\d+$/.test(seed) || !/^\d+(:\d+)*$/.test(path)) {
    throw new Error(`${text} is no place: give SEED/PATH as it was printed.`);
  }
  return { seed: Number(seed), path };
}

async function tryRound(
  harbour: Harbour,
  input: Place & { numRuns: number; endOnFailure?: boolean },
): Promise<Round> {
  let moves = 0;
  const property = fc.asyncProperty(anyHistory, async (history) => {
    moves += history.moves.length;
    const faults = await live(harbour, history);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const { seed } = input;
  const details = await fc.check(property, input);
  if (details.failed) {
    console.log(fc.defaultReportMessage(details));
    console.log(details.errorInstance instanceof Error ? details.errorInstance.message : '');
    console.log(`again: npm run drill -- adversary 1 ${seed}/${details.counterexamplePath}`);
  }
  return {
    figures: { seed, histories: details.numRuns, moves },
    faults: { wentWrong: details.failed ? 1 : 0 },
  };
}
