import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#server/testing/run/scope.ts';
import { advance, type FeedNews, type FeedPlace } from './feed.ts';

/** A model of a database in which transactions draw ids, then event numbers, and end, in any order. */
function createModel() {
  let nextXid = 100;
  let nextSeq = 1;
  const running = new Map<number, number[]>();
  const committed = new Map<number, number>();

  function look(place: FeedPlace, most: number): FeedNews {
    const seqs = [...committed.keys()].sort((a, b) => a - b);
    const late = place.gaps.flatMap((gap) =>
      seqs.filter((seq) => seq >= gap.from && seq <= gap.to).slice(0, most),
    );
    const fresh = seqs.filter((seq) => seq > place.lastSeq).slice(0, most);
    const found = [...late, ...fresh].sort((a, b) => a - b);
    return {
      events: found.map((seq) => ({ seq, memberId: 1, counterpartId: null })),
      isCutOff: found.length >= most,
      endedBeforeXid: Math.min(nextXid, ...running.keys()),
      nextXid,
      highestSeq: seqs.at(-1) ?? 0,
      lastEventMs: null,
      lastFrozen: null,
      heldMark: null,
      policiesMark: null,
      totalsVersion: 0,
      bansMark: null,
      databaseStarted: 0,
    };
  }

  return {
    committed,
    look,
    begin() {
      running.set(nextXid++, []);
    },
    draw(which: number) {
      const open = [...running.values()];
      open[which % open.length]?.push(nextSeq++);
    },
    end(which: number, commits: boolean) {
      const xid = [...running.keys()][which % running.size];
      if (xid === undefined) return;
      if (commits) for (const seq of running.get(xid) ?? []) committed.set(seq, xid);
      running.delete(xid);
    },
    get isQuiet() {
      return running.size === 0;
    },
  };
}

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: 'begin' as const }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('draw' as const), which: fc.nat(9) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('end' as const),
        which: fc.nat(9),
        commits: fc.boolean(),
      }),
    },
    { weight: 5, arbitrary: fc.constant({ kind: 'look' as const }) },
  ),
  { maxLength: 120, size: 'max' },
);

describe('advance', () => {
  it('returns every committed event exactly once, at the first read after its commit', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 30 }), (all, most) => {
        const model = createModel();
        const seen: number[] = [];
        let place: FeedPlace = { lastSeq: 0, gaps: [] };
        const lookAgain = () => {
          for (;;) {
            const news = model.look(place, most);
            seen.push(...news.events.map((event) => event.seq));
            place = advance(place, news);
            if (!news.isCutOff) return;
          }
        };
        for (const step of all) {
          if (step.kind === 'begin') model.begin();
          else if (step.kind === 'draw') model.draw(step.which);
          else if (step.kind === 'end') model.end(step.which, step.commits);
          else {
            lookAgain();
            expect(seen.toSorted((a, b) => a - b)).toEqual(
              [...model.committed.keys()].sort((a, b) => a - b),
            );
            if (model.isQuiet) expect(place.gaps).toEqual([]);
          }
        }
      }),
      { numRuns: sized(1000, 300) },
    );
  });
});
