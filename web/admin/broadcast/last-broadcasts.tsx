import type { Broadcast } from '#contract/admin/broadcast.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { countText } from '#web/ui/figures.ts';
import { Ago } from '../ago.tsx';
import { useBroadcasts } from '../calls.ts';
import { failedText, subjectText } from './messages.ts';

const STATE_LOOKS: Readonly<Record<Broadcast['state'], { word: string; tone: Tone }>> = {
  running: { word: 'Running', tone: 'brass' },
  paused: { word: 'Paused', tone: 'warn' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  done: { word: 'Done', tone: 'good' },
};

export function LastBroadcasts() {
  const { data } = useBroadcasts(false);
  if (!data || data.broadcasts.length === 0) return null;
  return (
    <section aria-labelledby="last-broadcasts" className="mt-8">
      <h3 id="last-broadcasts" className="text-lg">
        Last broadcasts
      </h3>
      <ul className="mt-3 divide-y overflow-hidden rounded-lg border bg-surface">
        {data.broadcasts.map((broadcast) => {
          const { id, state, recipients, sent, startedBy, createdAt } = broadcast;
          const { word, tone } = STATE_LOOKS[state];
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:px-5"
            >
              <span className="font-medium">{subjectText(broadcast)}</span>
              <Badge tone={tone}>{word}</Badge>
              <span>
                {countText(sent)} of {countText(recipients)} sent, {failedText(broadcast)}
              </span>
              <span className="text-muted wrap-anywhere">
                by <bdi>{startedBy}</bdi>, <Ago at={createdAt} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
