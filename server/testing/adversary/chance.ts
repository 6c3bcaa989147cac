import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { randomFrom } from '../events.ts';

/** The server's random draws, controlled by a history. */
export type Chance = {
  /** Sets the next number that is drawn, if it is in the range of the draw. */
  wish(number: number): void;
  /** Restores the server's own random numbers. */
  end(): void;
};

/**
 * Makes the server draw from a seed, so that a failed history fails again. An adversary who tries often enough draws any mark
 * in the end; here it takes one try.
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
