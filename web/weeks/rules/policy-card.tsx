import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PolicyList } from '#contract/site/policies.ts';
import { describePolicy, type PolicyTerms, policyDifferences } from '#rules/policies/describe.ts';
import { weekStartMs } from '#rules/weeks/week.ts';
import { community } from '#web/community.ts';
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
  const rules = describePolicy(policy, community.coin.code);
  const changes = policyDifferences(before, policy, community.coin.code);
  const changed = changes.length === 0 ? ['No rule changes.'] : changes;
  const isInForce = state === 'in force';
  return (
    <RulesCard
      id={fromWeek}
      title={policy.name}
      period={
        <>
          {isInForce ? 'Since' : 'From'} <WeekStart week={fromWeek} />
          {untilWeek !== null && (
            <>
              {' until '}
              <WeekStart week={untilWeek} />
            </>
          )}
        </>
      }
    >
      {!isInForce && <h4 className="mt-3 text-sm font-medium">Changes</h4>}
      <Sentences of={isInForce ? rules : changed} />
      <div className="mt-3">
        <More title={isInForce ? 'The changes that it made' : 'All of its rules'}>
          <Sentences of={isInForce ? changed : rules} />
        </More>
        <More
          title={
            <>
              Hash <span className="font-mono text-xs">{hash.slice(0, 12)}…</span>
            </>
          }
        >
          <p className="font-mono text-xs wrap-anywhere">{hash}</p>
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
      title="Before the first policy"
      period={
        <>
          {untilWeek === null ? (
            'No policy has been set.'
          ) : (
            <>
              Until <WeekStart week={untilWeek} />.
            </>
          )}{' '}
          {isInForce
            ? 'The operator’s settings apply.'
            : 'The operator’s settings as they are today; the page of a week shows its own.'}
        </>
      }
    >
      <Sentences of={describePolicy(terms, community.coin.code)} />
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

/** Weeks begin on Sundays, an hour before their first Monday. */
function WeekStart({ week }: { week: string }) {
  return (
    <>
      Sunday, <UtcTime at={weekStartMs(week)} />
    </>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-edge measure">
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
          className="shrink-0 transition-transform group-open:rotate-90"
        />
        <span>{title}</span>
      </summary>
      <div className="mb-3 pl-5.5">{children}</div>
    </details>
  );
}
