import { countTips, isEarner, type TipGraph } from './tips.ts';

/** A larger set is a community of its own. */
export const MOST_MEMBERS = 60;
/** Tips from others are at most this part of the tips that a set gets. */
const FROM_OTHERS = 0.4;
/** Half of the earners, or this many, must be outside a set: where they are fewer, everybody tips everybody. */
const LEAST_OTHERS = 10;
/** A set that more members tip is not closed. Bounds the time of a walk: each step looks at all payers. */
const MOST_PAYERS = 1_000;
/** After this many members a set of {@link MOST_MEMBERS} in which all tip all gets at least a tenth of its tips from itself. */
const EARLY = 10;
const EARLY_FROM_OTHERS = 0.9;

/** A set that a walk passed. */
type Passed = { size: number; fromOthers: number; earners: number };

/**
 * Returns a function that walks from a member to those who tipped them, then to those who tipped any of these, the closest first,
 * and finds the set of members passed to which others send the least part of its tips. The set is empty if others always send
 * much. A large week takes many walks, so members are indexes here, and each walk leaves the arrays as they were.
 */
export function walkBackwards({ tippers }: TipGraph): (start: number) => number[] {
  const inOrder = [...tippers].sort(([a], [b]) => a - b);
  const indexOf = new Map(inOrder.map(([id], index) => [id, index]));
  const flowsInto = inOrder.map(([, { into }]) =>
    into.map(({ from, tips }) => ({ payer: indexOf.get(from) ?? 0, count: tips.length })),
  );
  const sent = inOrder.map(([, { out }]) => countTips(out));
  const earns = inOrder.map(([, tipper]) => isEarner(tipper));
  const earners = earns.filter(Boolean).length;
  const mostEarners = Math.max(earners / 2, earners - LEAST_OTHERS);
  const tipsIntoSet = new Int32Array(inOrder.length);
  const isMember = new Uint8Array(inOrder.length);

  return (start) => {
    const members: number[] = [];
    const payers: number[] = [];
    const sum = { received: 0, fromOthers: 0, earners: 0 };
    let best: Passed = { size: 0, fromOthers: FROM_OTHERS, earners: 0 };
    for (let next = indexOf.get(start); next !== undefined; next = takeClosest(payers)) {
      const into = flowsInto[next] ?? [];
      // Left before its payers are looked at: all whom this member tips are starts of walks to it.
      if (into.length > MOST_PAYERS + MOST_MEMBERS) break;
      members.push(next);
      isMember[next] = 1;
      if (earns[next]) sum.earners += 1;
      sum.fromOthers -= tipsIntoSet[next] ?? 0;
      for (const { payer, count } of into) {
        sum.received += count;
        if (isMember[payer]) continue;
        sum.fromOthers += count;
        const tips = tipsIntoSet[payer] ?? 0;
        if (tips === 0) payers.push(payer);
        tipsIntoSet[payer] = tips + count;
      }
      const fromOthers = sum.fromOthers / sum.received;
      if (members.length > 1 && fromOthers <= best.fromOthers) {
        best = { size: members.length, fromOthers, earners: sum.earners };
      }
      if (payers.length > MOST_PAYERS || isOver(members.length, fromOthers, best)) break;
    }
    for (const index of members) isMember[index] = 0;
    for (const index of [...members, ...payers]) tipsIntoSet[index] = 0;
    if (best.size > MOST_MEMBERS || best.earners > mostEarners) return [];
    return members.slice(0, best.size).flatMap((index) => inOrder[index]?.[0] ?? []);
  };

  /** Takes the payer who sent the set many tips that are much of those they sent. */
  function takeClosest(payers: number[]): number | undefined {
    let closest = 0;
    let most = 0;
    for (let at = 0; at < payers.length; at += 1) {
      const payer = payers[at] ?? 0;
      const tips = tipsIntoSet[payer] ?? 0;
      const closeness = (tips * tips) / (sent[payer] ?? tips);
      if (closeness < most || (closeness === most && payer > (payers[closest] ?? 0))) continue;
      closest = at;
      most = closeness;
    }
    const taken = payers[closest];
    const last = payers.pop();
    if (last !== undefined && closest < payers.length) payers[closest] = last;
    return taken;
  }
}

/** True if a walk cannot pass a set any more, or has gone far beyond one. */
function isOver(size: number, fromOthers: number, best: Passed): boolean {
  if (size === EARLY && fromOthers > EARLY_FROM_OTHERS) return true;
  if (best.size === 0) return size >= MOST_MEMBERS;
  // A part of the community closes more and more as it grows. A farm does not, so the walk goes on to twice its size.
  return best.size > MOST_MEMBERS || size > Math.max(EARLY, 2 * best.size);
}
