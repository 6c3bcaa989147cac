import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { errorDetail } from '../error-boundary.tsx';
import { isMissingPart } from '../missing-part.ts';
import { useWork } from '../use-work.ts';

/** A panel that could not be shown, with a way to try again. */
export function FailedPanel(props: { name: string; error: unknown; onRetry: () => void }) {
  const { name, error, onRetry } = props;
  const queryClient = useQueryClient();
  const { run, isBusy } = useWork();
  // The browser keeps the failure of a part of the code: only reloading the page helps, which the page's message offers.
  if (isMissingPart(error)) throw error;

  async function retry(): Promise<void> {
    // Nothing shown needs these; the panel would fail again with the same response.
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.refetchQueries({ type: 'active' });
    // A panel whose response comes from the page gets it with the page's next render, which is scheduled by now.
    notifyManager.schedule(onRetry);
  }

  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-bad/50 bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-0">
        <p className="font-medium">{m.shell_panel_failed({ name })}</p>
        <p className="text-sm text-muted">{m.shell_panel_failed_rest()}</p>
        <p className="mt-1 font-mono text-xs break-words text-muted">{errorDetail(error)}</p>
      </div>
      <Button loading={isBusy} onClick={() => void run(retry)}>
        {m.shell_try_again()}
      </Button>
    </div>
  );
}
