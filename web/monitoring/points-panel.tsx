import type { PointsSystem } from '#contract/site/points-system.ts';
import { m } from '#web/messages.ts';
import { countText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { usePointsSystem } from './calls.ts';
import { Panel, PanelFailure, Tile } from './card.tsx';
import { contentName, ruleName } from './names.ts';

/** Shows the server's rules, not the site's built-in copy, which could hide a difference. */
export function PointsPanel() {
  const { data, isError, refetch } = usePointsSystem();
  const ofCategory = (category: string) => data?.rules.filter((rule) => rule.category === category);
  if (isError && !data) {
    return (
      <Panel id={ID} title={m.monitor_points()}>
        <PanelFailure text={m.monitor_points_failed()} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Panel id={ID} title={m.monitor_points()} isBusy={!data}>
      <dl className="grid gap-px bg-line sm:grid-cols-3">
        <Tile
          label={m.monitor_setup_points()}
          value={data && m.board_pts({ points: data.totalSetupPoints })}
        />
        <Tile
          label={m.monitor_daily_cap()}
          value={data && m.board_pts({ points: data.dailyActivityCap })}
        />
        <Tile
          label={m.monitor_content_types()}
          value={data && countText(data.contentTypes.length)}
        />
      </dl>
      <div className="grid gap-px border-t bg-line lg:grid-cols-2">
        <div className="bg-surface px-4 py-4 sm:px-5">
          <Rules
            title={m.monitor_transaction_points()}
            rules={ofCategory('transaction')}
            rows={2}
          />
          <Rules title={m.monitor_daily_activities()} rules={ofCategory('daily')} rows={2} />
        </div>
        <div className="bg-surface px-4 py-4 sm:px-5">
          <Content types={data?.contentTypes} />
        </div>
      </div>
    </Panel>
  );
}

const ID = 'activity-points-system';

type RulesProps = { title: string; rules: PointsSystem['rules'] | undefined; rows: number };

function Rules({ title, rules, rows }: RulesProps) {
  return (
    <div className="not-first:mt-5">
      <h3 className={HEADING}>{title}</h3>
      <dl>
        {rules
          ? rules.map((rule) => (
              <div key={rule.action} className={LINE}>
                <dt className="min-w-0">{ruleName(rule)}</dt>
                <dd className="shrink-0 font-medium">{m.board_pts({ points: rule.points })}</dd>
              </div>
            ))
          : numbersTo(rows).map((row) => (
              <div key={row} className={LINE}>
                <dt>
                  <SkeletonText chars={18} />
                </dt>
                <dd>
                  <SkeletonText chars={5} />
                </dd>
              </div>
            ))}
      </dl>
    </div>
  );
}

function Content({ types }: { types: PointsSystem['contentTypes'] | undefined }) {
  return (
    <>
      <h3 id="content-ranges" className={HEADING}>
        {m.monitor_content()}
      </h3>
      <table aria-labelledby="content-ranges" className="w-full text-sm">
        <thead>
          <tr className="border-b border-line/60 text-muted">
            <th scope="col" className="py-1.5 text-start font-normal">
              {m.guide_type()}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              {m.monitor_range()}
            </th>
            <th scope="col" className="w-20 py-1.5 text-end font-normal">
              {m.monitor_default()}
            </th>
          </tr>
        </thead>
        <tbody>
          {types
            ? types.map((type) => (
                <tr key={type.id} className="border-b border-line/60 last:border-b-0">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {contentName(type)}
                  </th>
                  <td className="py-1.5 text-end">
                    {m.monitor_pts_range({ range: type.pointRange })}
                  </td>
                  <td className="py-1.5 text-end font-medium">
                    {m.board_pts({ points: type.defaultPoints })}
                  </td>
                </tr>
              ))
            : numbersTo(13).map((row) => (
                <tr key={row} className="border-b border-line/60 last:border-b-0">
                  <td colSpan={3} className="py-1.5">
                    <SkeletonText chars={24} />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
    </>
  );
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const HEADING = 'border-b pb-1.5 font-sans text-sm font-medium tracking-normal';
const LINE =
  'flex items-baseline justify-between gap-4 border-b border-line/60 py-1.5 text-sm last:border-b-0';
