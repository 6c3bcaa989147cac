import { closedSets } from './closed-sets.ts';
import { evidenceOf, inOrder } from './evidence.ts';
import { type CircleShape, LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import { type Flow, isEarner, type TipGraph } from './tips.ts';

/**
 * Closed circles: members who tip mostly each other and get hardly any tips from others. Two are a pair; more are a ring or a
 * chain along which the tips go, a star around one of them, or a group. A group with listeners can be another chat of the
 * community: only new accounts among them are worth asking about.
 */
export function findCircles(
  graph: TipGraph,
  { isNew }: { isNew: (member: number) => boolean },
): Signal[] {
  const circles: Signal[] = [];
  for (const members of closedSets(graph)) {
    const circle = describe(graph, members, isNew);
    if (circle) circles.push(circle);
  }
  return circles;
}

/** True if most of the tips that leave the group reach many members who hardly tip. A farm hides among those who do. */
function hasListeners({ tippers }: TipGraph, members: ReadonlySet<number>): boolean {
  const listeners = new Set<number>();
  let heard = 0;
  let others = 0;
  for (const member of members) {
    for (const { to, tips } of tippers.get(member)?.out ?? []) {
      if (members.has(to)) continue;
      others += tips.length;
      if (isEarner(tippers.get(to))) continue;
      heard += tips.length;
      listeners.add(to);
    }
  }
  return listeners.size * 2 >= members.size && heard * 2 > others;
}

function describe(
  graph: TipGraph,
  set: ReadonlySet<number>,
  isNew: (member: number) => boolean,
): Signal | null {
  const { tippers } = graph;
  const members = inOrder(set);
  const inside: Flow[] = [];
  let sent = 0;
  let received = 0;
  for (const member of members) {
    const tipper = tippers.get(member);
    if (!tipper) continue;
    sent += tipper.hundredths;
    received += tipper.tipsReceived;
    inside.push(...tipper.out.filter(({ to }) => set.has(to)));
  }
  const tips = inside.flatMap((flow) => flow.tips);
  const insideHundredths = inside.reduce((sum, flow) => sum + flow.hundredths, 0);
  if (insideHundredths < LEAST_HUNDREDTHS) return null;
  const shape = shapeOf(members, inside);
  const newMembers = members.filter(isNew).length;
  const ofSent = insideHundredths / sent;
  return {
    kind: 'circle',
    shape,
    members,
    holdWorthy: shape !== 'group' || newMembers * 2 > members.length || !hasListeners(graph, set),
    strength: ofSent,
    ...evidenceOf(tips),
    figures: {
      members: members.length,
      newMembers,
      sentInside: ofSent,
      receivedInside: tips.length / received,
    },
  };
}

/** Only the larger flows decide the shape; stray tips do not. */
function shapeOf(members: readonly number[], inside: readonly Flow[]): CircleShape {
  if (members.length === 2) return 'pair';
  const most = Math.max(...inside.map((flow) => flow.tips.length));
  const main = inside.filter((flow) => flow.tips.length >= most / 5);
  const out = new Map<number, number[]>();
  const into = new Map<number, number>();
  for (const { from, to } of main) {
    out.set(from, [...(out.get(from) ?? []), to]);
    into.set(to, (into.get(to) ?? 0) + 1);
  }
  const others = members.length - 1;
  if (Math.max(...into.values()) >= others && main.length <= 2 * others) return 'star';
  const [start = 0] = members.filter((member) => (into.get(member) ?? 0) === 0);
  const isLine = main.every(({ from }) => out.get(from)?.length === 1);
  if (isLine && main.length === members.length) return 'ring';
  if (isLine && main.length === members.length - 1 && out.has(start)) return 'chain';
  return main.length <= 2 * members.length ? bothWays(main, members.length) : 'group';
}

/** A ring or chain whose neighbours also tip back. */
function bothWays(main: readonly Flow[], size: number): CircleShape {
  const neighbours = new Map<number, Set<number>>();
  for (const { from, to } of main) {
    neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to));
    neighbours.set(to, (neighbours.get(to) ?? new Set()).add(from));
  }
  const degrees = [...neighbours.values()].map((set) => set.size);
  if (degrees.length < size || degrees.some((degree) => degree > 2)) return 'group';
  return degrees.includes(1) ? 'chain' : 'ring';
}
