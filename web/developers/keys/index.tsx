import { KeyRound, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChartPattern } from '#web/ui/chart-pattern.tsx';
import { SignedOut } from '../signed-out.tsx';
import { CreateForm } from './create-form.tsx';
import { KeysView } from './keys-view.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { useRevealed } from './use-revealed.ts';

/** API Key Management (second document, section 2); for signed-in members (decision 26). */
export function DeveloperKeysPage() {
  usePageTitle('API Key Management');
  const { viewer } = useViewer();
  const [isCreating, setIsCreating] = useState(false);
  const revealed = useRevealed();
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsCreating(false);
    opener.current?.focus();
  }

  return (
    <>
      <div className="relative isolate overflow-hidden border-b bg-surface">
        <ChartPattern />
        <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 py-8 sm:px-6 lg:py-10">
          <div className="min-w-0">
            <h1 className="text-3xl">API Key Management</h1>
            <p className="mt-1.5 measure text-muted">
              Keys let your programs use the API in your name, as far as you allow each of them.
            </p>
          </div>
          {viewer !== null && (
            <Button
              ref={opener}
              variant="primary"
              aria-expanded={isCreating}
              onClick={() => setIsCreating(true)}
            >
              <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
              Create New Key
            </Button>
          )}
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-10">
        {viewer === null ? (
          <SignedOut
            title="Sign in to manage your API keys"
            purpose="To see and create your API keys."
            text={{
              canSignIn: 'Keys belong to members: each works in the name of whoever made it.',
              cannot: 'Keys belong to members, and no sign-in is configured here.',
            }}
            icon={KeyRound}
            level={2}
          />
        ) : (
          <>
            {isCreating && (
              <CreateForm
                // Anew for somebody else, with what they had typed.
                key={`form of ${viewer.telegramId}`}
                telegramId={viewer.telegramId}
                onClose={close}
                onCreated={(key) => {
                  revealed.keep(key);
                  close();
                }}
              />
            )}
            {/* Anew for somebody else: what was deleted here is whose keys they were. */}
            <KeysView
              key={viewer.telegramId}
              revealed={revealed}
              onCreate={() => setIsCreating(true)}
            />
          </>
        )}
        <SecurityPanel />
      </div>
    </>
  );
}
