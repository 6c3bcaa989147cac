import { EMPTY_HUNT, type HuntText, NEW_CLUE } from './hunt-text.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A small hunt to start from. Its answers are left out: whoever reads this file could solve it.
 *
 * @param nowMs the hunt begins two days later, on the full hour, and takes a day
 */
export function templateHunt(nowMs: number): HuntText {
  const startsMs = Math.ceil(nowMs / 3_600_000) * 3_600_000 + 2 * DAY_MS;
  return {
    ...EMPTY_HUNT,
    title: 'The captain’s lost compass',
    story:
      'Old Captain Barnaby never trusted a map. He trusted his compass, and last night it rolled off the chart table, down the ladder and into the dark. It always points to the thing that its owner loves best. Follow where it went, mates: whoever brings it home first eats at the captain’s table.',
    startsAt: new Date(startsMs).toISOString().slice(0, 16),
    endsAt: new Date(startsMs + DAY_MS).toISOString().slice(0, 16),
    finisherPoints: '2',
    badge: 'Compass bearer',
    prizes: [
      { key: '1', amount: '', points: '20' },
      { key: '2', amount: '', points: '10' },
      { key: '3', amount: '', points: '5' },
    ],
    clues: [
      {
        ...NEW_CLUE,
        key: '1',
        text: 'The cook heard it first: a rattle in the galley, between the salt and the oldest joke on board. Which word did he shout? (Write a riddle of your own here, and its answers below.)',
        place: 'The galley: our group chat',
        hint: 'Scroll up to the joke that everybody has heard twice.',
        hintAfter: '2',
        hintUnit: 'hours',
      },
      {
        ...NEW_CLUE,
        key: '2',
        kind: 'link',
        text: 'From the galley it slid below deck and stuck in a plank. One of our pages has a loose board: lift it, and look underneath.',
        place: 'Below deck: our pages and posts',
        hint: 'The newest post has a link that nobody has pressed yet.',
        hintAfter: '4',
        hintUnit: 'hours',
      },
      {
        ...NEW_CLUE,
        key: '3',
        text: 'Now it lies in the crow’s nest, and its needle points at one star. What do sailors call the star that never moves? (Replace this riddle too, if you like.)',
        place: 'The crow’s nest',
        hint: 'It stands above the pole.',
        hintAfter: '8',
        hintUnit: 'hours',
      },
    ],
  };
}
