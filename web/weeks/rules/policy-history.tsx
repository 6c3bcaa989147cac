import type { ReactNode } from 'react';
import type { PolicyList } from '#contract/site/policies.ts';
import { SITE_ROUTES } from '#contract/site-routes.ts';
import { settingsTerms, termsBefore } from '#rules/policies/describe.ts';
import { m } from '#web/messages.ts';
import { rich } from '#web/ui/text/rich.ts';
import { PolicyCard, SettingsCard } from './policy-card.tsx';

type Dated = PolicyList['policies'][number];

/** All rules: in force, to come (the next one first), and earlier ones, newest first. */
export function PolicyHistory({ list }: { list: PolicyList }) {
  const { week, policies } = list;
  const settings = settingsTerms(list.settings);
  const coming = policies.filter(({ fromWeek }) => fromWeek > week).reverse();
  const [inForce, ...earlier] = policies.filter(({ fromWeek }) => fromWeek <= week);
  const after = (policy: Dated) => policies.findLast(({ fromWeek }) => fromWeek > policy.fromWeek);
  const cards = (of: readonly Dated[], state: 'coming' | 'in force' | 'earlier') =>
    of.map((each) => (
      <PolicyCard
        key={each.fromWeek}
        dated={each}
        before={termsBefore(each.fromWeek, policies, settings)}
        untilWeek={after(each)?.fromWeek ?? null}
        state={state}
      />
    ));
  return (
    <>
      <Part title={m.rules_in_force()}>
        {inForce ? (
          cards([inForce], 'in force')
        ) : (
          <SettingsCard terms={settings} untilWeek={coming[0]?.fromWeek ?? null} isInForce />
        )}
      </Part>
      {coming.length > 0 && <Part title={m.rules_to_come()}>{cards(coming, 'coming')}</Part>}
      {inForce && (
        <Part title={m.rules_earlier()}>
          {cards(earlier, 'earlier')}
          <SettingsCard
            terms={settings}
            untilWeek={(earlier.at(-1) ?? inForce).fromWeek}
            isInForce={false}
          />
        </Part>
      )}
      <p className="measure text-sm text-muted">
        {rich(
          m.rules_hash_note({
            a: (text) => (
              <a href={SITE_ROUTES.getPolicies.path} className="link">
                {text}
              </a>
            ),
          }),
        )}
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
