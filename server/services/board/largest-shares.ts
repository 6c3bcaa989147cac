/** The most shares that a response names. */
const MOST = 5;

/** Shares of a size, in base units, and the number of members who get one. */
type SharesOfSize = readonly [units: bigint, members: number];

/** The largest shares above 0, highest first. Reads each size once, because there may be a million. */
export function largestShares(sizes: Iterable<SharesOfSize>): bigint[] {
  const largest: bigint[] = [];
  for (const [units, members] of sizes) {
    const smallest = largest.length < MOST ? 0n : (largest.at(-1) ?? 0n);
    if (units <= smallest) continue;
    largest.push(...Array<bigint>(Math.min(members, MOST)).fill(units));
    largest.sort((a, b) => Number(b > a) - Number(b < a));
    largest.length = Math.min(largest.length, MOST);
  }
  return largest;
}
