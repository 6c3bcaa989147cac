import type { Signal } from './signal.ts';
import type { WeekTip } from './tips.ts';

/** The fields of a signal that are derived from its tips. */
export function evidenceOf(tips: readonly WeekTip[]): Pick<Signal, 'pointsInQuestion' | 'tips'> {
  const pointsInQuestion = new Map<number, number>();
  for (const { from, hundredths } of tips) {
    if (hundredths > 0) {
      pointsInQuestion.set(from, (pointsInQuestion.get(from) ?? 0) + hundredths);
    }
  }
  const inTime = tips.toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1));
  return { pointsInQuestion, tips: inTime.map(({ id }) => id) };
}

export function inOrder(members: Iterable<number>): number[] {
  return [...members].sort((a, b) => a - b);
}
