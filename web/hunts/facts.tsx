import type { Hunt } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { Panel } from './panel.tsx';
import { HuntClock, hasClock } from './status.tsx';

/** The clock, the times, and who may play. */
export function Facts({ hunt }: { hunt: Hunt }) {
  return (
    <Panel title={m.hunt_facts()}>
      {hasClock(hunt) && <HuntClock {...hunt} />}
      <dl className="mt-4 grid gap-3 text-sm first-of-type:mt-0">
        <div>
          <dt className="text-muted">{m.hunt_time()}</dt>
          <dd>
            {rich(
              m.hunt_times({
                start: () => <UtcTime at={hunt.startsAt} />,
                end: () => <UtcTime at={hunt.endsAt} />,
              }),
            )}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{m.hunt_who()}</dt>
          <dd>
            {m.hunt_players({
              days: hunt.memberDays,
              points: hunt.leastPoints,
              weeks: hunt.leastShares,
            })}
          </dd>
        </div>
        {hunt.badge !== null && (
          <div>
            <dt className="text-muted">{m.hunt_badge()}</dt>
            <dd>
              <bdi>{hunt.badge}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
