import { m } from '#web/messages.ts';
import { shownNumber } from '../figures.ts';

/** A line below the pool: that it is an estimate, and of which part of the balance; `fixed` without an estimate. */
export function poolNote(
  estimate: { balancePart: number; lookedAt: string | null } | undefined,
  fixed: string,
): string {
  if (!estimate) return fixed;
  const part = shownNumber(String(estimate.balancePart));
  return estimate.lookedAt === null ? m.ui_pool_unknown({ part }) : m.ui_pool_estimate({ part });
}
