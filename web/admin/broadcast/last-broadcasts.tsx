import type { Broadcast } from '#contract/admin/broadcast.ts';
import { m } from '#web/messages.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { Ago } from '../ago.tsx';
import { useBroadcasts } from '../calls.ts';
import { subjectText } from './messages.ts';

const TONES: Readonly<Record<Broadcast['state'], Tone>> = {
  running: 'brass',
  paused: 'warn',
  cancelled: 'neutral',
  done: 'good',
};

function stateText(state: Broadcast['state']): string {
  switch (state) {
    case 'running':
      return m.portal_broadcast_running();
    case 'paused':
      return m.portal_broadcast_paused();
    case 'cancelled':
      return m.portal_broadcast_cancelled();
    case 'done':
      return m.portal_broadcast_done();
  }
}

export function LastBroadcasts() {
  const { data } = useBroadcasts(false);
  if (!data || data.broadcasts.length === 0) return null;
  return (
    <section aria-labelledby="last-broadcasts" className="mt-8">
      <h3 id="last-broadcasts" className="text-lg">
        {m.portal_broadcast_last()}
      </h3>
      <ul className="mt-3 divide-y overflow-hidden rounded-lg border bg-surface">
        {data.broadcasts.map((broadcast) => {
          const { id, state, recipients: all, sent, failed, unclear } = broadcast;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:px-5"
            >
              <span className="font-medium">{subjectText(broadcast)}</span>
              <Badge tone={TONES[state]}>{stateText(state)}</Badge>
              <span>{m.portal_broadcast_last_counts({ sent, all, failed, unclear })}</span>
              <span className="text-muted wrap-anywhere">
                {rich(
                  m.portal_broadcast_last_by({
                    name: () => <bdi>{broadcast.startedBy}</bdi>,
                    time: () => <Ago at={broadcast.createdAt} />,
                  }),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
