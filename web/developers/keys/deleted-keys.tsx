import { RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { API_KEY_UNDO_MS } from '#rules/apps/api-keys.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { useRefetchKeys } from './calls.ts';

type DeletedKeysProps = { deleted: readonly ApiKey[]; onGone: (id: string) => void };

/** The keys just deleted on this page, each with a button that restores it while that is possible. */
export function DeletedKeys({ deleted, onGone }: DeletedKeysProps) {
  if (deleted.length === 0) return null;
  return (
    <ul aria-label={m.dev_keys_gone()} className="mt-4 grid gap-2">
      {deleted.map((key) => (
        <DeletedKey key={key.id} apiKey={key} onGone={() => onGone(key.id)} />
      ))}
    </ul>
  );
}

function DeletedKey({ apiKey, onGone }: { apiKey: ApiKey; onGone: () => void }) {
  const refetchKeys = useRefetchKeys();
  const { run, isBusy } = useWork();

  // Set once: a new render must not restart the ten minutes.
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => leave(), API_KEY_UNDO_MS);
    return () => clearTimeout(timer);
  }, []);

  async function createAgain(): Promise<void> {
    try {
      await call('restoreApiKey', { params: { id: apiKey.id }, body: {} });
      await refetchKeys();
      toast({
        title: m.dev_keys_restored(),
        description: m.dev_keys_restored_text({ name: apiKey.name }),
      });
      onGone();
      document.getElementById('keys-title')?.focus();
    } catch (error) {
      toast({ title: m.shell_error(), description: errorText(error), tone: 'destructive' });
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-dashed border-edge/60 px-4 py-2 text-sm">
      <p className="min-w-0">
        {rich(
          m.dev_keys_gone_text({
            name: () => <bdi className="font-medium wrap-anywhere">{apiKey.name}</bdi>,
          }),
        )}
      </p>
      <span className="flex gap-2">
        <Button size="sm" loading={isBusy} onClick={() => void run(createAgain)}>
          <RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />
          {m.dev_keys_restore()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          aria-label={m.dev_keys_dismiss({ name: apiKey.name })}
          onClick={onGone}
        >
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
        </Button>
      </span>
    </li>
  );
}
