import { useCall } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignedOut } from '../signed-out.tsx';
import { AppCard } from './app-card.tsx';
import type { NewSecret } from './new-secret.ts';
import { SecretNote } from './secret-note.tsx';

type MyAppsProps = {
  newSecret: NewSecret | null;
  onSecret: (secret: NewSecret | null) => void;
  onRegister: () => void;
};

/** The member's apps, newest first (docs/spec/developers.md#3-portal). */
export function MyApps({ newSecret, onSecret, onRegister }: MyAppsProps) {
  const { viewer } = useViewer();
  const apps = useCall('getApps', {}, { enabled: viewer !== null, staleMs: 0 });
  return (
    <section aria-labelledby="apps-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="apps-title" tabIndex={-1} className="text-2xl outline-none">
          {m.devapp_mine()}
        </h2>
        {(apps.data?.length ?? 0) > 0 && <Button onClick={onRegister}>{m.devapp_another()}</Button>}
      </div>
      {newSecret && <SecretNote newSecret={newSecret} onDismiss={() => onSecret(null)} />}
      <div className="mt-5">
        {viewer === null ? (
          <SignedOut title={m.devapp_mine_sign_in()} purpose={m.devapp_mine_purpose()} />
        ) : apps.data ? (
          apps.data.length === 0 ? (
            <Notice
              kind="empty"
              level={3}
              title={m.devapp_none()}
              action={
                <Button variant="primary" onClick={onRegister}>
                  {m.devapp_first()}
                </Button>
              }
            >
              {m.devapp_none_text()}
            </Notice>
          ) : (
            <ul aria-label={m.devapp_mine_list()} className="grid gap-4">
              {apps.data.map((app) => (
                <AppCard key={app.id} app={app} onSecret={onSecret} />
              ))}
            </ul>
          )
        ) : apps.isError ? (
          <LoadFailure title={m.devapp_failed()} answer={apps} />
        ) : (
          <div aria-busy="true" className="grid gap-4">
            <Skeleton className="h-52 w-full" />
            <Skeleton className="h-52 w-full" />
          </div>
        )}
      </div>
    </section>
  );
}
