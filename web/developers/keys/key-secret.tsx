import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { maskApiKey } from '#rules/apps/api-keys.ts';
import { copyText } from '#web/shell/copy/copy.ts';
import { SignInAgainDialog } from '#web/shell/sign-in/sign-in-again-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useRefetchKeys } from './calls.ts';
import type { Revealed } from './use-revealed.ts';

/** The key, masked until revealed. After an old sign-in the member signs in again first. */
export function KeySecret({ apiKey, revealed }: { apiKey: ApiKey; revealed: Revealed }) {
  const [asksSignIn, setAsksSignIn] = useState(false);
  const refetchKeys = useRefetchKeys();
  const whole = revealed.wholeOf(apiKey);
  const isShown = revealed.isShown(apiKey);
  const isLost = whole === null && !apiKey.needsSignIn;

  function reveal(): void {
    if (isShown) revealed.hide(apiKey.id);
    else if (whole === null) setAsksSignIn(true);
    else revealed.show(apiKey.id);
  }

  async function copy(): Promise<void> {
    if (whole === null) setAsksSignIn(true);
    else await copyText(whole, 'API key');
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 basis-64 rounded-md border border-line bg-sunken px-3 py-2.5 text-xs break-all sm:text-sm">
        {whole === null ? apiKey.apiKey : isShown ? whole : maskApiKey(whole)}
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
          This key still works but can no longer be shown. Rotate it to get one that can.
        </p>
      )}
      {asksSignIn && (
        <SignInAgainDialog
          why="Keys are shown in full for a quarter of an hour after you sign in. Sign in again to see this one."
          purpose="To see your API keys."
          onCancel={() => setAsksSignIn(false)}
          onDone={() => {
            setAsksSignIn(false);
            revealed.show(apiKey.id);
            void refetchKeys();
          }}
        />
      )}
    </div>
  );
}
