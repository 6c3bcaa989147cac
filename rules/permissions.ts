/**
 * What API keys may do, and what a registered app asks for. Two separate lists: a key's
 * permissions are enforced, an app's are what its form declares. Serves restricted-areas §3 and §6.
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
    description: 'Start transactions (requires user confirmation)',
  },
  { id: 'user_profile', label: 'User Profile', description: 'Read basic profile information' },
  { id: 'transactions', label: 'Transactions', description: 'Read the transaction history' },
  { id: 'price_data', label: 'Price Data', description: 'Read prices of the coin' },
  { id: 'leaderboard', label: 'Leaderboard', description: 'Read the leaderboard and ranks' },
];

/** Whether the text is the id of an API key permission. */
export function isApiKeyPermission(id: string): id is ApiKeyPermissionId {
  return API_KEY_PERMISSIONS.some((each) => each.id === id);
}

/**
 * The badge of a permission on a key card: upper case, the first underscore a space
 * (restricted-areas §2): `read_balance` → `READ BALANCE`.
 */
export function permissionBadge(id: string): string {
  return id.replace('_', ' ').toUpperCase();
}
