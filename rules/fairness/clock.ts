import { evidenceOf } from './evidence.ts';
import { LEAST_HUNDREDTHS, type Signal } from './signal.ts';
import type { TipGraph, WeekTip } from './tips.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Two tips are at the same time of day if they differ by at most this. */
const SAME_TIME_MS = 2000;
const DAYS = 3;
const LEAST_TIPS = 6;
const LEAST_PART = 0.2;

/** Tips at the same second on three days or more: a program sends them, not a person. */
export function findClocks({ tippers }: TipGraph): Signal[] {
  const signals: Signal[] = [];
  for (const [member, { out, hundredths }] of tippers) {
    if (hundredths < LEAST_HUNDREDTHS) continue;
    const tips = out.flatMap((flow) => flow.tips);
    if (tips.length < LEAST_TIPS) continue;
    const punctual = punctualOf(tips);
    const part = punctual.length / tips.length;
    if (punctual.length < LEAST_TIPS || part < LEAST_PART) continue;
    signals.push({
      kind: 'clock',
      members: [member],
      holdWorthy: true,
      strength: part,
      ...evidenceOf(punctual),
      figures: { punctual: part, seconds: SAME_TIME_MS / 1000, days: DAYS },
    });
  }
  return signals;
}

/** The tips for which others were sent at the same time of day, on {@link DAYS} days in all. */
function punctualOf(tips: readonly WeekTip[]): WeekTip[] {
  const times = tips
    .map((tip) => ({ tip, time: tip.atMs % DAY_MS, day: Math.floor(tip.atMs / DAY_MS) }))
    .sort((a, b) => a.time - b.time);
  const near = new Map<number, number>();
  const punctual: WeekTip[] = [];
  let first = 0;
  let end = 0;
  for (const { tip, time } of times) {
    for (; (times[end]?.time ?? Infinity) <= time + SAME_TIME_MS; end++) {
      const day = times[end]?.day ?? 0;
      near.set(day, (near.get(day) ?? 0) + 1);
    }
    for (; (times[first]?.time ?? Infinity) < time - SAME_TIME_MS; first++) {
      const day = times[first]?.day ?? 0;
      const left = (near.get(day) ?? 0) - 1;
      if (left > 0) near.set(day, left);
      else near.delete(day);
    }
    if (near.size >= DAYS) punctual.push(tip);
  }
  return punctual;
}
