import { KeyRound, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '../page-header.tsx';
import { SignedOut } from '../signed-out.tsx';
import { CreateForm } from './create-form.tsx';
import { KeysView } from './keys-view.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { useRevealed } from './use-revealed.ts';

/** API Key Management, for signed-in members (docs/spec/developers.md#10-api-key-management-page). */
export function DeveloperKeysPage() {
  usePageTitle(m.dev_keys_title());
  const { viewer } = useViewer();
  const [isCreating, setIsCreating] = useState(false);
  const [madeId, setMadeId] = useState<string | null>(null);
  const revealed = useRevealed();
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsCreating(false);
    opener.current?.focus();
  }

  return (
    <>
      <PageHeader title={m.dev_keys_title()} lead={m.dev_keys_lead()}>
        {viewer !== null && (
          <Button
            ref={opener}
            variant="primary"
            aria-expanded={isCreating}
            onClick={() => setIsCreating(true)}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {m.dev_keys_new()}
          </Button>
        )}
      </PageHeader>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-10">
        {viewer === null ? (
          <SignedOut
            title={m.dev_keys_sign_in()}
            purpose={m.dev_keys_purpose()}
            text={{
              canSignIn: m.dev_keys_whose(),
              cannot: m.dev_keys_no_sign_in(),
            }}
            icon={KeyRound}
            level={2}
          />
        ) : (
          <>
            {isCreating && (
              <CreateForm
                // Another member gets their own draft.
                key={`form of ${viewer.telegramId}`}
                telegramId={viewer.telegramId}
                onClose={close}
                onCreated={(key) => {
                  revealed.keep(key);
                  setMadeId(key.id);
                  close();
                }}
              />
            )}
            {/* Another member must not see the keys deleted here. */}
            <PanelBoundary key={viewer.telegramId} name={m.dev_keys_yours()}>
              <KeysView
                revealed={revealed}
                madeId={madeId}
                onCalled={() => setMadeId(null)}
                onCreate={() => setIsCreating(true)}
              />
            </PanelBoundary>
          </>
        )}
        <SecurityPanel />
      </div>
    </>
  );
}
