import { expect, it } from 'vitest';
import { type CircleShape, SIGNAL_KINDS } from '#rules/fairness/signal.ts';
import * as english from '#rules/fairness/words.ts';
import { sentenceOf, titleOf } from './words.ts';

const FIGURES = {
  ...{ sentInside: 0.954, receivedInside: 1, members: 7, ofHubsTips: 0.5, knownToNobody: 6 },
  ...{ punctual: 0.8, seconds: 90, days: 3, dust: 0.333, least: 0.1, most: 0.2, payees: 4 },
  ...{ among: 12, ofCommunity: 0.015 },
};

it.each(SIGNAL_KINDS)('an English page says of %s the same as the command', (kind) => {
  for (const figures of [{}, FIGURES, { ...FIGURES, payer: 7 }]) {
    expect(sentenceOf({ kind, memberCount: 3, figures })).toBe(
      english.sentenceOf({ kind, members: [1, 2, 3], figures }),
    );
  }
  expect(titleOf({ kind, shape: null })).toBe(english.titleOf({ kind }));
});

it.each<CircleShape>(['pair', 'ring', 'chain', 'star', 'group'])(
  'an English page names the shape %s as the command does',
  (shape) => {
    expect(titleOf({ kind: 'circle', shape })).toBe(english.titleOf({ kind: 'circle', shape }));
  },
);
