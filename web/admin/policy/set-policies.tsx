import { useState } from 'react';
import type { DatedPolicy, PolicyList } from '#contract/site/policies.ts';
import {
  describePolicy,
  policyDifferences,
  settingsTerms,
  termsBefore,
} from '#rules/policies/describe.ts';
import { weekStartMs } from '#rules/weeks/week.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { POLICY_TEXTS } from '#web/ui/text/policy-texts.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { Sentences } from './sentences.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The policy in force, and those to come, which can be announced and withdrawn. */
export function SetPolicies({ list }: { list: PolicyList }) {
  const [chosen, setChosen] = useState<DatedPolicy | null>(null);
  const [announced, setAnnounced] = useState<DatedPolicy | null>(null);
  const { code } = community.coin;
  const { policies, week } = list;
  const inForce = policies.find(({ fromWeek }) => fromWeek <= week);
  const coming = policies.filter(({ fromWeek }) => fromWeek > week).reverse();
  const settings = settingsTerms(list.settings);
  return (
    <>
      <article className="rounded-lg border bg-surface p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-lg wrap-anywhere">
            {inForce?.policy.name ?? m.portal_policy_settings()}
          </h3>
          <Badge tone="good">{m.rules_in_force()}</Badge>
          <span className="text-sm text-muted">
            {inForce
              ? rich(
                  m.portal_policy_since({
                    at: () => <UtcTime at={weekStartMs(inForce.fromWeek)} />,
                  }),
                )
              : m.rules_no_policy()}
          </span>
        </div>
        <Sentences of={describePolicy(inForce?.policy ?? settings, code, POLICY_TEXTS)} />
        <PageLink href={paths.rules} className="link mt-3 inline-block text-sm">
          {m.portal_policy_rules()}
        </PageLink>
      </article>
      {coming.map((dated) => {
        const before = termsBefore(dated.fromWeek, policies, settings);
        const changes = policyDifferences(before, dated.policy, code, POLICY_TEXTS);
        return (
          <article
            key={dated.fromWeek}
            aria-label={m.portal_policy_from_week({ week: weekDate(dated.fromWeek) })}
            className="rounded-lg border bg-surface p-4 sm:p-5"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="text-lg wrap-anywhere">{dated.policy.name}</h3>
              <Badge tone="brass">{m.rules_to_come()}</Badge>
              <span className="text-sm text-muted">
                {rich(
                  m.portal_policy_from({
                    at: () => <UtcTime at={weekStartMs(dated.fromWeek)} />,
                  }),
                )}
              </span>
            </div>
            <Sentences of={changes.length === 0 ? [m.rules_no_changes()] : changes} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setAnnounced(dated)}>
                {m.portal_policy_announce()}
              </Button>
              <Button size="sm" onClick={() => setChosen(dated)}>
                {m.portal_policy_withdraw()}
              </Button>
            </div>
          </article>
        );
      })}
      {announced && <AnnounceDialog dated={announced} onClose={() => setAnnounced(null)} />}
      {chosen && <WithdrawDialog dated={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
