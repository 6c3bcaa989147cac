import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from './endpoint.ts';
import {
  AdminTelegramIdQuery,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  RowId,
  TelegramId,
  Timestamp,
} from './values.ts';

const Action = Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' });

/** One thing that an administrator did (decision 23). Entries are never changed or removed. */
export const AuditEntry = Type.Object({
  id: RowId,
  at: Timestamp,
  actorTelegramId: TelegramId,
  actorName: Type.String(),
  action: Action,
  targetType: NullableText,
  targetId: NullableText,
  detail: Type.String({ maxLength: 2000, description: 'One line for people; no secrets' }),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** GET /api/admin/audit-log (decision 23): newest first, limit 20 by default. */
export const getAuditLog = endpoint({
  route: 'getAuditLog',
  summary: 'What administrators did',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
    actorTelegramId: Type.Optional(TelegramId),
    action: Type.Optional(Action),
  }),
  response: Type.Object({
    entries: Type.Array(AuditEntry, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
  planned: true,
});
