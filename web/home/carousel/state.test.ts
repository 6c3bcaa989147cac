import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CarouselEvent,
  type CarouselState,
  firstState,
  type Hold,
  isReadOut,
  reduceCarousel,
  swipeStep,
} from './state.ts';

const FIRST_STATE = firstState(5);

type Step = [atMs: number, event: CarouselEvent];

const SEEN: Step = [0, { type: 'hold', hold: 'unseen', on: false }];
const next: CarouselEvent = { type: 'step', by: 1 };
const back: CarouselEvent = { type: 'step', by: -1 };
const on = (hold: Hold): CarouselEvent => ({ type: 'hold', hold, on: true });
const off = (hold: Hold): CarouselEvent => ({ type: 'hold', hold, on: false });

/** The states after each event, with the ticks that the page's timer sends at each due time between them. */
function play(steps: readonly Step[], untilMs: number): CarouselState {
  let state = FIRST_STATE;
  const events: readonly (Step | [number, null])[] = [...steps, [untilMs, null]];
  for (const [atMs, event] of events) {
    while (state.dueMs !== null && state.dueMs <= atMs) {
      state = reduceCarousel(state, { type: 'tick', nowMs: state.dueMs });
    }
    if (event !== null) state = reduceCarousel(state, { ...event, nowMs: atMs });
  }
  return state;
}

describe('by itself', () => {
  it.each([
    [3999, 0],
    [4000, 1],
    [7999, 1],
    [8000, 2],
    [16_000, 4],
    [19_999, 4],
    [20_000, 0],
    [40_000, 0],
    [44_000, 1],
  ])('after %d ms it shows slide %d, and the first comes after the last', (untilMs, index) => {
    expect(play([SEEN], untilMs).index).toBe(index);
  });

  it('does not start before the page is visible', () => {
    expect(play([], 60_000)).toBe(FIRST_STATE);
  });

  it('ignores a tick that comes too early', () => {
    const state = play([SEEN], 0);
    expect(reduceCarousel(state, { type: 'tick', nowMs: 3999 })).toBe(state);
  });

  it('moves by one after a long sleep, not by everything it missed', () => {
    const late = reduceCarousel(play([SEEN], 0), { type: 'tick', nowMs: 60_000 });
    expect([late.index, late.dueMs]).toEqual([1, 64_000]);
  });
});

describe('moved by hand', () => {
  it.each<[string, Step[], number, number]>([
    ['next', [[1000, next]], 1000, 1],
    ['previous wraps to the last', [[1000, back]], 1000, 4],
    [
      'next wraps to the first',
      [
        [0, { type: 'show', index: 4 }],
        [1, next],
      ],
      1,
      0,
    ],
    ['a dot', [[1000, { type: 'show', index: 3 }]], 1000, 3],
    ['rests for 10 s and then its 4 s begin', [[1000, next]], 14_999, 1],
    ['and goes on after them', [[1000, next]], 15_000, 2],
    ['and then every 4 s again', [[1000, next]], 19_000, 3],
    [
      'each move restarts the rest',
      [
        [1000, next],
        [9000, next],
      ],
      22_999,
      2,
    ],
    [
      'until 14 s after the last one',
      [
        [1000, next],
        [9000, next],
      ],
      23_000,
      3,
    ],
    [
      'the dot of the slide that is shown counts as a move',
      [[3000, { type: 'show', index: 0 }]],
      16_999,
      0,
    ],
  ])('%s', (_, steps, untilMs, index) => {
    expect(play([SEEN, ...steps], untilMs).index).toBe(index);
  });
});

