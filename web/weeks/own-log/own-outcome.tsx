import { problemsOf, Verdict } from '../check-outcome.tsx';
import type { CheckedOwnWeek } from './check-own-log.ts';
import { verdictOf } from './own-verdict.ts';

/** The result of checking a member's week in words. */
export function OwnOutcome({ outcome }: { outcome: CheckedOwnWeek }) {
  return <Verdict {...verdictOf(outcome, outcome === null ? [] : problemsOf(outcome.file))} />;
}
