import { type Static, Type } from 'typebox';
import { APP_FIELD_LENGTHS, APPLICATION_TYPES, MAX_CALLBACK_URLS } from '#rules/apps/form.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { endpoint } from '../endpoint.ts';
import { HttpsUrl, RowId, Success, shape, Timestamp } from '../values.ts';

/** The most apps of a member if the plan sets no limit; more are a `conflict`. */
export const MAX_APPS = 100;

/** A permission that an app declares. */
export const AppPermission = Type.Enum(
  APP_PERMISSIONS.map(({ id }) => id),
  { title: 'AppPermission' },
);
export type AppPermission = Static<typeof AppPermission>;

const text = (maxLength: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] });

/**
 * The required fields of the registration form (docs/spec/developers.md#13-apps). `rules/apps/form.ts` checks the rest: a refusal
 * names each field in `fields`.
 */
const form = {
  name: text(APP_FIELD_LENGTHS.name, 'Application name', 'Treasure Map'),
  developer: text(APP_FIELD_LENGTHS.developer, 'Person or organization', 'Anne & Co'),
  contactEmail: text(APP_FIELD_LENGTHS.contactEmail, 'An email address', 'anne@example.com'),
  applicationType: Type.Enum(
    APPLICATION_TYPES.map(({ id }) => id),
    { title: 'ApplicationType' },
  ),
  description: text(APP_FIELD_LENGTHS.description, 'What it does', 'Hides treasure, and finds it.'),
  callbackUrls: Type.Array(
    Type.String({ minLength: 1, maxLength: APP_FIELD_LENGTHS.callbackUrls }),
    {
      maxItems: MAX_CALLBACK_URLS,
      description:
        'One per line of the form, without empty lines: https, port 443, on the public internet',
      examples: [['https://app.example.com/back']],
    },
  ),
  permissions: Type.Array(AppPermission, { minItems: 1, maxItems: APP_PERMISSIONS.length }),
};

/** The registration form in a request. */
export const AppBody = Type.Object(
  {
    ...form,
    webhookUrl: Type.Optional(
      Type.Union([Type.String({ maxLength: APP_FIELD_LENGTHS.webhookUrl }), Type.Null()], {
        description: 'https on port 443 of a public host; empty or null: no webhooks',
        examples: ['https://app.example.com/hooks'],
      }),
    ),
  },
  { title: 'AppBody', additionalProperties: false },
);
export type AppBody = Static<typeof AppBody>;

/** `production` if an administrator has approved the app. */
export const AppStatus = Type.Enum(['sandbox', 'production'], { title: 'AppStatus' });

/** A registered app (docs/spec/developers.md#13-apps). */
export const App = shape('App', {
  id: RowId,
  ...form,
  webhookUrl: Type.Union([HttpsUrl, Type.Null()]),
  status: AppStatus,
  createdAt: Timestamp,
  approvedAt: Type.Union([Timestamp, Type.Null()]),
  returnedReason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why an administrator returned it to sandbox; otherwise null',
  }),
});
export type App = Static<typeof App>;

const WebhookSecret = Type.Union(
  [Type.String({ pattern: '^whsec_[A-Za-z0-9_-]{43}$' }), Type.Null()],
  {
    description: 'Signs its webhooks; shown only in this answer; null if none was created',
  },
);

/** An app, and its webhook secret if this call created one. */
export const AppWithSecret = shape('AppWithSecret', { app: App, webhookSecret: WebhookSecret });
export type AppWithSecret = Static<typeof AppWithSecret>;

const appId = Type.Object({ appId: RowId });

/** GET /api/developer/apps: My Apps, newest first (docs/spec/developers.md#22-calls-of-the-portal). */
export const getApps = endpoint({
  route: 'getApps',
  summary: "The member's registered apps",
  tag: 'developer',
  access: 'member',
  response: Type.Array(App, { title: 'Apps', maxItems: MAX_APPS }),
  errors: ['not_signed_in', 'forbidden'],
  viewerToken: true,
});

/**
 * POST /api/developer/apps: the app starts in sandbox. `conflict`: the plan allows no more apps
 * (docs/spec/developers.md#13-apps).
 */
export const postApp = endpoint({
  route: 'postApp',
  summary: 'Register an app',
  tag: 'developer',
  access: 'member',
  badInput: 'fields',
  body: AppBody,
  response: AppWithSecret,
  errors: ['not_signed_in', 'forbidden', 'conflict'],
});

/**
 * PUT /api/developer/apps/{appId}: a change to a field that an administrator approved returns the app to sandbox. `conflict`:
 * dropping `wallet_write` while an escrow may hold coins.
 */
export const putApp = endpoint({
  route: 'putApp',
  summary: 'Change an app',
  tag: 'developer',
  access: 'member',
  badInput: 'fields',
  params: appId,
  body: AppBody,
  response: AppWithSecret,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/** DELETE /api/developer/apps/{appId}: permanent. Another member's app is `not_found`. */
export const deleteApp = endpoint({
  route: 'deleteApp',
  summary: 'Remove an app for good',
  tag: 'developer',
  access: 'member',
  params: appId,
  response: Success,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});
