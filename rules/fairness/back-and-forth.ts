import { evidenceOf, inOrder } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import type { Flow, TipGraph, WeekTip } from './tips.ts';

const A_DAY_MS = 24 * 3600 * 1000;
const LEAST_PART = 0.25;

/** Pairs of members who both earned a quarter or more of their tips' points by tips that came back within a day. */
export function findBackAndForth({ flows, tippers }: TipGraph): Signal[] {
  const signals: Signal[] = [];
  for (const { flow, back } of pairsOf(flows)) {
    const there = answered(flow.tips, back.tips);
    const andBack = answered(back.tips, flow.tips);
    const evidence = evidenceOf([...there, ...andBack]);
    const parts = [flow.from, flow.to].map((member) => {
      const all = tippers.get(member)?.hundredths ?? 0;
      return all === 0 ? 0 : (evidence.pointsInQuestion.get(member) ?? 0) / all;
    });
    const least = Math.min(...parts);
    const points = [...evidence.pointsInQuestion.values()].reduce((sum, some) => sum + some, 0);
    if (least < LEAST_PART || points < LEAST_HUNDREDTHS) continue;
    signals.push({
      kind: 'back_and_forth',
      members: inOrder([flow.from, flow.to]),
      // In a lively community most tips come back, so this alone proves little.
      holdWorthy: false,
      strength: least,
      ...evidence,
      figures: { least, most: Math.max(...parts) },
    });
  }
  return signals;
}

/** The part of all points from tips that the same member returned within a day, from 0 to 1. */
export function mutualPart({ flows }: TipGraph): number {
  let mutual = 0;
  let all = 0;
  for (const { hundredths } of flows) all += hundredths;
  for (const { flow, back } of pairsOf(flows)) {
    for (const tip of answered(flow.tips, back.tips)) mutual += tip.hundredths;
    for (const tip of answered(back.tips, flow.tips)) mutual += tip.hundredths;
  }
  return all === 0 ? 0 : mutual / all;
}

function pairsOf(flows: readonly Flow[]): { flow: Flow; back: Flow }[] {
  // By sender: to look through all tips of a member who tips many, for each who tipped them, takes minutes in a large week.
  const backs = new Map<number, Map<number, Flow>>();
  for (const flow of flows) {
    if (flow.from < flow.to) continue;
    const own = backs.get(flow.from);
    if (own) own.set(flow.to, flow);
    else backs.set(flow.from, new Map([[flow.to, flow]]));
  }
  return flows.flatMap((flow) => {
    const back = flow.from > flow.to ? undefined : backs.get(flow.to)?.get(flow.from);
    return back ? [{ flow, back }] : [];
  });
}

/** The `tips` that one of `others` followed within a day. Both lists are in order. */
function answered(tips: readonly WeekTip[], others: readonly WeekTip[]): WeekTip[] {
  let next = 0;
  return tips.filter(({ atMs }) => {
    while ((others[next]?.atMs ?? Infinity) < atMs) next += 1;
    return (others[next]?.atMs ?? Infinity) <= atMs + A_DAY_MS;
  });
}
