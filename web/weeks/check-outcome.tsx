import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { formatAmount } from '#rules/amounts.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import type { CheckedWeek } from './check-file.ts';

/** The result of the check in words. */
export function CheckOutcome({ outcome }: { outcome: CheckedWeek }) {
  const problems = problemsOf(outcome);
  return problems.length === 0 ? (
    <Verdict kind="agrees" title={m.check_agrees()} lines={[agreementText(outcome)]} />
  ) : (
    <Verdict kind="differs" title={m.check_differs()} lines={problems} />
  );
}

type VerdictProps = {
  /** `open`: something could not be checked. */
  kind: 'agrees' | 'differs' | 'open';
  title: string;
  /** Sentences. */
  lines: readonly string[];
};

/** The result of any check: its title in its colour, and the sentences below it. */
export function Verdict({ kind, title, lines }: VerdictProps) {
  const { icon: Icon, frame, ink } = LOOKS[kind];
  return (
    <div className={`mt-4 rounded-md border p-4 ${frame}`}>
      <h3 className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal">
        <Icon aria-hidden="true" size={20} strokeWidth={1.5} className={`shrink-0 ${ink}`} />
        {title}
      </h3>
      {lines.length === 1 && kind !== 'differs' ? (
        <p className="mt-1.5 text-sm">{lines[0]}</p>
      ) : (
        <ul className="mt-1.5 list-disc space-y-1 ps-5 text-sm wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const LOOKS = {
  agrees: { icon: CircleCheck, frame: 'border-good/40 bg-good-wash', ink: 'text-good' },
  differs: { icon: CircleX, frame: 'border-bad/40 bg-bad-wash', ink: 'text-bad' },
  open: { icon: CircleAlert, frame: 'border-warn/40 bg-warn-wash', ink: 'text-warn' },
} as const;

function agreementText({ check, hash }: CheckedWeek): string {
  if (check.members === 0) return hash === null ? m.check_empty() : m.check_empty_hash();
  const all = { count: check.members, total: coins(check.listedUnits) };
  return hash === null ? m.check_all(all) : m.check_all_hash(all);
}

/** The contradictions of a week’s file, as sentences. */
export function problemsOf({ check, hash, contradictions }: CheckedWeek): string[] {
  const problems = [...contradictions];
  if (hash !== null && !hash.agrees) {
    problems.push(m.check_bad_hash({ hash: hash.computed }));
  }
  if (!check.isSameFormula) {
    problems.push(m.check_formula());
  }
  for (const { memberNumber, listedUnits, computedUnits } of check.differences) {
    const [listed, computed] = [coins(listedUnits), coins(computedUnits)];
    problems.push(m.check_difference({ number: String(memberNumber), listed, computed }));
  }
  const more = check.differing - check.differences.length;
  if (more > 0) problems.push(m.check_more({ count: more }));
  for (const memberNumber of check.belowThreshold) {
    problems.push(m.check_below({ number: String(memberNumber) }));
  }
  if (check.listedUnits !== check.expectedUnits) {
    const [listed, expected] = [coins(check.listedUnits), coins(check.expectedUnits)];
    problems.push(m.check_total({ listed, expected }));
  }
  return problems;
}

function coins(units: bigint): string {
  return `${community.coin.symbol} ${formatAmount(units)}`;
}
