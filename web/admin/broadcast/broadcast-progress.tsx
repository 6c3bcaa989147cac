import { useEffect, useRef, useState } from 'react';
import type { Broadcast } from '#contract/admin/broadcast.ts';
import { call, errorText } from '#web/api/call.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
import { Meter } from '#web/ui/meter.tsx';
import { useBroadcasts } from '../calls.ts';
import { useAdminWork } from '../use-admin-work.ts';
import { failedText, outcomeMessage, subjectText } from './messages.ts';

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
  const { id, state, recipients, sent, waiting } = broadcast;
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const isPaused = state === 'paused';

  async function steer(to: Step): Promise<void> {
    const input = { params: { id }, body: { to, adminTelegramId } };
    try {
      await withSignIn(() => call('steerBroadcast', input));
    } catch (error) {
      const title = `The broadcast could not be ${STEPS[to]}`;
      toast({ title, description: errorText(error), tone: 'destructive' });
    }
    await invalidate(['getBroadcasts']);
  }

  return (
    <section
      aria-label={`Broadcast of ${subjectText(broadcast)}`}
      className="grid items-end gap-x-6 gap-y-3 rounded-lg border border-brass/35 bg-surface p-4 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <Meter
          role="progressbar"
          label={`Broadcast of ${subjectText(broadcast)}${isPaused ? ', paused' : ''}`}
          value={recipients - waiting}
          max={Math.max(recipients, 1)}
          valueText={`${countText(recipients - waiting)} of ${countText(recipients)}`}
          tone={isPaused ? 'warn' : 'brass'}
        />
        <p className="mt-1.5 text-sm text-muted">
          {countText(sent)} sent, {failedText(broadcast)}, {countText(waiting)} waiting
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          loading={isBusy}
          onClick={() => void run(() => steer(isPaused ? 'resume' : 'pause'))}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(() => steer('cancel'))}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

const STEPS: Readonly<Record<Step, string>> = {
  pause: 'paused',
  resume: 'resumed',
  cancel: 'cancelled',
};
