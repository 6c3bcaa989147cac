import type { AppPermissionId } from '#rules/permissions.ts';
import { m } from '#web/messages.ts';

const ABOUT: Readonly<Record<AppPermissionId, () => string>> = {
  wallet_read: () => m.devapp_may_wallet_read(),
  wallet_write: () => m.devapp_may_wallet_write(),
  user_profile: () => m.devapp_may_user_profile(),
  transactions: () => m.devapp_may_transactions(),
  price_data: () => m.devapp_may_price_data(),
  leaderboard: () => m.devapp_may_leaderboard(),
};

/** The description of a permission that an app declares, in the language of the page. */
export function permissionAbout(id: AppPermissionId): string {
  return ABOUT[id]();
}
