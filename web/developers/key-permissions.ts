import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import { m } from '#web/messages.ts';

/** The texts about a permission of keys, which the API names in English. */
type Texts = {
  label: () => string;
  description: () => string;
  /** Shorter: on the card of a key. */
  badge: () => string;
};

const OF_KEYS: Readonly<Record<ApiKeyPermissionId, Texts>> = {
  read_balance: {
    label: () => m.dev_key_read_balance(),
    description: () => m.dev_key_read_balance_text(),
    badge: () => m.dev_badge_read_balance(),
  },
  read_history: {
    label: () => m.dev_key_read_history(),
    description: () => m.dev_key_read_history_text(),
    badge: () => m.dev_badge_read_history(),
  },
  request_payments: {
    label: () => m.dev_key_request_payments(),
    description: () => m.dev_key_request_payments_text(),
    badge: () => m.dev_badge_request_payments(),
  },
  send_notifications: {
    label: () => m.dev_key_send_notifications(),
    description: () => m.dev_key_send_notifications_text(),
    badge: () => m.dev_badge_send_notifications(),
  },
  access_profile: {
    label: () => m.dev_key_access_profile(),
    description: () => m.dev_key_access_profile_text(),
    badge: () => m.dev_badge_access_profile(),
  },
  manage_escrow: {
    label: () => m.dev_key_manage_escrow(),
    description: () => m.dev_key_manage_escrow_text(),
    badge: () => m.dev_badge_manage_escrow(),
  },
};

export function keyPermissionTexts(id: ApiKeyPermissionId): Texts {
  return OF_KEYS[id];
}
