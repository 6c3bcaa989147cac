import type { Broadcast } from '#contract/admin-broadcast.ts';
import { useNow } from '#web/shell/now.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { countText } from '#web/ui/figures.ts';
import { RelativeTime } from '#web/ui/time.tsx';
import { useBroadcasts } from '../calls.ts';

const MINUTE_MS = 60_000;

const STATE_LOOKS: Readonly<Record<Broadcast['state'], { word: string; tone: Tone }>> = {
  running: { word: 'Running', tone: 'brass' },
  paused: { word: 'Paused', tone: 'warn' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  done: { word: 'Done', tone: 'good' },
};

/** What went out, to how many, by whom. Nothing where nothing ever did. */
export function LastBroadcasts() {
  const nowMs = useNow(MINUTE_MS);
  const { data } = useBroadcasts(false);
  if (!data || data.broadcasts.length === 0) return null;
  return (
    <section aria-labelledby="last-broadcasts" className="mt-8">
      <h3 id="last-broadcasts" className="text-lg">
        Last broadcasts
      </h3>
      <ul className="mt-3 divide-y overflow-hidden rounded-lg border bg-surface">
        {data.broadcasts.map((broadcast) => {
          const { id, postId, state, recipients, sent, failed, startedBy, createdAt } = broadcast;
          const { word, tone } = STATE_LOOKS[state];
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:px-5"
            >
              <span className="font-medium">#{postId}</span>
              <Badge tone={tone}>{word}</Badge>
              <span>
                {countText(sent)} of {countText(recipients)} sent, {countText(failed)} failed
              </span>
              <span className="text-muted wrap-anywhere">
                by <bdi>{startedBy}</bdi>, <RelativeTime at={createdAt} nowMs={nowMs} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
