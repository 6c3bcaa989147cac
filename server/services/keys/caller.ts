import type { ApiKeyPermissionId, AppPermissionId } from '#rules/permissions.ts';

/** The caller behind an API key, as the database knows it: nothing but the key comes from the request. */
export type KeyCaller = {
  keyId: bigint;
  /** The member who created the key; it reaches their own data without consent. */
  ownerId: bigint;
  ownerTelegramId: string;
  /** A plan of the owner's is usable; without one the key only reaches its owner (docs/spec/developers.md#4-plans-and-prices). */
  hasPlan: boolean;
  /** The registered app that the key belongs to; without one it reaches only its owner's data. */
  app: {
    id: bigint;
    status: 'sandbox' | 'production';
    /** What it declares. */
    permissions: readonly AppPermissionId[];
  } | null;
  /** The key's own, within what its app declares. */
  permissions: ReadonlySet<ApiKeyPermissionId>;
};