describe.each<Hold>(['hover', 'focus', 'unseen', 'calm', 'paused'])('held by %s', (hold) => {
  it('stays where it is, then starts a full 4 seconds', () => {
    const held: Step[] = [SEEN, [3999, on(hold)]];
    expect(play(held, 600_000)).toMatchObject({ index: 0, dueMs: null });
    const released: Step[] = [...held, [50_000, off(hold)]];
    expect(play(released, 53_999).index).toBe(0);
    expect(play(released, 54_000).index).toBe(1);
  });

  it('can be moved by hand, and stays there', () => {
    expect(play([SEEN, [10, on(hold)], [20, next]], 600_000).index).toBe(1);
  });

  it('keeps the pause after a move by hand if the hold ends earlier', () => {
    const steps: Step[] = [SEEN, [0, next], [1000, on(hold)], [5000, off(hold)]];
    expect(play(steps, 13_999).index).toBe(1);
    expect(play(steps, 14_000).index).toBe(2);
  });

  it('is held until the last hold ends', () => {
    const other: Hold = hold === 'hover' ? 'focus' : 'hover';
    const steps: Step[] = [SEEN, [0, on(hold)], [0, on(other)], [1000, off(hold)]];
    expect(play(steps, 600_000).index).toBe(0);
    expect(play([...steps, [600_000, off(other)]], 604_000).index).toBe(1);
  });

  it('ignores a repeated event', () => {
    const once = play([SEEN, [0, on(hold)]], 0);
    expect(reduceCarousel(once, { ...on(hold), nowMs: 1 })).toBe(once);
    const free = play([SEEN], 0);
    expect(reduceCarousel(free, { ...off(hold), nowMs: 1 })).toBe(free);
  });
});

describe('play', () => {
  it('starts at once, even under the mouse and focus that pressed it', () => {
    const steps: Step[] = [SEEN, [0, on('hover')], [0, on('focus')], [1, on('paused')]];
    const played: Step[] = [...steps, [9000, { type: 'play' }]];
    expect(play(played, 12_999).index).toBe(0);
    expect(play(played, 13_000).index).toBe(1);
    // They hold again the next time that they occur.
    expect(play([...played, [9001, on('hover')]], 600_000).index).toBe(0);
  });

  it('ends the pause after a manual move', () => {
    expect(play([SEEN, [0, next], [1000, { type: 'play' }]], 5000).index).toBe(2);
  });

  it.each<Hold>(['unseen', 'calm'])('does not move what is %s', (hold) => {
    expect(play([SEEN, [0, on(hold)], [1, { type: 'play' }]], 600_000).index).toBe(0);
  });
});

describe('isReadOut', () => {
  it.each<[string, Step[], number, boolean]>([
    ['while the slides move by themselves', [], 9000, false],
    ['after a move by hand', [[0, next]], 13_999, true],
    ['no longer when they move again', [[0, next]], 14_000, false],
    ['while paused', [[0, on('paused')]], 9000, true],
    ['under the mouse', [[0, on('hover')]], 9000, true],
    ['while nobody sees them', [[0, on('unseen')]], 9000, false],
    ['with reduced motion', [[0, on('calm')]], 9000, false],
    [
      'and there after a move by hand',
      [
        [0, on('calm')],
        [1, next],
      ],
      9000,
      true,
    ],
  ])('%s', (_, steps, untilMs, expected) => {
    expect(isReadOut(play([SEEN, ...steps], untilMs))).toBe(expected);
  });
});

describe('swipeStep', () => {
  it.each([
    [-50, 0, null],
    [-51, 0, 1],
    [-50.5, 0, 1],
    [50, 0, null],
    [51, 0, -1],
    [0, 400, null],
    [-60, 60, null],
    [-60, -59, 1],
    [60, 61, null],
    [300, -20, -1],
  ])('%d px across and %d px down lead to %j', (x, y, step) => {
    expect(swipeStep(x, y)).toBe(step);
  });
});

it('never leaves the five slides, and is due exactly while nothing holds it', () => {
  const event = fc.oneof(
    fc.constant<CarouselEvent>({ type: 'tick' }),
    fc.constantFrom<CarouselEvent>(next, back, { type: 'play' }),
    fc.integer({ min: 0, max: 4 }).map((index): CarouselEvent => ({ type: 'show', index })),
    fc
      .tuple(fc.constantFrom<Hold>('hover', 'focus', 'unseen', 'calm', 'paused'), fc.boolean())
      .map(([hold, isOn]): CarouselEvent => ({ type: 'hold', hold, on: isOn })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20_000), event)), (steps) => {
      let state = FIRST_STATE;
      let nowMs = 0;
      for (const [passedMs, happened] of steps) {
        nowMs += passedMs;
        state = reduceCarousel(state, { ...happened, nowMs });
        expect([0, 1, 2, 3, 4]).toContain(state.index);
        expect(new Set(state.holds).size).toBe(state.holds.length);
        expect(state.dueMs === null).toBe(state.holds.length > 0);
      }
    }),
  );
});
