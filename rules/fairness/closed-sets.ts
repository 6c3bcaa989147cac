import type { TipGraph, Tipper } from './tips.ts';
import { MOST_MEMBERS, walkBackwards } from './walk-backwards.ts';

/** A member stays in a closed set if at least this part of their points comes from tips to it ... */
const INSIDE_OF_SENT = 0.3;
/**
 * ... and of the tips that they exchange with it and get from others, at least this part is with it. The whole set then gets 60 %
 * of its tips or more from itself.
 */
const WITHIN = 0.75;
/** A member who gets this part of a set's tips collects them. */
const COLLECTED = 0.1;

/**
 * Sets of members who get their tips from each other. Each is found by asking of one member where their tips come from; those to
 * whom the set's tips go join it, and those who also belong to the community outside leave it.
 */
export function closedSets(graph: TipGraph): Set<number>[] {
  const sets: Set<number>[] = [];
  const found = new Set<number>();
  const walk = walkBackwards(graph);
  for (const start of startsOf(graph)) {
    if (found.has(start)) continue;
    const members = closeUp(graph, withCollectors(graph, walk(start)));
    if (members.size < 2 || members.size > MOST_MEMBERS) continue;
    const again = [...members].filter((member) => found.has(member));
    if (again.length * 2 > members.size) continue;
    for (const member of members) found.add(member);
    sets.push(members);
  }
  return sets;
}

/** Members who get tips. Those who send none come last, because any of a group's listeners would join the group. */
function startsOf({ tippers }: TipGraph): number[] {
  return [...tippers]
    .filter(([, { tipsReceived }]) => tipsReceived > 0)
    .sort(([a, one], [b, other]) => Number(isSilent(one)) - Number(isSilent(other)) || a - b)
    .map(([member]) => member);
}

function isSilent({ out }: Tipper): boolean {
  return out.length === 0;
}

/** Adds the members who get most of their tips, and much of the set's tips, from the set. */
function withCollectors({ tippers }: TipGraph, members: readonly number[]): Set<number> {
  const set = new Set(members);
  const reached = new Map<number, number>();
  let sent = 0;
  for (const member of set) {
    for (const { to, tips } of tippers.get(member)?.out ?? []) {
      sent += tips.length;
      if (!set.has(to)) reached.set(to, (reached.get(to) ?? 0) + tips.length);
    }
  }
  const collectors = [...reached].filter(
    ([member, tips]) =>
      tips >= COLLECTED * sent && tips >= WITHIN * (tippers.get(member)?.tipsReceived ?? 0),
  );
  return new Set([...set, ...collectors.map(([member]) => member)]);
}

/** Removes members who also belong to the community outside, until none is left. */
function closeUp({ tippers }: TipGraph, bound: ReadonlySet<number>): Set<number> {
  const members = new Set(bound);
  let doubtful = [...members];
  while (doubtful.length > 0) {
    const next = new Set<number>();
    for (const member of doubtful) {
      const tipper = tippers.get(member);
      if (!tipper || !members.has(member) || isInside(tipper, members)) continue;
      members.delete(member);
      for (const { to } of tipper.out) if (members.has(to)) next.add(to);
      for (const { from } of tipper.into) if (members.has(from)) next.add(from);
    }
    doubtful = [...next];
  }
  return members;
}

function isInside(tipper: Tipper, members: ReadonlySet<number>): boolean {
  let hundredths = 0;
  let sent = 0;
  let received = 0;
  for (const flow of tipper.out) {
    if (!members.has(flow.to)) continue;
    hundredths += flow.hundredths;
    sent += flow.tips.length;
  }
  for (const flow of tipper.into) if (members.has(flow.from)) received += flow.tips.length;
  return (
    hundredths >= INSIDE_OF_SENT * tipper.hundredths &&
    sent + received >= WITHIN * (sent + tipper.tipsReceived)
  );
}
