import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { randomFrom } from '../events.ts';

/** What the server draws, in the hands of a history. */
export type Chance = {
  /** The next number that is drawn, if it is among those that can be. */
  wish(number: number): void;
  /** Gives the server its own chance back. */
  end(): void;
};

/**
 * Has the server draw from a seed, so that a history that failed fails again. An adversary who tries often enough draws any
 * mark in the end: here the first time.
 */
export function leadChance(seed: number): Chance {
  const { randomInt } = crypto;
  const random = randomFrom(seed);
  let wished: number | null = null;
  const draw = (from: number, to?: number): number => {
    const [least, end] = to === undefined ? [0, from] : [from, to];
    const given = wished;
    wished = null;
    return given !== null && given >= least && given < end
      ? given
      : least + random.below(end - least);
  };
  Object.assign(crypto, { randomInt: draw });
  syncBuiltinESMExports();
  return {
    wish(number) {
      wished = number;
    },
    end() {
      Object.assign(crypto, { randomInt });
      syncBuiltinESMExports();
    },
  };
}
