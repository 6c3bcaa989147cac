import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#server/testing/run/scope.ts';
import { createBlockedOrder } from './blocks.ts';

describe('createBlockedOrder', () => {
  it('keeps the order of a plain sort through inserts, moves, splits and thinning out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 5000 })), {
          maxLength: 400,
          size: 'max',
        }),
        fc.boolean(),
        (filled, changes, gather) => {
          const values = Array.from({ length: filled }, (_, slot) => (slot * 7919) % 5003);
          const compare = (a: number, b: number) => (values[b] ?? 0) - (values[a] ?? 0) || a - b;
          const order = createBlockedOrder(compare);
          order.fill(Int32Array.from(values.keys()).sort(compare));
          for (const [which, value] of changes) {
            const slot = which % (values.length + 1);
            // Gathering all slots at one end thins the other blocks out.
            const next = gather ? 9999 : value;
            if (slot === values.length) {
              values.push(next);
              order.insert(slot);
            } else {
              values[slot] = next;
              order.settle(slot);
            }
          }
          const expected = [...values.keys()].sort(compare);
          expect(order.size).toBe(expected.length);
          expect(order.slice(0, expected.length + 1)).toEqual(expected);
          const walked: number[] = [];
          order.walk((slot, position) => walked.push(slot) === position + 1);
          expect(walked).toEqual(expected);
          for (const [position, slot] of expected.entries()) {
            expect(order.positionOf(slot)).toBe(position);
          }
          expect(order.countWhile((slot) => (values[slot] ?? 0) >= 2500)).toBe(
            values.filter((value) => value >= 2500).length,
          );
        },
      ),
      { numRuns: sized(60, 20) },
    );
  });

  it('survives everybody leaving their blocks repeatedly', () => {
    const values = new Float64Array(20_000);
    const compare = (a: number, b: number) => (values[b] ?? 0) - (values[a] ?? 0) || a - b;
    const order = createBlockedOrder(compare);
    order.fill(Int32Array.from(values.keys()).sort(compare));
    for (let round = 1; round <= 5; round++) {
      for (let slot = 0; slot < values.length; slot++) {
        values[slot] = (slot * 104_729 * round) % 10_007;
        order.settle(slot);
      }
    }
    expect(order.slice(0, values.length)).toEqual([...values.keys()].sort(compare));
  });

  it('loses nobody when a block between full ones empties', () => {
    const values = Array.from({ length: 1536 }, (_, slot) => slot);
    const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
    const move = (slot: number, value: number) => {
      values[slot] = value;
      order.settle(slot);
    };
    const order = createBlockedOrder(compare);
    order.fill(Int32Array.from(values.keys()));
    for (let slot = 1536; slot < 1936; slot++) {
      values.push(1200);
      order.insert(slot);
    }
    for (let slot = 512; slot < 1023; slot++) move(slot, 100);
    move(1023, 1300);
    for (let slot = 0; slot < 512; slot++) move(slot, 3000 - slot);
    const expected = [...values.keys()].sort(compare);
    expect(order.slice(0, values.length)).toEqual(expected);
    expect(expected.map(order.positionOf)).toEqual([...expected.keys()]);
  });

  it('returns nothing from an empty order or past the end', () => {
    const order = createBlockedOrder((a, b) => a - b);
    expect(order.slice(0, 20)).toEqual([]);
    expect(order.countWhile(() => true)).toBe(0);
    order.insert(5);
    expect(order.slice(0, 20)).toEqual([5]);
    expect(order.slice(1, 20)).toEqual([]);
    order.fill(new Int32Array(0));
    expect(order.size).toBe(0);
    expect(order.slice(0, 1)).toEqual([]);
  });
});
