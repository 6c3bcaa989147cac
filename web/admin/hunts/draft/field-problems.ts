import { m } from '#web/messages.ts';

/** Why a field of a hunt's form cannot be sent, as a sentence for the field; null if it can. */

export function textProblem(text: string, most: number): string | null {
  const { length } = text.trim();
  return length > 0 && length <= most ? null : m.portal_hunts_problem_text({ most: String(most) });
}

export function timeProblem(time: string): string | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) ? null : m.portal_hunts_problem_time();
}

/** Of a number from 0. */
export function numberProblem(
  text: string,
  { most, decimals }: { most: number; decimals: 0 | 2 },
): string | null {
  const isNumber = (decimals === 0 ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,2})?$/).test(text.trim());
  if (isNumber && Number(text) <= most) return null;
  const bounds = { least: '0', most: String(most) };
  return decimals === 0
    ? m.portal_policy_problem_whole(bounds)
    : m.portal_policy_problem_decimals(bounds);
}
