import type { PointsSystem } from '#contract/site/points-system.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { GuidePart, gainText, PointsList } from './part.tsx';
import { ruleName } from './rule-name.ts';

/** The actions that earn points, and the daily limits. */
export function GuidePoints({ system }: { system: PointsSystem }) {
  const { rules } = system;
  return (
    <GuidePart title={m.guide_earning()}>
      <PointsList
        title={m.guide_setup()}
        hint={m.guide_setup_sum({ points: system.totalSetupPoints })}
        items={itemsOf(rules.filter((rule) => rule.type === 'one_time'))}
      />
      <PointsList
        title={m.guide_daily()}
        items={itemsOf(rules.filter((rule) => rule.type === 'daily'))}
      />
      <PointsList
        title={m.guide_recurring()}
        items={itemsOf(rules.filter((rule) => rule.type === 'unlimited'))}
      />
      <ul className="mt-5 list-disc space-y-1 ps-4 text-sm text-muted marker:text-edge">
        <li>{m.guide_cap({ points: system.dailyActivityCap })}</li>
        <li>{m.guide_tip_limit({ tips: system.dailyTipPointsCap })}</li>
        {system.leastTip !== undefined && (
          <li>{m.guide_least_tip({ amount: system.leastTip, code: community.coin.code })}</li>
        )}
      </ul>
    </GuidePart>
  );
}

function itemsOf(rules: PointsSystem['rules']) {
  return rules.map((rule) => ({
    id: rule.action,
    name: ruleName(rule),
    points: gainText(rule.points),
  }));
}
