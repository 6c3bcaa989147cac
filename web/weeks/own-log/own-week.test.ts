import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import { CLASSIC, canonicalPolicy } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { resultHeader, resultLine } from '#rules/weeks/result.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import {
  hashOf,
  type Leaf,
  LOG_ORIGIN,
  NO_SALT,
  STRANGER,
  salted,
  signLog,
} from '#web/testing/signed-log.ts';
import type { OwnAnswers } from './own-leaves.ts';
import { checkOwnWeek, type OwnQuestion } from './own-week.ts';

const WEEK = '2026-03-08';
const MEMBER = 7;

/** Two members share a pool of 1,100 units; the threshold is 5 points. */
const HEADER = {
  week: WEEK,
  poolUnits: 1100n,
  thresholdHundredths: 500,
  formulaVersion: 1,
  policy: null,
} as const;

function fileOf(lines: readonly [member: number, hundredths: number, units: bigint][]): string {
  const shares = lines.map(([memberNumber, hundredths, units]) =>
    resultLine(
      { memberNumber, hundredths, countedHundredths: hundredths, createdAtMs: 0, units },
      HEADER,
    ),
  );
  return resultHeader(HEADER) + shares.join('');
}

const FILE = fileOf([
  [MEMBER, 600, 600n],
  [8, 500, 500n],
]);

function eventText(event: string, weekPoints: readonly number[], other: object = {}): string {
  return canonicalJson({
    kind: 'event',
    event,
    type: 'tip',
    at: '2026-03-04T10:00:00.000Z',
    week: WEEK,
    member: MEMBER,
    entries: weekPoints.map((points, place) => ({
      rule: place === 0 ? 'tip' : 'first_tip',
      points,
      weekPoints: points,
    })),
    ...other,
  });
}

/** An event that brings its own points. */
const givenText = (event: string, points: number) =>
  eventText(event, [], {
    type: 'referral_x',
    entries: [{ rule: 'referral_x', points, weekPoints: points }],
  });

const closingText = (file: string, kind = 'week_closed', week: string = WEEK) =>
  canonicalJson({ kind, week, result: hashOf(file) });

type Log = { leaves: Leaf[]; own: number[]; records: number[] };

/** Signs a log and returns the server's answers about it. */
async function answersFor(
  { leaves, own, records }: Log,
  signer?: typeof STRANGER,
): Promise<OwnAnswers> {
  const { checkpoint, verifierKey, opened } = await signLog(leaves, signer);
  const at = (places: readonly number[]) => places.flatMap((place) => opened[place] ?? []);
  return {
    week: WEEK,
    member: MEMBER,
    checkpoint,
    verifierKey,
    openings: at(own),
    records: at(records),
  };
}

/** Three events of the member among others', the closing, and an event of the next week. */
const LOG: Log = {
  leaves: [
    ...[
      eventText('a', [100, 300]),
      eventText('other', [500], { member: 8 }),
      givenText('b', 200),
      eventText('c', [], { type: 'profile_changed' }),
    ].map(salted),
    { salt: NO_SALT, text: closingText(FILE) },
    salted(eventText('later', [100], { week: '2026-03-15' }), 9),
  ],
  own: [0, 2, 3],
  records: [4],
};

let answers: OwnAnswers;
beforeAll(async () => {
  answers = await answersFor(LOG);
});

async function check(changed: Partial<OwnAnswers> = {}, file = FILE) {
  const question: OwnQuestion = {
    answers: { ...answers, ...changed },
    policies: [],
    file: Uint8Array.from(Buffer.from(file)).buffer,
  };
  const own = await checkOwnWeek(question, () => {});
  return { ...own, all: [...own.leaves.problems, ...own.problems] };
}

/** The problems if the server's answer to the opening with this place is another one. */
async function opened(place: number, change: Partial<OwnAnswers['openings'][number]>) {
  const openings = answers.openings.map((each, at) =>
    at === place ? { ...each, ...change } : each,
  );
  return (await check({ openings })).all;
}

/** The problems of another log, which is signed as it is. */
const logged = async (log: Partial<Log>, file = FILE) =>
  (await check(await answersFor({ ...LOG, ...log }), file)).all;

/** The log with another leaf. */
const withLeaf = (index: number, leaf: Leaf) => ({
  leaves: LOG.leaves.map((each, at) => (at === index ? leaf : each)),
});

