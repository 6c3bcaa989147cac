import { useEffect, useRef, useState } from 'react';
import type { Broadcast } from '#contract/admin/broadcast.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
import { Meter } from '#web/ui/meter.tsx';
import { useBroadcasts } from '../calls.ts';
import { useAdminWork } from '../use-admin-work.ts';
import { broadcastName, outcomeMessage } from './messages.ts';

/** Unfinished broadcasts, above every section: progress, failures, and the buttons to stop them. */
export function BroadcastProgress() {
  const [isLive, setIsLive] = useState(false);
  const { data } = useBroadcasts(isLive);
  const open = data?.broadcasts.filter(isOpen) ?? [];
  const isRunning = open.some(({ state }) => state === 'running');
  if (isRunning !== isLive) setIsLive(isRunning);
  useOutcomeToast(data?.broadcasts);

  return open.map((broadcast) => <OpenBroadcast key={broadcast.id} broadcast={broadcast} />);
}

function isOpen({ state }: Broadcast): boolean {
  return state === 'running' || state === 'paused';
}

/** Announces the outcome of each broadcast that was running while this page was open. */
function useOutcomeToast(broadcasts: readonly Broadcast[] | undefined): void {
  const seenOpen = useRef(new Set<string>());
  useEffect(() => {
    for (const broadcast of broadcasts ?? []) {
      const { id, state } = broadcast;
      if (isOpen(broadcast)) seenOpen.current.add(id);
      else if (seenOpen.current.delete(id) && state === 'done') toast(outcomeMessage(broadcast));
    }
  }, [broadcasts]);
}

type Step = 'pause' | 'resume' | 'cancel';

function OpenBroadcast({ broadcast }: { broadcast: Broadcast }) {
  const { id, state, recipients, sent, failed, unclear, waiting } = broadcast;
  const name = broadcastName(broadcast);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const isPaused = state === 'paused';

  async function steer(to: Step): Promise<void> {
    const input = { params: { id }, body: { to, adminTelegramId } };
    try {
      await withSignIn(() => call('steerBroadcast', input));
    } catch (error) {
      toast({ title: notSteered(to), description: errorText(error), tone: 'destructive' });
    }
    await invalidate(['getBroadcasts']);
  }

  return (
    <section
      aria-label={name}
      className="grid items-end gap-x-6 gap-y-3 rounded-lg border border-brass/35 bg-surface p-4 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <Meter
          role="progressbar"
          label={isPaused ? m.portal_broadcast_meter_paused({ broadcast: name }) : name}
          value={recipients - waiting}
          max={Math.max(recipients, 1)}
          valueText={m.ui_of_most({
            count: countText(recipients - waiting),
            most: countText(recipients),
          })}
          tone={isPaused ? 'warn' : 'brass'}
        />
        <p className="mt-1.5 text-sm text-muted">
          {m.portal_broadcast_counts({ sent, failed, unclear, waiting })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          loading={isBusy}
          onClick={() => void run(() => steer(isPaused ? 'resume' : 'pause'))}
        >
          {isPaused ? m.portal_broadcast_resume() : m.portal_broadcast_pause()}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(() => steer('cancel'))}>
          {m.shell_cancel()}
        </Button>
      </div>
    </section>
  );
}

function notSteered(to: Step): string {
  switch (to) {
    case 'pause':
      return m.portal_broadcast_not_paused();
    case 'resume':
      return m.portal_broadcast_not_resumed();
    case 'cancel':
      return m.portal_broadcast_not_cancelled();
  }
}
