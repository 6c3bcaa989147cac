import { Power, RefreshCcw, Trash2 } from 'lucide-react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useRefetchKeys } from './calls.ts';
import { endedBy } from './key-state.ts';

type KeyActionsProps = {
  apiKey: ApiKey;
  nowMs: number;
  onDelete: () => void;
  onRotate: () => void;
};

/** Activate or deactivate, rotate, delete; an ended key can only be deleted. */
export function KeyActions({ apiKey, nowMs, onDelete, onRotate }: KeyActionsProps) {
  const refetchKeys = useRefetchKeys();
  const { run, isBusy } = useWork();
  const hasEnded = endedBy(apiKey, nowMs) !== null;
  const { id, name, isActive } = apiKey;

  async function toggle(): Promise<void> {
    try {
      await call('patchApiKey', { params: { id }, body: { isActive: !isActive } });
      toast({ title: m.dev_keys_updated(), description: m.dev_keys_updated_text() });
    } catch {
      // No message: the refreshed list shows the state (docs/spec/developers.md#10-api-key-management-page).
    }
    await refetchKeys();
  }

  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {!hasEnded && (
        <Button size="sm" loading={isBusy} onClick={() => void run(toggle)}>
          <Power aria-hidden="true" size={16} strokeWidth={1.5} className={ICON} />
          {isActive ? m.dev_keys_deactivate() : m.dev_keys_activate()}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      {!hasEnded && apiKey.retiresAt === null && (
        <Button size="sm" onClick={onRotate}>
          <RefreshCcw aria-hidden="true" size={16} strokeWidth={1.5} className={ICON} />
          {m.dev_keys_rotate()}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} className={ICON} />
        {m.dev_keys_delete()}
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

/* Hidden on narrow screens, so that the three buttons fit in one line. */
const ICON = 'max-sm:hidden';
