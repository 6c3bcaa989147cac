import { ConfigError } from './values.ts';

/** The most that an outside bot may give in one event. */
const MOST_POINTS = 1000;

/** Points for a member whose link brought a new one; 0 unless the operator sets them. Throws `ConfigError`. */
export function readReferralPoints(text: string | null): number {
  if (text === null) return 0;
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) > MOST_POINTS) {
    throw new ConfigError(
      `REFERRAL_POINTS: must be points from 0 to ${MOST_POINTS} with at most 2 decimals`,
      ['REFERRAL_POINTS'],
    );
  }
  return Number(text);
}
