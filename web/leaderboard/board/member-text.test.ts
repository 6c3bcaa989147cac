import { describe, expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { accountAgeText, describeNextRank, eligibilityText, movement } from './member-text.ts';

setCommunity(readCommunity(null).site);

describe('describeNextRank', () => {
  it.each([
    [0, '1 pt to Swabbie', 0],
    [0.25, '0.75 pts to Swabbie', 0.25],
    [1, '4 pts to Deckhand', 0],
    [4.75, '0.25 pts to Deckhand', 0.9375],
    [5, '10 pts to Buccaneer', 0],
    [199.99, '0.01 pts to Pirate Lord', 0.999875],
    [600, '400 pts to Pirate King', 0],
    [1000, 'Highest rank', 1],
    [2439, 'Highest rank', 1],
  ])('%d points', (points, text, share) => {
    expect(describeNextRank(points)).toEqual({ text, share });
  });
});

describe('eligibilityText', () => {
  it.each([
    [{ isEligible: true, pointsNeeded: 0 }, 'Eligible'],
    [{ isEligible: false, pointsNeeded: 5 }, 'Need 5 more'],
    [{ isEligible: false, pointsNeeded: 0.25 }, 'Need 0.25 more'],
    [{ isEligible: false, pointsNeeded: 0 }, 'Not eligible'],
  ])('%j', (week, text) => {
    expect(eligibilityText(week)).toBe(text);
  });
});

describe('accountAgeText', () => {
  it.each([
    [0, '0 days'],
    [1, '1 day'],
    [365, '365 days'],
    [1204, '1,204 days'],
  ])('%d', (days, text) => {
    expect(accountAgeText(days)).toBe(text);
  });
});

describe('movement', () => {
  it.each([
    [{ rank: 1, lastWeekPlace: 4, weeklyActivityPoints: 9 }, 3],
    [{ rank: 9, lastWeekPlace: 2, weeklyActivityPoints: 0.01 }, -7],
    [{ rank: 2, lastWeekPlace: 2, weeklyActivityPoints: 9 }, 0],
    [{ rank: 2, lastWeekPlace: null, weeklyActivityPoints: 9 }, 0],
    [{ rank: 9, lastWeekPlace: 2, weeklyActivityPoints: 0 }, 0],
  ])('%j', (entry, places) => {
    expect(movement(entry)).toBe(places);
  });
});
