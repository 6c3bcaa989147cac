import { Check } from 'lucide-react';
import type { Plan } from '#rules/plans/plans.ts';

export function PlanFeatures({ plan, className }: { plan: Plan; className: string }) {
  return (
    <ul className={className}>
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="mt-0.5 shrink-0 text-good"
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}
