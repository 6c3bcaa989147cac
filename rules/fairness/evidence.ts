import { MOST_TIPS_SHOWN, type Signal } from './signal.ts';
import type { WeekTip } from './tips.ts';

/** The parts of a signal that follow from the tips that show it. */
export function evidenceOf(
  tips: readonly WeekTip[],
): Pick<Signal, 'pointsInQuestion' | 'tips' | 'tipCount'> {
  const pointsInQuestion = new Map<number, number>();
  for (const { from, hundredths } of tips) {
    if (hundredths > 0) {
      pointsInQuestion.set(from, (pointsInQuestion.get(from) ?? 0) + hundredths);
    }
  }
  const shown = tips
    .toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_TIPS_SHOWN);
  return { pointsInQuestion, tips: shown.map(({ id }) => id), tipCount: tips.length };
}

export function inOrder(members: Iterable<number>): number[] {
  return [...members].sort((a, b) => a - b);
}
