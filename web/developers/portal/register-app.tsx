import { useQueryClient } from '@tanstack/react-query';
import type { App } from '#contract/developer/apps.ts';
import { call } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useSetViewer, useViewer } from '#web/shell/viewer/viewer.tsx';
import { SignedOut } from '../signed-out.tsx';
import { type DraftState, EMPTY_DRAFT } from './app-draft.ts';
import { AppForm } from './app-form.tsx';

type RegisterAppProps = {
  draft: DraftState;
  onRegistered: (registered: { app: App; secret: string | null }) => void;
};

/** Registers an app in sandbox; without a session it offers the sign-in above the form (docs/spec/developers.md#3-portal). */
export function RegisterApp({ draft: { draft, setDraft }, onRegistered }: RegisterAppProps) {
  const { viewer } = useViewer();
  const setViewer = useSetViewer();
  const queryClient = useQueryClient();

  // The member may have signed in again in another tab.
  async function findViewer(): Promise<void> {
    try {
      setViewer((await call('getSession', {})).viewer);
    } catch {
      // My Apps offers the sign-in.
    }
  }

  return (
    <section aria-labelledby="register-title">
      <h2 id="register-title" className="text-2xl">
        {m.devapp_register()}
      </h2>
      <p className="mt-1.5 mb-6 measure text-muted">{m.devapp_register_lead()}</p>
      {!viewer && (
        <div className="mb-6 max-w-3xl">
          <SignedOut title={m.devapp_register_sign_in()} purpose={m.devapp_register_kept()} />
        </div>
      )}
      <AppForm
        draft={draft}
        onChange={setDraft}
        submitLabel={m.devapp_register_do()}
        onSubmit={(body) => call('postApp', { body })}
        onDone={({ app, webhookSecret }) => {
          setDraft(EMPTY_DRAFT);
          if (!viewer) void findViewer();
          toast({
            title: m.devapp_registered(),
            description: m.devapp_registered_text({ app: app.name }),
          });
          void queryClient.invalidateQueries({ queryKey: queryKeyFor('getApps', {}) });
          onRegistered({ app, secret: webhookSecret });
        }}
      />
    </section>
  );
}
