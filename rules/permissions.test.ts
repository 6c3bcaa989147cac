import { describe, expect, it } from 'vitest';
import {
  API_KEY_PERMISSIONS,
  APP_PERMISSIONS,
  appPermissionFor,
  isApiKeyPermission,
  isAppPermission,
  keyPermissionsOf,
  publicReadsOf,
} from './permissions.ts';

describe('the permission lists', () => {
  it('has the six of API keys, with their labels', () => {
    expect(API_KEY_PERMISSIONS.map((each) => [each.id, each.label])).toEqual([
      ['read_balance', 'Read Wallet Balance'],
      ['read_history', 'Read Transaction History'],
      ['request_payments', 'Request Payments'],
      ['send_notifications', 'Send Notifications'],
      ['access_profile', 'Access User Profile'],
      ['manage_escrow', 'Manage Escrow'],
    ]);
  });

  it('has the six of the registration form', () => {
    expect(APP_PERMISSIONS.map((each) => each.id)).toEqual([
      'wallet_read',
      'wallet_write',
      'user_profile',
      'transactions',
      'price_data',
      'leaderboard',
    ]);
    const write = APP_PERMISSIONS.find((each) => each.id === 'wallet_write');
    expect(write?.description).toContain('requires user confirmation');
  });

  it('describes each', () => {
    for (const each of [...API_KEY_PERMISSIONS, ...APP_PERMISSIONS]) {
      expect(each.description).not.toBe('');
    }
  });
});

describe('what an app declares', () => {
  const ids = APP_PERMISSIONS.map(({ id }) => id);

  it.each([
    ['wallet_read', ['read_balance']],
    ['transactions', ['read_history']],
    ['wallet_write', ['request_payments', 'manage_escrow']],
    ['user_profile', ['send_notifications', 'access_profile']],
    ['price_data', []],
    ['leaderboard', []],
  ] as const)('%s allows its keys %j', (declared, allowed) => {
    expect(keyPermissionsOf([declared])).toEqual(allowed);
    for (const id of allowed) expect(appPermissionFor(id)).toBe(declared);
    expect(publicReadsOf([declared])).toEqual(allowed.length === 0 ? [declared] : []);
  });

  it('allows nothing without a declaration, and everything with all', () => {
    expect(keyPermissionsOf([])).toEqual([]);
    expect(keyPermissionsOf(ids)).toEqual(API_KEY_PERMISSIONS.map(({ id }) => id));
    expect(publicReadsOf(ids)).toEqual(['price_data', 'leaderboard']);
  });

  it('tells its ids from other texts', () => {
    expect(ids.every(isAppPermission)).toBe(true);
    for (const text of ['', 'read_balance', 'constructor', 'WALLET_READ']) {
      expect(isAppPermission(text)).toBe(false);
    }
  });
});

describe('isApiKeyPermission', () => {
  it.each(API_KEY_PERMISSIONS.map((each) => each.id))('accepts %s', (id) => {
    expect(isApiKeyPermission(id)).toBe(true);
  });

  it.each(['', '*', 'READ_BALANCE', 'wallet_read', 'constructor', '__proto__', 'read_balance '])(
    'refuses %j',
    (id) => {
      expect(isApiKeyPermission(id)).toBe(false);
    },
  );
});
