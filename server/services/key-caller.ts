import type { ApiKeyPermissionId } from '#rules/permissions.ts';

/** Who calls with an API key, as the database says: nothing of it comes from the request but the key. */
export type KeyCaller = {
  keyId: bigint;
  /** The member who made the key, and whose own data it reaches without asking anybody. */
  ownerId: bigint;
  ownerTelegramId: string;
  /** For which registered app it was made; without one it reaches its owner's data alone. */
  app: { id: bigint; status: 'sandbox' | 'production' } | null;
  permissions: ReadonlySet<ApiKeyPermissionId>;
};
