import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { maskApiKey } from '#rules/apps/api-keys.ts';
import { m } from '#web/messages.ts';
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
    else await copyText(whole, m.dev_api_key());
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <code
        dir="ltr"
        className="min-w-0 flex-1 basis-64 rounded-md border border-line bg-sunken px-3 py-2.5 text-xs break-all sm:text-sm"
      >
        {whole === null ? apiKey.apiKey : isShown ? whole : maskApiKey(whole)}
      </code>
      <Button disabled={isLost} onClick={reveal}>
        {isShown ? (
          <EyeOff aria-hidden="true" size={16} strokeWidth={1.5} />
        ) : (
          <Eye aria-hidden="true" size={16} strokeWidth={1.5} />
        )}
        {isShown ? m.dev_keys_hide() : m.dev_keys_reveal()}
        <span className="sr-only">{apiKey.name}</span>
      </Button>
      <Button disabled={isLost} onClick={() => void copy()}>
        <Copy aria-hidden="true" size={16} strokeWidth={1.5} />
        {m.dev_copy()}
        <span className="sr-only">{apiKey.name}</span>
      </Button>
      {isLost && <p className="basis-full text-sm text-muted">{m.dev_keys_lost()}</p>}
      {asksSignIn && (
        <SignInAgainDialog
          why={m.dev_keys_again()}
          purpose={m.dev_keys_again_purpose()}
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
