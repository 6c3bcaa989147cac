import { expect, it } from 'vitest';
import { type CountedWeek, countedSentence } from './words.ts';

const WEEK: CountedWeek = {
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

const newcomer = (points: number, isLimited = false) => ({ points, isLimited, highestShare: 2 });

it.each<[Partial<CountedWeek>, string]>([
  [{}, '10 of your 14 points count for the pool: Anne and Ben backed you, 5 points each.'],
  [
    { countedPoints: 5, backers: 1, backerNames: ['Anne'] },
    '5 of your 14 points count for the pool: Anne backed you, 5 points each.',
  ],
  [
    { countedPoints: 14, backers: 7, backerNames: ['Anne', 'Ben', 'Cleo'] },
    'All of your 14 points count for the pool: Anne, Ben, Cleo and 4 others backed you, 5 points each.',
  ],
  [
    { countedPoints: 12, backers: 4, backerNames: ['Anne', 'Ben', 'Cleo'], smallTipPoints: 2 },
    '12 of your 14 points count for the pool: Anne, Ben, Cleo and 1 other backed you, 5 points each. 2 points came from tips below 1 JKC, which do not count.',
  ],
  [
    { countedPoints: 0, backers: 0, backerNames: [] },
    'None of your 14 points counts for the pool: no long-standing member has tipped you 1 JKC or more in the last 4 weeks.',
  ],
  [
    { activityPoints: 1, countedPoints: 0, backers: 0, backerNames: [], isYoung: true },
    'Your 1 point does not count for the pool: no member has tipped you 1 JKC or more in the last 4 weeks.',
  ],
  [
    { activityPoints: 1, countedPoints: 1 },
    'Your 1 point counts for the pool: Anne and Ben backed you, 5 points each.',
  ],
  [{ activityPoints: 0, countedPoints: 0 }, ''],
  [
    { countedPoints: 5, backers: 0, backerNames: [], newcomer: newcomer(5) },
    '5 of your 14 points count for the pool: your account is new, so 5 points count without a backer.',
  ],
  [
    {
      activityPoints: 6,
      countedPoints: 6,
      backers: 1,
      backerNames: ['Anne'],
      newcomer: newcomer(1),
    },
    'All of your 6 points count for the pool: Anne backed you, 5 points each; your account is new, so 1 point counts without a backer.',
  ],
  [
    { countedPoints: 0.54, backers: 0, backerNames: [], newcomer: newcomer(0.54, true) },
    '0.54 of your 14 points count for the pool: your account is new, so 0.54 points count without a backer. All such points of new accounts together are at most 2 % of those that count.',
  ],
  [
    { countedPoints: 0, backers: 0, backerNames: [], newcomer: newcomer(0, true) },
    'None of your 14 points counts for the pool: no long-standing member has tipped you 1 JKC or more in the last 4 weeks. New accounts without a backer share at most 2 % of the points that count, which leaves none for you.',
  ],
])('%o', (change, sentence) => {
  expect(countedSentence({ ...WEEK, ...change }, 'JKC')).toBe(sentence);
});
