import { expect, it } from 'vitest';
import { messagesIn } from '../messages/messages.ts';
import { type EstimateFacts, estimateGrounds } from './grounds.ts';

const COIN = 100_000_000n;
const COUNTED = {
  activityPoints: 14,
  countedPoints: 10,
  backers: 2,
  backerNames: ['Anne', 'Ben'],
  pointsPerBacker: 5,
  leastTip: '1',
  smallTipPoints: 0,
  tippedWithinWeeks: 4,
  isYoung: false,
  newcomer: null,
};
const FACTS: EstimateFacts = {
  activityPoints: 14,
  pointsNeeded: 0,
  isBanned: false,
  counted: COUNTED,
  poolUnits: 500n * COIN,
  carriedUnits: 0n,
  estimate: null,
  cappedUnits: null,
};
const ESTIMATE = { partHundredths: 250, mostUnits: 500n * COIN, lookedAtMs: 1 };
const PART =
  '2.5 % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most 500 JKC';
const COUNT = '10 of your 14 points count for the pool: Anne and Ben backed you, 5 points each.';

it.each<[Partial<EstimateFacts>, string]>([
  [{}, COUNT],
  [{ estimate: ESTIMATE }, `${COUNT} The pool is an estimate: it will be ${PART}.`],
  [{ estimate: ESTIMATE, poolUnits: 0n }, `${COUNT} The pool is an estimate: it will be ${PART}.`],
  [
    { estimate: { ...ESTIMATE, lookedAtMs: null }, poolUnits: 0n },
    `${COUNT} The pool is not known yet: it will be ${PART}.`,
  ],
  [
    {
      estimate: { ...ESTIMATE, lookedAtMs: null },
      poolUnits: 0n,
      pointsNeeded: 3,
      counted: null,
      activityPoints: 2,
    },
    `3 points more, and you share the pool. The pool is not known yet: it will be ${PART}.`,
  ],
  [
    { counted: { ...COUNTED, countedPoints: 0, backers: 0, backerNames: [] } },
    'None of your 14 points counts for the pool: no long-standing member has tipped you 1 JKC or more in the last 4 weeks.',
  ],
  [
    { counted: { ...COUNTED, activityPoints: 0, countedPoints: 0, backers: 0 }, pointsNeeded: 5 },
    '5 points more, and you share the pool of 500 JKC, in proportion to your points that count.',
  ],
  [
    { pointsNeeded: 1 },
    `1 point more, and you share the pool of 500 JKC, in proportion to your points that count. ${COUNT}`,
  ],
  [{ pointsNeeded: 0.5, counted: null }, '0.5 points more, and you share the pool of 500 JKC.'],
  [{ counted: null }, 'All of your 14 points count for the pool.'],
  [{ counted: null, activityPoints: 1 }, 'Your 1 point counts for the pool.'],
  [{ poolUnits: 0n, pointsNeeded: 3 }, 'The weekly rewards are off: the pool is 0.'],
  [{ isBanned: true }, 'A banned account has no share of the pool.'],
  [
    { poolUnits: 1_900n * COIN, carriedUnits: 1_400n * COIN, cappedUnits: 380n * COIN },
    `${COUNT} No member gets more than 380 JKC of it. Earlier weeks left 1,400 JKC of the pool of 1,900 JKC.`,
  ],
])('%o', (change, text) => {
  expect(estimateGrounds({ ...FACTS, ...change }, 'JKC')).toBe(text);
});

it('says them in the language of the reader', () => {
  const facts = {
    ...FACTS,
    counted: { ...COUNTED, backerNames: ['Anne'], smallTipPoints: 1.5 },
    poolUnits: 1_900n * COIN,
    carriedUnits: 1_400n * COIN,
  };
  expect(estimateGrounds(facts, 'JKC', messagesIn('de'))).toBe(
    'Von deinen Punkten (14) zählen 10 für den Topf: Rückhalt von Anne und 1 anderen Mitglied, je 5 Punkte. ' +
      '1,5 Punkte aus Trinkgeld unter 1 JKC, das nicht zählt. ' +
      'Frühere Wochen ließen 1.400 JKC des Topfs von 1.900 JKC übrig.',
  );
});
