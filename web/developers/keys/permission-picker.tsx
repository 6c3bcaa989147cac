import type { App } from '#contract/developer/apps.ts';
import type { KeyPermission } from '#contract/v1/values.ts';
import {
  API_KEY_PERMISSIONS,
  APP_PERMISSIONS,
  keyPermissionsOf,
  publicReadsOf,
} from '#rules/permissions.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { listText } from '#web/ui/figures.ts';
import { appPermissionName } from '#web/ui/text/app-permission-name.ts';
import { rich } from '#web/ui/text/rich.ts';
import { keyPermissionTexts } from '../key-permissions.ts';

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
      <legend className="mb-1 text-sm font-medium">{m.portal_apps_permissions()}</legend>
      {app && <DeclaredNote app={app} />}
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {offered.map(({ id }) => (
          <CheckboxField
            key={id}
            name="permissions"
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
            label={
              <span className="py-1.5">
                <span className="block font-medium">{keyPermissionTexts(id).label()}</span>
                <span className="block text-muted">{keyPermissionTexts(id).description()}</span>
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
    listText(
      APP_PERMISSIONS.filter(({ id }) => ids.includes(id)).map(({ id }) => appPermissionName(id)),
    );
  const reads = publicReadsOf(app.permissions);
  return (
    <p className="mb-1 measure text-sm text-muted">
      {rich(
        m.dev_keys_declared({
          app: () => <bdi>{app.name}</bdi>,
          permissions: labelsOf(app.permissions),
        }),
      )}
      {reads.length > 0 && ` ${m.dev_keys_declared_all({ permissions: labelsOf(reads) })}`}{' '}
      {rich(
        m.dev_keys_declare_more({
          a: (text) => (
            <PageLink href={`${paths.developersPortal}?tab=apps`} className="link">
              {text}
            </PageLink>
          ),
        }),
      )}
    </p>
  );
}
