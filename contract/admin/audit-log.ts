import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminTelegramIdQuery,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  RowId,
  shape,
  Timestamp,
} from '../values.ts';

const Word = Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' });
/** A Telegram id; `operator` for commands; `system` for automatic jobs. */
const Actor = Type.String({ pattern: '^([1-9][0-9]{0,15}|[a-z][a-z0-9_-]{0,63})$' });
/** Selected fields of the record that an entry is about. Never a secret. */
const State = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]);

/** One action. Entries are never changed or removed (docs/spec/portal.md#20-audit-log). */
export const AuditEntry = shape('AuditEntry', {
  id: RowId,
  at: Timestamp,
  actor: Actor,
  actorName: NullableText,
  action: Word,
  entity: Word,
  entityId: Type.String(),
  before: State,
  after: State,
  requestId: NullableText,
});
export type AuditEntry = Static<typeof AuditEntry>;

/** GET /api/admin/audit-log: newest first, limit 20 by default (docs/spec/portal.md#20-audit-log). */
export const getAuditLog = endpoint({
  route: 'getAuditLog',
  summary: 'Who did what, to what',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
    actor: Type.Optional(Actor),
    action: Type.Optional(Word),
    entity: Type.Optional(Word),
    entityId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  }),
  response: shape('AuditLogPage', {
    entries: Type.Array(AuditEntry, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});
