import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidOutput, sharesPaidBy, type UnpaidShare } from './paid-shares.ts';
import { distributionMs } from './week.ts';

const WEEKS = ['2026-03-01', '2026-03-08', '2026-03-15'] as const;
const [FIRST, SECOND, THIRD] = WEEKS;
const AFTER_MS = distributionMs(THIRD) + 60_000;
const SIX_HOURS_MS = 6 * 60 * 60_000;

function share(week: string, memberId: number, units: bigint, address = 'a'): UnpaidShare {
  return { week, memberId: BigInt(memberId), units, address, distributionMs: distributionMs(week) };
}

/** The shares found, as `week/member`; null if none were. */
function found(outputs: PaidOutput[], unpaid: UnpaidShare[], sentAtMs = AFTER_MS) {
  const paid = sharesPaidBy(outputs, sentAtMs, unpaid);
  return paid === null ? null : paid.map(({ week, memberId }) => `${week}/${memberId}`).sort();
}

describe('the shares that a transaction paid', () => {
  const two = [share(FIRST, 1, 5n), share(SECOND, 1, 7n)];

  it.each<[string, PaidOutput[], UnpaidShare[], string[] | null]>([
    ['are all of an address', [{ address: 'a', units: 12n }], two, [`${FIRST}/1`, `${SECOND}/1`]],
    ['are some of an address', [{ address: 'a', units: 7n }], two, [`${SECOND}/1`]],
    [
      'are the oldest of several that would fit',
      [{ address: 'a', units: 5n }],
      [share(SECOND, 1, 5n), share(FIRST, 1, 5n)],
      [`${FIRST}/1`],
    ],
    [
      'are of several members with one address',
      [{ address: 'a', units: 9n }],
      [share(FIRST, 1, 5n), share(FIRST, 2, 4n)],
      [`${FIRST}/1`, `${FIRST}/2`],
    ],
    [
      'are of every output',
      [
        { address: 'a', units: 5n },
        { address: 'b', units: 4n },
      ],
      [share(FIRST, 1, 5n), share(FIRST, 2, 4n, 'b')],
      [`${FIRST}/1`, `${FIRST}/2`],
    ],
    [
      'are found for an address that is paid twice in it',
      [
        { address: 'a', units: 5n },
        { address: 'a', units: 7n },
      ],
      two,
      [`${FIRST}/1`, `${SECOND}/1`],
    ],
    ['are none if a unit is missing', [{ address: 'a', units: 11n }], two, null],
    ['are none if a unit is too many', [{ address: 'a', units: 13n }], two, null],
    ['are none at another address', [{ address: 'c', units: 12n }], two, null],
    ['are none where the script has no address', [{ address: null, units: 12n }], two, null],
    [
      'are none beside a script that has no address',
      [
        { address: 'a', units: 12n },
        { address: null, units: 1n },
      ],
      two,
      null,
    ],
    [
      'are none if one output pays something else',
      [
        { address: 'a', units: 12n },
        { address: 'c', units: 1n },
      ],
      two,
      null,
    ],
    ['are none without outputs', [], two, null],
    ['are none without shares', [{ address: 'a', units: 1n }], [], null],
    [
      'never include a share of nothing',
      [{ address: 'a', units: 5n }],
      [share(FIRST, 1, 5n), share(SECOND, 1, 0n)],
      [`${FIRST}/1`],
    ],
  ])('%s', (_, outputs, unpaid, expected) => {
    expect(found(outputs, unpaid)).toEqual(expected);
  });

  it('could be paid by then, within what clocks differ', () => {
    const dueMs = distributionMs(FIRST);
    const outputs = [{ address: 'a', units: 5n }];
    const unpaid = [share(FIRST, 1, 5n)];
    expect(found(outputs, unpaid, dueMs - SIX_HOURS_MS)).toEqual([`${FIRST}/1`]);
    expect(found(outputs, unpaid, dueMs - SIX_HOURS_MS - 1)).toBeNull();
  });

  it('are looked for among the oldest only, so that it ends', () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      share(FIRST, index + 1, 2n ** BigInt(index % 60) * 2n),
    );
    expect(found([{ address: 'a', units: 3n }], many)).toBeNull();
  });

  it('add up to each output, and every selection of few shares is found', () => {
    const units = fc.array(fc.bigInt(1n, 40n), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(units, fc.infiniteStream(fc.boolean()), (amounts, picks) => {
        const unpaid = amounts.map((amount, index) =>
          share(WEEKS[index % 3] ?? FIRST, index, amount, index % 2 === 0 ? 'a' : 'b'),
        );
        const paid = unpaid.filter(() => picks.next().value);
        const outputs = ['a', 'b'].flatMap((address) => {
          const own = paid.filter((each) => each.address === address);
          return own.length === 0
            ? []
            : [{ address, units: own.reduce((sum, each) => sum + each.units, 0n) }];
        });
        fc.pre(outputs.length > 0);
        const answer = sharesPaidBy(outputs, AFTER_MS, unpaid);
        for (const { address, units: sum } of outputs) {
          const own = (answer ?? []).filter((each) => each.address === address);
          expect(own.reduce((total, each) => total + each.units, 0n)).toBe(sum);
        }
        expect(new Set(answer).size).toBe(answer?.length);
      }),
    );
  });
});
