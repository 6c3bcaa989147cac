import { inOrder } from './evidence.ts';
import type { Signal } from './signal.ts';
import type { WeekMember } from './tips.ts';

/** A member who finished a treasure hunt. */
export interface Finisher {
  readonly hunt: string;
  /** The member's number. */
  readonly id: number;
  /** When they finished. */
  readonly atMs: number;
  readonly createdAtMs: number;
  /** The sender of the first tip that they ever got; null without one. */
  readonly firstPayer: number | null;
  /** The points of treasure hunts in this week, in hundredths. */
  readonly hundredths: number;
}

const LEAST_ACCOUNTS = 3;
/** The members kept of a larger group. */
const MOST_ACCOUNTS = 500;
/** Each member of a group finishes at most this long after another one, in ms. */
const BETWEEN_MS = 60_000;
/** A group is at least this part of those who finish from its first to its last member. */
const OF_SPAN = 0.5;
/** Groups that chance alone would bring into one hunt of a hundred are none: the square of its finishers counts the places and ties. */
const MOST_BY_CHANCE = 0.01;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Finishers of a hunt with the same first payer, or who joined on the same UTC day, and who finished one soon after the other:
 * far more of them than finish in such a time by chance.
 *
 * @param finishers of hunts, in any order
 * @param members of the week: how common a payer or a day is
 */
export function findHunters(
  finishers: readonly Finisher[],
  members: Iterable<WeekMember>,
): Signal[] {
  const community = new Map<number, readonly string[]>();
  for (const { id, createdAtMs, firstTip } of members) {
    community.set(id, tiesOf(createdAtMs, firstTip?.from ?? null));
  }
  for (const { id, createdAtMs, firstPayer } of finishers) {
    community.set(id, tiesOf(createdAtMs, firstPayer));
  }
  const common = new Map<string, number>();
  for (const ties of community.values()) {
    for (const tie of ties) common.set(tie, (common.get(tie) ?? 0) + 1);
  }
  const found = new Map<string, Signal>();
  for (const inTime of huntsOf(finishers)) {
    for (const [tie, tied] of groupsOf(inTime)) {
      const ofCommunity = (common.get(tie) ?? 0) / community.size;
      for (const run of runsOf(tied)) {
        const signal = signalOf(tie, run, { finishers: inTime.length, ofCommunity });
        const key = signal?.members.join() ?? '';
        if (signal && !found.has(key)) found.set(key, signal);
      }
    }
  }
  return [...found.values()];
}

function tiesOf(createdAtMs: number, firstPayer: number | null): string[] {
  const day = `day ${Math.floor(createdAtMs / DAY_MS)}`;
  return firstPayer === null ? [day] : [`payer ${firstPayer}`, day];
}

/** A finisher, and how many of the hunt finished before. */
type Placed = { finisher: Finisher; before: number };

function huntsOf(finishers: readonly Finisher[]): Placed[][] {
  const hunts = new Map<string, Placed[]>();
  for (const finisher of finishers.toSorted((a, b) => a.atMs - b.atMs || a.id - b.id)) {
    const placed = hunts.get(finisher.hunt) ?? [];
    placed.push({ finisher, before: placed.length });
    hunts.set(finisher.hunt, placed);
  }
  return [...hunts.values()];
}

function groupsOf(inTime: readonly Placed[]): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const placed of inTime) {
    for (const tie of tiesOf(placed.finisher.createdAtMs, placed.finisher.firstPayer)) {
      const group = groups.get(tie);
      if (group) group.push(placed);
      else groups.set(tie, [placed]);
    }
  }
  return groups;
}

function runsOf(tied: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const placed of tied) {
    const { atMs } = placed.finisher;
    if (atMs - lastMs <= BETWEEN_MS) runs.at(-1)?.push(placed);
    else runs.push([placed]);
    lastMs = atMs;
  }
  return runs.filter(({ length }) => length >= LEAST_ACCOUNTS);
}

function signalOf(
  tie: string,
  run: readonly Placed[],
  { finishers, ofCommunity }: { finishers: number; ofCommunity: number },
): Signal | null {
  const [first, last] = [run.at(0), run.at(-1)];
  if (!first || !last) return null;
  const among = last.before - first.before + 1;
  const byChance = finishers ** 2 * chanceOf(run.length, among, ofCommunity);
  if (run.length < OF_SPAN * among || byChance >= MOST_BY_CHANCE) return null;
  const named = run.slice(0, MOST_ACCOUNTS).map(({ finisher }) => finisher);
  const points = named.filter(({ hundredths }) => hundredths > 0);
  const payer = /^payer (\d+)$/.exec(tie)?.[1];
  return {
    kind: 'hunters',
    members: inOrder(named.map(({ id }) => id)),
    holdWorthy: true,
    strength: run.length / among,
    pointsInQuestion: new Map(points.map(({ id, hundredths }) => [id, hundredths])),
    tips: [],
    figures: {
      members: run.length,
      among,
      seconds: Math.ceil((last.finisher.atMs - first.finisher.atMs) / 1000),
      ofCommunity,
      ...(payer !== undefined && { payer: Number(payer) }),
    },
  };
}

/** Chernoff's bound on the chance that at least `count` of `among` people belong to a part of the community; 1 if it says nothing. */
function chanceOf(count: number, among: number, part: number): number {
  if (count <= among * part) return 1;
  const others = among - count;
  const ofOthers = others === 0 ? 1 : (((1 - part) * among) / others) ** others;
  return ((part * among) / count) ** count * ofOthers;
}
