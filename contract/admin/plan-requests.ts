import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { ARRANGEMENT_LENGTHS } from '#rules/plans/arrangements.ts';
import { PlanRequest } from '../developer/plan-requests.ts';
import { PlanSource, TierId } from '../developer/subscription.ts';
import { endpoint } from '../endpoint.ts';
import {
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  LimitQuery,
  PageQuery,
  Pagination,
  RowId,
  shape,
  TelegramId,
  Timestamp,
} from '../values.ts';

/** A request for a plan as the owner sees it, with the member and their current plan. */
export const AdminPlanRequest = shape('AdminPlanRequest', {
  ...PlanRequest.properties,
  memberTelegramId: TelegramId,
  memberName: Type.String(),
  currentPlan: Type.Union(
    [
      shape('CurrentPlan', {
        tierId: TierId,
        source: PlanSource,
        expiresAt: Timestamp,
      }),
      Type.Null(),
    ],
    { description: 'The plan that works now; null if none does' },
  ),
});
export type AdminPlanRequest = Static<typeof AdminPlanRequest>;

/**
 * GET /api/admin/plan-requests: open ones longest waiting first, all others newest first. Limit 20 by default
 * (docs/spec/portal.md#18-plan-requests).
 */
export const getPlanRequests = endpoint({
  route: 'getPlanRequests',
  summary: 'Requests for plans by arrangement',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: shape('PlanRequestPage', {
    requests: Type.Array(AdminPlanRequest, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

const requestId = Type.Object({ id: RowId });
const note = (maxLength: number, description: string) =>
  Type.String({ pattern: '\\S', maxLength, description });
const decided = shape('DecidedPlanRequest', {
  success: Type.Literal(true),
  request: AdminPlanRequest,
});

/**
 * POST /api/admin/plan-requests/{id}/grant: grants the plan once, as `plan grant` does. `conflict` if the request is no longer
 * open, or while a paid plan is active; requires a recent sign-in (docs/spec/portal.md#18-plan-requests).
 */
export const grantPlanRequest = endpoint({
  route: 'grantPlanRequest',
  summary: 'Grant a requested plan',
  tag: 'admin',
  access: 'owner',
  params: requestId,
  body: shape(
    'GrantPlanRequestBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      received: note(ARRANGEMENT_LENGTHS.received, 'What was received; the member sees it'),
    },
    { additionalProperties: false },
  ),
  response: decided,
  errors: ['not_signed_in', 'forbidden', 'sign_in_again', 'not_found', 'conflict'],
});

/** POST /api/admin/plan-requests/{id}/decline: the member gets the reason. `conflict` if the request is no longer open. */
export const declinePlanRequest = endpoint({
  route: 'declinePlanRequest',
  summary: 'Decline a requested plan',
  tag: 'admin',
  access: 'owner',
  params: requestId,
  body: shape(
    'DeclinePlanRequestBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      reason: note(ARRANGEMENT_LENGTHS.reason, 'For the member'),
    },
    { additionalProperties: false },
  ),
  response: decided,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
