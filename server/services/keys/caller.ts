import type { ApiKeyPermissionId, AppPermissionId } from '#rules/permissions.ts';

/** The caller behind an API key, from the database: only the key comes from the request. */
export type KeyCaller = {
  keyId: bigint;
  /** The member who created the key, which reaches their own data without consent. */
  ownerId: bigint;
  ownerTelegramId: string;
  /**
   * True if the owner's plan is usable; without one the key only reaches its owner (docs/spec/developers.md#4-plans-and-prices).
   */
  hasPlan: boolean;
  /** The registered app of the key; without one, the key reaches only its owner's data. */
  app: {
    id: bigint;
    status: 'sandbox' | 'production';
    /** The permissions that it declares. */
    permissions: readonly AppPermissionId[];
  } | null;
  /** The key's own permissions, within those that its app declares. */
  permissions: ReadonlySet<ApiKeyPermissionId>;
};
