import type { Harbour } from './harbour.ts';
import { findFaults, findMissing, findUncounted } from './invariants.ts';
import { make } from './make-move.ts';
import type { Move } from './moves.ts';
import { openWorld, type World } from './world.ts';

/** The number of runs after which every payment must be known. */
const LAST_RUNS = 3;
/** After all runs every payment is deep enough to be final, or lost. */
const BLOCKS_EACH = 3;
const BETWEEN_RUNS_MS = 2 * 60_000;

/** The failures of jobs that are listed with the faults. */
const MOST_REPORTS = 5;

/** Plays a history that somebody could bring about, and returns its faults. */
export async function live(
  harbour: Harbour,
  { moves, seed }: { moves: readonly Move[]; seed: number },
): Promise<string[]> {
  const world = await openWorld(harbour, { seed });
  try {
    for (const move of moves) await make(world, move);
    const late = await followOnce(world);
    await settle(world);
    const faults = await findFaults(world);
    // If the site may have sent the same amount to the same address, a payment waits until that is final.
    if ((await findMissing(world)).length > 0) await settle(world);
    const all = [...late, ...faults, ...(await findMissing(world))];
    // A job that failed explains a payment that does not count.
    return all.length === 0 ? [] : [...all, ...world.reports.slice(-MOST_REPORTS)];
  } finally {
    world.close();
  }
}

/** Every payment in a block counts once the chain was followed, whatever happened before. */
async function followOnce(world: World): Promise<string[]> {
  world.outside.setMood('honest');
  world.outside.chain.mine();
  world.endMove();
  await world.run('chain', 0);
  return findUncounted(world);
}

/** The index is honest, except for addresses that it cannot read; blocks are mined, and jobs run. */
async function settle(world: World): Promise<void> {
  const { outside, clock, isDue } = world;
  for (let run = 0; run < LAST_RUNS; run += 1) {
    outside.chain.mine(BLOCKS_EACH);
    clock.nowMs += BETWEEN_RUNS_MS;
    await world.run('tips', run);
    if (isDue.week) await world.run('weekly-distribution', run);
    if (isDue.faucet) await world.run('faucet', run);
    world.endMove();
  }
}
