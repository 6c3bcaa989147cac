import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PolicyList } from '#contract/site/policies.ts';
import type { Rich } from '#rules/messages/numbers.ts';
import { describePolicy, type PolicyTerms, policyDifferences } from '#rules/policies/describe.ts';
import { weekStartMs } from '#rules/weeks/week.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { POLICY_TEXTS } from '#web/ui/text/policy-texts.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

type PolicyCardProps = {
  dated: PolicyList['policies'][number];
  /** The rules that it replaces. */
  before: PolicyTerms;
  /** The first week of the rules after it; null if there are none. */
  untilWeek: string | null;
  state: 'coming' | 'in force' | 'earlier';
};

/** A dated policy: all rules of the one in force, and the changes by every other one. */
export function PolicyCard({ dated, before, untilWeek, state }: PolicyCardProps) {
  const { fromWeek, policy, hash } = dated;
  const { code } = community.coin;
  const rules = describePolicy(policy, code, POLICY_TEXTS);
  const changes = policyDifferences(before, policy, code, POLICY_TEXTS);
  const changed = changes.length === 0 ? [m.rules_no_changes()] : changes;
  const isInForce = state === 'in force';
  return (
    <RulesCard
      id={fromWeek}
      title={policy.name}
      period={rich(periodText(fromWeek, untilWeek, isInForce))}
    >
      {!isInForce && <h4 className="mt-3 text-sm font-medium">{m.rules_changes()}</h4>}
      <Sentences of={isInForce ? rules : changed} />
      <div className="mt-3">
        <More title={isInForce ? m.rules_changes_made() : m.rules_all()}>
          <Sentences of={isInForce ? changed : rules} />
        </More>
        <More
          title={rich(
            m.rules_hash({
              hash: () => (
                <bdi dir="ltr" className="font-mono text-xs">
                  {hash.slice(0, 12)}…
                </bdi>
              ),
            }),
          )}
        >
          <p className="font-mono text-xs wrap-anywhere">
            <bdi dir="ltr">{hash}</bdi>
          </p>
        </More>
      </div>
    </RulesCard>
  );
}

type SettingsCardProps = {
  terms: PolicyTerms;
  /** The first week with a dated policy; null if there is none. */
  untilWeek: string | null;
  isInForce: boolean;
};

/** The rules of the settings, for weeks before the first dated policy. */
export function SettingsCard({ terms, untilWeek, isInForce }: SettingsCardProps) {
  return (
    <RulesCard
      id="settings"
      title={m.rules_before_first()}
      period={
        <>
          {untilWeek === null
            ? m.rules_no_policy()
            : rich(m.rules_until({ until: () => weekStart(untilWeek) }))}{' '}
          {isInForce ? m.rules_settings_apply() : m.rules_settings_today()}
        </>
      }
    >
      <Sentences of={describePolicy(terms, community.coin.code, POLICY_TEXTS)} />
    </RulesCard>
  );
}

type RulesCardProps = {
  id: string;
  title: string;
  period: ReactNode;
  children: ReactNode;
};

function RulesCard({ id, title, period, children }: RulesCardProps) {
  return (
    <article
      id={id}
      className="scroll-mt-4 rounded-lg border bg-surface p-4 target:border-brass sm:p-5"
    >
      <h3 className="text-xl wrap-anywhere">{title}</h3>
      <p className="mt-1 text-sm text-muted">{period}</p>
      {children}
    </article>
  );
}

/** When a policy applies. The texts name Sunday, because weeks begin an hour before their first Monday. */
function periodText(
  fromWeek: string,
  untilWeek: string | null,
  isInForce: boolean,
): Rich<ReactNode> {
  const from = () => weekStart(fromWeek);
  if (untilWeek === null) {
    return isInForce ? m.rules_since({ from }) : m.rules_from({ from });
  }
  const both = { from, until: () => weekStart(untilWeek) };
  return isInForce ? m.rules_since_until(both) : m.rules_from_until(both);
}

function weekStart(week: string): ReactNode {
  return <UtcTime at={weekStartMs(week)} />;
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1 ps-5 marker:text-edge measure">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function More({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="shrink-0 transition-transform group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        <span>{title}</span>
      </summary>
      <div className="mb-3 ps-5.5">{children}</div>
    </details>
  );
}
