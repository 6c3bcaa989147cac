import { expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import type { CheckedOwnWeek } from './check-own-log.ts';
import { verdictOf } from './own-verdict.ts';

setCommunity(readCommunity(null).site);

type Known = NonNullable<CheckedOwnWeek>;

const SHARE = {
  memberNumber: 7,
  hundredths: 600,
  countedHundredths: 550,
  createdAtMs: 0,
  units: 150_000_000n,
};
const CHECK = {
  members: 1,
  listedUnits: 150_000_000n,
  expectedUnits: 150_000_000n,
  expectedPoolUnits: 150_000_000n,
  belowThreshold: [],
  differing: 0,
  differences: [],
  isSameFormula: true,
  agrees: true,
};

/** A checked week in which all is right. */
function outcomeOf(
  leaves: Partial<Known['own']['leaves']> = {},
  other: Partial<Known['own']> = {},
): CheckedOwnWeek {
  const own: Known['own'] = {
    inputs: {
      week: '2026-03-08',
      poolUnits: 150_000_000n,
      thresholdHundredths: 500,
      formulaVersion: 1,
      policy: null,
    },
    check: CHECK,
    fileHash: 'ab',
    leaves: {
      origin: 'deck.example/log',
      size: 1_234,
      events: 3,
      hundredths: 600,
      erased: 0,
      bans: [],
      opened: [],
      closedWith: 'ab',
      problems: [],
      ...leaves,
    },
    share: SHARE,
    isBanned: false,
    recomputed: null,
    problems: [],
    ...other,
  };
  return { own, member: 7, file: { check: CHECK, contradictions: [], hash: null } };
}

const EVENTS =
  'The log has 3 events of yours in this week, and all are as they were logged. Together they earned 6 points.';
const POINTS = 'The file has the same points for you. Your share is Ɉ 1.5.';
const FILE =
  'The file is the one with which the log closed this week, and each share in it follows from the rules.';
const ABOUT = 'You are member 7. The log is deck.example/log at size 1,234, signed with its key.';

it('says what was checked of a week that agrees', () => {
  expect(verdictOf(outcomeOf(), [])).toEqual({
    kind: 'agrees',
    title: 'Your week agrees',
    lines: [EVENTS, POINTS, FILE, ABOUT],
  });
});

it.each<[string, CheckedOwnWeek, number, string]>([
  [
    'one event',
    outcomeOf({ events: 1, hundredths: 25 }),
    0,
    'The log has one event of yours in this week, and it is as it was logged. It earned 0.25 points.',
  ],
  ['no event', outcomeOf({ events: 0 }), 0, 'The log has no event of yours in this week.'],
  [
    'no share',
    outcomeOf({}, { share: null }),
    1,
    'The file has no entry for you: a share takes 5 points.',
  ],
  [
    'a ban',
    outcomeOf({}, { share: null, isBanned: true }),
    1,
    'The file has no entry for you: the log has a ban of yours that was in force when the week ended.',
  ],
  [
    'a policy',
    outcomeOf(
      {},
      {
        inputs: {
          week: '2026-03-08',
          poolUnits: 150_000_000n,
          thresholdHundredths: 500,
          formulaVersion: 2,
          policy: { hash: 'cd', highestUnits: 1n, balance: null },
        },
      },
    ),
    1,
    'The file has the same points for you. 5.5 points of them count for the pool. Your share is Ɉ 1.5.',
  ],
])('has a sentence for %s', (_, outcome, line, text) => {
  expect(verdictOf(outcome, []).lines[line]).toBe(text);
});

it.each<[string, CheckedOwnWeek, string, string[]]>([
  [
    'without a checkpoint',
    null,
    'Your week cannot be checked yet',
    ['The log has no signed checkpoint yet. Try again in an hour.'],
  ],
  [
    'before its closing is in the log',
    outcomeOf({ closedWith: null }),
    'Your week cannot be checked yet',
    [
      'The log has not caught up: its newest checkpoint is older than the closing of this week. Try again in a few minutes.',
      EVENTS,
      ABOUT,
    ],
  ],
  [
    'without an erased salt',
    outcomeOf({ erased: 1 }),
    'Your week cannot be checked completely',
    [
      'Of your events in this week (3 in the log), 1 cannot be opened any more: the numbers that opened them were erased. Your points were not compared.',
      FILE,
      ABOUT,
    ],
  ],
])('leaves a week open %s', (_, outcome, title, lines) => {
  expect(verdictOf(outcome, [])).toEqual({ kind: 'open', title, lines });
});

it('lists the differences of leaves, points and file, ten at most and each once', () => {
  const leaves = { problems: Array.from({ length: 9 }, (_, leaf) => `leaf ${leaf}`) };
  const points = { problems: ['points', 'leaf 0'] };
  expect(verdictOf(outcomeOf({ ...leaves, closedWith: null }, points), ['file', 'total'])).toEqual({
    kind: 'differs',
    title: 'Your week does not agree',
    lines: [...leaves.problems, 'points', 'Differences that are not listed: 2.'],
  });
});

it('says which points were recomputed, and why others were not', () => {
  const entries = Array.from({ length: 12 }, (_, n) => `gm (event g${n})`);
  const lines = (recomputed: Partial<Known['own']['recomputed'] & object>) => {
    const own = { same: 0, unknown: [], isBacked: false, problems: [], ...recomputed };
    return verdictOf(outcomeOf({}, { recomputed: own }), []).lines.slice(1, -3);
  };
  expect(lines({})).toEqual([]);
  expect(lines({ same: 1, isBacked: true })).toEqual([
    'Your browser recomputed one entry of points by the rules of the week: it is right.',
    'How many of your points count depends on other members, so your browser did not recompute it.',
  ]);
  expect(lines({ same: 1_200, unknown: [{ reason: 'outside', entries }] })).toEqual([
    'Your browser recomputed 1,200 entries of points by the rules of the week: all are right.',
    `Not recomputed, because they depend on your events outside of this week: ${entries.slice(0, 10).join(', ')} and 2 more.`,
  ]);
});
