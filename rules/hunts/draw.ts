/**
 * The texts by which a treasure hunt can be checked, and its draw (docs/spec/hunts.md#6-proof). Their bytes never change: hashes of
 * them are published.
 */
import { canonicalJson } from '#rules/log/canonical-json.ts';

/** SHA-256 of a text's UTF-8 as lower-case hexadecimal digits. */
export type HashText = (text: string) => string | Promise<string>;

/** The block that draws is so many blocks above the newest one when the finishers are listed. */
export const BEACON_AHEAD = 6;
/** The draw waits until so many blocks stand on that block. */
export const BEACON_DEPTH = 10;

export type HuntRules = {
  hunt: number;
  title: string;
  story: string;
  winners: 'first' | 'draw';
  startsAt: string;
  endsAt: string;
  memberDays: number;
  /** Points in hundredths, coins in base units as text. */
  leastPoints: number;
  leastShares: number;
  finisherPoints: number;
  badge: string | null;
  prizes: readonly { amount: string; points: number }[];
  /** A commitment to each clue: {@link clueText}, hashed. */
  clues: readonly string[];
};

/** The rules as one line; the hash of this text is published before the start. */
export function rulesText(rules: HuntRules): string {
  return canonicalJson({
    ...rules,
    kind: 'treasure hunt 1',
    ahead: BEACON_AHEAD,
    depth: BEACON_DEPTH,
  });
}

/** A clue's picture: SHA-256 of its bytes in hexadecimal digits, the text for those who cannot see it, and its size in pixels. */
export type CluePicture = { description: string; hash: string; height: number; width: number };

/** The text whose hash commits to a clue. Its salt keeps strangers from guessing short texts and answers. */
export function clueText(clue: {
  kind: string;
  text: string;
  place: string | null;
  hint: string | null;
  hintAfterMinutes: number | null;
  /** Hexadecimal digits. */
  salt: string;
  answers: readonly string[];
  payee: number | null;
  /** Left out without one, so that commitments of clues without pictures are what they always were. */
  picture?: CluePicture;
}): string {
  return canonicalJson({ ...clue, answers: [...clue.answers].sort() });
}

/**
 * The list of finishers, in the order of finishing.
 *
 * @param beaconHeight null if the first ones win
 * @param members member numbers
 */
export function listText(
  rulesHash: string,
  beaconHeight: number | null,
  members: readonly number[],
): string {
  return canonicalJson({
    kind: 'treasure hunt list 1',
    rules: rulesHash,
    beaconHeight,
    members,
  });
}

/** The ticket of a member in a draw: the lowest tickets win. */
function ticketText(draw: { listHash: string; beaconHash: string; member: number }): string {
  return `treasure hunt draw 1\n${draw.listHash}\n${draw.beaconHash}\n${draw.member}\n`;
}

/**
 * The winners in the order of their places: the first finishers, or those with the lowest tickets. Everybody on the list has the
 * same chance in a draw, and the hash of a block that did not exist yet decides.
 */
export async function findWinners(
  hash: HashText,
  input: {
    listHash: string;
    /** Null: the first finishers win. */
    beaconHash: string | null;
    members: readonly number[];
    places: number;
  },
): Promise<number[]> {
  const { listHash, beaconHash, members, places } = input;
  if (beaconHash === null) return members.slice(0, places);
  const tickets = await Promise.all(
    members.map(async (member) => ({
      member,
      ticket: await hash(ticketText({ listHash, beaconHash, member })),
    })),
  );
  return tickets
    .sort((a, b) => (a.ticket < b.ticket ? -1 : 1))
    .slice(0, places)
    .map(({ member }) => member);
}
