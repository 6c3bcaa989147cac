import { beforeAll, describe, expect, it } from 'vitest';
import type { Hunt } from '#contract/site/hunts.ts';
import { listText } from '#rules/hunts/draw.ts';
import {
  hashSettled as hash,
  FINISHERS as MEMBERS,
  settledHunt as settled,
} from '#web/testing/settled-hunt.ts';
import { checkHunt } from './check-hunt.ts';

/** The steps with that result, if the site shows that picture. */
async function stepsOf(
  hunt: Hunt,
  wanted: 'ok' | 'wrong' | 'open',
  shown = 'ladle',
): Promise<string[]> {
  const steps = await checkHunt(hash, hunt, async () => hash(shown));
  return steps.filter(({ result }) => result === wanted).map(({ name }) => name);
}

const ALL = [
  'Hash of the rules',
  'The rules',
  'Hash of the list',
  'The list',
  'The clues',
  'The winners',
];

it.each(['first', 'draw'] as const)('a settled hunt (%s) agrees', async (winners) => {
  expect(await stepsOf(await settled(winners), 'ok')).toEqual(ALL);
});

it('a hunt that runs agrees as far as it can be checked', async () => {
  const hunt = await settled('draw');
  const proof = {
    ...hunt.proof,
    listText: null,
    listHash: null,
    listedAt: null,
    beaconHeight: null,
    beaconHash: null,
  };
  const running: Hunt = { ...hunt, status: 'running', proof, openedClues: [], winnerList: [] };
  expect(await stepsOf(running, 'ok')).toEqual(ALL.slice(0, 2));
  expect(await stepsOf(running, 'wrong')).toEqual([]);
  // A settled hunt cannot leave out its proof.
  expect(await stepsOf({ ...running, status: 'settled' }, 'wrong')).toEqual([
    'Hash of the list',
    'The clues',
    'The winners',
  ]);
});

describe('a draw that was altered', () => {
  let hunt: Hunt;
  beforeAll(async () => {
    hunt = await settled('draw');
  });

  /** Another list with its own right hash. */
  const withList = (list: string): Hunt => ({
    ...hunt,
    proof: { ...hunt.proof, listText: list, listHash: hash(list) },
  });
  const withProof = (change: Partial<Hunt['proof']>): Hunt => ({
    ...hunt,
    proof: { ...hunt.proof, ...change },
  });
  const withClue = (change: Partial<Hunt['openedClues'][number]>): Hunt => ({
    ...hunt,
    openedClues: hunt.openedClues.map((clue, index) =>
      index === 1 ? { ...clue, ...change } : clue,
    ),
  });
  const withPicture = (change: object) => {
    const [, clue] = hunt.openedClues;
    return withClue(clue?.picture ? { picture: { ...clue.picture, ...change } } : {});
  };
  const listOf = (members: number[], rules = hunt.proof.rulesHash, height: number | null = 812) =>
    listText(rules, height, members);

  it.each<[what: string, altered: () => Hunt, wrong: string[]]>([
    [
      'the list, without its hash',
      () => withProof({ listText: listOf([...MEMBERS.slice(1), 6]) }),
      ['Hash of the list', 'The winners'],
    ],
    ['the list, with its hash', () => withList(listOf([...MEMBERS.slice(1), 6])), ['The winners']],
    ['a member twice', () => withList(listOf([...MEMBERS, 3])), ['The list', 'The winners']],
    ['the list of other rules', () => withList(listOf(MEMBERS, 'dd')), ['The list', 'The winners']],
    [
      'a list with a later block',
      () => withList(listOf(MEMBERS, hunt.proof.rulesHash, 813)),
      ['The list', 'The winners'],
    ],
    ['a list that is no list', () => withList('[7]'), ['The list', 'The winners']],
    ['the height', () => withProof({ beaconHeight: 811 }), ['The list']],
    ['the hash of the block', () => withProof({ beaconHash: 'cd'.repeat(32) }), ['The winners']],
    ['no hash of the block', () => withProof({ beaconHash: null }), ['The winners']],
    [
      'the hash of the rules',
      () => withProof({ rulesHash: 'cc' }),
      ['Hash of the rules', 'The list'],
    ],
    [
      'the text of the rules',
      () => withProof({ rulesText: hunt.proof.rulesText.replace('anchor', 'rudder') }),
      ['Hash of the rules', 'The rules'],
    ],
    [
      'rules that are none',
      () => withProof({ rulesText: '{' }),
      ['Hash of the rules', 'The rules', 'The clues'],
    ],
    ['the title', () => ({ ...hunt, title: 'Another' }), ['The rules']],
    [
      'the way of winning',
      () => ({ ...hunt, winners: 'first' }),
      ['The rules', 'The list', 'The winners'],
    ],
    [
      'a prize',
      () => ({ ...hunt, prizes: [{ place: 1, amount: '2', points: 0 }, ...hunt.prizes.slice(1)] }),
      ['The rules', 'The winners'],
    ],
    [
      'the order of the winners',
      () => ({ ...hunt, winnerList: hunt.winnerList.toReversed() }),
      ['The winners'],
    ],
    [
      'a winner too few',
      () => ({ ...hunt, winnerList: hunt.winnerList.slice(1) }),
      ['The winners'],
    ],
    ['the text of a clue', () => withClue({ text: 'Thank the captain.' }), ['The clues']],
    ['its answers', () => withClue({ answers: ['03'] }), ['The clues']],
    ['its payee', () => withClue({ payee: 5 }), ['The clues']],
    ['its picture', () => withPicture({ hash: hash('spoon') }), ['The clues']],
    ['the words for it', () => withPicture({ description: 'A spoon' }), ['The clues']],
    ['a clue too few', () => ({ ...hunt, openedClues: hunt.openedClues.slice(1) }), ['The clues']],
  ])('in %s is caught', async (_, altered, wrong) => {
    expect(await stepsOf(altered(), 'wrong')).toEqual(wrong);
  });

  it('in the bytes of a picture is caught', async () => {
    expect(await stepsOf(hunt, 'wrong', 'spoon')).toEqual(['The clues']);
  });

  it('is told with what differs', async () => {
    const swapped = { ...hunt, winnerList: hunt.winnerList.toReversed() };
    const [first, second] = hunt.winnerList;
    const steps = await checkHunt(hash, swapped, async () => hash('ladle'));
    expect(steps.at(-1)?.lines[0]).toBe(
      `Place 1 is member ${first?.member}; this page shows member ${second?.member}.`,
    );
  });
});
