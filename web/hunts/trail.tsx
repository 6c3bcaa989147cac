import type { Hunt } from '#contract/site/hunts.ts';
import { countText, quantityText } from '#web/ui/figures.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Panel } from './panel.tsx';

/** How many members are at each clue. */
export function Trail({ hunt }: { hunt: Hunt }) {
  if (hunt.status === 'upcoming') return null;
  const { players, finishers, atClue } = hunt;
  return (
    <Panel title="On the trail">
      {players === 0 ? (
        <p className="text-sm text-muted">
          {hunt.status === 'running' ? 'Nobody has begun yet.' : 'Nobody took part.'}
        </p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">
            {quantityText(countText(players), 'player')}, {countText(finishers)} finished.
          </p>
          <div className="grid gap-2.5">
            {atClue.map((members, index) => (
              <Meter
                // biome-ignore lint/suspicious/noArrayIndexKey: clues have no other identity here.
                key={index}
                label={`At clue ${index + 1}`}
                value={members}
                max={players}
                valueText={countText(members)}
              />
            ))}
            <Meter
              label="Finished"
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
