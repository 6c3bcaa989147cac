import { type Static, Type } from 'typebox';
import { OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  RowId,
  shape,
  Timestamp,
  WeekName,
} from '../values.ts';
import { ShareStanding } from './fairness.ts';

export const ShareObjection = shape('ShareObjection', {
  id: RowId,
  week: WeekName,
  userId: RowId,
  displayName: Type.String({ description: 'Whose share it is about' }),
  share: Type.Union([ShareStanding, Type.Null()]),
  holdReason: NullableText,
  isOwn: Type.Boolean({ description: 'Made by that member, to the share being held' }),
  byUserId: RowId,
  byName: Type.String(),
  reason: Type.String(),
  createdAt: Timestamp,
  decision: Type.Union([
    shape('ObjectionDecision', {
      upheld: Type.Boolean(),
      note: Type.String(),
      by: Type.String(),
      at: Timestamp,
      byPersonConcerned: Type.Boolean(),
    }),
    Type.Null(),
  ]),
});
export type ShareObjection = Static<typeof ShareObjection>;

/** GET /api/admin/objections: objections to shares; open ones first, then oldest first. Limit 20 by default. */
export const getObjections = endpoint({
  route: 'getObjections',
  summary: 'Objections to shares',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    week: Type.Optional(WeekName),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: shape('ObjectionList', {
    objections: Type.Array(ShareObjection, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

/**
 * POST /api/admin/objections/{id}/decide. If upheld, the objector's own held share is released, or another member's share is
 * held. `forbidden` for administrators who are concerned, while another administrator is active.
 */
export const decideObjection = endpoint({
  route: 'decideObjection',
  summary: 'Decide about an objection',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ id: RowId }),
  body: shape(
    'DecideObjectionBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      upheld: Type.Boolean(),
      note: Type.String({
        pattern: '\\S',
        maxLength: OBJECTION_MAX_LENGTH,
        description: 'Why; the member is told',
      }),
    },
    { additionalProperties: false },
  ),
  response: shape('DecidedObjection', { objection: ShareObjection }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
