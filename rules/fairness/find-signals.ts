import { findSameAddresses, findTipsAlone } from './accounts.ts';
import { findBackAndForth } from './back-and-forth.ts';
import { findCircles } from './circles.ts';
import { findClocks } from './clock.ts';
import { findDust } from './dust.ts';
import { findFanIns } from './fan-in.ts';
import { type Finisher, findHunters } from './hunters.ts';
import { findOnePayers } from './one-payer.ts';
import { NEW_ACCOUNT_MS, SIGNAL_KINDS, type Signal } from './signal.ts';
import { graphOf, isEarner, type WeekMember, type WeekTip } from './tips.ts';

/** "New" says something only beside this many members who earn with older accounts. */
const LEAST_OLD = 5;

/** The input of a fairness check of a week. */
export interface FairnessWeek {
  /** When the week ends, ms. */
  readonly endMs: number;
  /** Confirmed tips of the week, oldest first. */
  readonly tips: readonly WeekTip[];
  /** All members who tipped or were tipped. */
  readonly members: readonly WeekMember[];
  /** The least tip, in base units. */
  readonly leastUnits: bigint;
  /** Finishers of the treasure hunts in the week. */
  readonly finishers: readonly Finisher[];
}

/**
 * All signals of a week: those worth asking about first, then by points in question, largest first. Every run gives the same order.
 * No two are of the same kind and name the same members.
 */
export function findSignals({
  endMs,
  tips,
  members,
  leastUnits,
  finishers,
}: FairnessWeek): Signal[] {
  const graph = graphOf(tips);
  const byId = new Map(members.map((member) => [member.id, member]));
  const isYoung = (id: number) => (byId.get(id)?.createdAtMs ?? -Infinity) > endMs - NEW_ACCOUNT_MS;
  const oldEarners = [...graph.tippers].filter(
    ([id, tipper]) => isEarner(tipper) && !isYoung(id),
  ).length;
  // A community that has just begun consists of new accounts.
  const isNew = (id: number) => oldEarners >= LEAST_OLD && isYoung(id);
  const signals = [
    ...findCircles(graph, { isNew }),
    ...findFanIns(graph),
    ...findSameAddresses(graph, byId),
    ...findClocks(graph),
    ...findDust(graph, { leastUnits, isNew }),
    ...findBackAndForth(graph),
    ...findOnePayers(graph, byId),
    ...findTipsAlone(graph, byId),
    ...findHunters(finishers, members),
  ].sort(byWeight);
  return onceEach(signals);
}

/** Keeps the heaviest signal of each kind about the same members: two hubs of one group would give two. */
function onceEach(signals: readonly Signal[]): Signal[] {
  const names = new Set<string>();
  return signals.filter(({ kind, members }) => {
    const name = `${kind} ${members.join()}`;
    return !names.has(name) && names.add(name);
  });
}

function byWeight(a: Signal, b: Signal): number {
  return (
    Number(b.holdWorthy) - Number(a.holdWorthy) ||
    pointsOf(b) - pointsOf(a) ||
    SIGNAL_KINDS.indexOf(a.kind) - SIGNAL_KINDS.indexOf(b.kind) ||
    (a.members[0] ?? 0) - (b.members[0] ?? 0)
  );
}

/** The sum of a signal's points in question, in hundredths. */
export function pointsOf({ pointsInQuestion }: Signal): number {
  let sum = 0;
  for (const hundredths of pointsInQuestion.values()) sum += hundredths;
  return sum;
}
