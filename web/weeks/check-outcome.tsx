import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { formatAmount } from '#rules/amounts.ts';
import { community } from '#web/community.ts';
import { countText, quantityText } from '#web/ui/figures.ts';
import type { CheckedWeek } from './check-file.ts';

/** The result of the check in words. */
export function CheckOutcome({ outcome }: { outcome: CheckedWeek }) {
  const problems = problemsOf(outcome);
  return problems.length === 0 ? (
    <Verdict kind="agrees" title="It agrees" lines={[agreementText(outcome)]} />
  ) : (
    <Verdict kind="differs" title="It does not agree" lines={problems} />
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
        <ul className="mt-1.5 list-disc space-y-1 pl-5 text-sm wrap-anywhere">
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
  const shares =
    check.members === 0
      ? 'Nobody is listed, and nothing was distributed.'
      : `${quantityText(countText(check.members), 'share')} recomputed by the rules in your browser: each matches to the last unit, and together they are ${coins(check.listedUnits)}.`;
  return hash === null
    ? `${shares} The hash was not compared: browsers compute hashes over https only.`
    : `${shares} The file’s hash is the one this page shows.`;
}

/** The contradictions of a week’s file, as sentences. */
export function problemsOf({ check, hash, contradictions }: CheckedWeek): string[] {
  const problems = [...contradictions];
  if (hash !== null && !hash.agrees) {
    problems.push(`The file’s hash is ${hash.computed}, not the one this page shows.`);
  }
  if (!check.isSameFormula) {
    problems.push('The week was split by a formula this page does not know. Reload the page.');
  }
  for (const { memberNumber, listedUnits, computedUnits } of check.differences) {
    problems.push(
      `Member ${memberNumber} is listed with ${coins(listedUnits)}; by the rules it should be ${coins(computedUnits)}.`,
    );
  }
  const more = check.differing - check.differences.length;
  if (more > 0)
    problems.push(`${countText(more)} more ${more === 1 ? 'share differs' : 'shares differ'}.`);
  for (const memberNumber of check.belowThreshold) {
    problems.push(`Member ${memberNumber} is listed with fewer points than the threshold.`);
  }
  if (check.listedUnits !== check.expectedUnits) {
    problems.push(
      `The shares add up to ${coins(check.listedUnits)} instead of ${coins(check.expectedUnits)}.`,
    );
  }
  return problems;
}

function coins(units: bigint): string {
  return `${community.coin.symbol} ${formatAmount(units)}`;
}
