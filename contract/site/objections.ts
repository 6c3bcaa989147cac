import { Type } from 'typebox';
import { MOST_OBJECTIONS_A_WEEK, OBJECTION_MAX_LENGTH } from '#rules/fairness/objections.ts';
import { endpoint } from '../endpoint.ts';
import { NullableText, RowId, Success, shape, Timestamp, WeekName } from '../values.ts';

/**
 * POST /api/weekly-rewards/weeks/{week}/shares/{memberId}/object: objects to the hold on the member's own share, once; or, in the
 * challenge hour, to the payment of another's share, if the objector earned points in that week. An administrator decides.
 */
export const objectToShare = endpoint({
  route: 'objectToShare',
  summary: 'Object to a share',
  tag: 'weekly rewards',
  access: 'member',
  params: Type.Object({ week: WeekName, memberId: RowId }),
  body: shape(
    'ObjectToShareBody',
    { reason: Type.String({ pattern: '\\S', maxLength: OBJECTION_MAX_LENGTH }) },
    { additionalProperties: false },
  ),
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** GET /api/weekly-rewards/weeks/{week}/own: the member's own figures on the page of a closed week. */
export const getOwnStanding = endpoint({
  route: 'getOwnStanding',
  summary: 'The own place, why the own share is held, and the own objections',
  tag: 'weekly rewards',
  access: 'member',
  params: Type.Object({ week: WeekName }),
  response: shape('OwnStanding', {
    userId: RowId,
    rank: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: 'The place of the own share; null without one',
    }),
    holdReason: NullableText,
    objections: Type.Array(
      shape('OwnObjection', {
        userId: RowId,
        reason: Type.String(),
        createdAt: Timestamp,
        upheld: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null until decided' }),
        note: NullableText,
      }),
    ),
    objectionsLeft: Type.Integer({
      minimum: 0,
      maximum: MOST_OBJECTIONS_A_WEEK,
      description: 'To how many more shares of others the member can object now',
    }),
  }),
  errors: ['not_signed_in', 'not_found'],
  viewerToken: true,
});
