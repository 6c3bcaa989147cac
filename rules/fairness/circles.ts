import { evidenceOf, inOrder } from './evidence.ts';
import { type CircleShape, LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import type { Flow, TipGraph, Tipper } from './tips.ts';

/** A flow binds two members if it earned at least this part of the points of the sender's tips ... */
const BINDING_OF_SENT = 0.2;
/** ... and holds this part of the tips that the receiver got. A member tipped by many is bound to nobody. */
const BINDING_OF_RECEIVED = 0.2;
const BINDING_TIPS = 3;
/** A hub is bound to its senders if this many of them together send it at least half of its tips. */
const HUB_SENDERS = 3;
const HUB_OF_SENT = 0.25;
const HUB_OF_RECEIVED = 0.5;
/**
 * A member stays in the circle if at least this part of their points comes from tips to it, and this part of their tips from it.
 */
const INSIDE_OF_SENT = 0.3;
const INSIDE_OF_RECEIVED = 0.6;
/** A larger group is a community of its own. */
const MOST_MEMBERS = 20;

/**
 * Closed circles: a few members who tip mostly each other and get hardly any tips from others. Two are a pair; more are a ring or
 * a chain along which the tips go, a star around one of them, or a group.
 *
 * A circle of half of the earners or more gives no signal: in a community that small everybody tips everybody.
 */
export function findCircles(
  graph: TipGraph,
  { isNew }: { isNew: (member: number) => boolean },
): Signal[] {
  const earners = [...graph.tippers.values()].filter(isEarner).length;
  const circles: Signal[] = [];
  for (const bound of boundTogether(graph)) {
    const members = closeUp(graph, bound);
    if (members.size < 2 || members.size > MOST_MEMBERS) continue;
    if (members.size * 2 > earners) continue;
    const circle = describe(graph, members, isNew);
    if (circle) circles.push(circle);
  }
  return circles;
}

function isEarner(tipper: Tipper): boolean {
  return tipper.hundredths >= LEAST_HUNDREDTHS;
}

/** The sets of members connected by binding flows. */
function boundTogether({ flows, tippers }: TipGraph): Set<number>[] {
  const leaders = new Map<number, number>();
  const leaderOf = (member: number) => {
    let leader = member;
    for (let next = leaders.get(leader); next !== undefined; next = leaders.get(leader)) {
      // Each walk halves the path to the leader.
      const beyond = leaders.get(next);
      if (beyond !== undefined) leaders.set(leader, beyond);
      leader = next;
    }
    return leader;
  };
  const bind = (a: number, b: number) => {
    const [first, second] = [leaderOf(a), leaderOf(b)];
    if (first !== second) leaders.set(first, second);
  };
  for (const flow of flows) if (isBinding(flow, tippers)) bind(flow.from, flow.to);
  for (const [hub, { into, tipsReceived }] of tippers) {
    const senders = into.filter((flow) => isMuchOf(flow, tippers, HUB_OF_SENT));
    if (senders.length < HUB_SENDERS) continue;
    const tips = senders.reduce((sum, flow) => sum + flow.tips.length, 0);
    if (tips >= HUB_OF_RECEIVED * tipsReceived) for (const { from } of senders) bind(from, hub);
  }
  const sets = new Map<number, Set<number>>();
  for (const member of tippers.keys()) {
    const leader = leaderOf(member);
    const set = sets.get(leader);
    if (set) set.add(member);
    else sets.set(leader, new Set([member]));
  }
  return [...sets.values()].filter(({ size }) => size > 1);
}

function isBinding(flow: Flow, tippers: TipGraph['tippers']): boolean {
  const received = tippers.get(flow.to)?.tipsReceived ?? 0;
  return (
    isMuchOf(flow, tippers, BINDING_OF_SENT) && flow.tips.length >= BINDING_OF_RECEIVED * received
  );
}

function isMuchOf(flow: Flow, tippers: TipGraph['tippers'], part: number): boolean {
  const sender = tippers.get(flow.from);
  if (!sender || !isEarner(sender) || flow.tips.length < BINDING_TIPS) return false;
  return flow.hundredths > 0 && flow.hundredths >= part * sender.hundredths;
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
  const { sent, received } = insideOf(tipper, members);
  return (
    (tipper.hundredths === 0 || sent >= INSIDE_OF_SENT * tipper.hundredths) &&
    (tipper.tipsReceived === 0 || received >= INSIDE_OF_RECEIVED * tipper.tipsReceived)
  );
}

/** For one member: the points earned by tips to members of the circle, and the tips received from them. */
function insideOf(
  tipper: Tipper,
  members: ReadonlySet<number>,
): { sent: number; received: number } {
  let sent = 0;
  let received = 0;
  for (const flow of tipper.out) if (members.has(flow.to)) sent += flow.hundredths;
  for (const flow of tipper.into) if (members.has(flow.from)) received += flow.tips.length;
  return { sent, received };
}

function describe(
  { tippers }: TipGraph,
  set: ReadonlySet<number>,
  isNew: (member: number) => boolean,
): Signal | null {
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
    // Friends in a chat of their own look like a group. Only new accounts among them are worth a question.
    holdWorthy: shape !== 'group' || newMembers * 2 > members.length,
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
