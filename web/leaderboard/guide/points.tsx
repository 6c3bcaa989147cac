import type { PointsSystem } from '#contract/site/points-system.ts';
import { community } from '#web/community.ts';
import { GuidePart, gainText, PointsList, pointsCountText } from './part.tsx';

/** The actions that earn points, and the daily limits. */
export function GuidePoints({ system }: { system: PointsSystem }) {
  const { rules } = system;
  return (
    <GuidePart title="Earning points">
      <PointsList
        title="One-time setup"
        hint={`${pointsCountText(system.totalSetupPoints)} in all`}
        items={itemsOf(rules.filter((rule) => rule.type === 'one_time'))}
      />
      <PointsList title="Daily" items={itemsOf(rules.filter((rule) => rule.type === 'daily'))} />
      <PointsList
        title="Recurring"
        items={itemsOf(rules.filter((rule) => rule.type === 'unlimited'))}
      />
      <ul className="mt-5 list-disc space-y-1 pl-4 text-sm text-muted marker:text-edge">
        <li>
          Daily activity cap: at most {pointsCountText(system.dailyActivityCap)} a day (UTC) from
          tips, sends, /gm and /faucet together.
        </li>
        <li>
          Tip limit: at most {system.dailyTipPointsCap} tips a day earn points. Tips beyond that
          still arrive.
        </li>
        {system.leastTip !== undefined && (
          <li>
            Smallest tip: a tip below {system.leastTip} {community.coin.code} earns no points. It
            still arrives.
          </li>
        )}
      </ul>
    </GuidePart>
  );
}

function itemsOf(rules: PointsSystem['rules']) {
  return rules.map((rule) => ({
    id: rule.action,
    name: rule.description,
    points: gainText(rule.points),
  }));
}
