import { findWinners } from '#rules/hunts/draw.ts';
import { hashText } from './digests.ts';
import type { Hunt } from './rows.ts';

/** The members of a list that this site wrote, in the order of finishing. */
export function membersOf(list: string): number[] {
  return (JSON.parse(list) as { members: number[] }).members;
}

/** The member numbers of a settled hunt's winners, by place; empty before. */
export async function winnersOf({ state, list, beaconHash, prizes }: Hunt): Promise<number[]> {
  if (state !== 'settled' || list === null) return [];
  const members = membersOf(list.text);
  return findWinners(hashText, { listHash: list.hash, beaconHash, members, places: prizes.length });
}
