import { createHash } from 'node:crypto';
import type { Hunt } from '#contract/site/hunts.ts';
import { clueText, findWinners, listText, rulesText } from '#rules/hunts/draw.ts';

/** SHA-256, as the browser computes it. */
export const hashSettled = (text: string) => createHash('sha256').update(text).digest('hex');

// So many that an altered draw hardly has the same winners.
export const FINISHERS = [7, 3, 12, 5, 9, 1, 30, 22, 14, 8];
const BEACON = 'ab'.repeat(32);
const OPEN = { place: null, hint: null, hintAfterMinutes: null };
const CLUES = [
  { ...OPEN, kind: 'answer', text: 'Which ship?', salt: 'aa', answers: ['02', '01'], payee: null },
  {
    ...OPEN,
    ...({ kind: 'tip', text: 'Thank the cook.', salt: 'bb', answers: [], payee: 4 } as const),
    picture: { description: 'A ladle', hash: hashSettled('ladle'), height: 30, width: 40 },
  },
] as const;

/** A settled hunt of which everything agrees. */
export async function settledHunt(winners: Hunt['winners']): Promise<Hunt> {
  const times = { startsAt: '2026-03-04T13:00:00.000Z', endsAt: '2026-03-05T13:00:00.000Z' };
  const rules = rulesText({
    hunt: 9,
    title: 'The lost anchor',
    story: '',
    winners,
    ...times,
    memberDays: 1,
    leastPoints: 250,
    leastShares: 1,
    finisherPoints: 150,
    badge: null,
    prizes: [
      { amount: '150000000', points: 0 },
      { amount: '0', points: 1000 },
    ],
    clues: CLUES.map((clue) => hashSettled(clueText(clue))),
  });
  const beaconHeight = winners === 'draw' ? 812 : null;
  const beaconHash = winners === 'draw' ? BEACON : null;
  const list = listText(hashSettled(rules), beaconHeight, FINISHERS);
  const prizes = [
    { place: 1, amount: '1.5', points: 0 },
    { place: 2, amount: '0', points: 10 },
  ];
  const found = await findWinners(hashSettled, {
    listHash: hashSettled(list),
    beaconHash,
    members: FINISHERS,
    places: 2,
  });
  return {
    id: '9',
    title: 'The lost anchor',
    status: 'settled',
    winners,
    ...times,
    clues: 2,
    players: 12,
    finishers: FINISHERS.length,
    coins: '1.5',
    story: '',
    memberDays: 1,
    leastPoints: 2.5,
    leastShares: 1,
    finisherPoints: 1.5,
    badge: null,
    prizes,
    atClue: [1, 1],
    winnerList: found.map((member, index) => ({
      ...(prizes[index] ?? { place: 0, amount: '0', points: 0 }),
      member,
      displayName: null,
      displayType: null,
      userId: null,
      payment: 'waits',
      explorerUrl: null,
    })),
    cancelReason: null,
    proof: {
      rulesText: rules,
      rulesHash: hashSettled(rules),
      announcedAt: times.startsAt,
      listText: list,
      listHash: hashSettled(list),
      listedAt: times.endsAt,
      beaconHeight,
      beaconHash,
      drawsAfter: 0,
    },
    openedClues: CLUES.map((clue, index) => ({
      number: index + 1,
      ...clue,
      answers: [...clue.answers],
    })),
  };
}
