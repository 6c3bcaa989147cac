import type { App } from '#contract/developer/apps.ts';
import type { KeyPermission } from '#contract/v1/values.ts';
import {
  API_KEY_PERMISSIONS,
  APP_PERMISSIONS,
  keyPermissionsOf,
  publicReadsOf,
} from '#rules/permissions.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { CheckboxField } from '#web/ui/field.tsx';

type PermissionPickerProps = {
  /** The app of the key; null for none. */
  app: App | null;
  chosen: readonly KeyPermission[];
  onChange: (chosen: readonly KeyPermission[]) => void;
};

/**
 * Offers the permissions that the app declares; all of them for a key without an app (docs/spec/developers.md#12-permissions).
 */
export function PermissionPicker({ app, chosen, onChange }: PermissionPickerProps) {
  const allowed = app && keyPermissionsOf(app.permissions);
  const offered = API_KEY_PERMISSIONS.filter(({ id }) => allowed?.includes(id) ?? true);
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-sm font-medium">Permissions</legend>
      {app && <DeclaredNote app={app} />}
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {offered.map(({ id, label, description }) => (
          <CheckboxField
            key={id}
            name="permissions"
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
            label={
              <span className="py-1.5">
                <span className="block font-medium">{label}</span>
                <span className="block text-muted">{description}</span>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function DeclaredNote({ app }: { app: App }) {
  const labelsOf = (ids: readonly string[]) =>
    APP_PERMISSIONS.filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(', ');
  const reads = publicReadsOf(app.permissions);
  return (
    <p className="mb-1 measure text-sm text-muted">
      Keys of <bdi>{app.name}</bdi> can do only what it declares: {labelsOf(app.permissions)}.
      {reads.length > 0 && ` All of them have ${labelsOf(reads)}.`} To allow more,{' '}
      <PageLink href={`${paths.developersPortal}?tab=apps`} className="link">
        edit the app
      </PageLink>
      .
    </p>
  );
}
