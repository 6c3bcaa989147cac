/** A line below the pool: that it is an estimate, and of which part of the balance; `fixed` without an estimate. */
export function poolNote(
  estimate: { balancePart: number; lookedAt: string | null } | undefined,
  fixed: string,
): string {
  if (!estimate) return fixed;
  const known = estimate.lookedAt === null ? 'not known yet' : 'estimate';
  return `${known}: ${estimate.balancePart} % of the wallet`;
}
