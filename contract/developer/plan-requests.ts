import { type Static, Type } from 'typebox';
import { ARRANGED_COINS, ARRANGEMENT_LENGTHS } from '#rules/plans/arrangements.ts';
import { MAX_GRANT_MONTHS } from '#rules/plans/billing.ts';
import { endpoint } from '../endpoint.ts';
import { EmptyBody, NullableText, RowId, shape, Timestamp } from '../values.ts';
import { TierId } from './subscription.ts';

/** The most requests shown to a member; older ones stay in the portal. */
export const MAX_SHOWN_REQUESTS = 5;

const wish = {
  tierId: TierId,
  months: Type.Integer({ minimum: 1, maximum: MAX_GRANT_MONTHS }),
  coin: Type.Enum(
    ARRANGED_COINS.map(({ id }) => id),
    { title: 'ArrangedCoin' },
  ),
};

/** A request for a plan by arrangement, as its member sees it (docs/spec/developers.md#8-plans-by-arrangement). */
export const PlanRequest = shape('PlanRequest', {
  id: RowId,
  ...wish,
  contact: Type.Union([Type.String(), Type.Null()], { description: 'Null once withdrawn' }),
  status: Type.Enum(['open', 'granted', 'declined', 'withdrawn'], { title: 'PlanRequestStatus' }),
  createdAt: Timestamp,
  endedAt: Type.Union([Timestamp, Type.Null()]),
  received: { ...NullableText, description: 'What the owner received for it' },
  reason: { ...NullableText, description: 'Why it was declined' },
  beginsAt: Type.Union([Timestamp, Type.Null()], { description: 'From when the plan was granted' }),
  expiresAt: Type.Union([Timestamp, Type.Null()], { description: 'Until when it was granted' }),
});
export type PlanRequest = Static<typeof PlanRequest>;

/** GET /api/developer/plan-requests: the member's own, newest first (docs/spec/developers.md#8-plans-by-arrangement). */
export const getOwnPlanRequests = endpoint({
  route: 'getOwnPlanRequests',
  summary: "The member's requests for plans by arrangement",
  tag: 'developer',
  access: 'member',
  response: Type.Array(PlanRequest, { title: 'PlanRequests', maxItems: MAX_SHOWN_REQUESTS }),
  errors: ['not_signed_in'],
  viewerToken: true,
});

/**
 * POST /api/developer/plan-requests: `conflict` while another one is open, and at the daily limit; `payments_not_configured` if
 * the instance has no owner to ask (docs/spec/developers.md#8-plans-by-arrangement).
 */
export const postPlanRequest = endpoint({
  route: 'postPlanRequest',
  summary: 'Ask for a plan by arrangement',
  tag: 'developer',
  access: 'member',
  badInput: 'fields',
  body: shape(
    'CreatePlanRequestBody',
    {
      ...wish,
      contact: Type.String({
        // One line that is not blank.
        pattern: '^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$',
        maxLength: ARRANGEMENT_LENGTHS.contact,
        description: 'Where the owner reaches the member',
        examples: ['@anne'],
      }),
    },
    { additionalProperties: false },
  ),
  response: PlanRequest,
  errors: ['not_signed_in', 'conflict', 'payments_not_configured'],
});

/** POST /api/developer/plan-requests/{id}/withdraw: a repeat changes nothing. `conflict` once it was decided. */
export const withdrawPlanRequest = endpoint({
  route: 'withdrawPlanRequest',
  summary: 'Withdraw a request for a plan',
  tag: 'developer',
  access: 'member',
  params: Type.Object({ id: RowId }),
  body: EmptyBody,
  response: PlanRequest,
  errors: ['not_signed_in', 'not_found', 'conflict'],
});
