import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import { sized } from '#server/testing/run/scope.ts';
import type { BoardRow } from './columns.ts';
import { createBoardOrder } from './order.ts';

const HUGE = 2n ** 60n;

// Few distinct values, so that there are many ties, and amounts that differ by less than a float can express.
const rows: fc.Arbitrary<BoardRow> = fc.record({
  memberId: fc.integer({ min: 1, max: 400 }),
  createdAtMs: fc.constantFrom(1, 2, 1_700_000_000_000),
  lifetimeHundredths: fc.constantFrom(0, 25, 100, 5000),
  weeklyHundredths: fc.constantFrom(0, 25, 500),
  isActive: fc.boolean(),
  tippedUnits: fc.constantFrom(0n, 1n, HUGE, HUGE + 1n, HUGE + 2n),
  receivedUnits: fc.constantFrom(0n, 10n),
  earnedUnits: fc.bigInt({ min: 0n, max: 5n }),
  tipCount: fc.nat(9),
  receivedCount: fc.nat(9),
  nameKey: fc.constantFrom('', 'anne', 'bob', 'bob_', 'zoë', 'ÿ', '海'),
});

const KEYS: Record<SortBy, (row: BoardRow) => bigint | number | string> = {
  totalTipped: (row) => row.tippedUnits,
  totalReceived: (row) => row.receivedUnits,
  totalLifetimeEarnings: (row) => row.earnedUnits,
  totalLifetimePoints: (row) => row.lifetimeHundredths,
  weeklyActivityPoints: (row) => row.weeklyHundredths,
  username: (row) => row.nameKey,
};

/** The order of docs/spec/board.md#3-ties-and-rank, word for word. */
function plainSort(members: BoardRow[], sortBy: SortBy): BoardRow[] {
  const key = KEYS[sortBy];
  return members.toSorted((a, b) => {
    const first = key(a);
    const second = key(b);
    if (first !== second) return first < second === (sortBy === 'username') ? -1 : 1;
    return (
      b.lifetimeHundredths - a.lifetimeHundredths ||
      a.createdAtMs - b.createdAtMs ||
      a.memberId - b.memberId
    );
  });
}

type Step = { row: BoardRow } | { resetWeek: true } | { weeklyOf: number; hundredths: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 60, arbitrary: fc.record({ row: rows }) },
  { weight: 5, arbitrary: fc.record({ weeklyOf: fc.nat(400), hundredths: fc.nat(900) }) },
  { weight: 1, arbitrary: fc.constant({ resetWeek: true as const }) },
);

describe('createBoardOrder', () => {
  it('equals the plain sort after any updates, with matching pages and sums', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(rows, { selector: (row) => row.memberId, maxLength: 300, size: 'max' }),
        fc.array(steps, { maxLength: 500, size: 'max' }),
        fc.integer({ min: 1, max: 37 }),
        (loaded, changes, limit) => {
          const known = new Map(loaded.map((row) => [row.memberId, row]));
          const order = createBoardOrder();
          for (const row of loaded) order.append(row);
          for (const _ of order.sort());
          for (const step of changes) {
            if ('row' in step) {
              order.upsert(step.row);
              known.set(step.row.memberId, step.row);
            } else if ('resetWeek' in step) {
              order.resetWeek();
              for (const [id, row] of known) {
                known.set(id, { ...row, weeklyHundredths: 0, isActive: false });
              }
            } else {
              order.setWeekly(step.weeklyOf, step.hundredths);
              const row = known.get(step.weeklyOf);
              if (row) {
                const weeklyHundredths = step.hundredths;
                known.set(row.memberId, { ...row, weeklyHundredths, isActive: true });
              }
            }
          }
          const members = [...known.values()];
          for (const sortBy of BOARD_SORT_IDS) {
            const expected = plainSort(members, sortBy);
            const paged: BoardRow[] = [];
            for (let offset = 0; offset <= members.length; offset += limit) {
              paged.push(...order.page(sortBy, offset, limit).map(order.read));
            }
            expect(paged).toEqual(expected);
            const positions = expected.map((row) => {
              const slot = order.slotOf(row.memberId);
              return slot !== undefined && order.position(sortBy, slot);
            });
            expect(positions).toEqual([...expected.keys()]);
          }
          expect(order.size).toBe(members.length);
          expect(order.sums).toEqual({
            tippedUnits: members.reduce((sum, row) => sum + row.tippedUnits, 0n),
            tips: members.reduce((sum, row) => sum + row.tipCount, 0),
            activeMembers: members.filter((row) => row.isActive).length,
            weeklyHundredths: members.reduce((sum, row) => sum + row.weeklyHundredths, 0),
          });
          for (const least of [1, 25, 500, 901]) {
            expect(order.countWeeklyFrom(least)).toBe(
              members.filter((row) => row.weeklyHundredths >= least).length,
            );
          }
        },
      ),
      { numRuns: sized(100, 40) },
    );
  });

  it('does not contain strangers', () => {
    const order = createBoardOrder();
    expect(order.slotOf(1)).toBeUndefined();
    expect(order.slotOf(5_000_000)).toBeUndefined();
    order.setWeekly(7, 100);
    expect(order.size).toBe(0);
    expect(order.page('username', 0, 20)).toEqual([]);
  });
});
