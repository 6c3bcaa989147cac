import { Power, RefreshCcw, Trash2 } from 'lucide-react';
import type { ApiKey } from '#contract/developer-keys.ts';
import { call } from '#web/api/call.ts';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useAskForKeys } from './calls.ts';
import { endedBy } from './key-state.ts';

type KeyActionsProps = {
  apiKey: ApiKey;
  nowMs: number;
  onDelete: () => void;
  onRotate: () => void;
};

/** Switch, rotate and delete; a key that has ended can only be deleted. */
export function KeyActions({ apiKey, nowMs, onDelete, onRotate }: KeyActionsProps) {
  const askForKeys = useAskForKeys();
  const { run, isBusy } = useWork();
  const hasEnded = endedBy(apiKey, nowMs) !== null;
  const { id, name, isActive } = apiKey;

  async function toggle(): Promise<void> {
    try {
      await call('patchApiKey', { params: { id }, body: { isActive: !isActive } });
      toast({ title: 'API Key Updated', description: 'API key status has been updated.' });
    } catch {
      // Without a message (second document, section 8): the list below shows what holds.
    }
    await askForKeys();
  }

  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {!hasEnded && (
        <Button size="sm" loading={isBusy} onClick={() => void run(toggle)}>
          <Power aria-hidden="true" size={16} strokeWidth={1.5} className={ICON} />
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      {!hasEnded && apiKey.retiresAt === null && (
        <Button size="sm" onClick={onRotate}>
          <RefreshCcw aria-hidden="true" size={16} strokeWidth={1.5} className={ICON} />
          Rotate
          <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} className={ICON} />
        Delete
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

/* On the narrowest screens all three stand in one line without. */
const ICON = 'max-sm:hidden';
