import type { AppPermissionId } from '#rules/permissions.ts';
import { m } from '#web/messages.ts';

const NAMES: Readonly<Record<AppPermissionId, () => string>> = {
  wallet_read: () => m.portal_apps_may_wallet_read(),
  wallet_write: () => m.portal_apps_may_wallet_write(),
  user_profile: () => m.portal_apps_may_user_profile(),
  transactions: () => m.portal_apps_may_transactions(),
  price_data: () => m.portal_apps_may_price_data(),
  leaderboard: () => m.portal_apps_may_leaderboard(),
};

/** The name of a permission that an app declares, in the language of the page. */
export function appPermissionName(id: AppPermissionId): string {
  return NAMES[id]();
}
