import { expect, it } from 'vitest';
import { chainSentences } from './texts.ts';

const OTHERS =
  'Points of everything else, such as /gm, content, or tips without a transaction, rest on this site’s record alone.';
const MEANING =
  'Anybody can look these transactions up. They show that the coins moved, not who moved them.';

it.each([
  ['a quiet week', [0, 0, 0], ['Nobody has points of this week.']],
  ['none', [7, 0, 0], ['No points of this week rest on transactions of the chain.', OTHERS]],
  [
    'some, of hidden members too',
    [1200, 400, 1],
    [
      '400 of 1,200 points rest on transactions of the chain (33 %).',
      'Of them, 1 point on transactions that are not listed: a member of each is hidden or was erased.',
      `${MEANING} ${OTHERS}`,
    ],
  ],
  [
    'nearly none',
    [1200, 1, 0],
    [
      '1 of 1,200 points rest on transactions of the chain (less than 1 %).',
      `${MEANING} ${OTHERS}`,
    ],
  ],
  ['all', [5, 5, 0], ['5 of 5 points rest on transactions of the chain (100 %).', MEANING]],
  [
    'more than all, after a correction',
    [5, 6.25, 0],
    ['5 of 5 points rest on transactions of the chain (100 %).', MEANING],
  ],
] as const)('%s', (_, [totalActivityPoints, chainPoints, unlistedPoints], sentences) => {
  expect(chainSentences({ totalActivityPoints, chainPoints, unlistedPoints })).toEqual(sentences);
});
