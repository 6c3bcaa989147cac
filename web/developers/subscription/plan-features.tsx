import { Check } from 'lucide-react';
import type { Plan, PlanId } from '#rules/plans/plans.ts';
import { m } from '#web/messages.ts';

/** The features of each plan other than its limits, in the order of `features`. */
const EXTRAS: Readonly<Record<PlanId, () => readonly string[]>> = {
  starter: () => [m.dev_plan_community()],
  pro: () => [m.dev_plan_email(), m.dev_plan_rates(), m.dev_plan_escrow()],
  enterprise: () => [
    m.dev_plan_dedicated(),
    m.dev_plan_label(),
    m.dev_plan_manager(),
    m.dev_plan_sla(),
  ],
};

/** The lines of a plan's card: its limits, and what else it has. */
export function planFeatures({ id, limits }: Plan): readonly string[] {
  const { apiRequests, webhooks, apps } = limits;
  return [
    apiRequests === null ? m.dev_plan_requests_all() : m.dev_plan_requests({ count: apiRequests }),
    webhooks === null ? m.dev_plan_webhooks_all() : m.dev_plan_webhooks({ count: webhooks }),
    apps === null ? m.dev_plan_apps_all() : m.dev_plan_apps({ count: apps }),
    ...EXTRAS[id](),
  ];
}

export function PlanFeatures({ plan, className }: { plan: Plan; className: string }) {
  return (
    <ul className={className}>
      {planFeatures(plan).map((feature) => (
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
