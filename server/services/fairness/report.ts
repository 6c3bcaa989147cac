import { leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { findSignals, pointsOf } from '#rules/fairness/find-signals.ts';
import { type FairnessPulse, pulseOf } from '#rules/fairness/pulse.ts';
import type { CircleShape, SignalKind } from '#rules/fairness/signal.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { readFairnessWeek } from './read-week.ts';

/** A week's signals for programs (docs/operations.md). Fields are only ever added. */
export type FairnessReport = {
  /** Raised when the meaning of a field changes. */
  version: 1;
  week: string;
  tips: number;
  pulse: FairnessPulse;
  signals: {
    kind: SignalKind;
    shape: CircleShape | null;
    holdWorthy: boolean;
    /** From 0 to 1. */
    strength: number;
    /** Member numbers. */
    members: number[];
    /** In the week, in hundredths of a point. */
    hundredths: number;
    hundredthsByMember: Record<string, number>;
    figures: Record<string, number>;
    /** Ids of events, oldest first. */
    tips: string[];
  }[];
};

/** Checks a week, closed or running, without changing anything. */
export async function reportFairness(db: Db, week: WeekName, coin: Coin): Promise<FairnessReport> {
  const input = await readFairnessWeek(db, { week, leastUnits: leastPayment(coin) });
  const earners = input.members.filter(({ hundredths }) => hundredths > 0);
  return {
    version: 1,
    week,
    tips: input.tips.length,
    pulse: pulseOf({ endMs: input.endMs, earners, tips: input.tips }),
    signals: findSignals(input).map((signal) => ({
      kind: signal.kind,
      shape: signal.shape ?? null,
      holdWorthy: signal.holdWorthy,
      strength: signal.strength,
      members: [...signal.members],
      hundredths: pointsOf(signal),
      hundredthsByMember: Object.fromEntries(signal.pointsInQuestion),
      figures: { ...signal.figures },
      tips: [...signal.tips],
    })),
  };
}
