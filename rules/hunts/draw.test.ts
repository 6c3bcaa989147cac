import { expect, it } from 'vitest';
import { rulesText } from './draw.ts';

it('writes the rules, and the depth of the block that draws, in bytes that never change', () => {
  const rules = {
    hunt: 1,
    title: 'Gold',
    story: '',
    winners: 'draw',
    startsAt: '2026-03-01T00:00:00.000Z',
    endsAt: '2026-03-02T00:00:00.000Z',
    memberDays: 0,
    leastPoints: 0,
    leastShares: 0,
    finisherPoints: 100,
    badge: null,
    prizes: [{ amount: '5', points: 0 }],
    clues: [],
  } as const;
  expect(rulesText(rules)).toBe(
    '{"ahead":6,"badge":null,"clues":[],"depth":10,"endsAt":"2026-03-02T00:00:00.000Z","finisherPoints":100,"hunt":1,' +
      '"kind":"treasure hunt 1","leastPoints":0,"leastShares":0,"memberDays":0,"prizes":[{"amount":"5","points":0}],' +
      '"startsAt":"2026-03-01T00:00:00.000Z","story":"","title":"Gold","winners":"draw"}',
  );
});
