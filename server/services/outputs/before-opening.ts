import {
  MAX_MARK_UNITS,
  READ_BEFORE_OPENING_MS,
  READING_GOOD_FOR_MS,
} from '#rules/apps/payment-requests.ts';
import type { ChainIndex, ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { inTime } from './in-time.ts';

/** The payments at an address that could be taken for one of `units`, just before one is asked for there. */
export type BeforeOpening = {
  address: string;
  units: bigint;
  /** The height of the chain before the address was read. */
  height: number;
  /** The amounts found there, in recent blocks and in no block. */
  present: ReadonlySet<bigint>;
  /** Whether a payment of exactly `units` is on its way there. */
  hasUnmarked: boolean;
  atMs: number;
};

type Asked = { address: string; units: bigint; now: () => number };

/**
 * Reads an address before an amount is drawn for it. Call it first, outside of a transaction: nobody can know the amount
 * yet, so no output seen now is its payment. Null if the chain does not answer in time.
 */
export function readBeforeOpening(
  chain: ChainIndex,
  asked: Asked,
  mostMs: number,
): Promise<BeforeOpening | null> {
  return inTime(read(chain, asked), mostMs);
}

async function read(chain: ChainIndex, { address, units, now }: Asked): Promise<BeforeOpening> {
  const atMs = now();
  // Read before the outputs, so that the amount of an output in a newer block is known.
  const height = await chain.readHeight();
  const isUnmarked = (output: ReceivedOutput) =>
    output.units === units && output.blockHeight === null;
  const outputs = await chain.readReceived(address, {
    sinceMs: atMs - READ_BEFORE_OPENING_MS,
    wants: [
      { leastUnits: units + 1n, mostUnits: units + MAX_MARK_UNITS, mostAlike: 1 },
      { units: new Set([units]), isUnconfirmed: true, mostAlike: 1 },
    ],
  });
  const present = new Set(outputs.map((output) => output.units));
  return { address, units, height, present, hasUnmarked: outputs.some(isUnmarked), atMs };
}

/** Whether a reading is of this address and amount, and fresh. */
export function isGoodFor(
  { address, units, atMs }: BeforeOpening,
  asked: { address: string; units: bigint; nowMs: number },
): boolean {
  const ageMs = asked.nowMs - atMs;
  return address === asked.address && units === asked.units && ageMs <= READING_GOOD_FOR_MS;
}
