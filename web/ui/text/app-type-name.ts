import type { ApplicationType } from '#rules/apps/form.ts';
import { m } from '#web/messages.ts';

const NAMES: Readonly<Record<ApplicationType, () => string>> = {
  game: () => m.portal_apps_type_game(),
  defi: () => m.portal_apps_type_defi(),
  social: () => m.portal_apps_type_social(),
  marketplace: () => m.portal_apps_type_marketplace(),
  other: () => m.portal_apps_type_other(),
};

/** The name of a type of apps. */
export function appTypeName(type: ApplicationType): string {
  return NAMES[type]();
}
