/**
 * The permissions of API keys, those that a registered app declares, and how the declared ones limit the keys
 * (docs/spec/developers.md#12-permissions).
 */

/** One permission as the pickers show it. */
export interface Permission<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly description: string;
}

/** The ids of {@link API_KEY_PERMISSIONS}. */
export type ApiKeyPermissionId =
  | 'read_balance'
  | 'read_history'
  | 'request_payments'
  | 'send_notifications'
  | 'access_profile'
  | 'manage_escrow';

/** The ids of {@link APP_PERMISSIONS}. */
export type AppPermissionId =
  | 'wallet_read'
  | 'wallet_write'
  | 'user_profile'
  | 'transactions'
  | 'price_data'
  | 'leaderboard';

/** The six scopes that an API key can have, in the order of the picker. */
export const API_KEY_PERMISSIONS: readonly Permission<ApiKeyPermissionId>[] = [
  {
    id: 'read_balance',
    label: 'Read Wallet Balance',
    description: 'Read the wallet balance of users',
  },
  {
    id: 'read_history',
    label: 'Read Transaction History',
    description: 'Read the transaction history of users',
  },
  {
    id: 'request_payments',
    label: 'Request Payments',
    description: 'Ask users for payments, which they confirm',
  },
  {
    id: 'send_notifications',
    label: 'Send Notifications',
    description: 'Send notifications to users through the bot',
  },
  {
    id: 'access_profile',
    label: 'Access User Profile',
    description: 'Read basic profile information of users',
  },
  {
    id: 'manage_escrow',
    label: 'Manage Escrow',
    description: 'Advanced transaction management with escrow',
  },
];

/** The six permissions of the app registration form, in its order. */
export const APP_PERMISSIONS: readonly Permission<AppPermissionId>[] = [
  { id: 'wallet_read', label: 'Wallet Read', description: 'Read wallet balances and addresses' },
  {
    id: 'wallet_write',
    label: 'Wallet Write',
    description: 'Request payments and manage escrows (requires user confirmation)',
  },
  {
    id: 'user_profile',
    label: 'User Profile',
    description: 'Read basic profile information and send notifications through the bot',
  },
  { id: 'transactions', label: 'Transactions', description: 'Read the transaction history' },
  { id: 'price_data', label: 'Price Data', description: 'Read prices of the coin' },
  { id: 'leaderboard', label: 'Leaderboard', description: 'Read the leaderboard and ranks' },
];

/** The key permissions that each declared permission of an app allows (docs/spec/developers.md#12-permissions). */
const ALLOWED_BY: Readonly<Record<AppPermissionId, readonly ApiKeyPermissionId[]>> = {
  wallet_read: ['read_balance'],
  wallet_write: ['request_payments', 'manage_escrow'],
  user_profile: ['access_profile', 'send_notifications'],
  transactions: ['read_history'],
  // These open calls instead: GET /api/v1/price and GET /api/v1/leaderboard.
  price_data: [],
  leaderboard: [],
};

/** The permission that an app must declare before its keys may have this one. */
export function appPermissionFor(id: ApiKeyPermissionId): AppPermissionId {
  const found = APP_PERMISSIONS.find((each) => ALLOWED_BY[each.id].includes(id));
  if (!found) throw new Error(`no permission of an app allows ${id}`);
  return found.id;
}

/** The permissions that keys of an app may have, in the order of the picker. */
export function keyPermissionsOf(declared: readonly AppPermissionId[]): ApiKeyPermissionId[] {
  return API_KEY_PERMISSIONS.map(({ id }) => id).filter((id) =>
    declared.includes(appPermissionFor(id)),
  );
}

/**
 * The declared permissions that every key of the app gets without a permission of its own. A key of an app with any of them needs
 * no permission.
 */
export function publicReadsOf(declared: readonly AppPermissionId[]): AppPermissionId[] {
  return declared.filter((id) => ALLOWED_BY[id].length === 0);
}

/** Returns whether the text is the id of an app permission. */
export function isAppPermission(id: string): id is AppPermissionId {
  return APP_PERMISSIONS.some((each) => each.id === id);
}

/** Returns whether the text is the id of an API key permission. */
export function isApiKeyPermission(id: string): id is ApiKeyPermissionId {
  return API_KEY_PERMISSIONS.some((each) => each.id === id);
}
