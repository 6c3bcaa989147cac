import { type Static, Type } from 'typebox';
import { MAX_LISTED } from '#rules/pages.ts';
import { endpoint } from '../endpoint.ts';
import { KeyPermission } from '../v1/values.ts';
import { RowId, Success, shape, Timestamp } from '../values.ts';

/** The permissions that a member has given an app. */
export const AllowedApp = shape('AllowedApp', {
  appId: RowId,
  name: Type.String(),
  developer: Type.String(),
  permissions: Type.Array(
    shape('AllowedPermission', { permission: KeyPermission, since: Timestamp }),
  ),
  blockedAt: Type.Union([Timestamp, Type.Null()], {
    description: 'When the member blocked the app; null if not blocked',
  }),
});
export type AllowedApp = Static<typeof AllowedApp>;

/** GET /api/me/consents: the apps that the signed-in member has allowed or blocked. */
export const getOwnConsents = endpoint({
  route: 'getOwnConsents',
  summary: 'Apps that the member has allowed or blocked',
  tag: 'me',
  access: 'member',
  response: shape('OwnConsents', { apps: Type.Array(AllowedApp, { maxItems: MAX_LISTED }) }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/** DELETE /api/me/consents/{appId}: revokes all of the app's permissions. A repeat changes nothing. */
export const deleteOwnConsents = endpoint({
  route: 'deleteOwnConsents',
  summary: "Revoke an app's permissions",
  tag: 'me',
  access: 'member',
  params: Type.Object({ appId: RowId }),
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});

/** DELETE /api/me/consents/{appId}/block: the app may ask again. `not_found` if it is not blocked. */
export const deleteOwnBlock = endpoint({
  route: 'deleteOwnBlock',
  summary: 'Let a blocked app ask again',
  tag: 'me',
  access: 'member',
  params: Type.Object({ appId: RowId }),
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});
