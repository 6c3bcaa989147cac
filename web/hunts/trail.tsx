import type { Hunt } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { countText } from '#web/ui/figures.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Panel } from './panel.tsx';

/** How many members are at each clue. */
export function Trail({ hunt }: { hunt: Hunt }) {
  if (hunt.status === 'upcoming') return null;
  const { players, finishers, atClue } = hunt;
  return (
    <Panel title={m.hunt_trail()}>
      {players === 0 ? (
        <p className="text-sm text-muted">
          {hunt.status === 'running' ? m.hunt_trail_none_yet() : m.hunt_trail_none()}
        </p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">{m.hunt_trail_count({ players, finishers })}</p>
          <div className="grid gap-2.5">
            {atClue.map((members, index) => (
              <Meter
                // biome-ignore lint/suspicious/noArrayIndexKey: clues have no other identity here.
                key={index}
                label={m.hunt_at_clue({ number: index + 1 })}
                value={members}
                max={players}
                valueText={countText(members)}
              />
            ))}
            <Meter
              label={m.hunt_finished()}
              value={finishers}
              max={players}
              valueText={countText(finishers)}
              tone="good"
            />
          </div>
        </>
      )}
    </Panel>
  );
}
