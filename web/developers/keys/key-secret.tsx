import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '#contract/developer-keys.ts';
import { maskApiKey } from '#rules/api-keys.ts';
import { SignInAgainDialog } from '#web/shell/sign-in-again-dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAskForKeys } from './calls.ts';
import type { Revealed } from './use-revealed.ts';

/** The key, masked until revealed; an old sign-in is renewed first. */
export function KeySecret({ apiKey, revealed }: { apiKey: ApiKey; revealed: Revealed }) {
  const [asksSignIn, setAsksSignIn] = useState(false);
  const askForKeys = useAskForKeys();
  const whole = revealed.wholeOf(apiKey);
  const isShown = revealed.isShown(apiKey);
  const isLost = whole === null && !apiKey.needsSignIn;

  function reveal(): void {
    if (isShown) revealed.hide(apiKey.id);
    else if (whole === null) setAsksSignIn(true);
    else revealed.show(apiKey.id);
  }

  async function copy(): Promise<void> {
    if (whole === null) {
      setAsksSignIn(true);
      return;
    }
    try {
      await navigator.clipboard.writeText(whole);
      toast({ title: 'Copied', description: 'API key copied to clipboard.' });
    } catch {
      const description = 'Failed to copy to clipboard.';
      toast({ title: 'Error', description, tone: 'destructive' });
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 basis-64 rounded-md border border-line bg-sunken px-3 py-2.5 text-xs break-all sm:text-sm">
        {isShown && whole !== null ? whole : whole === null ? apiKey.apiKey : maskApiKey(whole)}
      </code>
      <Button disabled={isLost} onClick={reveal}>
        {isShown ? (
          <EyeOff aria-hidden="true" size={16} strokeWidth={1.5} />
        ) : (
          <Eye aria-hidden="true" size={16} strokeWidth={1.5} />
        )}
        {isShown ? 'Hide' : 'Reveal'}
        <span className="sr-only">{apiKey.name}</span>
      </Button>
      <Button disabled={isLost} onClick={() => void copy()}>
        <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
        Copy
        <span className="sr-only">{apiKey.name}</span>
      </Button>
      {isLost && (
        <p className="basis-full text-sm text-muted">
          This key still works, but can be shown no more. Rotate it to get one that can.
        </p>
      )}
      {asksSignIn && (
        <SignInAgainDialog
          why="Whole keys are shown for a quarter of an hour after a sign-in. Sign in again to see this one."
          purpose="To see your API keys."
          onCancel={() => setAsksSignIn(false)}
          onDone={() => {
            setAsksSignIn(false);
            revealed.show(apiKey.id);
            void askForKeys();
          }}
        />
      )}
    </div>
  );
}
