import type { Hunt } from '#contract/site/hunts.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { Panel } from './panel.tsx';
import { HuntClock, hasClock } from './status.tsx';

/** The clock, the times, and who may play. */
export function Facts({ hunt }: { hunt: Hunt }) {
  return (
    <Panel title="The hunt">
      {hasClock(hunt) && <HuntClock {...hunt} />}
      <dl className="mt-4 grid gap-3 text-sm first-of-type:mt-0">
        <div>
          <dt className="text-muted">Time</dt>
          <dd>
            <UtcTime at={hunt.startsAt} /> to <UtcTime at={hunt.endsAt} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">Who may play</dt>
          <dd>{playersText(hunt)}</dd>
        </div>
        {hunt.badge !== null && (
          <div>
            <dt className="text-muted">Badge for each finisher</dt>
            <dd>
              <bdi>{hunt.badge}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

function playersText({ memberDays, leastPoints, leastShares }: Hunt): string {
  const conditions = [
    memberDays > 0 &&
      `who joined at least ${quantityText(countText(memberDays), 'day')} before the start`,
    leastPoints > 0 && `with at least ${quantityText(pointsText(leastPoints), 'point')}`,
    leastShares > 0 &&
      `who had a share of the pool in at least ${quantityText(countText(leastShares), 'week')}`,
    'with an address',
  ].filter((condition) => condition !== false);
  return `Members ${conditions.join(', ')}, who are not banned.`;
}
