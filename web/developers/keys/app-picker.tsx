import { loadFailureText } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { useApps } from './calls.ts';

type AppPickerProps = {
  apps: ReturnType<typeof useApps>;
  chosen: string | null;
  onChange: (appId: string | null) => void;
};

const LABEL = 'App (optional)';
const NONE = { value: '', label: 'No app' };

/** Chooses the app for the key among the member's apps. */
export function AppPicker({ apps, chosen, onChange }: AppPickerProps) {
  if (apps.data && apps.data.length > 0) {
    const options = apps.data.map(({ id, name, status }) => ({
      value: id,
      label: status === 'sandbox' ? `${name} (sandbox)` : name,
    }));
    return (
      <div>
        <SelectField
          label={LABEL}
          name="app"
          value={chosen ?? ''}
          options={[NONE, ...options]}
          onChange={(id) => onChange(id === '' ? null : id)}
        />
        <p className="mt-1 text-xs text-muted">
          With an app, the key also reaches members who grant that app access. Without one, it
          reaches only your own data.
        </p>
      </div>
    );
  }
  return (
    <fieldset aria-busy={!apps.data && !apps.isError} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{LABEL}</legend>
      {apps.data ? (
        <p className="text-sm text-muted">
          You have no apps, so the key reaches only your own data. To reach members who allow it,{' '}
          <PageLink href={`${paths.developersPortal}?tab=register`} className="link">
            register an app
          </PageLink>{' '}
          first. This form is kept as you have filled it in.
        </p>
      ) : apps.isError ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-sm text-bad wrap-anywhere">
            Your apps did not load. {loadFailureText(apps.error)}
          </p>
          <Button size="sm" loading={apps.isFetching} onClick={() => void apps.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-11 rounded-md" />
      )}
    </fieldset>
  );
}
