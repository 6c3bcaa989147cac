import { randomInt } from 'node:crypto';

/** Draws the seed of a run, unless TEST_SEED repeats one. Called before the run has workers, which inherit it. */
export function drawSeed(): void {
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
}

/** The seed of everything that this run draws. */
export function runSeed(): number {
  return Number(process.env.TEST_SEED);
}
