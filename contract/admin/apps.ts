import { type Static, Type } from 'typebox';
import { PAGE_SIZES } from '#rules/limits.ts';
import { App } from '../developer/apps.ts';
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
  Version,
} from '../values.ts';

/** An app as administrators see it, with its owner. */
export const AdminApp = shape('AdminApp', {
  ...App.properties,
  ownerTelegramId: TelegramId,
  ownerName: Type.String(),
  version: Version,
});
export type AdminApp = Static<typeof AdminApp>;

/** GET /api/admin/apps: longest waiting first, limit 20 by default (docs/spec/portal.md#16-apps). */
export const getAdminApps = endpoint({
  route: 'getAdminApps',
  summary: 'Registered apps, to be approved',
  tag: 'admin',
  access: 'admin',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    status: Type.Optional(Type.Enum(['all', 'sandbox', 'production'])),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: shape('AdminAppPage', {
    apps: Type.Array(AdminApp, { maxItems: PAGE_SIZES.max }),
    pagination: Pagination,
  }),
  errors: ['not_signed_in', 'forbidden'],
});

const DecidedApp = shape('DecidedApp', { success: Type.Literal(true), app: AdminApp });

/**
 * POST /api/admin/apps/{appId}/approve: a repeat changes nothing. `conflict` if the app has changed since the reviewed version
 * (docs/spec/developers.md#13-apps).
 */
export const approveApp = endpoint({
  route: 'approveApp',
  summary: 'Approve an app for production',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ appId: RowId }),
  body: Type.Object(
    { adminTelegramId: AdminTelegramIdBody, version: Version },
    { title: 'ApproveAppBody', additionalProperties: false },
  ),
  response: DecidedApp,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** POST /api/admin/apps/{appId}/return: the owner gets the reason. A repeat replaces the reason. */
export const returnApp = endpoint({
  route: 'returnApp',
  summary: 'Return an app to sandbox',
  tag: 'admin',
  access: 'admin',
  params: Type.Object({ appId: RowId }),
  body: Type.Object(
    {
      adminTelegramId: AdminTelegramIdBody,
      reason: Type.String({ pattern: '\\S', maxLength: 500, description: 'For its owner' }),
    },
    { title: 'ReturnAppBody', additionalProperties: false },
  ),
  response: DecidedApp,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});
