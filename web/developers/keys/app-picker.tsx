import { loadFailureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import type { useApps } from './calls.ts';

type AppPickerProps = {
  apps: ReturnType<typeof useApps>;
  chosen: string | null;
  onChange: (appId: string | null) => void;
};

/** Chooses the app for the key among the member's apps. */
export function AppPicker({ apps, chosen, onChange }: AppPickerProps) {
  if (apps.data && apps.data.length > 0) {
    const options = apps.data.map(({ id, name, status }) => ({
      value: id,
      label: status === 'sandbox' ? m.dev_keys_app_sandbox({ name }) : name,
    }));
    return (
      <div>
        <SelectField
          label={m.dev_keys_app()}
          name="app"
          value={chosen ?? ''}
          options={[{ value: '', label: m.dev_keys_app_none() }, ...options]}
          onChange={(id) => onChange(id === '' ? null : id)}
        />
        <p className="mt-1 text-xs text-muted">{m.dev_keys_app_hint()}</p>
      </div>
    );
  }
  return (
    <fieldset aria-busy={!apps.data && !apps.isError} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{m.dev_keys_app()}</legend>
      {apps.data ? (
        <p className="text-sm text-muted">
          {rich(
            m.dev_keys_no_apps({
              a: (text) => (
                <PageLink href={`${paths.developersPortal}?tab=register`} className="link">
                  {text}
                </PageLink>
              ),
            }),
          )}
        </p>
      ) : apps.isError ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-sm text-bad wrap-anywhere">
            {m.dev_keys_apps_failed()} {loadFailureText(apps.error)}
          </p>
          <Button size="sm" loading={apps.isFetching} onClick={() => void apps.refetch()}>
            {m.shell_try_again()}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-11 rounded-md" />
      )}
    </fieldset>
  );
}
