import { LEAST_HUNDREDTHS } from './signal.ts';

/** One confirmed tip of the week, with the fields that fairness needs. */
export interface WeekTip {
  readonly id: string;
  readonly atMs: number;
  /** Member numbers. */
  readonly from: number;
  readonly to: number;
  /** Base units. */
  readonly units: bigint;
  /** The points that it earned its sender, in hundredths, from 0. */
  readonly hundredths: number;
}

/** A member who tipped or was tipped in the week. */
export interface WeekMember {
  readonly id: number;
  /** All points of the week, in hundredths. */
  readonly hundredths: number;
  readonly createdAtMs: number;
  /** The first tip that they ever got; null if there is none. */
  readonly firstTip: Pick<WeekTip, 'id' | 'from' | 'units'> | null;
  /** The address that gets their shares. */
  readonly address: string | null;
}

/** All tips from one member to another within the week. */
export interface Flow {
  readonly from: number;
  readonly to: number;
  readonly tips: WeekTip[];
  /** The points that they earned the sender, in hundredths. */
  hundredths: number;
}

/** One member's side of the week's tips. */
export interface Tipper {
  readonly out: Flow[];
  readonly into: Flow[];
  /** The points that their tips earned, in hundredths. */
  hundredths: number;
  tipsReceived: number;
}

/** The week's tips grouped by sender and receiver. Tips to oneself are left out. */
export interface TipGraph {
  readonly flows: readonly Flow[];
  readonly tippers: ReadonlyMap<number, Tipper>;
}

/** @param tips oldest first; each flow keeps this order */
export function graphOf(tips: readonly WeekTip[]): TipGraph {
  const flows: Flow[] = [];
  const tippers = new Map<number, Tipper>();
  const known = new Map<number, Map<number, Flow>>();
  for (const tip of tips) {
    if (tip.from === tip.to) continue;
    const sender = tipperOf(tippers, tip.from);
    const receiver = tipperOf(tippers, tip.to);
    const bySender = known.get(tip.from) ?? new Map<number, Flow>();
    known.set(tip.from, bySender);
    let flow = bySender.get(tip.to);
    if (!flow) {
      flow = { from: tip.from, to: tip.to, tips: [], hundredths: 0 };
      bySender.set(tip.to, flow);
      flows.push(flow);
      sender.out.push(flow);
      receiver.into.push(flow);
    }
    flow.tips.push(tip);
    flow.hundredths += tip.hundredths;
    sender.hundredths += tip.hundredths;
    receiver.tipsReceived += 1;
  }
  return { flows, tippers };
}

/** True if a member's tips earned the fewest points for which tips give a signal. */
export function isEarner(tipper: Tipper | undefined): boolean {
  return tipper !== undefined && tipper.hundredths >= LEAST_HUNDREDTHS;
}

export function countTips(flows: readonly Flow[]): number {
  return flows.reduce((sum, { tips }) => sum + tips.length, 0);
}

function tipperOf(tippers: Map<number, Tipper>, id: number): Tipper {
  let tipper = tippers.get(id);
  if (!tipper) {
    tipper = { out: [], into: [], hundredths: 0, tipsReceived: 0 };
    tippers.set(id, tipper);
  }
  return tipper;
}
