import { ChevronDown } from 'lucide-react';
import { m } from '#web/messages.ts';
import { GuideContent } from './content.tsx';
import { GuidePoints } from './points.tsx';
import { usePointsSystem } from './points-system.ts';
import { GuideRanks } from './ranks.tsx';

/** How points are earned and what they lead to; closed at first, but found by the browser's search. */
export function Guide() {
  const system = usePointsSystem();
  return (
    <section aria-labelledby="guide-title">
      <details className="group overflow-hidden rounded-lg border bg-surface">
        <summary className="flex min-h-16 list-none items-center justify-between gap-4 px-4 py-3 hover:bg-raised sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h2 id="guide-title" className="text-xl">
              {m.guide_title()}
            </h2>
            <span className="block text-sm text-muted">{m.guide_lead()}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            strokeWidth={1.5}
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-px border-t bg-line lg:grid-cols-3">
          <GuideRanks ranks={system.pirateRanks} />
          <GuidePoints system={system} />
          <GuideContent contentTypes={system.contentTypes} />
        </div>
      </details>
    </section>
  );
}