describe('a member’s week', () => {
  it('agrees with its events, points, share and closing', async () => {
    const { all, leaves, share, check: split } = await check();
    expect(all).toEqual([]);
    expect(leaves).toMatchObject({
      origin: LOG_ORIGIN,
      size: 6,
      events: 3,
      hundredths: 600,
      erased: 0,
    });
    expect(share).toMatchObject({ memberNumber: MEMBER, units: 600n });
    expect(split.agrees).toBe(true);
  });

  it.each([
    ['points', eventText('a', [100, 400]), /^Event a \(tip, 2026-03-04 10:00 UTC\) is not as/],
    ['the id', eventText('z', [100, 300]), /^Event z .* is not as it was logged\.$/],
    ['the type', eventText('a', [100, 300], { type: 'send' }), /^Event a \(send, .* is not as/],
    [
      'the time',
      eventText('a', [100, 300], { at: '2026-03-04T11:00:00.000Z' }),
      /11:00 UTC\) is not/,
    ],
    ['the amount', eventText('a', [100, 300], { amount: '1' }), /^Event a .* is not as it was/],
    [
      'the week',
      eventText('a', [100, 300], { week: '2026-03-01' }),
      /^Event a .* is not as it was/,
    ],
    ['the member', eventText('a', [100, 300], { member: 8 }), /^Event a .* is not as it was/],
    ['all of it', '', /^Leaf 0 of the log was about you; its event no longer is\.$/],
    ['its form', '{"kind":"event"}', /^Leaf 0 of the log is not as it was logged\.$/],
  ])('differs after %s of an event changed', async (_, text, problem) => {
    const [first] = await opened(0, { text });
    expect(first).toMatch(problem);
  });

  it('differs by points that were altered in the event and in the sum', async () => {
    expect(await opened(0, { text: eventText('a', [100, 400]) })).toEqual([
      'Event a (tip, 2026-03-04 10:00 UTC) is not as it was logged.',
      'Your events earned 7 points; the file says 6 points.',
    ]);
  });

  it.each([
    ['another salt', { salt: 'ff'.repeat(32) }],
    ['another index', { index: 1 }],
    ['an index past the checkpoint', { index: 6 }],
    ['a shorter proof', { proof: [] }],
    ['a step that is no hash', { proof: ['00'] }],
  ])('differs with %s', async (_, change) => {
    expect(await opened(0, change)).toEqual([
      'Event a (tip, 2026-03-04 10:00 UTC) is not as it was logged.',
    ]);
  });

  it('differs without one of its events', async () => {
    expect((await check({ openings: answers.openings.slice(1) })).all).toEqual([
      'Your events earned 2 points; the file says 6 points.',
    ]);
  });

  it.each<[string, () => Promise<string[]>, string[]]>([
    [
      'a leaf that is opened twice',
      async () => {
        const [first] = answers.openings;
        return (await check({ openings: first ? [...answers.openings, first] : [] })).all;
      },
      [
        'Event a (tip, 2026-03-04 10:00 UTC) is in the log twice.',
        'Your events earned 10 points; the file says 6 points.',
      ],
    ],
    [
      'an event that was logged twice',
      () => logged(withLeaf(3, salted(eventText('b', []), 3))),
      ['Event b (tip, 2026-03-04 10:00 UTC) is in the log twice.'],
    ],
    [
      'an event of another member',
      () => logged(withLeaf(3, salted(eventText('c', [], { member: 8 }), 3))),
      ['Event c (tip, 2026-03-04 10:00 UTC) is not one of your events of this week.'],
    ],
    [
      'an event of another week',
      () => logged(withLeaf(3, salted(eventText('c', [], { week: '2026-03-01' }), 3))),
      ['Event c (tip, 2026-03-04 10:00 UTC) is not one of your events of this week.'],
    ],
    [
      'a leaf of another kind',
      () => logged(withLeaf(3, salted(eventText('c', [], { kind: 'other' }), 3))),
      ['Leaf 3 of the log is not one of your events of this week.'],
    ],
    [
      'an event from after the closing',
      () => logged({ ...withLeaf(5, salted(eventText('d', []), 9)), own: [0, 2, 3, 5] }),
      ['Event d (tip, 2026-03-04 10:00 UTC) was logged after this week was closed.'],
    ],
  ])('differs with %s', async (_, problems, expected) => {
    expect(await problems()).toEqual(expected);
  });

  it('recomputes its points, and says which it cannot', async () => {
    expect((await check()).recomputed).toEqual({
      same: 1,
      unknown: [
        { reason: 'first', entries: ['first_tip (event a)'] },
        { reason: 'given', entries: ['referral_x (event b)'] },
      ],
      isBacked: false,
      problems: [],
    });
  });

  it('differs by points that were wrong when they were logged', async () => {
    expect(await logged(withLeaf(0, salted(eventText('a', [101, 299]))))).toEqual([
      'Event a (tip, 2026-03-04 10:00 UTC) has other points for tip than the 1 point that the rules of its week give.',
      'Event a (tip, 2026-03-04 10:00 UTC) has other points for first_tip than the 3 points that the rules of its week give.',
    ]);
    const wrong = eventText('a', [100, 300], { type: 'send' });
    expect(await logged(withLeaf(0, salted(wrong)))).toContain(
      'Event a (send, 2026-03-04 10:00 UTC) has points for tip, which the rules of its week do not give.',
    );
  });

  it('differs from a file that does not name the policy in force', async () => {
    const policies = [{ fromWeek: WEEK, hash: 'ab', setAt: '', policy: CLASSIC }] as const;
    const file = Uint8Array.from(Buffer.from(FILE)).buffer;
    const { problems } = await checkOwnWeek({ answers, policies: [...policies], file }, () => {});
    expect(problems).toEqual(['The policy in force is not the one that the file names.']);
  });

  it('differs from a file with other figures than those of its policy', async () => {
    const hash = createHash('sha256').update(canonicalPolicy(CLASSIC)).digest('hex');
    const inputs = {
      ...HEADER,
      formulaVersion: 2,
      thresholdHundredths: 400,
      policy: { hash, highestUnits: 900n, balance: null },
    };
    const share = { memberNumber: MEMBER, hundredths: 600, countedHundredths: 600, createdAtMs: 0 };
    const text = resultHeader(inputs) + resultLine({ ...share, units: 900n }, inputs);
    const lied = await answersFor({
      ...LOG,
      ...withLeaf(4, { salt: NO_SALT, text: closingText(text) }),
    });
    const policies = [{ fromWeek: WEEK, hash, setAt: '', policy: CLASSIC }];
    const file = Uint8Array.from(Buffer.from(text)).buffer;
    const { problems } = await checkOwnWeek({ answers: lied, policies, file }, () => {});
    expect(problems).toEqual(
      ['threshold', 'pool', 'highest share'].map(
        (figure) => `The ${figure} in the file is not that of the policy in force.`,
      ),
    );
  });

  it('differs from a file that lists other points, or no line', async () => {
    const more = fileOf([
      [MEMBER, 700, 600n],
      [8, 500, 500n],
    ]);
    const replaced = withLeaf(4, { salt: NO_SALT, text: closingText(more) });
    expect(await logged(replaced, more)).toEqual([
      'Your events earned 6 points; the file says 7 points.',
    ]);
    const without = fileOf([[8, 500, 1100n]]);
    const left = withLeaf(4, { salt: NO_SALT, text: closingText(without) });
    expect(await logged(left, without)).toEqual([
      'Your events earned 6 points, which reach the threshold, and the file has no entry for you. The log has no ban of yours that was in force when the week ended.',
    ]);
  });

  it('needs no line in the file below the threshold, or without events', async () => {
    const without = fileOf([[8, 500, 1100n]]);
    const record = { salt: NO_SALT, text: closingText(without) };
    const below = { ...withLeaf(4, record), own: [2] };
    expect(await logged(below, without)).toEqual([]);
    expect(await logged({ ...below, own: [] }, without)).toEqual([]);
  });

  describe('without a line in the file', () => {
    const FILE_WITHOUT = fileOf([[8, 500, 1100n]]);
    const closing = { salt: NO_SALT, text: closingText(FILE_WITHOUT) };
    const banText = (from: string, until?: string, member = MEMBER) =>
      canonicalJson({ kind: 'ban', member, from, ...(until && { until }) });
    const NO_BAN = [
      'Your events earned 6 points, which reach the threshold, and the file has no entry for you. The log has no ban of yours that was in force when the week ended.',
    ];
    /** The problems of a log with bans before and after the closing. */
    async function withBans(before: string[], after: string[] = []) {
      const bans = before.map((text, at) => salted(text, 50 + at));
      const later = after.map((text, at) => salted(text, 70 + at));
      const leaves = [...LOG.leaves.slice(0, 4), ...bans, closing, ...later];
      const places = leaves.flatMap(({ text }, at) => (text.includes('"ban"') ? [at] : []));
      const own = [0, 2, 3, ...places];
      const records = [4 + bans.length];
      const checked = await check(await answersFor({ leaves, own, records }), FILE_WITHOUT);
      expect(checked.leaves.events).toBe(3);
      return checked.all;
    }

    const [end, later] = [isoTime(weekEndMs(WEEK)), isoTime(weekEndMs(WEEK) + 1)];
    const [start, lifted] = [banText('2026-03-05'), banText('2026-03-05', '2026-03-06')];

    it.each<[string, string[], string[], string[]]>([
      ['none', [], [], NO_BAN],
      ['one from the end of the week', [banText(end)], [], []],
      ['one from a moment later', [banText(later)], [], NO_BAN],
      ['one that ended then', [banText('2026-03-05', end)], [], NO_BAN],
      ['one that ended later', [banText('2026-03-05', later)], [], []],
      ['one that was lifted', [start, lifted], [], NO_BAN],
      ['one that was lifted after the closing', [start], [lifted], []],
      ['one that was logged after the closing', [], [start], NO_BAN],
    ])('compares with the bans in the log: %s', async (_, before, after, expected) => {
      expect(await withBans(before, after)).toEqual(expected);
    });

    it('differs with a ban of another member, or one that is not as it was logged', async () => {
      expect(await withBans([banText('2026-03-05', undefined, 8)])).toEqual([
        'Leaf 4 of the log, a ban, is not as it was logged.',
        ...NO_BAN,
      ]);
      expect(await opened(0, { text: start })).toContain(
        'Leaf 0 of the log, a ban, is not as it was logged.',
      );
    });
  });

  it.each([
    ['a changed text', { text: closingText('another') }],
    ['another proof', { proof: [] }],
  ])('differs with a closing with %s', async (_, change) => {
    const records = answers.records.map((each) => ({ ...each, ...change }));
    expect((await check({ records })).all).toEqual([
      'Leaf 4 of the log, a closing or reopening, is not as it was logged.',
    ]);
  });

  it('differs if the week was closed with another file, or a leaf is about another week', async () => {
    const [problem] = await logged({}, fileOf([[MEMBER, 600, 1100n]]));
    expect(problem).toMatch(
      /^The log closed this week with the file [0-9a-f]{64}; this file is [0-9a-f]{64}\.$/,
    );
    const other = closingText(FILE, 'week_closed', '2026-03-01');
    expect(await logged(withLeaf(4, { salt: NO_SALT, text: other }))).toEqual([
      'Leaf 4 of the log is no closing or reopening of this week.',
    ]);
  });

  it('compares with the last closing, and with none after a reopening', async () => {
    const first = { salt: NO_SALT, text: closingText('the first file') };
    const reopened = { salt: NO_SALT, text: closingText('the first file', 'week_reopened') };
    const last = { salt: NO_SALT, text: closingText(FILE) };
    const events = LOG.leaves.slice(0, 4);
    expect(
      await logged({ leaves: [...events, first, reopened, last], records: [4, 5, 6] }),
    ).toEqual([]);
    const open = await check(
      await answersFor({ ...LOG, leaves: [...events, first, reopened], records: [4, 5] }),
    );
    expect([open.all, open.leaves.closedWith]).toEqual([[], null]);
  });

  it('does not compare points before the closing is in the log', async () => {
    const early = await check(
      await answersFor({ leaves: LOG.leaves.slice(0, 2), own: [0], records: [] }),
    );
    expect([early.all, early.leaves.closedWith]).toEqual([[], null]);
  });

  it('does not compare points without the salt of an event', async () => {
    const openings = answers.openings.map((each, at) =>
      at === 0 ? { ...each, salt: null } : each,
    );
    const { all, leaves } = await check({ openings });
    expect([all, leaves.erased]).toEqual([[], 1]);
  });

  it.each<[string, () => Promise<Partial<OwnAnswers>>]>([
    ['of a stranger', () => answersFor(LOG, STRANGER)],
    ['of another text', async () => ({ checkpoint: answers.checkpoint.replace('\n6\n', '\n7\n') })],
    [
      'of another log',
      async () => ({ checkpoint: answers.checkpoint.replace(LOG_ORIGIN, 'else/log') }),
    ],
    [
      'of a key with another name',
      async () => ({ verifierKey: answers.verifierKey.replace(LOG_ORIGIN, 'else/log') }),
    ],
  ])('differs with a signature %s', async (_, change) => {
    const { all } = await check(await change());
    expect(all).toContain('The checkpoint is not signed with the log’s key.');
  });

  it('says of a file that cannot be read that it is not valid', async () => {
    await expect(check({}, '<html>')).rejects.toThrow(/^the file is not valid: /);
  });
});
