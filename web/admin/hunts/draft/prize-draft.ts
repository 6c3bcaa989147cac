import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { isAmount, parseAmount } from '#rules/amounts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';
import { numberProblem } from './field-problems.ts';
import type { PrizeText } from './hunt-text.ts';

/** The names of a prize's fields in the form. */
export const prizeField = (key: string, field: 'amount' | 'points') => `prize ${key} ${field}`;

export function prizeProblems({ key, amount, points }: PrizeText): [string, string | null][] {
  const coins = isAmount(orZero(amount)) ? null : m.portal_hunts_problem_coins();
  const problem = numberProblem(orZero(points), { most: HUNT_LIMITS.prizePoints, decimals: 2 });
  const isNothing =
    coins === null &&
    problem === null &&
    parseAmount(orZero(amount)) === 0n &&
    Number(orZero(points)) === 0;
  return [
    [prizeField(key, 'amount'), isNothing ? m.portal_hunts_problem_prize() : coins],
    [prizeField(key, 'points'), problem],
  ];
}

export function prizeOf({ amount, points }: PrizeText): HuntDraftBody['prizes'][number] {
  return { amount: orZero(amount), points: Number(orZero(points)) };
}

/** An empty field is none. */
function orZero(text: string): string {
  return text.trim() === '' ? '0' : text.trim();
}
