import { randomFrom } from '../events.ts';
import { runSeed } from './seed.ts';

/** True in a whole run: `npm test -- --full`. Other runs try a sample where there are very many cases. */
export const IS_FULL = process.env.TEST_FULL === '1';

/** A number of repetitions or a size of test data: in a whole run, and in others. */
export function sized(whole: number, sampled: number): number {
  return IS_FULL ? whole : sampled;
}

/**
 * All cases in a whole run. In others at most this many, in their order and different from run to run.
 *
 * @param of a name of the matrix: others draw other cases in the same run
 */
export function someOf<T>(cases: readonly T[], most: number, of: string): readonly T[] {
  if (IS_FULL || cases.length <= most) return cases;
  const seed = [...of].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), runSeed());
  const drawn = new Set(randomFrom(seed).shuffled(cases).slice(0, most));
  return cases.filter((each) => drawn.has(each));
}
